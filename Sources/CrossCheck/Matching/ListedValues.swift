import Guide
import SourceText

/// The values that the row or the line of a parameter lists: words in code beside each other, "`buy` or `sell`".
struct ListedValues {
    /// The words in code, but for the name at the beginning, in their order.
    let words: [String]

    init(words: [String]) { self.words = words }

    /// Nil where the line is no row or item, or lists nothing.
    init?(_ place: Place, name: String) {
        let row = RowText(place)
        guard row.isListed else { return nil }
        self.init(row.parts, name: name)
    }

    /// - Parameter parts: of a line, its text and its code by turns.
    init?(_ parts: [String], name: String) {
        var cells = parts
        guard cells.count > 2 else { return nil }
        if cells.count % 2 == 0 { cells.removeLast() }
        var listed: [String] = []
        var group: [String] = []
        for index in stride(from: 1, to: cells.count, by: 2) {
            if group.isEmpty || Self.parts(cells[index - 1]) {
                group.append(cells[index])
            } else {
                if group.count > listed.count { listed = group }
                group = [cells[index]]
            }
        }
        if group.count > listed.count { listed = group }
        // "`mode`s are `day` and `night`": the name may stand beside its values.
        if listed.first == name { listed.removeFirst() }
        guard listed.count > 1, !listed.contains(name), listed.allSatisfy(Self.isValue) else { return nil }
        words = listed
    }

    /// What stands between two values of a list: commas, bars, and a short word; or what the first of them means, and a comma.
    private static func parts(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        if letters.count <= 4, text.count <= 8 { return true }
        let end = text.last { $0 != " " }
        return text.count <= 24 && [",", "、", "，", ";", "/"].contains(end)
    }

    static func isValue(_ word: String) -> Bool {
        word.contains(where: \.isLetter) && word.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }

    func has(_ value: String) -> Bool { words.contains(value) }

    /// The same word in other capitals.
    func spelling(of value: String) -> String? { words.first { $0 != value && $0.lowercased() == value.lowercased() } }

    /// Those that the spec leaves out, where it has all others; words of JSON are no values of a set.
    func more(than stated: [String]) -> [String] {
        guard !stated.isEmpty, stated.allSatisfy(has) else { return [] }
        return words.filter { !stated.contains($0) && !["null", "nil", "undefined", "true", "false", "none"].contains($0.lowercased()) }
    }
}

/// The one value that the row of a parameter gives it: "Must be `code`".
struct FixedValue {
    let word: String

    init?(_ place: Place, name: String) {
        let row = RowText(place)
        guard row.isListed, let word = Self.inCode(row.parts, name) ?? Self.inQuotes(row.text) else { return nil }
        self.word = word
    }

    /// "Must be set to *'code'*."
    private static func inQuotes(_ text: String) -> String? {
        let lower = text.lowercased()
        let found = before.flatMap { lead in lower.ranges(of: lead + " ").map(\.upperBound) }.map {
            lower.distance(from: lower.startIndex, to: $0)
        }
        let words = found.compactMap { start -> String? in
            let rest = text.dropFirst(start)
            let marks = rest.prefix { "*_'\"“‘".contains($0) }
            guard marks.contains(where: { "'\"“‘".contains($0) }) else { return nil }
            let word = rest.dropFirst(marks.count).prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
            guard let end = rest.dropFirst(marks.count + word.count).first, "'\"”’".contains(end), ListedValues.isValue(String(word)) else {
                return nil
            }
            return String(word)
        }
        return Set(words).count == 1 ? words.first : nil
    }

    private static func inCode(_ parts: [String], _ name: String) -> String? {
        let code = parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count && parts[$0] != name }
        guard Set(code.map { parts[$0] }).count == 1, let index = code.first, ListedValues.isValue(parts[index]) else { return nil }
        let before = parts[index - 1].lowercased().reversed().drop { " \"'：:".contains($0) }.reversed()
        let behind = parts[index + 1].drop { " \"'".contains($0) }
        guard Self.before.contains(where: { String(before).hasSuffix($0) }) || Self.behind.contains(where: { behind.hasPrefix($0) }) else {
            return nil
        }
        return parts[index]
    }

    /// That what follows is the only value.
    private static let before = [
        "must be", "must be set to", "must always be", "has to be", "should be set to", "always", "fixed to", "fixed value", "고정값", "固定值",
        "固定值为",
        "固定为", "固定為", "必须为", "必須為", "固定値",
    ]
    private static let behind = ["로 고정", "으로 고정", "고정", "固定", "を固定", "で固定", "を指定してください"]
}
