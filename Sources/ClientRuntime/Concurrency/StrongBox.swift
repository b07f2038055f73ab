import Synchronization

/// A delegate that is kept, set and read from any isolation: an SDK whose declaration says so has it for as long as it is there itself.
///
/// Of who may call it the same holds as of what is in a `WeakBox`.
public final class StrongBox<T>: Sendable {
    /// Unchecked for the reason that `WeakBox` has.
    private struct Reference: @unchecked Sendable {
        var object: T?
    }

    private let reference = Mutex(Reference())

    /// An empty box.
    public init() {}

    /// The object, `nil` before there is one.
    public var value: T? {
        get { reference.withLock { $0 }.object }
        set {
            let new = Reference(object: newValue)
            // What goes may call back when it goes: not inside the lock.
            let old = reference.withLock { reference in
                defer { reference = new }
                return reference
            }
            withExtendedLifetime(old) {}
        }
    }
}
