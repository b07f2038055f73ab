import Synchronization

/// A value behind a lock, for classes that are usable from any isolation.
public final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    /// Locks that value in.
    public init(_ value: Value) { mutex = Mutex(value) }

    /// The value as it is now, or a new one in its place. To change a value by what it is, use `withLock`.
    public var value: Value {
        get { mutex.withLock { $0 } }
        set { mutex.withLock { $0 = newValue } }
    }

    /// Looks at the value and changes it with nobody in between. The closure must not come back to this lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try mutex.withLock { try body(&$0) }
    }
}

/// Lets one caller through: for objects that may be used once.
public final class Once: Sendable {
    private let isTaken = Mutex(false)

    /// Nobody came yet.
    public init() {}

    /// Whether this call is the first.
    public func take() -> Bool {
        isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
    }
}
