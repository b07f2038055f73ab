import Synchronization

/// A weak reference to a delegate, set and read from any isolation.
///
/// A delegate is an app's object and need not be `Sendable`, as with the documented Objective-C property. Whoever reads it must call
/// it where it expects to be called; generated code does so on the main actor.
public final class WeakBox<T>: Sendable {
    /// Unchecked, because this is the one place that carries an app's object across isolations: see above who may call it.
    private struct Reference: @unchecked Sendable {
        weak var object: AnyObject?
    }

    private let reference = Mutex(Reference())

    /// An empty box.
    public init() {}

    /// The object, `nil` when there is none any more.
    public var value: T? {
        get { reference.withLock { $0 }.object as? T }
        set {
            let new = Reference(object: newValue.map { $0 as AnyObject })
            reference.withLock { $0 = new }
        }
    }
}
