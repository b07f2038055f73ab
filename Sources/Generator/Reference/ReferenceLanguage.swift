internal import Spec

/// The languages of a reference; each has a folder of its own.
package enum ReferenceLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    func text(_ text: LocalizedText) -> String {
        switch self {
        case .english: text.en
        case .korean: text.ko
        }
    }

    /// One of two wordings of our own.
    func say(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
        switch self {
        case .english: english()
        case .korean: korean()
        }
    }

    var name: String {
        switch self {
        case .english: "English"
        case .korean: "한국어"
        }
    }
}
