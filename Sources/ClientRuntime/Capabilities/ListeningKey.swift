import Synchronization

/// What tells those apart who listen to the same: the object that does, or a text.
public struct ListeningKey: Hashable, Sendable {
    private enum Kind: Hashable {
        case object(ObjectIdentifier)
        case text(String)
    }

    private let kind: Kind

    /// An object; who listens for it need not keep it.
    public static func object(_ object: AnyObject) -> Self { Self(kind: .object(ObjectIdentifier(object))) }

    /// A text, such as the name of a topic.
    public static func text(_ text: String) -> Self { Self(kind: .text(text)) }
}

/// One that listens under a key, from before anything is opened until nobody goes through the events any more.
final class KeyedListening: Sendable {
    private struct State {
        var isLeft = false
        /// What ends waiting for the next event.
        var depart: (@Sendable () -> Void)?
    }

    let key: ListeningKey
    private let state = Mutex(State())

    init(_ key: ListeningKey) { self.key = key }

    var isLeft: Bool { state.withLock { $0.isLeft } }

    func leave() {
        let depart = state.withLock { state in
            state.isLeft = true
            return state.depart
        }
        depart?()
    }

    /// Has something done when it is left; at once, where that has happened.
    func whenLeft(_ depart: @escaping @Sendable () -> Void) {
        let isLeft = state.withLock { state in
            state.depart = depart
            return state.isLeft
        }
        if isLeft { depart() }
    }

    func forget() { state.withLock { $0.depart = nil } }
}
