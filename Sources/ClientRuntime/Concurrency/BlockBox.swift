import Synchronization

/// A block that an app has set, set and read from any isolation.
///
/// It need not be `Sendable`, as with the documented property: whoever takes it out calls it on the main actor, as generated code does.
public final class BlockBox<Block>: Sendable {
    private let held = Mutex(Handed<Block?>(nil))

    /// An empty box.
    public init() {}

    /// The block, `nil` where the app has set none.
    public var value: Block? {
        get { held.withLock { $0 }.value }
        set {
            let new = Handed(newValue)
            held.withLock { $0 = new }
        }
    }

    /// The block on its way to the main actor.
    public var handed: Handed<Block>? { held.withLock { $0 }.value.map { Handed($0) } }
}
