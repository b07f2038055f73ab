import Diagnostics
import SourceText
import YAMLTree

/// A text lacks one of its languages.
enum MissingTranslation {
    static let rule = Rule(
        "spec-missing-translation",
        "a text lacks one of its languages",
        explanation: """
            References are written in English and Korean from one spec, so every text has both: `{en: …, ko: …}`. A text in one \
            language would leave a hole in the other reference. Write the missing one anew; neither is a copy of a guide's sentence.
            """
    )

    static func diagnostic(_ language: String, in node: YAMLNode) -> Diagnostic {
        let name = language == "ko" ? "Korean" : "English"
        return Diagnostic(rule, "the text has no \(name)", at: [Label(node.place)], help: "add `\(language):`")
    }
}
