import SourceText

extension SwiftUseScanner {
    /// A name, literal or bracket with the members, calls and subscripts that hang on it.
    mutating func readOperand(until end: Int) -> Operand? {
        guard let token = reader.cursor.current, reader.cursor.index < end, depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard var operand = readPrimary(token, until: end) else { return nil }
        while reader.cursor.index < end, readPostfix(of: &operand, until: end) {}
        return operand
    }

    private mutating func readPrimary(_ token: Token, until end: Int) -> Operand? {
        switch token.kind {
        case .identifier: return readName(token, until: end)
        case .string:
            reader.cursor.index += 1
            scanInterpolations(token)
            return Operand(start: token.start, end: token.end, type: "String")
        case .punctuation where token.byte == .ascii("{"):
            _ = readClosure(until: end)
            return nil
        default: return nil
        }
    }

    private mutating func readName(_ token: Token, until end: Int) -> Operand? {
        let name = stream.text(token)
        reader.cursor.index += 1
        if Self.keywords.contains(name) { return nil }
        if name == "self" || name == "super" { return Operand(start: token.start, end: token.end) }
        let isType = name.utf8.first?.isUpper == true || known.smallTypes.contains(name)
        if isCall {
            return readCall(name, nameToken: token, receiver: nil, isConstruction: isType, until: end)
        }
        if let type = known.variables[name] { return Operand(start: token.start, end: token.end, type: type) }
        guard isType else { return Operand(start: token.start, end: token.end) }
        let span = stream.span(token)
        uses.append(Use(.mention, name: name, nameSpan: span, span: span, language: .swift))
        return Operand(start: token.start, end: token.end, type: name, isType: true)
    }

    static let keywords: Set<String> = [
        "if", "else", "guard", "return", "switch", "case", "default", "for", "in", "while", "do", "catch", "try", "await", "throw", "as",
        "is",
        "let", "var", "where", "break", "continue", "nil", "true", "false", "public", "private", "static", "override",
    ]

    /// A parenthesis right behind the name.
    private var isCall: Bool {
        reader.cursor.isPunctuation("(") && reader.cursor.current?.startsLine == false && reader.cursor.current?.hasBlankBefore == false
    }

    private mutating func readPostfix(of operand: inout Operand, until end: Int) -> Bool {
        var distance = 0
        while reader.cursor.isPunctuation("?", at: distance) || reader.cursor.isPunctuation("!", at: distance) {
            guard reader.cursor.peek(distance)?.hasBlankBefore == false else { break }
            distance += 1
        }
        if reader.cursor.isPunctuation(".", at: distance), let name = reader.cursor.peek(distance + 1), name.kind == .identifier {
            reader.cursor.index += distance + 2
            readMember(name, of: &operand, until: end)
            return true
        }
        if reader.cursor.isPunctuation("[", at: distance), let bracket = reader.cursor.peek(distance), !bracket.hasBlankBefore {
            reader.cursor.index += distance
            return readSubscript(of: &operand, until: end)
        }
        return false
    }

    private static let longestChain = 2_000

    private mutating func readMember(_ name: Token, of operand: inout Operand, until end: Int) {
        let member = stream.text(name)
        if operand.isType, name.byte.isUpper, !isCall {
            operand = Operand(start: operand.start, end: name.end, type: "\(operand.type ?? "").\(member)", isType: true)
            return
        }
        // `Door.self` is the type, and no member of it.
        if operand.isType, member == "self", !isCall {
            operand = Operand(start: operand.start, end: name.end)
            return
        }
        // A chain that fills a page is nobody's, and each of its members would carry all that stands before it.
        if name.end - operand.start > Self.longestChain, !isCall {
            operand = Operand(start: operand.start, end: name.end)
            return
        }
        // `Door.Builder()` makes one: what a type has that is called is written small.
        if operand.isType, name.byte.isUpper, let outer = operand.type {
            operand = readCall("\(outer).\(member)", nameToken: name, receiver: nil, isConstruction: true, until: end, start: operand.start)
            return
        }
        let receiver = operand.receiver(in: stream)
        if isCall || isTrailingClosure {
            operand = readCall(member, nameToken: name, receiver: receiver, isConstruction: false, until: end, start: operand.start)
            return
        }
        let isSet = reader.cursor.isPunctuation("=") && !reader.cursor.isPunctuation("=", at: 1)
        let span = stream.span(from: operand.start, to: name.end)
        var use = Use(isSet ? .write : .read, name: member, nameSpan: stream.span(name), span: span, language: .swift)
        use.receiver = receiver
        uses.append(use)
        let type = known.type(of: member, on: operand.type, isStatic: operand.isType)
        operand = Operand(start: operand.start, end: name.end, type: type)
    }

    /// `foo.bar { (a, b) in … }`, `foo.bar {`: a closure on the same line, which is no statement's body.
    private var isTrailingClosure: Bool {
        guard reader.cursor.current?.startsLine == false else { return false }
        return isClosureWithParameters || reader.cursor.isPunctuation("{") && !opensBody
    }

    /// Words behind which, on a line, a brace opens what the line is the head of.
    private static let heads: Set<String> = [
        "if", "guard", "while", "for", "switch", "catch", "else", "where", "func", "class", "struct", "enum", "extension", "protocol",
        "case",
        "var", "init", "subscript", "repeat", "do",
    ]

    private static let conditions: Set<String> = ["if", "guard", "while", "for", "switch"]

    /// Whether the brace here belongs to a head such as `if door.isOpen(), isDay`, be it of several lines.
    var opensBody: Bool { opensBody(of: Self.heads) }

    /// Whether it is the body of a condition, in which no closure may stand behind the brackets of a call: `if let key = door.key(of: owner) {`.
    var followsCondition: Bool { opensBody(of: Self.conditions) }

    private func opensBody(of heads: Set<String>) -> Bool {
        var closed = 0
        // A head that is longer is no person's.
        for index in (0..<reader.cursor.index).reversed().prefix(200) {
            let token = stream.tokens[index]
            switch stream.text(token) {
            case "}": closed += 1
            case "{" where closed == 0: return false
            case "{": closed -= 1
            case let word where token.kind == .identifier && heads.contains(word) && !isLabel(index): return true
            default: break
            }
            let goesOn = index > 0 && (isJoint(token) || isJoint(stream.tokens[index - 1]))
            if token.startsLine, !goesOn { return false }
        }
        return false
    }

    /// `for:` before an argument.
    private func isLabel(_ index: Int) -> Bool { index + 1 < stream.tokens.count && stream.text(stream.tokens[index + 1]) == ":" }

    /// A line that ends or begins so is no whole statement.
    private func isJoint(_ token: Token) -> Bool { [",", "&", "|", "&&", "||", "."].contains(stream.text(token)) }

    private mutating func readSubscript(of operand: inout Operand, until end: Int) -> Bool {
        guard let partner = reader.cursor.partner, partner < end else { return false }
        reader.cursor.index += 1
        scan(until: partner)
        reader.cursor.index = partner + 1
        operand = Operand(start: operand.start, end: reader.cursor.previousEnd)
        return true
    }

    /// Expressions inside `\\(…)` of a string.
    private mutating func scanInterpolations(_ token: Token) {
        let bytes = stream.bytes
        var index = token.start
        while index + 1 < token.end {
            guard bytes[index] == .ascii("\\"), bytes[index + 1] == .ascii("(") else {
                index += 1
                continue
            }
            let start = index + 2
            var open = 1
            index = start
            while index < token.end, open > 0 {
                if bytes[index] == .ascii("(") { open += 1 }
                if bytes[index] == .ascii(")") { open -= 1 }
                index += 1
            }
            guard depth < Self.maximumDepth else { return }
            var inner = SwiftUseScanner(Array(bytes[start..<max(start, index - 1)]), baseOffset: stream.baseOffset + start, known: known)
            inner.depth = depth + 1
            inner.scan(until: inner.stream.tokens.count)
            uses += inner.uses
        }
    }
}
