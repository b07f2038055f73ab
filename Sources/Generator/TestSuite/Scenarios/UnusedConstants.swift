/// What every app has at hand, and this one does not need: nobody would write it down.
enum UnusedConstants {
    /// The lines without those that make an object under a name that no later line, up to the next of that name, has.
    static func removed(from lines: [String]) -> [String] {
        lines.indices.filter { !isUnused($0, lines) }.map { lines[$0] }
    }

    private static func isUnused(_ index: Int, _ lines: [String]) -> Bool {
        guard let name = standing(lines[index]) else { return false }
        let rest = lines[(index + 1)...].prefix { standing($0) != name }
        return !rest.contains { mentions(name, $0) }
    }

    /// The name of the shared object or of a delegate that takes notes, on the line that makes it.
    private static func standing(_ line: String) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("let shared = ") || text.contains(" = device.keep("), text.hasPrefix("let ") else { return nil }
        return String(text.dropFirst(4).prefix { $0 != " " })
    }

    private static func mentions(_ name: String, _ line: String) -> Bool {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
}
