import Synchronization

/// A weak reference to a delegate, set and read from any isolation.
///
/// A delegate is an app's object and need not be `Sendable`, as with the documented Objective-C property. Whoever reads it must call
/// it where it expects to be called; generated code does so on the main actor.
public final class WeakBox<T>: Sendable {
    private struct Reference {
        weak var object: AnyObject?
    }

    private let reference = Mutex(Reference())

    /// An empty box.
    public init() {}

    /// The object, `nil` when there is none any more.
    public var value: T? {
        get {
            nonisolated(unsafe) var object: AnyObject?
            reference.withLock { object = $0.object }
            return object as? T
        }
        set {
            nonisolated(unsafe) let object = newValue.map { $0 as AnyObject }
            reference.withLock { $0.object = object }
        }
    }
}
