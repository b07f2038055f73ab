/// Carries an app's delegate or handler to the main actor, where alone it is used.
///
/// Unchecked, because apps' delegates and handlers need not be `Sendable`: whoever takes the value out must be on the main actor.
public struct Handed<Value>: @unchecked Sendable {
    /// What is carried.
    public let value: Value

    /// Carries a value.
    public init(_ value: Value) { self.value = value }
}

extension ClientEnvironment {
    /// Calls a delegate on the main actor, if there is one.
    ///
    /// - Returns: what it answered; `nil` without a delegate.
    @discardableResult
    public func notify<Delegate, Answer: Sendable>(
        _ delegate: Handed<Delegate>?,
        _ call: @escaping @MainActor @Sendable (Delegate) -> Answer
    ) async -> Answer? {
        guard let delegate else { return nil }
        return await deliver { call(delegate.value) }
    }
}
