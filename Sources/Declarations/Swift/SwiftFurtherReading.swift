import SourceText

/// Operators and associated types.
extension SwiftReader {
    /// `static func == (lhs: Door, rhs: Door) -> Bool`, from its sign on.
    mutating func readOperator(from first: Token) -> Declaration? {
        guard context == .code, let sign = readOperatorSign() else { return nil }
        if cursor.isPunctuation("<") { skipGenerics() }
        guard let (parameters, _) = readParameters() else { return nil }
        readEffects()
        _ = readArrow()
        skipWhereClause()
        let labels = String(repeating: "_:", count: parameters.count)
        return further(.operator, "\(sign.text)(\(labels))", sign.span, from: first)
    }

    /// `associatedtype Element: Sendable = Door`
    mutating func readAssociatedType(from first: Token) -> Declaration? {
        guard context == .code else { return nil }
        cursor.index += 1
        guard let name = cursor.takeWord() else { return nil }
        if cursor.take(":") { while readType() != nil, cursor.take(",") {} }
        if cursor.take("=") { _ = readType() }
        skipWhereClause()
        return further(.associatedType, stream.text(name), stream.span(name), from: first)
    }

    /// The punctuation behind `func`, without a blank in it.
    private mutating func readOperatorSign() -> (text: String, span: Span)? {
        guard let start = cursor.current, isSign(start) else { return nil }
        var end = start.end
        cursor.index += 1
        while let token = cursor.current, isSign(token), !token.hasBlankBefore {
            end = token.end
            cursor.index += 1
        }
        return (stream.text(from: start.start, to: end), stream.span(from: start.start, to: end))
    }

    private func isSign(_ token: Token) -> Bool {
        token.kind == .punctuation && "+-*/%=<>!&|^~?.".unicodeScalars.contains { token.byte == .ascii($0) }
    }

    private mutating func further(_ kind: FurtherDeclaration.Kind, _ name: String, _ nameSpan: Span, from first: Token) -> Declaration {
        let end = cursor.previousEnd
        let hasBody = cursor.isPunctuation("{")
        if hasBody, !cursor.skipBrackets() { cursor.index += 1 }
        let declaration = FurtherDeclaration(kind: kind, name: name, nameSpan: nameSpan, hasBody: hasBody)
        return Declaration(.further(declaration), span: stream.span(from: first.start, to: end), language: .swift)
    }
}

extension Declaration {
    /// An operator or an associated type.
    var isFurther: Bool { if case .further = kind { true } else { false } }
}

extension TypeDeclaration {
    /// The enum that a structure of options, errors or texts is; what no enum can have goes with it.
    var namedValues: EnumDeclaration? {
        var plain = self
        plain.members.removeAll { $0.declaration.isFurther }
        var values = plain.optionSet ?? plain.errorConstants ?? plain.textConstants
        values?.members += members.map(\.declaration).filter(\.isFurther)
        return values
    }
}
