import Diagnostics
import SourceText

/// What a bad spec is expected to report, written in the file itself: a comment line `# ^ rule-id` says that the rule reports a place
/// which starts in the column of the caret, on the nearest line above that is no such comment. `# rule-id at 1:1` names line and column
/// of a place that no comment can stand under.
struct Expected: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var column: Int
    var rule: String

    var description: String { "\(line):\(column) \(rule)" }

    static func < (left: Expected, right: Expected) -> Bool {
        (left.line, left.column, left.rule) < (right.line, right.column, right.rule)
    }

    static func markers(in file: SourceFile) -> [Expected] {
        var found: [Expected] = []
        var subject = 0
        for line in 1...file.lineCount {
            let text = file.text(file.lineSpan(line))
            let trimmed = text.drop { $0 == " " }
            guard trimmed.hasPrefix("#") else {
                subject = line
                continue
            }
            if let caret = text.firstIndex(of: "^") {
                let rule = text[text.index(after: caret)...].split(separator: " ").first.map(String.init) ?? ""
                found.append(Expected(line: subject, column: text.distance(from: text.startIndex, to: caret) + 1, rule: rule))
            } else if let expected = stated(trimmed) {
                found.append(expected)
            }
        }
        return found.sorted()
    }

    private static func stated(_ comment: Substring) -> Expected? {
        let words = comment.dropFirst().split(separator: " ")
        guard words.count == 3, words[1] == "at" else { return nil }
        let position = words[2].split(separator: ":").compactMap { Int($0) }
        return position.count == 2 ? Expected(line: position[0], column: position[1], rule: String(words[0])) : nil
    }

    init(line: Int, column: Int, rule: String) {
        self.line = line
        self.column = column
        self.rule = rule
    }

    init(_ diagnostic: Diagnostic) {
        let start = diagnostic.primary?.place.start
        self.init(line: start?.line ?? 0, column: start?.column ?? 0, rule: diagnostic.rule.id)
    }
}
