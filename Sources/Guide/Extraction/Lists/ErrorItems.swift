import SourceText

extension Extraction {
    /// `4001 - DOOR_LOCKED - meaning`, `DOOR_LOCKED - 4001 - meaning`: an error's name and its code, in either order.
    func otherName(of name: String, behind definition: DefinitionLine, in passage: Passage) -> (String, String)? {
        guard definition.separator.isPlain,
            let line = passage.lines.first(where: { $0.start <= definition.end && definition.end <= $0.end }),
            let second = DefinitionLine(passage, passage.trimmed(Span(definition.end, line.end))), second.separator.isPlain
        else { return nil }
        let other = passage.string(second.names[0])
        if NameShape.isNumber(name), NameShape.isSymbol(other) || NameShape.looksLikeCode(other) { return (other, name) }
        return NameShape.isNumber(other) && !NameShape.isNumber(name) ? (name, other) : nil
    }
}
