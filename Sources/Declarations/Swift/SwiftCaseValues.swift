import SourceText

/// What a property or a method of an enum is for each case, where that is all that its body says.
package struct CaseValues: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case text(String)
        /// A number, a truth value, or the name of a case.
        case plain(String)
        case none
    }

    package var named: [String: Value] = [:]
    /// Of all other cases.
    package var other: Value?

    package init(named: [String: Value] = [:], other: Value? = nil) {
        self.named = named
        self.other = other
    }

    package func value(of name: String) -> Value? { named[name] ?? other }

    /// Reads a body that begins at the cursor: `{ switch self { case .open: "Open" … } }`, `{ self == .open }`. Nil of any other.
    init?(body cursor: TokenCursor) {
        guard let end = cursor.partner else { return nil }
        var reader = CaseValueReader(cursor: cursor, end: end)
        reader.cursor.index += 1
        guard reader.readBody() else { return nil }
        self = reader.values
    }
}

private struct CaseValueReader {
    var cursor: TokenCursor
    /// The bracket that ends the body.
    var end: Int
    var values = CaseValues()

    mutating func readBody() -> Bool {
        if cursor.isWord("get"), cursor.isPunctuation("{", at: 1), let inner = cursor.stream.partner(of: cursor.index + 1) {
            guard inner + 1 == end else { return false }
            cursor.index += 2
            end = inner
        }
        cursor.takeWord("return")
        if cursor.takeWord("switch") {
            guard cursor.takeWord("self"), let inner = cursor.partner, inner + 1 == end else { return false }
            cursor.index += 1
            while cursor.index < inner { guard readChoice() else { return false } }
            return !values.named.isEmpty
        }
        return readComparison()
    }

    /// `self == .open`, `self != .open`
    private mutating func readComparison() -> Bool {
        guard cursor.takeWord("self"), cursor.isPunctuation("=") || cursor.isPunctuation("!"), cursor.isPunctuation("=", at: 1) else {
            return false
        }
        let isSame = cursor.isPunctuation("=")
        cursor.index += 2
        guard let name = readName(), cursor.index == end else { return false }
        values = CaseValues(named: [name: .plain(String(isSame))], other: .plain(String(!isSame)))
        return true
    }

    /// `case .open, .ajar: return "Open"`, `default: nil`
    private mutating func readChoice() -> Bool {
        if cursor.takeWord("default") {
            guard cursor.take(":"), let value = readValue() else { return false }
            values.other = value
            return true
        }
        guard cursor.takeWord("case") else { return false }
        var names: [String] = []
        repeat {
            guard let name = readName() else { return false }
            // What a case holds is nothing that its value depends on.
            if cursor.isPunctuation("(") { cursor.skipBrackets() }
            names.append(name)
        } while cursor.take(",")
        guard cursor.take(":"), let value = readValue() else { return false }
        for name in names { values.named[name] = value }
        return true
    }

    /// `.open`, `Self.open`, `DoorState.open`
    private mutating func readName() -> String? {
        if cursor.word() != nil, cursor.isPunctuation(".", at: 1) { cursor.index += 1 }
        guard cursor.take("."), let name = cursor.takeWord() else { return nil }
        return cursor.stream.text(name)
    }

    private mutating func readValue() -> CaseValues.Value? {
        cursor.takeWord("return")
        guard let token = cursor.current, let value = value(of: token) else { return nil }
        cursor.take(";")
        let isEnd = cursor.isPunctuation("}") || cursor.isWord("case") || cursor.isWord("default")
        return isEnd ? value : nil
    }

    private mutating func value(of token: Token) -> CaseValues.Value? {
        let text = cursor.stream.text(token)
        switch token.kind {
        case .string:
            cursor.index += 1
            let isPlain =
                text.count > 1 && !text.contains("\\") && !text.hasPrefix("\"\"\"") && text.hasPrefix("\"") && text.hasSuffix("\"")
            return isPlain ? .text(String(text.dropFirst().dropLast())) : nil
        case .number:
            cursor.index += 1
            return .plain(text.filter { $0 != "_" })
        case .identifier where ["true", "false", "nil"].contains(text):
            cursor.index += 1
            return text == "nil" ? CaseValues.Value.none : .plain(text)
        default:
            if token.byte == .ascii("-"), let number = cursor.peek(1), number.kind == .number {
                cursor.index += 2
                return .plain("-" + cursor.stream.text(number).filter { $0 != "_" })
            }
            return readName().map { .plain($0) }
        }
    }
}
