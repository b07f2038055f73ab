public import MockRuntime
public import Testing

/// What came, held against what a test expects. A failure says what was expected, how often it came, and what came instead.
extension MockSession {
    /// Expects calls of an endpoint.
    ///
    /// - Parameters:
    ///   - endpoint: its name in the spec; a `*` stands for any text.
    ///   - outcome: how they went: `ok`, or a documented error's name; anyhow if nothing is said.
    ///   - request: what they should say.
    ///   - count: how many there should be; at least one if there is no number.
    public func expectCalls(
        of endpoint: String,
        _ outcome: String? = nil,
        request: RequestPattern = RequestPattern(),
        count: Int? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        let calls = CallPattern(endpoint, outcome, request: request)
        expect(Verification([count.map { .init(calls, count: $0) } ?? .init(calls)]), at: location)
    }

    /// Expects at least one call of each of these, one after another; others may have come between them.
    public func expectCalls(inOrder calls: [CallPattern], at location: SourceLocation = #_sourceLocation) {
        expect(Verification(calls.map { .init($0) }, inOrder: true), at: location)
    }

    /// Expects what a verification says.
    public func expect(_ verification: Verification, at location: SourceLocation = #_sourceLocation) {
        Self.record(verify(verification), at: location)
    }

    /// Expects what a verification says to come true within some seconds, and waits as long as it has to.
    public func expect(_ verification: Verification, within seconds: Double, at location: SourceLocation = #_sourceLocation) async {
        Self.record(await verify(verification, within: seconds), at: location)
    }

    private static func record(_ report: VerificationReport, at location: SourceLocation) {
        if !report.holds { Issue.record("\(report)", sourceLocation: location) }
    }
}
