import Diagnostics
import YAMLTree

/// A text lacks one of its languages.
enum MissingTranslation {
    static let rule = Rule(
        "spec-missing-translation",
        "a text lacks one of its languages",
        explanation: """
            References are written in each language of the system from one spec, so every text has all of them: `{en: …, ko: …}`. The \
            languages are those under `languages:` of the system, or those of its title. A text that lacks one would leave a hole in \
            that reference. Write the missing one anew; none is a copy of a guide's sentence.
            """
    )

    static func check(_ node: YAMLNode, _ languages: [TextLanguage]) -> [Diagnostic] {
        // A text without any was reported as that.
        guard TextLanguage.allCases.contains(where: { node[$0.rawValue] != nil }) else { return [] }
        return languages.filter { node[$0.rawValue] == nil }.map { language in
            Diagnostic(
                rule, "the text has no \(language.englishName)", at: [Label(node.place)], help: "add `\(language.rawValue):`")
        }
    }
}
