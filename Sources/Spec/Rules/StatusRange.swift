import Diagnostics
import SourceText

/// A status that no HTTP answer has.
enum StatusRange {
    static let rule = Rule(
        "spec-status-range",
        "a status is none of HTTP",
        explanation: """
            The status of an HTTP answer has three digits, from 200 to 599 where an answer ends a request (RFC 9110, 15). No server can send \
            another, and the mock could not either. A WebSocket is opened with 101.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let responses = spec.endpoints.flatMap(\.answered)
        let answers = responses.filter { $0.kind != .messages || $0.status.value != 101 }.map(\.status)
        let statuses = answers + spec.failures.map(\.status) + spec.errors.flatMap(\.cases).flatMap(\.statuses)
        return statuses.filter { !(200...599).contains($0.value) }.map { status in
            Diagnostic(rule, "\(status.value) is no status of an HTTP answer", at: [Label(status.place)], help: "give one from 200 to 599")
        }
    }
}
