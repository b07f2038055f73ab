/// The values that headers write for cases: `4`, `0x10`, `-1`, `1 << 3`, `(A | B)`. Anything else has no value here.
struct IntegerExpression {
    private var cursor: TokenCursor
    private let end: Int
    private let names: [String: Int]

    init(stream: TokenStream, range: Range<Int>, names: [String: Int]) {
        cursor = TokenCursor(stream: stream, index: range.lowerBound)
        end = range.upperBound
        self.names = names
    }

    mutating func evaluate() -> Int? {
        guard let value = readOr(), cursor.index == end else { return nil }
        return value
    }

    private mutating func readOr() -> Int? {
        guard var value = readShift() else { return nil }
        while cursor.index < end, cursor.take("|") {
            guard let right = readShift() else { return nil }
            value |= right
        }
        return value
    }

    private mutating func readShift() -> Int? {
        guard let value = readUnary() else { return nil }
        guard cursor.index + 1 < end, cursor.isPunctuation("<"), cursor.isPunctuation("<", at: 1) else { return value }
        cursor.index += 2
        guard let distance = readUnary(), (0..<63).contains(distance) else { return nil }
        return value << distance
    }

    private mutating func readUnary() -> Int? {
        guard cursor.index < end else { return nil }
        if cursor.take("-") {
            guard cursor.enter() else { return nil }
            defer { cursor.leave() }
            return readUnary().map { 0 &- $0 }
        }
        if cursor.isPunctuation("("), cursor.enter() {
            defer { cursor.leave() }
            cursor.index += 1
            guard let value = readOr(), cursor.take(")") else { return nil }
            return value
        }
        guard let token = cursor.current else { return nil }
        cursor.index += 1
        let text = cursor.stream.text(token)
        return token.kind == .number ? Self.integer(text) : names[text]
    }

    private static func integer(_ text: String) -> Int? {
        let digits = text.lowercased().filter { $0 != "_" }
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) }
        var plain = Substring(digits)
        while let last = plain.last, last == "u" || last == "l" { plain.removeLast() }
        return Int(plain)
    }
}
