import SourceText

/// `- (instancetype)initWithLevel:(int) room:(ABRoom) {}`: guides leave out what the parameters are called, and comments above explain them by
/// their labels.
extension ObjectiveCReader {
    /// Behind the type stands the end, or the next label on a line of its own. On the same line it could be the name and the label run together.
    var lacksName: Bool {
        guard !isHeader, let next = cursor.current else { return false }
        if next.kind == .punctuation { return next.byte == .ascii("{") || next.byte == .ascii(";") }
        guard next.kind == .identifier, cursor.isPunctuation(":", at: 1), cursor.isPunctuation("(", at: 2) else { return false }
        return next.startsLine || isFollowedByNameless
    }

    /// Whether what the next label takes has no name either, as where a declaration leaves all of them out.
    private var isFollowedByNameless: Bool {
        guard cursor.current?.hasBlankBefore == true else { return false }
        var index = cursor.index
        let tokens = stream.tokens
        while index + 2 < tokens.count, tokens[index].kind == .identifier, tokens[index + 1].byte == .ascii(":"),
            tokens[index + 2].byte == .ascii("("), let end = stream.partner(of: index + 2), end + 1 < tokens.count
        {
            index = end + 1
        }
        let last = tokens[index]
        return index > cursor.index && last.kind == .punctuation && (last.byte == .ascii("{") || last.byte == .ascii(";"))
    }

    /// The parameter is called what its label says. Answers the next label.
    mutating func addNameless(
        label: String, type: TypeName?, from start: Int, into parameters: inout [MethodDeclaration.Parameter]
    ) -> (label: Token?, isLast: Bool) {
        let span = cursor.span(from: start)
        let name = parameters.isEmpty ? Self.nameTaken(by: label) : label
        parameters.append(.init(label: label, name: name, type: type, span: span))
        defects.append(Defect("what `\(label):` takes has no name", span: span))
        let next = cursor.current?.kind == .identifier ? cursor.takeWord() : nil
        return (next, next == nil)
    }

    /// `level` of `initWithLevel`, `open` of `open`.
    private static func nameTaken(by label: String) -> String {
        let words = CamelCase.words(of: label)
        guard let with = words.lastIndex(of: "With"), with + 1 < words.count else { return label }
        return CamelCase.lowercasingInitialism(words[(with + 1)...].joined())
    }
}
