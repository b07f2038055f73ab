import SourceText

extension SwiftReader {
    /// `var name: Type { get }`, `let name = value`. In prose only with a type that starts with a capital or a bracket.
    mutating func readProperty(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        let isConstant = cursor.isWord("let")
        cursor.index += 1
        guard let name = cursor.takeWord(), let declaration = readBinding(of: name, isConstant, modifiers, from: first) else { return nil }
        // `var seats: Int = 4, doors: Int = 2`
        while context == .code, isAtNextBinding {
            cursor.index += 1
            guard let name = cursor.takeWord(), let other = readBinding(of: name, isConstant, modifiers, from: name) else { break }
            note(further: [other])
        }
        return declaration
    }

    private mutating func readBinding(of name: Token, _ isConstant: Bool, _ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        let others = context == .code ? readFurtherNames() : []
        var property = PropertyDeclaration(name: stream.text(name), nameSpan: stream.span(name), type: nil, isStatic: modifiers.isStatic)
        if cursor.take(":") {
            guard let type = readType(), context == .code || Self.isPlausible(type) else { return nil }
            property.type = type
        } else if context == .prose && !modifiers.words.contains("public") || !isAtPropertyEnd {
            return nil
        }
        property.isPrivate = modifiers.isPrivate
        property.isOpen = modifiers.words.contains("open")
        property.wrappers = modifiers.wrappers
        property.isNonisolated = modifiers.words.contains("nonisolated")
        property.isDeprecated = modifiers.attributes.isDeprecated
        property.availability = modifiers.attributes.availability
        property.isOnMainActor = modifiers.attributes.isOnMainActor
        property.attributes = modifiers.words.filter { ["weak", "lazy", "unowned"].contains($0) }
        let end = cursor.previousEnd
        var isReadOnly = isConstant || modifiers.hidesSetter
        if cursor.take("=") {
            property.hasInitializer = true
            let start = cursor.index
            skipInitializer()
            property.literal = literal(from: start)
            let type = property.type ?? valueType(from: start).flatMap(SwiftParser.type)
            property.firstValue = type.flatMap { literal(from: start, of: $0) }
            // An interface writes `let` for what others can only read.
            let keyword: Beginning.Keyword = modifiers.hidesSetter ? .ownVariable : isConstant ? .constant : .variable
            property.beginning = beginning(from: start, of: type, keyword)
            if modifiers.isStatic {
                property.options = options(from: start)
                property.arguments = arguments(from: start)
            }
            if property.type == nil {
                property.valueType = valueType(from: start)
                property.makerType = property.isStatic ? makerType(from: start) : nil
            }
            if isAtObservers { cursor.skipBrackets() }
        } else if cursor.isPunctuation("{") {
            (property.caseValues, property.answeredText) = (CaseValues(body: cursor), cursor.answeredText)
            readEffects(of: &property)
            isReadOnly = isReadOnly || property.caseValues != nil || !accessorsContainSet
            cursor.skipBrackets()
        }
        if isReadOnly { property.attributes.append("readonly") }
        note(further: others.map { declaration(of: $0, like: property, to: end) })
        return Declaration(.property(property), span: stream.span(from: first.start, to: end), language: .swift)
    }

    /// The names behind the first of `let a, b, c: Int`.
    private mutating func readFurtherNames() -> [Token] {
        let start = cursor.index
        var names: [Token] = []
        while cursor.take(","), let name = cursor.takeWord() { names.append(name) }
        if names.isEmpty || !cursor.isPunctuation(":") {
            cursor.index = start
            return []
        }
        return names
    }

    private func declaration(of name: Token, like property: PropertyDeclaration, to end: Int) -> Declaration {
        var other = property
        other.name = stream.text(name)
        other.nameSpan = stream.span(name)
        return Declaration(.property(other), span: stream.span(from: name.start, to: end), language: .swift)
    }

    private static func isPlausible(_ type: TypeName) -> Bool {
        guard let name = type.name?.utf8.first else { return true }
        return name.isUpper || name == .ascii("(")
    }

    /// A property without a type has a value, or a tuple pattern follows that is no property of ours.
    private var isAtPropertyEnd: Bool { cursor.isPunctuation("=") }

    var accessorsContainSet: Bool {
        guard let partner = cursor.partner else { return false }
        let words = stream.tokens[cursor.index..<partner].filter { $0.kind == .identifier }.map(stream.text)
        return words.contains("set") || words.contains("didSet") || words.contains("willSet")
    }

    /// Of `{ get async throws }`, also with a body.
    var effectsOfGetter: Effects {
        guard cursor.isWord("get", at: 1) else { return Effects() }
        var copy = self
        copy.cursor.index += 2
        return copy.readEffects()
    }

    private func readEffects(of property: inout PropertyDeclaration) {
        let effects = effectsOfGetter
        property.isAsync = effects.isAsync
        property.isThrowing = effects.isThrowing
        property.thrownType = effects.thrownType
    }

    /// `42`, `-1`, `"text"`, `true`: a value that stands for itself.
    func literal(from start: Int) -> String? {
        let tokens = stream.tokens[start..<cursor.index]
        guard let last = tokens.last else { return nil }
        let isSigned = tokens.count == 2 && tokens.first?.byte == .ascii("-") && last.kind == .number
        guard tokens.count == 1 || isSigned else { return nil }
        let text = stream.text(from: tokens[start].start, to: last.end)
        switch last.kind {
        case .number: return text
        case .string: return String(text.dropFirst().dropLast())
        default: return text == "true" || text == "false" ? text : nil
        }
    }

    /// `Door` of `Door.made("D1")`: what a function of a type makes is as a rule one of them.
    private func makerType(from start: Int) -> String? {
        let tokens = stream.tokens[start..<cursor.index]
        guard let bracket = tokens.firstIndex(where: { $0.byte == .ascii("(") }), stream.partner(of: bracket) == cursor.index - 1 else {
            return nil
        }
        let parts = tokens[..<bracket].map(stream.text).joined().split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isIdentifierPart) }),
            parts.last?.utf8.first?.isUpper == false, parts.dropLast().allSatisfy({ $0.utf8.first?.isUpper == true })
        else { return nil }
        return parts.dropLast().joined(separator: ".")
    }

    /// Behind a first value: `{ didSet { … } }`, which hears of others.
    private var isAtObservers: Bool { cursor.isPunctuation("{") && (cursor.isWord("didSet", at: 1) || cursor.isWord("willSet", at: 1)) }

    /// `, doors: Int` behind a value. What a value has commas in stands in brackets.
    private var isAtNextBinding: Bool {
        cursor.isPunctuation(",") && cursor.word(at: 1) != nil && (cursor.isPunctuation(":", at: 2) || cursor.isPunctuation("=", at: 2))
    }

    /// The value: up to the end of its line, over brackets.
    private mutating func skipInitializer() {
        let start = cursor.index
        while let token = cursor.current {
            if token.startsLine, cursor.index > start, token.byte != .ascii(".") { return }
            if cursor.index > start, isAtObservers { return }
            if token.kind == .punctuation, token.byte == .ascii(";") || token.byte == .ascii("}") { return }
            if isAtNextBinding { return }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
    }
}
