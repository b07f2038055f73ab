import Diagnostics
import SourceText

/// What the renderers' tests draw.
enum Samples {
    static let rule = Rule("wrong-name", "a name is wrong", explanation: "Names are checked. Rename it.")
    static let hint = Rule("odd-value", .warning, "a value is odd", explanation: "Values are looked at.")

    static let spec = SourceFile(path: "Specs/api.yaml", text: "name: one\nkind: two\nmore: x\nlast: y\nname: three\n")
    static let guide = SourceFile(path: "guide.html", text: "<p>\n<b>one</b>\n")

    static func label(_ file: SourceFile, _ text: String, _ words: String = "", occurrence: Int = 0) -> Label {
        Label(Place(file, span(file, text, occurrence)), words)
    }

    /// Where a text stands in a file: counting columns by hand goes wrong.
    static func span(_ file: SourceFile, _ text: String, _ occurrence: Int = 0) -> Span {
        let wanted = Array(text.utf8)
        let starts = file.bytes.indices.filter { file.bytes[$0...].starts(with: wanted) }
        return Span(starts[occurrence], starts[occurrence] + wanted.count)
    }

    static func text(_ source: String, marking marked: String, _ words: String = "", width: Int = 120) -> String {
        let file = SourceFile(path: "f", text: source)
        return TextRenderer.render(Diagnostic(rule, "look", at: [label(file, marked, words)]), width: width)
    }

    static let full = Diagnostic(
        rule,
        "the name `three` is wrong",
        at: [label(spec, "three", "in the spec"), label(spec, "one", "first"), label(guide, "one", "in the guide")],
        notes: ["names are unique", "two\nlines"],
        help: "rename it"
    )
}
