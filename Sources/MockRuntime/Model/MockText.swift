/// A text that people read, in the languages that it has.
public struct MockText: Sendable, Hashable, ExpressibleByStringLiteral {
    private var texts: [MockLanguage: String]

    /// A text in some of the languages.
    public init(en: String? = nil, ko: String? = nil, ja: String? = nil, zhHans: String? = nil) {
        texts = [:]
        (texts[.en], texts[.ko], texts[.ja], texts[.zhHans]) = (en, ko, ja, zhHans)
    }

    /// A text by language.
    public init(_ texts: [MockLanguage: String]) { self.texts = texts }

    /// A text that reads the same in every language, such as a name.
    public init(stringLiteral value: String) { self.init(en: value) }

    /// The text in English, or in the first language that it has.
    public var en: String { text(in: .en) }

    /// The text in that language, or in the first that it has.
    public func text(in language: MockLanguage) -> String {
        texts[language] ?? MockLanguage.allCases.lazy.compactMap { texts[$0] }.first ?? ""
    }

    /// The text by the tags of its languages.
    var byTag: JSONObject {
        JSONObject(MockLanguage.allCases.compactMap { language in texts[language].map { (language.rawValue, .string($0)) } })
    }
}

/// The languages of the mock's own pages.
public enum MockLanguage: String, Sendable, CaseIterable {
    /// English, also used where none of them is asked for.
    case en
    /// Korean.
    case ko
    /// Japanese.
    case ja
    /// Simplified Chinese.
    case zhHans = "zh-Hans"

    /// What it calls itself.
    var name: String {
        switch self {
        case .en: "English"
        case .ko: "한국어"
        case .ja: "日本語"
        case .zhHans: "简体中文"
        }
    }
}
