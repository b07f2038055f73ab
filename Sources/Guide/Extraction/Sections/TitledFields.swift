import SourceText

extension Extraction {
    /// `doorKey` or `doorKey (required)` alone, in text that was taken from a page, below a title that says "parameters" or "properties": an item of
    /// which copying has left the name, and whose meaning follows.
    mutating func readTitledField(_ passage: Passage, _ body: Span, level: Int) -> Bool {
        guard document.format == .text, context.subject == nil, block + 1 < document.blocks.count,
            let above = context.sections.last(where: { $0.level < level }),
            let kind: Fact.Kind = above.topics.contains(.parameters) ? .parameter : above.topics.contains(.properties) ? .property : nil
        else { return false }
        let name = passage.bytes[body.start..<body.end].prefix(while: NameShape.isIdentifierPart)
        let rest = passage.string(Span(name.endIndex, body.end))
        let text = passage.string(Span(body.start, name.endIndex))
        guard NameShape.isPlainName(text), rest.isEmpty ? NameShape.looksLikeCode(text) : rest.hasPrefix(" (") && rest.hasSuffix(")"),
            survey.names[text] != .method
        else { return false }
        var fact = Fact(kind, text, owner: above.owner, source: .list, span: passage.file(Span(body.start, name.endIndex)))
        fact.detail.isRequired = Requiredness.of(String(rest.dropFirst(2).dropLast()))
        add(fact)
        return true
    }
}
