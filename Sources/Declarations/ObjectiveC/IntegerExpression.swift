/// The values that headers write for cases: `4`, `0x10`, `0b101`, `-1`, `1 << 3`, `(A | B)`, `(NSInteger)7`, `~A & 0xFF`, `INT_MAX`. Anything else has
/// no value here.
struct IntegerExpression {
    private var cursor: TokenCursor
    private let end: Int
    private let names: [String: Int]
    private let isC: Bool

    /// - Parameter isC: whether `017` counts by eight.
    init(stream: TokenStream, range: Range<Int>, names: [String: Int], isC: Bool = true) {
        cursor = TokenCursor(stream: stream, index: range.lowerBound)
        end = range.upperBound
        self.names = names
        self.isC = isC
    }

    mutating func evaluate() -> Int? {
        guard let value = read(0), cursor.index == end else { return nil }
        return value
    }

    private typealias Operation = (sign: String, apply: @Sendable (Int, Int) -> Int?)

    /// From those that bind least to those that bind most, as C has them.
    private static let levels: [[Operation]] = [
        [("|", { $0 | $1 })],
        [("^", { $0 ^ $1 })],
        [("&", { $0 & $1 })],
        [("<<", { (0..<63).contains($1) ? $0 << $1 : nil }), (">>", { (0..<63).contains($1) ? $0 >> $1 : nil })],
        [("+", { exact($0.addingReportingOverflow($1)) }), ("-", { exact($0.subtractingReportingOverflow($1)) })],
        [("*", { exact($0.multipliedReportingOverflow(by: $1)) })],
    ]

    private static func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? { result.overflow ? nil : result.partialValue }

    private mutating func read(_ level: Int) -> Int? {
        guard level < Self.levels.count else { return readUnary() }
        guard var value = read(level + 1) else { return nil }
        while cursor.index < end, let operation = Self.levels[level].first(where: { isNext($0.sign) }) {
            cursor.index += operation.sign.count
            guard let right = read(level + 1), let result = operation.apply(value, right) else { return nil }
            value = result
        }
        return value
    }

    private func isNext(_ sign: String) -> Bool {
        cursor.index + sign.count <= end && sign.unicodeScalars.enumerated().allSatisfy { cursor.isPunctuation($1, at: $0) }
    }

    private mutating func readUnary() -> Int? {
        guard cursor.index < end else { return nil }
        if isNext("-") || isNext("~") {
            let isNegative = isNext("-")
            cursor.index += 1
            guard cursor.enter() else { return nil }
            defer { cursor.leave() }
            return readUnary().map { isNegative ? 0 &- $0 : ~$0 }
        }
        if cursor.isPunctuation("("), cursor.enter() {
            defer { cursor.leave() }
            if skipCast() { return readUnary() }
            cursor.index += 1
            guard let value = read(0), cursor.take(")") else { return nil }
            return value
        }
        guard let token = cursor.current else { return nil }
        cursor.index += 1
        let text = cursor.stream.text(token)
        return token.kind == .number ? integer(text) : names[text] ?? Self.limits[text]
    }

    /// `(NSInteger)`, `(unsigned long)` in front of a value: it stays what it is.
    private mutating func skipCast() -> Bool {
        let start = cursor.index
        cursor.index += 1
        var words = 0
        while cursor.index < end, let word = cursor.word(), names[word] == nil, Self.limits[word] == nil {
            cursor.index += 1
            words += 1
        }
        let isCast = words > 0 && cursor.index + 1 < end && cursor.isPunctuation(")")
        if isCast { cursor.index += 1 }
        guard isCast, beginsValue else {
            cursor.index = start
            return false
        }
        return true
    }

    private var beginsValue: Bool {
        guard let token = cursor.current else { return false }
        return token.kind == .number || token.kind == .identifier || ["(", "-", "~"].contains(where: isNext)
    }

    /// What C calls the ends of its types, as far as they fit.
    private static let limits: [String: Int] = [
        "INT8_MAX": 127, "UINT8_MAX": 255, "INT16_MAX": 32767, "UINT16_MAX": 65535, "INT_MAX": Int(Int32.max), "INT32_MAX": Int(Int32.max),
        "UINT_MAX": Int(UInt32.max), "UINT32_MAX": Int(UInt32.max), "INT_MIN": Int(Int32.min), "INT32_MIN": Int(Int32.min),
        "NSIntegerMax": .max, "NSIntegerMin": .min, "LONG_MAX": .max, "LONG_MIN": .min, "INT64_MAX": .max, "INT64_MIN": .min,
        "NSNotFound": .max,
    ]

    /// Decimal, `0x1F`, `0b11`, and `017`, which C counts by eight.
    private func integer(_ text: String) -> Int? {
        var digits = Substring(text.lowercased().filter { $0 != "_" && $0 != "'" })
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) }
        while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
        return isC && digits.count > 1 && digits.hasPrefix("0") ? Int(digits, radix: 8) : Int(digits)
    }
}
