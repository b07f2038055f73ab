import SourceText

extension SwiftReader {
    mutating func readFunction(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.takeWord() else { return readOperator(from: first) }
        return readSignature(name: name, modifiers, from: first)
    }

    mutating func readInitializer(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        guard let name = cursor.takeWord() else { return nil }
        let failing = cursor.current.flatMap { MethodDeclaration.Failing(rawValue: stream.text($0)) }
        if failing != nil { cursor.index += 1 }
        guard var declaration = readSignature(name: name, modifiers, from: first) else { return nil }
        if case .method(var method) = declaration.kind {
            method.failing = failing
            declaration.kind = .method(method)
        }
        return declaration
    }

    private mutating func readSignature(name: Token, _ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        let typeParameters = cursor.isPunctuation("<") ? skipGenerics() : []
        let open = cursor.current
        defects = []
        guard let (parameters, isClosed) = readParameters() else { return nil }
        let labels = parameters.map { $0.label + ":" }.joined()
        var method = MethodDeclaration(
            isStatic: modifiers.isStatic,
            name: "\(stream.text(name))(\(labels))",
            nameSpan: stream.span(name)
        )
        method.parameters = parameters
        method.attributes = modifiers.attributes
        let effects = cursor.index
        let stated = readEffects()
        method.isThrowing = stated.isThrowing
        method.thrownType = stated.thrownType
        method.isAsync = stated.isAsync
        method.typeParameters = typeParameters
        method.isMutating = modifiers.words.contains("mutating")
        method.isOpen = modifiers.words.contains("open")
        method.isNonisolated = modifiers.words.contains("nonisolated")
        method.isVariadic = method.parameters.contains(where: \.isVariadic)
        cursor.index = effects
        method.result = readArrow()
        readEffects()
        skipWhereClause()
        let end = cursor.previousEnd
        if cursor.isPunctuation("{") {
            method.hasBody = true
            method.caseValues = parameters.isEmpty ? CaseValues(body: cursor) : nil
            if method.name == "init(from:)" { method.singleValue = cursor.singleValue }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        if !isClosed, let open {
            defects.append(Defect("missing `)` behind the parameters of `\(stream.text(name))`", span: stream.span(open)))
        }
        return Declaration(.method(method), span: stream.span(from: first.start, to: end), language: .swift, defects: defects)
    }

    /// `<Value: Sendable>` behind a name: the names in it; none, and nothing read, where no bracket closes it.
    @discardableResult
    mutating func skipGenerics() -> [String] {
        let start = cursor.index
        let names = readGenericParameters()
        guard cursor.isPunctuation("("), cursor.index - start < 256 else {
            cursor.index = start
            return []
        }
        return names
    }

    mutating func skipWhereClause() {
        guard cursor.isWord("where") else { return }
        while let token = cursor.current, !cursor.isPunctuation("{"), !token.startsLine || cursor.peek(-1)?.byte == .ascii(",") {
            cursor.index += 1
        }
    }

    /// `(label name: Type = value, …)`; nil where it is no parameter list. Its last bracket may be missing.
    mutating func readParameters() -> (list: [MethodDeclaration.Parameter], isClosed: Bool)? {
        guard cursor.take("(") else { return nil }
        var parameters: [MethodDeclaration.Parameter] = []
        while !cursor.take(")") {
            guard let parameter = readParameter() else { return nil }
            parameters.append(parameter)
            if cursor.take(",") { continue }
            if cursor.take(")") { break }
            return isAtLostBracket ? (parameters, false) : nil
        }
        return (parameters, true)
    }

    /// The end of a sentence, of a listing, or of a line behind which another declaration begins.
    private var isAtLostBracket: Bool {
        guard let next = cursor.current else { return true }
        guard context == .code, next.startsLine else { return false }
        return next.kind == .atWord || next.byte == .ascii("}") || Self.openings.contains(stream.text(next))
    }

    private static let openings: Set<String> = SwiftModifiers.known.union([
        "func", "var", "let", "init", "case", "struct", "enum", "protocol",
    ])

    private mutating func readParameter() -> MethodDeclaration.Parameter? {
        while cursor.atWord() != nil { cursor.index += 1 }
        let start = cursor.index
        guard let label = cursor.takeWord() else { return readBareType(from: start) }
        let name = cursor.takeWord() ?? label
        guard cursor.take(":") else { return readBareType(from: start) }
        let isInOut = cursor.isWord("inout")
        let first = cursor.index
        guard let type = readType() else { return nil }
        let isKept = stream.tokens[first..<cursor.index].prefix(while: { $0.byte != .ascii("(") }).contains {
            stream.text($0) == "@escaping"
        }
        var isVariadic = false
        while cursor.take(".") { isVariadic = true }
        var parameter = MethodDeclaration.Parameter(
            label: stream.text(label), name: stream.text(name), type: type, span: cursor.span(from: label.start))
        if cursor.take("=") {
            let start = cursor.index
            skipExpression()
            parameter.hasDefault = true
            parameter.defaultValue = literal(from: start, of: type) ?? named(stream.tokens[start..<cursor.index])
            parameter.span = cursor.span(from: label.start)
        }
        parameter.isInOut = isInOut
        if isKept { parameter.keeping = .longer }
        parameter.isVariadic = isVariadic
        parameter.isLabelled = name.start != label.start
        return parameter
    }

    /// `Door?` of `func open(Door?, with: Key)`: references abbreviate a parameter without a label to its type. It is called like that here.
    private mutating func readBareType(from first: Int) -> MethodDeclaration.Parameter? {
        cursor.index = first
        guard abbreviates, let token = cursor.current, let type = readType(), cursor.isPunctuation(",") || cursor.isPunctuation(")")
        else { return nil }
        var name = "value"
        if case .named(let named) = type, let initial = named.name.utf8.first {
            guard token.byte == .ascii("[") || initial >= 0x41 && initial <= 0x5A else { return nil }
            let word = named.name.prefix { $0.isLetter || $0.isNumber }
            if token.byte != .ascii("[") { name = word.prefix(1).lowercased() + word.dropFirst() }
        }
        return MethodDeclaration.Parameter(label: "_", name: name, type: type, span: cursor.span(from: token.start))
    }

    func literal(from start: Int, of type: TypeName) -> MethodDeclaration.Parameter.Literal? {
        literal(stream.tokens[start..<cursor.index], of: type)
    }

    func literal(_ tokens: ArraySlice<Token>, of type: TypeName) -> MethodDeclaration.Parameter.Literal? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        let text = stream.text(from: first.start, to: last.end).filter { !$0.isWhitespace }
        switch (text, last.kind) {
        case ("nil", _): return .null
        case ("true", _), ("false", _): return .boolean(text == "true")
        case ("[]", _): return .emptyList
        case ("[:]", _): return .emptyDictionary
        case (_, _) where isMade(text, type): return Self.collections[type.name ?? ""] ?? .made
        case (_, .number) where text.contains("*"): return product(tokens)
        case (_, .number):
            let digits = text.replacing("_", with: "")
            if let number = prefixed(digits) { return .integer(number) }
            return Int(digits).map { .integer($0) } ?? Double(digits).map { .number($0) }
        case (_, .string): return tokens.count == 1 ? plainText(stream.text(last)) : nil
        default:
            if first.byte == .ascii("["), last.byte == .ascii("]") { return list(tokens.dropFirst().dropLast(), of: type) }
            // `.main`, and `DispatchQueue.main` of a `DispatchQueue`: the same in other words.
            let owner = tokens.dropLast(2)
            let isOwn = owner.isEmpty || type.name == stream.text(from: first.start, to: owner[owner.endIndex - 1].end)
            let isMember = tokens.count >= 2 && tokens[tokens.endIndex - 2].byte == .ascii(".") && last.kind == .identifier
            return isMember && isOwn ? .implicit(stream.text(last)) : nil
        }
    }

    /// `Other()`, `Other.name`, `Shop.Other.name`: what another type makes, or has.
    private func named(_ tokens: ArraySlice<Token>) -> MethodDeclaration.Parameter.Literal? {
        let words = tokens.map { stream.text($0) }
        let isMade = words.suffix(2) == ["(", ")"]
        let names = (isMade ? words.dropLast(2) : words[...]).split(separator: ".", omittingEmptySubsequences: false)
        let types = isMade ? names[...] : names.dropLast()
        guard names.allSatisfy({ $0.count == 1 && $0.first?.first?.isLetter == true }), !types.isEmpty,
            types.allSatisfy({ $0.first?.first?.isUppercase == true })
        else { return nil }
        let path = types.joined(separator: ["."]).joined()
        return isMade ? .madeOf(path) : names.last?.first.map { .member(of: path, $0) }
    }

    /// What stands empty where it is made of nothing.
    private static let collections: [String: MethodDeclaration.Parameter.Literal] = [
        "Array": .emptyList, "Set": .emptyList, "Dictionary": .emptyDictionary,
    ]

    /// `Type()`, `.init()`, `Type.init()`, and of a collection `[String]()`, `Set<String>()`.
    private func isMade(_ text: String, _ type: TypeName) -> Bool {
        guard text.hasSuffix("()"), let name = type.name else { return false }
        if text == ".init()" { return true }
        var maker = text.dropLast(2)
        if maker.hasSuffix(".init") { maker = maker.dropLast(5) }
        if maker == name { return true }
        guard Self.collections[name] != nil else { return false }
        return maker.hasPrefix("\(name)<") && maker.hasSuffix(">") || name != "Set" && maker.hasPrefix("[") && maker.hasSuffix("]")
    }

    /// `60 * 60`: people write so what they count in.
    private func product(_ tokens: ArraySlice<Token>) -> MethodDeclaration.Parameter.Literal? {
        let numbers = tokens.split(omittingEmptySubsequences: false) { $0.byte == .ascii("*") }.map { part in
            part.count == 1 ? stream.text(part[part.startIndex]).replacing("_", with: "") : ""
        }
        let whole = numbers.compactMap { Int($0) }
        if whole.count == numbers.count {
            let product = whole.reduce(Int?.some(1)) { product, next in product.flatMap { Self.product($0, next) } }
            return product.map { .integer($0) }
        }
        let fractions = numbers.compactMap { Double($0) }
        return fractions.count == numbers.count ? .number(fractions.reduce(1, *)) : nil
    }

    private static func product(_ first: Int, _ second: Int) -> Int? {
        let (value, overflows) = first.multipliedReportingOverflow(by: second)
        return overflows ? nil : value
    }

    /// `0xFF`, `0b101`, `0o17`
    private func prefixed(_ digits: String) -> Int? {
        let radixes: [Substring: Int] = ["0x": 16, "0b": 2, "0o": 8]
        return radixes[digits.prefix(2)].flatMap { Int(digits.dropFirst(2), radix: $0) }
    }

    /// What stands between the brackets of a list, if each item is a literal; of a set of options, one of them each: `[.loud, .wide]`.
    private func list(_ tokens: ArraySlice<Token>, of type: TypeName) -> MethodDeclaration.Parameter.Literal? {
        guard case .named(let named) = type else { return nil }
        let isCollection = ["Array", "Set"].contains(named.name)
        // A list inside of options is none of them, however deep it goes.
        guard isCollection || tokens.allSatisfy({ $0.byte != .ascii("[") }) else { return nil }
        guard let element = isCollection ? named.arguments.first : named.arguments.isEmpty ? .named(.init(named.name)) : nil else {
            return nil
        }
        let parts = tokens.split { $0.byte == .ascii(",") }
        let items = parts.compactMap { literal($0, of: element) }
        let isOfOptions = items.allSatisfy { if case .implicit = $0 { true } else { false } }
        return items.count == parts.count && (isCollection || isOfOptions) ? .list(items) : nil
    }

    /// A text of one line without values in it.
    private func plainText(_ quoted: String) -> MethodDeclaration.Parameter.Literal? {
        guard quoted.count > 1, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
        var rest = quoted.dropFirst().dropLast()
        var text = ""
        while let character = rest.popFirst() {
            guard character != "\"", !character.isNewline else { return nil }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let meant = Self.escaped(&rest) else { return nil }
            text.append(meant)
        }
        return .text(text)
    }

    /// The character that stands behind a backslash, `n` or `u{1F6AA}`; nil for a value, `(name)`.
    private static func escaped(_ rest: inout Substring) -> Character? {
        guard let sign = rest.popFirst() else { return nil }
        guard sign == "u" else { return escapes[sign] }
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"), let number = UInt32(rest[..<end], radix: 16) else { return nil }
        rest = rest[end...].dropFirst()
        return Unicode.Scalar(number).map(Character.init)
    }

    private static let escapes: [Character: Character] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]

    /// Up to the comma or bracket that ends an argument.
    mutating func skipExpression() {
        while let token = cursor.current {
            if token.kind == .punctuation {
                if token.byte == .ascii(",") || token.byte == .ascii(")") { return }
                if cursor.skipBrackets() { continue }
            }
            cursor.index += 1
        }
    }
}
