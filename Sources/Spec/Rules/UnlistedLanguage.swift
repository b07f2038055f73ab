import Diagnostics
import YAMLTree

/// Texts in a language in which nothing is written.
enum UnlistedLanguage {
    static let rule = Rule(
        "spec-unlisted-language",
        .warning,
        "texts are in a language that the system does not list",
        explanation: """
            References are made in the languages of the system: those under `languages:`, or those that its title has. Texts in another \
            one are shown nowhere. List the language, give the title in it, or leave these texts out.
            """
    )

    /// Each language once, where it comes first.
    static func check(_ texts: [YAMLNode], _ languages: [TextLanguage]) -> [Diagnostic] {
        let listed = Listing.alternatives(languages.map(\.rawValue))
        return TextLanguage.allCases.filter { !languages.contains($0) }.compactMap { language in
            texts.lazy.compactMap { $0.entry(language.rawValue) }.first.map { entry in
                Diagnostic(
                    rule, "texts in \(language.englishName) are shown nowhere: the system is written in \(listed)",
                    at: [Label(entry.keyPlace)], help: "list `\(language.rawValue)` under `languages:` of the system")
            }
        }
    }
}
