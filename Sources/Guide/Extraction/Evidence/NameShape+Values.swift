/// Words that look like names of code, and are none.
extension NameShape {
    /// `mPOS`, `eSIM`: one small letter, and capitals behind it.
    static func isProductWord(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, (3...6).contains(bytes.count), first >= 0x61, first <= 0x7A else { return false }
        return bytes.dropFirst().allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    /// `key_00009aQ3kE6c8kms`: an identifier of a record as samples show it, whatever stands before its low line.
    static func isIdentifierOfRecord(_ text: String) -> Bool {
        guard let line = text.utf8.lastIndex(of: 0x5F) else { return false }
        let id = Array(text.utf8[text.utf8.index(after: line)...])
        guard id.count >= 12, id.allSatisfy(isWord) else { return false }
        let digits = id.count { $0 >= 0x30 && $0 <= 0x39 }
        let capitals = id.count { $0 >= 0x41 && $0 <= 0x5A }
        let isCounted = String(decoding: id, as: UTF8.self).has("0000")
        return digits > 1 && (isCounted || id.count > 15 && capitals > 1 && id.count - digits - capitals > 1)
    }
}
