import Diagnostics
import SourceText

/// Shared steps that include themselves.
enum IncludeCycle {
    static let rule = Rule(
        "spec-include-cycle",
        "shared steps include themselves",
        explanation: """
            `include:` puts the steps of a list under `shared:` where it stands. A list that includes itself, directly or through others, \
            would have no end. What is done again and again is `each:` over a list.
            """
    )

    /// - Parameter open: the lists that are being included, the one of that name first.
    static func diagnostic(_ name: Located<String>, _ open: [String]) -> Diagnostic {
        let way = (open + [name.value]).map { "`\($0)`" }.joined(separator: " includes ")
        return Diagnostic(rule, "the shared steps `\(name.value)` include themselves: \(way)", at: [Label(name.place)])
    }
}
