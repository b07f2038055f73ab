package import SourceText

/// The languages in which specs have texts and references are written. Each has its wording: `Generator/Reference/Wording/Languages`.
package enum TextLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case korean = "ko"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"

    /// What English calls it.
    package var englishName: String {
        switch self {
        case .english: "English"
        case .korean: "Korean"
        case .japanese: "Japanese"
        case .simplifiedChinese: "simplified Chinese"
        }
    }

    /// What it calls itself.
    package var name: String {
        switch self {
        case .english: "English"
        case .korean: "한국어"
        case .japanese: "日本語"
        case .simplifiedChinese: "简体中文"
        }
    }
}

/// A text in the languages of the references. Written anew for the spec, never a guide's own.
package struct LocalizedText: Sendable {
    package var texts: [TextLanguage: String]
    package var place: Place

    package init(_ texts: [TextLanguage: String], place: Place) {
        self.texts = texts
        self.place = place
    }

    /// The text in that language, or in the first that it has: what is missing was reported.
    package subscript(language: TextLanguage) -> String { texts[language] ?? main }

    /// The text for what has one language, such as comments in code: English, or the first that there is.
    package var main: String { TextLanguage.allCases.lazy.compactMap { texts[$0] }.first ?? "" }
}
