/// Letters of European languages as word tables have them: without accents, and Cyrillic ones small. What words of other scripts are made of stands here, too.
enum Letters {
    /// What the letters from U+00C0 to U+017F are without their accents.
    private static let latin = Array(
        ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
            + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)
    /// The same from U+1E00 to U+1EFF, most of which are Vietnamese.
    private static let vietnamese = Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
            + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
            + "WwWwWwWwWwXxXxYyZzZzZzhtwya?ssSdAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
            + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyLlVvYy").utf8)

    /// The bytes of a text; most have no such letter, and are handed back as they are.
    static func plain(_ utf8: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(utf8)
        guard bytes.contains(where: begins) else { return bytes }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            index += append(letter: bytes[index...], to: &plain)
        }
        return plain
    }

    /// Whether a byte is the first of a letter that may be written otherwise here.
    private static func begins(_ byte: UInt8) -> Bool {
        (0xC3...0xC6).contains(byte) || byte == 0xCC || byte == 0xCD || byte == 0xE1 || isCyrillic(byte)
    }

    /// Appends what the first letter is here. Answers how many bytes it has.
    private static func append(letter bytes: ArraySlice<UInt8>, to plain: inout [UInt8]) -> Int {
        let first = bytes[bytes.startIndex]
        guard bytes.count > 1, begins(first) else {
            plain.append(first)
            return 1
        }
        let next = bytes[bytes.startIndex + 1]
        let scalar = Int(first & 0x1F) << 6 | Int(next & 0x3F)
        switch first {
        case 0xC3...0xC5: plain.append(latin[scalar - 0xC0])
        case 0xC6 where horned[scalar] != nil: plain.append(horned[scalar] ?? first)
        // An accent by itself, which stands behind its letter.
        case 0xCC: break
        case 0xCD where scalar < 0x370: break
        case 0xD0, 0xD1: plain += small(first, next)
        case 0xE1:
            guard bytes.count > 2, (0xB8...0xBB).contains(next) else {
                plain.append(first)
                return 1
            }
            plain.append(vietnamese[Int(next - 0xB8) << 6 | Int(bytes[bytes.startIndex + 2] & 0x3F)])
            return 3
        default: plain += [first, next]
        }
        return 2
    }

    /// The two letters of Vietnamese that stand elsewhere.
    private static let horned: [Int: UInt8] = [
        0x1A0: UInt8(ascii: "O"), 0x1A1: UInt8(ascii: "o"), 0x1AF: UInt8(ascii: "U"), 0x1B0: UInt8(ascii: "u"),
    ]

    /// U+0410–U+042F are the capitals of U+0430–U+044F.
    private static func small(_ first: UInt8, _ second: UInt8) -> [UInt8] {
        let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
        let letter = (0x410...0x42F).contains(scalar) ? scalar + 0x20 : scalar
        return [UInt8(0xC0 | letter >> 6), UInt8(0x80 | letter & 0x3F)]
    }

    /// The first byte of a letter from U+0400 on, up to U+047F.
    static func isCyrillic(_ byte: UInt8) -> Bool { byte == 0xD0 || byte == 0xD1 }

    /// The first byte of a letter of Arabic, which Persian writes, too: U+0600 to U+06FF.
    static func isArabic(_ byte: UInt8) -> Bool { (0xD8...0xDB).contains(byte) }

    /// Whether a letter is of a script whose words bend at their ends, and are told by their beginnings.
    static func bends(_ byte: UInt8) -> Bool { isCyrillic(byte) || isArabic(byte) }

    /// Where a word of such a script ends.
    static func endOfBending(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end + 1 < bytes.count, bends(bytes[end]) { end += 2 }
        return max(end, min(start + 1, bytes.count))
    }

    /// How long the article of Arabic is that a word begins with: `ال`.
    static func articleLength(_ bytes: [UInt8], at start: Int) -> Int {
        bytes[start...].starts(with: [0xD8, 0xA7, 0xD9, 0x84]) ? 4 : 0
    }

    /// "nom du champ", "código de error": words between others that say nothing themselves.
    static func joins(_ word: ArraySlice<UInt8>) -> Bool {
        word.count < 4 && joints.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    private static let joints: Set<String> = [
        "cac", "cua", "cho", "va", "ve", "di", "ile",
        "de", "del", "du", "des", "d", "do", "da", "dos", "das", "la", "le", "les", "el", "los", "las", "l",
    ]
}
