/// Letters of European languages as word tables have them: without accents, and Cyrillic ones small.
enum Letters {
    /// What the letters from U+00C0 to U+00FF are without their accents.
    private static let latin = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)

    /// The bytes of a text; most have no such letter, and are handed back as they are.
    static func plain(_ utf8: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(utf8)
        guard bytes.contains(where: { $0 == 0xC3 || isCyrillic($0) }) else { return bytes }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard index + 1 < bytes.count, byte == 0xC3 || isCyrillic(byte) else {
                plain.append(byte)
                index += 1
                continue
            }
            let next = bytes[index + 1]
            plain += byte == 0xC3 ? [latin[Int(next & 0x3F)]] : small(byte, next)
            index += 2
        }
        return plain
    }

    /// U+0410–U+042F are the capitals of U+0430–U+044F.
    private static func small(_ first: UInt8, _ second: UInt8) -> [UInt8] {
        let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
        let letter = (0x410...0x42F).contains(scalar) ? scalar + 0x20 : scalar
        return [UInt8(0xC0 | letter >> 6), UInt8(0x80 | letter & 0x3F)]
    }

    /// The first byte of a letter from U+0400 on, up to U+047F.
    static func isCyrillic(_ byte: UInt8) -> Bool { byte == 0xD0 || byte == 0xD1 }

    static func endOfCyrillic(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end + 1 < bytes.count, isCyrillic(bytes[end]) { end += 2 }
        return max(end, min(start + 1, bytes.count))
    }

    /// "nom du champ", "código de error": words between others that say nothing themselves.
    static func joins(_ word: ArraySlice<UInt8>) -> Bool {
        word.count < 4 && joints.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    private static let joints: Set<String> = [
        "de", "del", "du", "des", "d", "do", "da", "dos", "das", "la", "le", "les", "el", "los", "las", "l",
    ]
}
