import SourceText

extension ObjectiveCReader {
    /// `- (void)foo:(NSString *)bar withBaz:(int)baz;`, over any number of lines, with or without the sign and the semicolon.
    mutating func readMethod() -> Declaration? {
        let start = cursor.index
        let firstDefect = defects.count
        guard let first = cursor.current, let declaration = readMethod(from: first) else {
            cursor.index = start
            defects.removeSubrange(firstDefect...)
            return nil
        }
        return declaration
    }

    private mutating func readMethod(from first: Token) -> Declaration? {
        var isStatic: Bool?
        if cursor.isPunctuation("-") || cursor.isPunctuation("+") {
            isStatic = cursor.isPunctuation("+")
            cursor.index += 1
        }
        let result = readResult()
        guard result != nil || isStatic != nil && (lacksResult || skipsMacroType()) else { return nil }
        guard let nameStart = cursor.current?.start, let parts = readSelector() else { return nil }
        let nameEnd = cursor.previousEnd
        let isVariadic = readVariadicTail()
        guard parts.takesArguments || isAtMethodEnd, isStatic != nil && result != nil || !parts.lacksNames else { return nil }
        var method = MethodDeclaration(isStatic: isStatic, name: parts.selector, nameSpan: stream.span(from: nameStart, to: nameEnd))
        method.result = result
        method.parameters = parts.parameters
        method.isVariadic = isVariadic
        method.attributes = readAttributes()
        let end = cursor.previousEnd
        if cursor.isPunctuation("{") {
            method.hasBody = true
            cursor.skipBody()
        } else {
            cursor.take(";")
        }
        let span = stream.span(from: first.start, to: method.hasBody ? end : cursor.previousEnd)
        return Declaration(.method(method), span: span, language: .objectiveC, defects: takeDefects())
    }

    private mutating func readResult() -> TypeName? {
        let start = cursor.index
        guard cursor.take("("), let result = readType(), cursor.take(")"), Self.isPlausibleResult(result) else {
            cursor.index = start
            return nil
        }
        return result
    }

    /// `(AB_CLASS(Door))` in a header: a type that only the preprocessor knows.
    private mutating func skipsMacroType() -> Bool {
        guard isHeader, cursor.isPunctuation("("), cursor.word(at: 1).map(AttributeMacro.isMacro) == true,
            cursor.isPunctuation("(", at: 2), let end = cursor.partner, stream.partner(of: cursor.index + 2) == end - 1
        else { return false }
        return cursor.skipBrackets()
    }

    /// `+ open:(NSString *)key`: nothing but a method has a sign, a label and a type.
    private var lacksResult: Bool {
        cursor.current?.kind == .identifier && cursor.isPunctuation(":", at: 1) && cursor.isPunctuation("(", at: 2)
            && cursor.peek(1)?.hasBlankBefore == false && cursor.peek(2)?.hasBlankBefore == false
    }

    mutating func takeDefects() -> [Defect] {
        defer { defects = [] }
        return defects
    }

    /// Tells `- (void)foo` from prose such as `- (optional) foo`.
    private static func isPlausibleResult(_ type: TypeName) -> Bool {
        guard case .named(let named) = type else { return true }
        if named.pointerDepth > 0 || named.name.utf8.first?.isUpper == true || named.name.hasSuffix("_t") { return true }
        return scalars.contains(named.name) || named.name.utf8.contains(UInt8(ascii: " "))
    }

    private static let scalars: Set<String> = [
        "void", "id", "instancetype", "int", "float", "double", "bool", "char", "long", "short", "unsigned", "unichar",
    ]

    /// A method without arguments must stop where a declaration can stop, or prose in parentheses would be one.
    var isAtMethodEnd: Bool {
        guard let token = cursor.current, !token.startsLine, token.kind != .foreign else { return true }
        if token.kind == .punctuation { return [.ascii(";"), .ascii("{"), .ascii("`"), .ascii("<"), .ascii(",")].contains(token.byte) }
        return token.kind == .identifier && AttributeMacro.isMacro(stream.text(token))
    }

    private mutating func readVariadicTail() -> Bool {
        guard cursor.isPunctuation(","), cursor.isPunctuation(".", at: 1) else { return false }
        cursor.index += 1
        while cursor.take(".") {}
        return true
    }
}

/// A selector under way.
private struct SelectorParts {
    var selector = ""
    var parameters: [MethodDeclaration.Parameter] = []
    /// Whether a parameter is given by its type alone.
    var lacksNames = false
    var takesArguments: Bool { !parameters.isEmpty }

    /// A label that stands for what it takes, too.
    mutating func add(_ label: Token, _ stream: TokenStream) {
        let text = stream.text(label)
        selector += text + ":"
        parameters.append(.init(label: text, name: text, type: nil, span: stream.span(label)))
    }
}

extension ObjectiveCReader {
    private mutating func readSelector() -> SelectorParts? {
        var parts = SelectorParts()
        if !isHeader, let labels = readBareLabels(), let last = labels.last {
            labels.forEach { parts.add($0, stream) }
            defects.append(Defect("missing `:` behind the last label `\(stream.text(last))`", span: stream.span(last)))
            return parts
        }
        guard let first = cursor.takeWord() else { return nil }
        guard cursor.isPunctuation(":") else {
            parts.selector = stream.text(first)
            return parts
        }
        var label: Token? = first
        while cursor.take(":") {
            guard let next = readParameter(label: label, into: &parts) else { return nil }
            label = next.label
            if next.isLast { break }
        }
        return parts
    }

    /// One `label:(Type)name`, the label having been read. Answers the label of the next one.
    private mutating func readParameter(label: Token?, into parts: inout SelectorParts) -> (label: Token?, isLast: Bool)? {
        let labelText = label.map(stream.text) ?? ""
        let start = label?.start ?? cursor.peek(-1)?.start ?? 0
        var type: TypeName?
        var inner: Token?
        var isOverAtReturn = false
        if !skipsMacroType(), cursor.take("(") {
            skipStrayStar()
            let first = cursor.index
            guard let read = readType() else { return nil }
            isOverAtReturn = saysNoEscape(from: first)
            inner = readInnerName()
            guard cursor.take(")") else { return nil }
            type = read
        }
        if type != nil, inner == nil, lacksName {
            parts.selector += labelText + ":"
            parts.lacksNames = true
            return addNameless(label: labelText, type: type, from: start, into: &parts.parameters)
        }
        guard let name = inner ?? cursor.takeWord() else { return nil }
        parts.selector += labelText + ":"
        if cursor.isPunctuation(":"), cursor.current?.hasBlankBefore == false {
            return runTogether(label: labelText, type: type, name: name, from: start, into: &parts)
        }
        let span = cursor.span(from: start)
        var parameter = MethodDeclaration.Parameter(label: labelText, name: stream.text(name), type: type, span: span)
        if isOverAtReturn { parameter.keeping = .untilReturn }
        parts.parameters.append(parameter)
        guard cursor.current?.kind == .identifier, cursor.isPunctuation(":", at: 1) else { return (nil, !cursor.isPunctuation(":")) }
        return (cursor.takeWord(), false)
    }

    /// `NS_NOESCAPE`, `SWIFT_NOESCAPE`, `__attribute__((noescape))` in front of a block, or inside its bracket; those of blocks that a block
    /// is given stand behind the sign.
    private func saysNoEscape(from first: Int) -> Bool {
        for token in stream.tokens[first..<cursor.index] {
            if token.byte == .ascii("^") { return false }
            if token.kind == .identifier, stream.text(token).uppercased().hasSuffix("NOESCAPE") { return true }
        }
        return false
    }

    /// `(*id)`: Markdown takes stars for emphasis, and leaves some of them elsewhere.
    private mutating func skipStrayStar() {
        if !isHeader, cursor.isPunctuation("*"), cursor.word(at: 1) != nil { cursor.index += 1 }
    }

    /// `silent` of `foo:(BOOL silent)`: the bracket closes behind the name, and nothing else could be it.
    private mutating func readInnerName() -> Token? {
        guard cursor.current?.kind == .identifier, cursor.isPunctuation(")", at: 1) else { return nil }
        guard let behind = cursor.peek(2), !behind.startsLine else { return takeInnerName() }
        let isLabel = behind.kind == .identifier && cursor.isPunctuation(":", at: 3)
        return isLabel || cursor.isPunctuation(";", at: 2) || cursor.isPunctuation("{", at: 2) ? takeInnerName() : nil
    }

    private mutating func takeInnerName() -> Token? {
        guard let name = cursor.takeWord() else { return nil }
        defects.append(Defect("the bracket behind the type of `\(stream.text(name))` stands behind the name", span: stream.span(name)))
        return name
    }

    /// `foo:(A *)namelabel:(B *)x`: the blank between a parameter's name and the next label is missing. Only other facts can tell where.
    private mutating func runTogether(
        label: String,
        type: TypeName?,
        name: Token,
        from start: Int,
        into parts: inout SelectorParts
    ) -> (label: Token?, isLast: Bool) {
        let parameterEnd = name.start
        parts.parameters.append(.init(label: label, name: "", type: type, span: stream.span(from: start, to: parameterEnd)))
        let message = "missing a blank between the parameter's name and the next label in `\(stream.text(name)):`"
        defects.append(Defect(message, span: stream.span(name)))
        return (name, false)
    }
}
