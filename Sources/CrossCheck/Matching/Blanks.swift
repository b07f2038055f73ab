extension String {
    /// Few names have blanks, and most are ASCII alone, whose bytes tell.
    var withoutBlanks: String {
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return filter { !$0.isWhitespace } }
        return utf8.contains(where: Self.isBlank) ? String(decoding: utf8.filter { !Self.isBlank($0) }, as: UTF8.self) : self
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
}
