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
            exchanged; `ja:` has kana or Chinese characters, `zh-Hans:` Chinese characters and no kana. Names and code inside a text \
            are fine. A text that is the same in two languages, such as a product's name, is not reported.
            """
    )

    static func check(_ node: YAMLNode) -> [Diagnostic] {
        let texts = TextLanguage.allCases.compactMap { language in node[language.rawValue].map { (language, $0) } }
        let written = texts.compactMap { $0.1.text }
        guard texts.count == written.count, !written.contains(where: { $0.hasPrefix("TODO") }) else { return [] }
        return texts.compactMap { language, node in
            let text = node.text ?? ""
            guard text.contains(where: { !$0.isWhitespace }), let problem = problem(text, language) else { return nil }
            // What reads the same in two languages is a name.
            if problem.isLack, written.count(where: { $0 == text }) > 1 { return nil }
            return Diagnostic(rule, "the \(language.englishName) text has \(problem.words)", at: [Label(node.place)])
        }
    }

    private static func problem(_ text: String, _ language: TextLanguage) -> (words: String, isLack: Bool)? {
        switch language {
        case .english: Script.hangul.isIn(text) && Script.hangul.isIn(withoutCode(text)) ? ("Hangul", false) : nil
        case .korean: Script.hangul.isIn(text) ? nil : ("no Hangul", true)
        case .japanese: Script.kana.isIn(text) || Script.han.isIn(text) ? nil : ("neither kana nor Chinese characters", true)
        case .simplifiedChinese:
            if Script.kana.isIn(withoutCode(text)) {
                ("kana", false)
            } else {
                Script.han.isIn(text) ? nil : ("no Chinese characters", true)
            }
        }
    }

    private enum Script {
        case hangul, kana, han

        func isIn(_ text: String) -> Bool {
            // Most texts are ASCII alone.
            text.utf8.contains { $0 >= 0x80 } && text.unicodeScalars.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
        }

        private var ranges: [ClosedRange<UInt32>] {
            switch self {
            case .hangul: [0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F]
            case .kana: [0x3041...0x30FA, 0x30FD...0x30FF]
            case .han: [0x4E00...0x9FFF, 0x3400...0x4DBF]
            }
        }
    }

    /// Without what stands between backticks: names are quoted as they are.
    private static func withoutCode(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }.map {
            String($0.element)
        }.joined()
    }
}
