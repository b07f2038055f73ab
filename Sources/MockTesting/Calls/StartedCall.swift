internal import ClientRuntime
public import Testing

/// A call of the app's that goes on while the scenario does.
public final class StartedCall<Value>: Sendable {
    /// Unchecked, because what a platform's type stands for need not be `Sendable`: the call has ended when the scenario looks at it.
    private struct Outcome: @unchecked Sendable {
        let result: Result<Value, any Error>
    }

    private let outcome: Locked<Outcome?>
    private let task: Task<Void, Never>

    /// Begins the call in a task of its own.
    public init(_ call: @escaping @Sendable () async throws -> Value) {
        let outcome: Locked<Outcome?> = Locked(nil)
        self.outcome = outcome
        task = ClientEnvironment.current.begin {
            do {
                outcome.value = Outcome(result: .success(try await call()))
            } catch {
                outcome.value = Outcome(result: .failure(error))
            }
        }
    }

    /// Cancels the call's task.
    public func cancel() { task.cancel() }

    /// What the call came to, as soon as it has; one that goes on fails the test.
    @discardableResult
    public func ended(at location: SourceLocation = #_sourceLocation) async throws -> Value {
        try await Patience.long.wait { outcome.value != nil }
        return try #require(outcome.value, "the call goes on", sourceLocation: location).result.get()
    }
}
