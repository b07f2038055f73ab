import SourceText

/// `isOpen: Bool` in code at the start of an item, among items that are calls: a property of what they are the methods of.
extension Extraction {
    mutating func readTypedItem(_ passage: Passage) -> Bool {
        guard context.weight(of: .parameters) == 0, let line = passage.lines.first, let code = passage.codeMark(at: line.start),
            code.end <= line.end,
            let member = TypedMember(passage, code), context.subject?.takes(passage.string(member.name)) != true, hasCallBeside
        else { return false }
        let name = passage.string(member.name)
        var fact = Fact(.property, name, owner: context.owner, source: .list, span: passage.file(member.name))
        fact.type = member.type
        add(fact)
        readRest(passage, from: code.end)
        return true
    }

    /// The item before or behind begins with a call in code.
    private var hasCallBeside: Bool {
        [block - 1, block + 1].contains { index in
            guard document.blocks.indices.contains(index), case .item(_, let text) = document.blocks[index].kind else { return false }
            let passage = Passage(text)
            guard let line = passage.lines.first, let code = passage.codeMark(at: line.start) else { return false }
            let call = passage.string(code)
            return call.has("(") && call.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
        }
    }
}
