internal import ClientRuntime

/// What a handler was given.
public final class HandlerAnswer<Value>: Sendable {
    private struct Given: @unchecked Sendable {
        let value: Value
    }

    private struct GivingUp: @unchecked Sendable {
        let call: () -> Void
    }

    private let given: Locked<Given?> = Locked(nil)
    private let givingUp: Locked<GivingUp?> = Locked(nil)

    /// Nothing was given yet.
    public init() {}

    /// Set once, by the handler.
    public var value: Value? {
        get { given.value?.value }
        set { given.value = newValue.map { Given(value: $0) } }
    }

    /// The value, as soon as there is one: what waits for the app's answer does not hold up the device.
    public func given() async -> Value? {
        try? await Patience.long.wait { given.value != nil }
        return value
    }

    /// `cancel` of what the method has answered, where apps give the call up by that.
    public var giveUp: (() -> Void)? {
        get { givingUp.value?.call }
        set { givingUp.value = newValue.map { GivingUp(call: $0) } }
    }

    /// Gives the call up, as an app does that keeps what the method has answered.
    public func cancel() { giveUp?() }
}
