import Guide
import SourceText

/// `name → meant @line` of every slip of a kind in a small guide.
func slips(_ kind: Slip.Kind, in text: String, path: String = "guide.md") throws -> [String] {
    let sheet = try sheet(text, path: path)
    return sheet.slips.filter { $0.kind == kind }.map { slip in
        "\(slip.name)\(slip.meant.map { " → \($0)" } ?? "") @\(sheet.file.position(of: slip.span.start).line)"
    }
}
