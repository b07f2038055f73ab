import SourceText

/// A call that is all there is in a listing, which is the first below a title or an item that says what it does: so a guide lists functions.
struct TitledCall {
    /// The use that the sample's call is.
    let fact: Int
    /// What the listing stands under: a heading's rank and the one above it, or the list.
    let group: String
}

extension Extraction {
    /// Notes the one call on a type of the API in a listing, whose facts begin at some place.
    mutating func noteTitledCall(_ passage: Passage, at index: Int, from first: Int) {
        guard passage.bytes.count < 1500, let group = groupOfTitle(above: index) else { return }
        let calls = (first..<facts.count).filter { facts[$0].kind == .use && facts[$0].detail.form == "call" }
        guard calls.count == 1, let call = calls.first, facts[call].isStatic == true, let type = facts[call].owner, survey.isOfAPI(type),
            isFirst(facts[call].span, in: passage), !Vocabulary.isPlatformMethod(facts[call].name), !Self.makes(facts[call].name)
        else { return }
        titledCalls.append(TitledCall(fact: call, group: group))
    }

    /// `[ABDoor alloc]`, `ABDoor.builder()`: the object that the sample goes on with.
    private static func makes(_ name: String) -> Bool {
        let base = NameShape.base(of: name)
        return ["alloc", "new", "init", "builder", "shared", "instance"].contains { base.hasPrefix($0) }
    }

    /// Nothing but comments before the statement that the call is in.
    private func isFirst(_ span: Span, in passage: Passage) -> Bool {
        guard let line = passage.lines.first(where: { !passage.string($0).hasPrefix("//") }) else { return false }
        return span.start <= passage.file(line).end
    }

    /// The heading with at most two paragraphs between, or the item right above.
    private func groupOfTitle(above index: Int) -> String? {
        for block in document.blocks[..<index].suffix(3).reversed() {
            switch block.kind {
            case .paragraph: continue
            case .heading(let level, _):
                let above = context.sections.last { $0.level < level }
                return "\(level) \(above?.line ?? 0)"
            case .item: return block.span == document.blocks[index - 1].span ? "item \(context.headingLine ?? 0)" : nil
            case .code, .table: return nil
            }
        }
        return nil
    }

    /// States the calls of such lists, of three and more, where nothing else states their methods.
    mutating func stateTitledCalls() {
        let groups = Dictionary(grouping: titledCalls, by: \.group).filter { Set($0.value.map { facts[$0.fact].name }).count > 2 }
        guard !groups.isEmpty else { return }
        let stated = Set(facts.lazy.filter { $0.kind == .method }.map { String(NameShape.base(of: $0.name)) })
        var shown: Set<String> = []
        for call in groups.values.joined().sorted(by: { $0.fact < $1.fact }) where facts[call.fact].kind == .use {
            let name = facts[call.fact].name
            guard !stated.contains(String(NameShape.base(of: name))), shown.insert(name).inserted else { continue }
            let use = facts[call.fact]
            addBehind(Fact(.method, name, owner: use.owner, isStatic: true, source: .sample, span: use.span))
        }
    }
}
