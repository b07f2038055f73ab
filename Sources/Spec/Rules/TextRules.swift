import Diagnostics
import YAMLTree

/// What is looked at in every text: whether it has the system's languages, work left to do, and the languages it is in.
enum TextRules {
    static func check(_ texts: [YAMLNode], _ languages: [TextLanguage]) -> [Diagnostic] {
        texts.flatMap { MissingTranslation.check($0, languages) + TodoText.check($0) + WrongLanguage.check($0) }
            + UnlistedLanguage.check(texts, languages)
    }
}
