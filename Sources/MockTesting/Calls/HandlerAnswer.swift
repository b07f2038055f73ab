internal import ClientRuntime

/// What a handler was given.
public final class HandlerAnswer<Value>: Sendable {
    private struct Given: @unchecked Sendable {
        let value: Value
    }

    private let given: Locked<Given?> = Locked(nil)

    /// Nothing was given yet.
    public init() {}

    /// Set once, by the handler.
    public var value: Value? {
        get { given.value?.value }
        set { given.value = newValue.map { Given(value: $0) } }
    }

    /// The value, as soon as there is one: what waits for the app's answer does not hold up the device.
    public func given() async -> Value? {
        for _ in 0..<2000 where given.value == nil { try? await Task.sleep(for: .milliseconds(1)) }
        return value
    }
}
