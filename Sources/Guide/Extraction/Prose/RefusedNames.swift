import SourceText

extension Extraction {
    /// "This call does not accept `depot_id`": the section of a call names what it is not asked with.
    func isRefused(_ mention: Mention, in passage: Passage) -> Bool {
        guard context.endpoint != nil, mention.name.utf8.allSatisfy({ NameShape.isIdentifierPart($0) && !(0x41...0x5A).contains($0) })
        else {
            return false
        }
        let before = passage.string(Span(0, mention.span.start)).lowercased().replacing("\u{2019}", with: "'")
        guard let start = Self.refusals.compactMap({ before.ranges(of: $0).last?.upperBound }).max() else { return false }
        let rest = before[start...]
        // The sentence goes on with what is taken instead, or said of another.
        return !rest.contains { ".。;!".contains($0) } && ![" but ", " without ", " unless ", " if ", " when "].contains(where: rest.has)
    }

    private static let refusals = [
        "does not accept ", "doesn't accept ", "do not accept ", "don't accept ", "does not support ", "doesn't support ",
        "do not support ",
        "don't support ", "no acepta ", "n'accepte pas ", "akzeptiert kein", "não aceita ",
    ]
}
