import Declarations
import Diagnostics
import SourceText

/// A declaration or type in the spec that does not parse.
enum BrokenDeclaration {
    static let rule = Rule(
        "spec-broken-declaration",
        "a declaration or type does not parse",
        explanation: """
            `declaration:` holds the declaration exactly as a header has it, and everything that is generated follows from it, so it \
            has to parse: `- (void)foo:(NSString *)bar;` or `func foo(bar: String)`. Quote it: unquoted, YAML takes the minus for a \
            list's hyphen. A class in Swift needs `language: swift`.
            """
    )

    /// - Parameters:
    ///   - text: the declaration.
    ///   - language: what the class or protocol is written in, for declarations of members.
    static func diagnostic(_ error: ParseError, of text: String, in language: Language?, at place: Place) -> Diagnostic {
        let isSubscript = text.split(separator: " ").contains { $0.hasPrefix("subscript(") || $0 == "subscript" }
        if isSubscript {
            return Diagnostic(
                rule, error.message, at: [Label(place)], help: "a subscript is declared as `subscript(key: String) -> Value? { get }`")
        }
        if language == .swift, isOperator(text) {
            return Diagnostic(
                rule, "an operator cannot be generated", at: [Label(place)],
                help: "`conforms: [Equatable]` or `[Hashable]` of a struct brings `==`; declare any other as a method")
        }
        return Diagnostic(rule, error.message, at: [Label(place)], help: language.flatMap { otherLanguage(text, instead: $0) })
    }

    /// `static func == (left: Lamp, right: Lamp) -> Bool`
    private static func isOperator(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count else { return false }
        return words[keyword + 1].first.map("=<>+-*/%!&|^~?".contains) ?? false
    }

    /// What to write where a member is declared in the other language.
    private static func otherLanguage(_ text: String, instead language: Language) -> String? {
        let first = text.prefix { !$0.isWhitespace && $0 != "(" && $0 != "<" }
        return switch language {
        case .objectiveC where swiftWords.contains(String(first)):
            "this is Swift: write `language: swift` beside the name of its class or protocol"
        case .swift where ["-", "+", "@property"].contains(first):
            "this is Objective-C: remove `language: swift` beside the name of its class or protocol, or declare the member in Swift"
        default: nil
        }
    }

    private static let swiftWords: Set = [
        "func", "var", "let", "init", "init?", "static", "class", "public", "open", "final", "override", "convenience", "required",
        "mutating",
        "weak", "lazy", "nonisolated", "@MainActor", "@discardableResult", "@objc", "@available",
    ]
}
