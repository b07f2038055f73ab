/// What a WebSocket is closed with.
public struct MockClosure: Sendable, Hashable {
    /// The code, of RFC 6455 (7.4) or of the service's own.
    public let code: Int
    /// What is said beside it.
    public let reason: String

    /// A close frame has no room for more.
    private static let longest = 123

    /// With that code.
    init(code: Int, reason: String) {
        self.code = code
        var reason = reason
        while reason.utf8.count > Self.longest { reason.removeLast() }
        self.reason = reason
    }

    /// Where the mock itself cannot go on with what a client says; nothing where it can.
    init?(outcome: String) {
        switch outcome {
        case Outcome.invalid, Outcome.unmatched, Outcome.refused: self.init(code: 1008, reason: "refused")
        case Outcome.tooLarge: self.init(code: 1009, reason: "too large")
        case Outcome.defect: self.init(code: 1011, reason: "a mistake in the mock")
        default: return nil
        }
    }
}
