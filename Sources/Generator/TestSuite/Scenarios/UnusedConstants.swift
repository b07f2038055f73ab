/// What every app has at hand, and this one does not need: nobody would write it down.
enum UnusedConstants {
    /// The lines without those that make an object under a name that no later line, up to the next of that name, has.
    static func removed(from lines: [String]) -> [String] {
        let standing = lines.map(standing)
        return lines.indices.filter { !isUnused($0, lines, standing) }.map { lines[$0] }
    }

    private static func isUnused(_ index: Int, _ lines: [String], _ standing: [String?]) -> Bool {
        guard let name = standing[index] else { return false }
        let next = standing[(index + 1)...].firstIndex(of: name) ?? lines.count
        return !lines[(index + 1)..<next].contains { mentions(name, $0) }
    }

    /// The name of the shared object or of a delegate that takes notes, on the line that makes it.
    private static func standing(_ line: String) -> String? {
        let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
        guard text.starts(with: "let ".utf8) else { return nil }
        let words = Substring(text)
        guard words.hasPrefix("let shared = ") || words.contains(" = device.keep(") else { return nil }
        return String(words.dropFirst(4).prefix { $0 != " " })
    }

    private static func mentions(_ name: String, _ line: String) -> Bool {
        line.utf8.split { !isPartOfWord($0) }.contains { $0.elementsEqual(name.utf8) }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }
}
