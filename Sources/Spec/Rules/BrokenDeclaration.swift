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

    static func diagnostic(_ error: ParseError, at place: Place) -> Diagnostic {
        Diagnostic(rule, error.message, at: [Label(place)])
    }
}
