/// Where declarations or types stand too deep in each other to be read.
package enum DeepCode {
    /// The offset of the first that is not read for that; nil where all is, as nearly everywhere.
    package static func offset(in text: String, language: Language) -> Int? { offset(in: Array(text.utf8), language: language) }

    package static func offset(in bytes: [UInt8], language: Language) -> Int? {
        guard mayBeDeep(bytes) else { return nil }
        switch language {
        case .objectiveC:
            var reader = ObjectiveCReader(bytes, baseOffset: 0)
            _ = reader.readAll(allowsMissingSign: false)
            return place(reader.cursor)
        case .swift:
            var reader = SwiftReader(bytes, baseOffset: 0, context: .code)
            _ = reader.readAll()
            return place(reader.cursor)
        }
    }

    private static func place(_ cursor: TokenCursor) -> Int? {
        cursor.tooDeep.map { $0 < cursor.stream.tokens.count ? cursor.stream.tokens[$0].start : cursor.stream.bytes.count }
    }

    /// Whether brackets or arrows, without which nothing stands in something else, are that many: reading again is for them alone.
    private static func mayBeDeep(_ bytes: [UInt8]) -> Bool {
        var (count, deepest) = (0, 0)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case .ascii("{"), .ascii("["), .ascii("("), .ascii("<"): count += 1
            case .ascii(">") where index > 0 && bytes[index - 1] == .ascii("-"): count += 1
            case .ascii("}"), .ascii("]"), .ascii(")"), .ascii(">"): count -= 1
            // A statement's end ends its types.
            case .ascii("\n") where count < 0: count = 0
            default: break
            }
            deepest = max(deepest, count)
        }
        return deepest > 90
    }
}
