internal import ClientRuntime
public import MockRuntime
public import Testing

/// What the app heard, and what operations of capabilities answer.
extension MockDevice {
    /// What an operation answers next, whatever the mock would say.
    public func answers(_ operation: String, _ value: JSONValue) { capability.will(operation, .answer(value)) }

    /// The error that an operation fails with next.
    public func fails(_ operation: String, _ error: some Error & Sendable) { capability.will(operation, .fail(error)) }

    /// The next time an operation is asked it does not answer.
    public func neverAnswers(_ operation: String) { capability.will(operation, .never) }

    /// The next call of a delegate, which must be this one.
    @discardableResult
    public func heard(_ method: String, at location: SourceLocation = #_sourceLocation) async throws -> Heard {
        let next = try #require(await log.next(method), "nothing was heard, expected \(method)", sourceLocation: location)
        try #require(next.method == method, "heard \(next)", sourceLocation: location)
        return next
    }

    /// Whether what happened has all been looked at, and no answer of the mock was wrong.
    public func finish(_ name: String, at location: SourceLocation = #_sourceLocation) async throws {
        await settle()
        #expect(log.rest == [], "\(name): heard more", sourceLocation: location)
        let entries = try journal()["entries"].arrayValue ?? []
        let defects = entries.filter { $0["outcome"] == "defect" }
        #expect(defects == [], "\(name): the mock answered what it should not", sourceLocation: location)
    }

    /// A call has to have succeeded, because the scenario says nothing of an error: or what it expects behind would be missing without a word.
    public func succeeded(_ call: String, _ error: (any Error)?, at location: SourceLocation = #_sourceLocation) {
        guard let error else { return }
        let causes = notes.map { "\nthe client noted: \($0)" }.joined()
        Issue.record("\(session.name): `\(call)` failed with \(error), and no `fails:` stands there\(causes)", sourceLocation: location)
    }

    /// Has a whole scenario happen, and looks whether it left anything over.
    public func tell(
        at location: SourceLocation = #_sourceLocation, _ scenario: @Sendable (MockDevice) async throws -> Void
    ) async throws {
        do {
            try await run { try await scenario(self) }
        } catch  where !notes.isEmpty && !(error is ExpectationFailedError) {
            throw NotedError(scenario: session.name, error: error, notes: notes)
        }
        try await finish(session.name, at: location)
    }

    /// A call ends with `CancellationError` when its task is cancelled: before it begins, and while it waits for an endpoint.
    public func cancelled<Value: Sendable>(
        waitingFor endpoint: String? = nil,
        at location: SourceLocation = #_sourceLocation,
        _ call: @escaping @Sendable () async throws -> Value
    ) async throws {
        await #expect(throws: CancellationError.self, sourceLocation: location) {
            let early = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await call()
            }
            _ = try await early.value
        }
        guard let endpoint else { return }
        try fault(endpoint, ["latencyMillis": 60_000], count: 1)
        await #expect(throws: CancellationError.self, sourceLocation: location) {
            let late = Task { try await call() }
            late.cancel()
            _ = try await late.value
        }
    }
}
