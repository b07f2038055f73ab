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

    /// - Parameter text: the declaration.
    static func diagnostic(_ error: ParseError, of text: String, at place: Place) -> Diagnostic {
        let isSubscript = text.split(separator: " ").contains { $0.hasPrefix("subscript(") || $0 == "subscript" }
        if isSubscript {
            return Diagnostic(
                rule, "a subscript cannot be generated", at: [Label(place)],
                help: "declare a method that answers the same, and accept the difference under `errata:`")
        }
        return Diagnostic(rule, error.message, at: [Label(place)])
    }
}
