import SourceText

extension SwiftReader {
    mutating func readFunction(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.takeWord() else { return nil }
        return readSignature(name: name, modifiers, from: first)
    }

    mutating func readInitializer(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        guard let name = cursor.takeWord() else { return nil }
        if cursor.isPunctuation("?") || cursor.isPunctuation("!") { cursor.index += 1 }
        return readSignature(name: name, modifiers, from: first)
    }

    private mutating func readSignature(name: Token, _ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        if cursor.isPunctuation("<") { skipGenerics() }
        let open = cursor.current
        guard let parameters = readParameters() else { return nil }
        let isClosed = cursor.peek(-1)?.byte == .ascii(")")
        let labels = parameters.map { $0.label + ":" }.joined()
        var method = MethodDeclaration(
            isStatic: modifiers.isStatic,
            name: "\(stream.text(name))(\(labels))",
            nameSpan: stream.span(name)
        )
        method.parameters = parameters
        method.attributes = modifiers.attributes
        let effects = cursor.index
        method.isThrowing = skipEffects()
        cursor.index = effects
        method.result = readArrow()
        skipEffects()
        skipWhereClause()
        let end = cursor.previousEnd
        if cursor.isPunctuation("{") {
            method.hasBody = true
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        var defects: [Defect] = []
        if !isClosed, let open {
            defects.append(Defect("missing `)` behind the parameters of `\(stream.text(name))`", span: stream.span(open)))
        }
        return Declaration(.method(method), span: stream.span(from: first.start, to: end), language: .swift, defects: defects)
    }

    private mutating func skipGenerics() {
        let start = cursor.index
        while let token = cursor.current, !cursor.isPunctuation(">") {
            guard cursor.index - start < 64, token.byte != .ascii("(") else { return cursor.index = start }
            cursor.index += 1
        }
        cursor.index += 1
    }

    mutating func skipWhereClause() {
        guard cursor.isWord("where") else { return }
        while let token = cursor.current, !cursor.isPunctuation("{"), !token.startsLine { cursor.index += 1 }
    }

    /// `(label name: Type = value, …)`; nil where it is no parameter list.
    private mutating func readParameters() -> [MethodDeclaration.Parameter]? {
        guard cursor.take("(") else { return nil }
        var parameters: [MethodDeclaration.Parameter] = []
        while !cursor.take(")") {
            guard let parameter = readParameter() else { return nil }
            parameters.append(parameter)
            // A declaration that a sentence holds may have lost its last bracket.
            if !cursor.take(",") { return cursor.take(")") || context == .prose && cursor.isAtEnd ? parameters : nil }
        }
        return parameters
    }

    private mutating func readParameter() -> MethodDeclaration.Parameter? {
        while cursor.atWord() != nil { cursor.index += 1 }
        guard let label = cursor.takeWord() else { return nil }
        let name = cursor.takeWord() ?? label
        guard cursor.take(":"), let type = readType() else { return nil }
        while cursor.take(".") {}
        let hasDefault = cursor.take("=")
        if hasDefault { skipExpression() }
        return .init(
            label: stream.text(label),
            name: stream.text(name),
            type: type,
            span: cursor.span(from: label.start),
            hasDefault: hasDefault
        )
    }

    /// Up to the comma or bracket that ends an argument.
    private mutating func skipExpression() {
        while let token = cursor.current {
            if token.kind == .punctuation {
                if token.byte == .ascii(",") || token.byte == .ascii(")") { return }
                if cursor.skipBrackets() { continue }
            }
            cursor.index += 1
        }
    }
}
