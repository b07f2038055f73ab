/// Carries an app's delegate or handler to the main actor, where alone it is used.
///
/// Unchecked, because apps' delegates and handlers need not be `Sendable`: whoever takes the value out must be on the main actor.
public struct Handed<Value>: @unchecked Sendable {
    private let held: Value?

    /// What is carried. Reading it where nothing is stops the program, as reading an object that a framework never got does.
    public var value: Value {
        guard let held else { preconditionFailure("nothing has set the `\(Value.self)` that is read") }
        return held
    }

    /// Carries a value.
    public init(_ value: Value) { held = value }

    /// Carries nothing yet: a property of a framework's type that is declared as always there, before anything sets it.
    public init() { held = nil }
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

    /// Asks a delegate something on the main actor, if there is one, and waits for as long as it takes.
    ///
    /// - Returns: what it answered; `nil` without a delegate.
    @discardableResult
    public func askDelegate<Delegate, Answer: Sendable>(
        _ delegate: Handed<Delegate>?,
        _ call: @escaping @MainActor @Sendable (Delegate) async throws -> Answer
    ) async throws -> Answer? {
        guard let delegate else { return nil }
        return try await Self.ask(delegate, call)
    }

    @MainActor
    private static func ask<Delegate, Answer: Sendable>(
        _ delegate: Handed<Delegate>,
        _ call: @MainActor @Sendable (Delegate) async throws -> Answer
    ) async throws -> Answer { try await call(delegate.value) }

    /// Asks a block of an app's something, on the main actor, if there is one, and waits for as long as it takes.
    ///
    /// - Returns: what it answered; `nil` without a block.
    @discardableResult
    public func askBlock<Block, Answer: Sendable>(
        _ block: Handed<Block>?,
        _ call: @MainActor @Sendable (Handed<Block>) async throws -> Answer
    ) async throws -> Answer? {
        guard let block else { return nil }
        return try await call(block)
    }
}
