/// What an app answers by calling a block that its delegate was handed. The first call counts; later ones are ignored.
public final class BlockAnswer<Value: Sendable>: Sendable {
    fileprivate let given = Event<Value?>()
    private let isGiven = Locked(false)

    /// Nothing was answered yet.
    public init() {}

    /// What the block was called with.
    public func give(_ value: Value?) {
        let isFirst = isGiven.withLock { isGiven -> Bool in
            defer { isGiven = true }
            return !isGiven
        }
        if isFirst { given.send(value) }
    }
}

extension ClientEnvironment {
    /// Tells a delegate something that it answers by calling a block, and waits until it has.
    ///
    /// - Parameter tell: tells it; `nil` where there is no delegate.
    /// - Returns: what the block was called with; `nil` where there is no delegate, or an app has left out the method.
    /// - Throws: `CancellationError` if the task is cancelled first, which is how waiting for a block ends that nobody calls.
    @discardableResult
    public func answered<Value: Sendable>(_ answer: BlockAnswer<Value>, _ tell: () async throws -> Void?) async throws -> Value? {
        let watch = MissingMethods.Watch()
        let told: Void? = try await MissingMethods.$watch.withValue(watch) { try await tell() }
        guard told != nil, !watch.hasFound else { return nil }
        return try await wait(for: answer.given)
    }
}
