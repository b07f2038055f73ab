import SourceText

/// "The method `make()` - the short way" as a heading above a sample that calls `DoorKit.make(key:delegate:)`: how the method is called in full.
extension Extraction {
    mutating func stateTitledMethods() {
        let calls = facts.filter { fact in
            fact.kind == .use && fact.source == .sample && fact.detail.form == "call" && fact.owner.map(survey.isOfAPI) == true
        }
        guard !calls.isEmpty else { return }
        var stated = Set(facts.lazy.filter { $0.kind == .method }.map { String(NameShape.base(of: $0.name)) })
        for index in facts.indices where facts[index].kind == .use && facts[index].source == .heading {
            let name = facts[index].name
            let base = String(NameShape.base(of: name))
            guard name.hasSuffix("()"), NameShape.isPlainName(base), !stated.contains(base), saysMethod(headingOf: index) else { continue }
            let shown = calls.filter { $0.detail.headingLine == facts[index].detail.headingLine && NameShape.base(of: $0.name) == base }
            guard let call = shown.first, Set(shown.map(\.name)).count == 1, !survey.appSelectors.contains(base),
                !Vocabulary.isPlatformMethod(call.name)
            else { continue }
            stated.insert(base)
            addBehind(
                Fact(.method, call.name, owner: call.owner, isStatic: call.isStatic, source: .heading, span: facts[index].span))
        }
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
