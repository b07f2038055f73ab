import SourceText

/// "The method `make()` - the short way" as a heading above a sample that calls `DoorKit.make(key:delegate:)`: how the method is called in full.
extension Extraction {
    mutating func stateTitledMethods() {
        let titles = facts.indices.filter { index in
            facts[index].kind == .use && facts[index].source == .heading && facts[index].name.hasSuffix("()")
        }
        guard !titles.isEmpty else { return }
        let calls = facts.filter { fact in
            fact.kind == .use && fact.source == .sample && fact.detail.form == "call" && fact.owner.map(survey.isOfAPI) == true
        }
        let bySection = Dictionary(grouping: calls) { Called(base: String(NameShape.base(of: $0.name)), line: $0.detail.headingLine) }
        var stated = Set(facts.lazy.filter { $0.kind == .method }.map { String(NameShape.base(of: $0.name)) })
        for index in titles {
            let base = String(NameShape.base(of: facts[index].name))
            guard NameShape.isPlainName(base), !stated.contains(base), saysMethod(headingOf: index),
                let shown = bySection[Called(base: base, line: facts[index].detail.headingLine)], Set(shown.map(\.name)).count == 1,
                let call = shown.first, !survey.appSelectors.contains(base), !Vocabulary.isPlatformMethod(call.name)
            else { continue }
            stated.insert(base)
            addBehind(Fact(.method, call.name, owner: call.owner, isStatic: call.isStatic, source: .heading, span: facts[index].span))
        }
    }

    private struct Called: Hashable {
        let base: String
        let line: Int?
    }

    /// A word for methods stands in the heading, besides what is marked as code.
    private func saysMethod(headingOf fact: Int) -> Bool {
        guard case .heading(_, let text) = document.blocks[blockOfFact[fact]].kind else { return false }
        let passage = Passage(text)
        var bytes = passage.bytes
        for mark in text.marks where mark.kind == .code {
            for place in mark.range.start..<mark.range.end { bytes[place] = 0x20 }
        }
        return Topics.table.meanings(in: String(decoding: bytes, as: UTF8.self)).contains(.methods)
    }
}
