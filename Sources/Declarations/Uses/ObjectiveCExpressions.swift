import SourceText

extension ObjectiveCUseScanner {
    /// One operand with what hangs on it: a message, a block, a name, a chain of members. Nil where none starts here.
    mutating func readOperand(until end: Int) -> Operand? {
        guard let token = reader.cursor.current, reader.cursor.index < end, depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard var operand = readPrimary(token, until: end) else { return nil }
        while reader.cursor.index < end, readMember(of: &operand, until: end) {}
        return operand
    }

    private mutating func readPrimary(_ token: Token, until end: Int) -> Operand? {
        switch token.kind {
        case .identifier: return readName(token, until: end)
        case .punctuation where token.byte == .ascii("["): return readMessage(until: end)
        case .punctuation where token.byte == .ascii("^"):
            _ = readBlock(until: end)
            return Operand(start: token.start, end: reader.cursor.previousEnd)
        case .string:
            reader.cursor.index += 1
            return Operand(start: token.start, end: token.end)
        default: return nil
        }
    }

    /// A variable, a type, a constant, or a C function with its arguments.
    private mutating func readName(_ token: Token, until end: Int) -> Operand? {
        let name = stream.text(token)
        reader.cursor.index += 1
        if reader.cursor.isPunctuation("("), !Self.keywords.contains(name) {
            readArgumentsOfFunction(until: end)
            return Operand(start: token.start, end: reader.cursor.previousEnd)
        }
        if let type = known.variables[name] { return Operand(start: token.start, end: token.end, type: type) }
        guard name.utf8.first?.isUpper == true || isPrefixedConstant(name) || known.smallTypes.contains(name) else {
            return Operand(start: token.start, end: token.end)
        }
        mention(token, isType: false)
        return Operand(start: token.start, end: token.end, type: name, isType: true)
    }

    static let literals: Set<String> = ["YES", "NO", "NULL", "TRUE", "FALSE", "BOOL"]
    static let keywords: Set<String> = ["if", "else", "for", "while", "switch", "return", "case", "do", "sizeof", "in"]

    /// `kFoo`: a constant by its shape.
    private func isPrefixedConstant(_ name: String) -> Bool {
        let bytes = Array(name.utf8.prefix(2))
        return bytes.count == 2 && bytes[0] == .ascii("k") && bytes[1].isUpper
    }

    private mutating func readArgumentsOfFunction(until end: Int) {
        let limit = reader.cursor.partner.map { min($0, end) } ?? end
        reader.cursor.index += 1
        while reader.cursor.index < limit, !atStatementEnd {
            let before = reader.cursor.index
            _ = readOperand(until: limit)
            if reader.cursor.index == before { reader.cursor.index += 1 }
        }
        reader.cursor.take(")")
    }

    private var atStatementEnd: Bool { reader.cursor.isPunctuation(";") }

    /// `.member`, and whether it is set; `[0]` behind a member.
    private mutating func readMember(of operand: inout Operand, until end: Int) -> Bool {
        guard reader.cursor.isPunctuation("."), let name = reader.cursor.peek(1), name.kind == .identifier, !name.hasBlankBefore else {
            return readSubscript(of: &operand, until: end)
        }
        reader.cursor.index += 2
        let isSet = reader.cursor.isPunctuation("=") && !reader.cursor.isPunctuation("=", at: 1)
        let member = stream.text(name)
        let span = stream.span(from: operand.start, to: name.end)
        var use = Use(isSet ? .write : .read, name: member, nameSpan: stream.span(name), span: span, language: .objectiveC)
        use.receiver = operand.receiver(in: stream)
        uses.append(use)
        let type = known.type(of: member, on: operand.type, isStatic: operand.isType)
        operand = Operand(start: operand.start, end: name.end, type: type)
        return true
    }

    private mutating func readSubscript(of operand: inout Operand, until end: Int) -> Bool {
        guard reader.cursor.isPunctuation("["), let token = reader.cursor.current, !token.hasBlankBefore else { return false }
        guard let partner = reader.cursor.partner, partner < end else { return false }
        reader.cursor.index += 1
        scan(until: partner)
        reader.cursor.index = partner + 1
        operand = Operand(start: operand.start, end: reader.cursor.previousEnd)
        return true
    }

    /// Notes a name that stands alone.
    mutating func mention(_ token: Token, isType: Bool) {
        let span = stream.span(token)
        let name = stream.text(token)
        guard name.utf8.contains(where: { $0.isUpper }), !Self.literals.contains(name) else { return }
        uses.append(Use(.mention, name: name, nameSpan: span, span: span, language: .objectiveC))
    }
}
