import Diagnostics
import YAMLTree

/// A text in another language than its key says.
enum WrongLanguage {
    static let rule = Rule(
        "spec-wrong-language",
        .warning,
        "a text is in another language than its key says",
        explanation: """
            `ko:` without any Hangul, or `en:` with some, mostly means that one text was pasted into both or that the two were \
            exchanged. Names and code inside a text are fine. A title that is the same in both languages, such as a product's name, is \
            not reported when both texts are equal.
            """
    )

    static func check(_ node: YAMLNode) -> [Diagnostic] {
        guard let en = node["en"], let ko = node["ko"], let english = en.text, let korean = ko.text else { return [] }
        guard !korean.hasPrefix("TODO"), !english.hasPrefix("TODO"), korean.contains(where: { !$0.isWhitespace }) else { return [] }
        var list: [Diagnostic] = []
        if !hasHangul(korean), english != korean { list.append(Diagnostic(rule, "the Korean text has no Hangul", at: [Label(ko.place)])) }
        if hasHangul(english), hasHangul(withoutCode(english)) {
            list.append(Diagnostic(rule, "the English text has Hangul", at: [Label(en.place)]))
        }
        return list
    }

    private static func hasHangul(_ text: String) -> Bool {
        // Most texts are ASCII alone.
        text.utf8.contains { $0 >= 0x80 }
            && text.unicodeScalars.contains {
                (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) || (0x3130...0x318F).contains($0.value)
            }
    }

    /// Without what stands between backticks: names are quoted as they are.
    private static func withoutCode(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }.map {
            String($0.element)
        }.joined()
    }
}
