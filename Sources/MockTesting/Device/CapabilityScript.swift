public import ClientRuntime

/// What a scenario says that operations of capabilities answer next. Where it says nothing, they are those of an app that gave none.
public final class CapabilityScript: Sendable {
    /// What an operation does next.
    public enum Reply: Sendable {
        /// It answers with a value.
        case answer(JSONValue)
        /// It throws an error.
        case fail(any Error & Sendable)
        /// It is asked and never answers.
        case never
    }

    /// The app's surroundings, which keep this.
    public let environment = WeakBox<ClientEnvironment>()
    private let replies: Locked<[String: [Reply]]> = Locked([:])

    /// Adds what an operation, named `capability.operation`, does next.
    public func will(_ operation: String, _ reply: Reply) { replies.withLock { $0[operation, default: []].append(reply) } }

    /// What is there without this script.
    public func usual<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value {
        environment.value.map { key.defaultValue(in: $0) } ?? key.defaultValue
    }

    /// The answer of an operation that one has to wait for; nil if it is the usual one.
    public func next(_ operation: String) async throws -> JSONValue? {
        switch take(operation) {
        case .answer(let value): return value
        case .fail(let error): throw error
        case .never: return try await ClientEnvironment.current.wait(for: Event<JSONValue>())
        case nil: return nil
        }
    }

    /// The answer of an operation that needs no waiting; nil if it is the usual one.
    public func answer(_ operation: String) -> JSONValue? {
        if case .answer(let value) = take(operation) { value } else { nil }
    }

    private func take(_ operation: String) -> Reply? {
        replies.withLock { replies in
            guard let first = replies[operation]?.first else { return nil }
            replies[operation]?.removeFirst()
            return first
        }
    }
}
