import SourceText

/// `subscript(key: String) -> Door? { get set }`: a method that is called by brackets.
extension SwiftReader {
    mutating func readSubscript(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        guard context == .code, let keyword = cursor.takeWord() else { return nil }
        let typeParameters = cursor.isPunctuation("<") ? skipGenerics() : []
        guard let (parameters, _) = readParameters(), let result = readArrow() else { return nil }
        skipWhereClause()
        // Only what is called by a name of its own has its parameter's name for a label.
        let called = parameters.map { parameter in
            var parameter = parameter
            if !parameter.isLabelled { parameter.label = "_" }
            return parameter
        }
        let labels = called.map { $0.label + ":" }.joined()
        var method = MethodDeclaration(isStatic: modifiers.isStatic, name: "subscript(\(labels))", nameSpan: stream.span(keyword))
        method.form = .subscript
        method.parameters = called
        method.attributes = modifiers.attributes
        method.result = result
        method.typeParameters = typeParameters
        method.isOpen = modifiers.words.contains("open")
        method.isNonisolated = modifiers.words.contains("nonisolated")
        method.isVariadic = parameters.contains(where: \.isVariadic)
        let end = readAccessors(of: &method, hidesSetter: modifiers.hidesSetter)
        return Declaration(.method(method), span: stream.span(from: first.start, to: end), language: .swift)
    }

    /// `{ get throws set }`, or a body that answers; what stands alone is only read.
    ///
    /// - Returns: where the declaration ends: `{ get set }` belongs to it, and a body does not.
    private mutating func readAccessors(of method: inout MethodDeclaration, hidesSetter: Bool) -> Int {
        let end = cursor.previousEnd
        guard cursor.isPunctuation("{") else { return end }
        if !hidesSetter, accessorsContainSet { method.form = .settableSubscript }
        let effects = effectsOfGetter
        (method.isAsync, method.isThrowing, method.thrownType) = (effects.isAsync, effects.isThrowing, effects.thrownType)
        let start = cursor.index
        if !cursor.skipBrackets() { cursor.index += 1 }
        let words = stream.tokens[start..<cursor.index].dropFirst().dropLast().map(stream.text)
        method.hasBody = !words.allSatisfy(["get", "set", "async", "throws"].contains)
        return method.hasBody ? end : cursor.previousEnd
    }
}
