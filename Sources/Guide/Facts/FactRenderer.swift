import Declarations
import SourceText

/// Prints a sheet of facts: a table for people, JSON for programs. The same facts give the same bytes.
package enum FactRenderer {
    /// One line per fact: place, kind, owner and name, type, value. Then what was not read, and what the guide gets wrong.
    package static func text(_ sheet: FactSheet) -> String {
        let rows = sheet.facts.map { row($0, in: sheet.file) }
        let widths = (0..<3).map { column in min(60, rows.map { $0[column].count }.max() ?? 0) }
        var lines = rows.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            return (padded + row.dropFirst(3)).joined(separator: "  ")
        }
        lines += sheet.unread.map { unread in
            let reason = unread.reason.map { "no fact: \($0)" } ?? "not understood"
            return "\(place(unread.span, in: sheet.file))  \(unread.kind.rawValue)  \(reason)"
        }
        lines += sheet.slips.map { slip in
            let meant = slip.meant.map { ", meant is probably `\($0)`" } ?? ""
            let noun = slip.kind == .sampleKey ? "key of a sample" : "slip (\(slip.kind.rawValue))"
            return "\(place(slip.span, in: sheet.file))  \(noun)  \(slip.name)\(meant)"
        }
        return lines.map { $0.trimmedEnd + "\n" }.joined()
    }

    private static func row(_ fact: Fact, in file: SourceFile) -> [String] {
        let sign = fact.isStatic == true ? "+" : ""
        let owner = fact.owner.map { "\($0)." } ?? ""
        var rest: [String] = []
        if let type = fact.type { rest.append(": \(type)") }
        if let value = fact.value { rest.append("= \(value)") }
        if !fact.defects.isEmpty { rest.append("! " + fact.defects.map(\.message).joined(separator: "; ")) }
        return [
            place(fact.span, in: file), "\(fact.kind.rawValue) (\(source(fact.source)))", sign + owner + fact.name,
            rest.joined(separator: " "),
        ]
    }

    private static func place(_ span: Span, in file: SourceFile) -> String {
        let position = file.position(of: span.start)
        return "\(file.path):\(position.line):\(position.column)"
    }

    /// Headings print as prose: the contract knows five sources.
    static func source(_ source: Fact.Source) -> String { source == .heading ? Fact.Source.prose.rawValue : source.rawValue }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
