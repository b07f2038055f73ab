import Guide
import SourceText

/// The values that the row or the line of a parameter lists: words in code beside each other, "`buy` or `sell`".
struct ListedValues {
    /// The words in code, but for the name at the beginning, in their order.
    let words: [String]

    /// Nil where the line is no row or item, or lists nothing.
    init?(_ place: Place, name: String) {
        let line = place.file.text(place.file.lineSpan(place.start.line))
        guard line.utf8.count < 1500, line.contains("|") || "-*+".contains(line.drop { $0 == " " }.first ?? "x") else { return nil }
        var cells = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
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
        guard listed.count > 1, !listed.contains(name), listed.allSatisfy(Self.isValue) else { return nil }
        words = listed
    }

    /// What stands between two values of a list: commas, bars, and a short word.
    private static func parts(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return letters.count <= 4 && text.count <= 8
    }

    private static func isValue(_ word: String) -> Bool {
        word.contains(where: \.isLetter) && word.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }

    func has(_ value: String) -> Bool { words.contains(value) }

    /// The same word in other capitals.
    func spelling(of value: String) -> String? { words.first { $0 != value && $0.lowercased() == value.lowercased() } }
}
