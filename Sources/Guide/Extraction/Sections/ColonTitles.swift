import SourceText

extension Passage {
    /// "Class DoorReport:" as a heading: what follows is of the type, and the colon says no more. That of a selector belongs to it.
    func withoutColon(_ body: Span) -> Span {
        guard let sign = [":", "："].first(where: string(body).hasSuffix) else { return body }
        let rest = trimmed(Span(body.start, body.end - sign.utf8.count))
        guard let word = string(rest).split(whereSeparator: { $0 == " " || $0 == "`" }).last.map(String.init) else { return body }
        return NameShape.isTypePart(word) && NameShape.looksLikeType(word) && !NameShape.isConstantName(word) ? rest : body
    }
}
