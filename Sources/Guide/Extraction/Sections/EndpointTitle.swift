/// Titles of endpoints as pages draw them, made what they say.
enum EndpointTitle {
    /// `GET /doors` of `GET/doors`: a badge and a piece of code, with nothing between them.
    static func withBlankBehindMethod(_ text: String) -> String {
        guard let slash = text.firstIndex(of: "/"), !text.has(" "), HTTPMethod.all.contains(where: { $0 == text[..<slash] }),
            text[slash...].utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7A })
        else { return text }
        return "\(text[..<slash]) \(text[slash...])"
    }

    /// `{URL}/doors` of `[URL]/doors`: a word in brackets right before a path stands for the host.
    static func withBracesAroundHost(_ text: String) -> String {
        guard let close = text.firstRange(of: "]/"), let open = text[..<close.lowerBound].lastIndex(of: "["),
            text[open...].dropFirst().prefix(while: { $0 != "]" }).utf8.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x20 })
        else { return text }
        let word = text[text.index(after: open)..<close.lowerBound].filter { $0 != " " }
        return text[..<open] + "{\(word)}/" + text[close.upperBound...]
    }
}
