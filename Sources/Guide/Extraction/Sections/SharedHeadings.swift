import SourceText

/// `Door.shared`, `Door.getInstance()` in code as a heading: its section is about the type, of which this is how apps get the one object.
extension Extraction {
    func sharedType(_ passage: Passage, _ body: Span) -> Span? {
        if let possessive = possessiveType(passage, body) { return possessive }
        guard passage.isCode(body) || passage.bytes[body.start] == 0x60 else { return nil }
        let code = passage.withoutQuotes(body)
        let parts = passage.string(code).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, NameShape.isTypePart(String(parts[0])), Self.sharedNames.contains(String(parts[1])),
            survey.isOfAPI(String(parts[0]))
        else { return nil }
        return Span(code.start, code.start + parts[0].utf8.count)
    }

    private static let sharedNames: Set<String> = [
        "shared", "sharedInstance", "sharedInstance()", "instance", "instance()", "getInstance()", "shared()", "default", "default()",
        "defaultInstance", "sharedManager", "sharedManager()", "current",
    ]
}
