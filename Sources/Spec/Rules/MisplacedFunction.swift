import Diagnostics
import YAMLTree

/// A function stands where it has no meaning.
enum MisplacedFunction {
    static let rule = Rule(
        "spec-misplaced-function",
        "a function stands where it has no meaning",
        explanation: """
            A mock has no capabilities, no classes and no state of a client, so `ask`, `make` and `kept` mean nothing in its answers; \
            it makes tokens, so `jwt` means something there only. What a session starts with is the same every time: in `seeds:` and \
            `app:` stand values, and nothing that has to be worked out. A scenario tells what an app does, and holds what comes of it \
            against values that are known beforehand.
            """
    )

    static func diagnostic(_ verb: YAMLEntry, in site: Scope.Site) -> Diagnostic? {
        guard site.refuses(verb.name) else { return nil }
        return Diagnostic(rule, "`\(verb.name)` has no meaning in \(site.phrase)", at: [Label(verb.keyPlace)])
    }
}

extension Scope.Site {
    fileprivate func refuses(_ function: String) -> Bool {
        switch self {
        case .flow: function == "jwt"
        case .answer: ["ask", "make", "kept"].contains(function)
        case .constant: !["case", "error", "object", "duration"].contains(function)
        case .story: ["ask", "make", "kept", "jwt", "random", "enum"].contains(function)
        }
    }

    fileprivate var phrase: String {
        switch self {
        case .flow: "a client: mocks make tokens"
        case .answer: "a mock: it is something of clients"
        case .constant: "a value that is the same in every session"
        case .story: "a scenario"
        }
    }
}
