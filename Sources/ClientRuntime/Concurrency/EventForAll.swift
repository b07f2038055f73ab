import Synchronization

/// Something that happens and that several tasks hear of: each hears, in order, all that is sent from when it began to listen.
public final class EventForAll<Value: Sendable>: Sendable {
    private struct Listener {
        weak var event: Event<Value>?
    }

    private let listeners = Mutex<[Listener]>([])

    /// Nobody listens yet.
    public init() {}

    /// Tells all who listen.
    public func send(_ value: Value) {
        // Under the lock, so that all hear in one order.
        listeners.withLock { list in
            list.removeAll { $0.event == nil }
            for listener in list { listener.event?.send(value) }
        }
    }

    /// What is sent from now on, for as long as somebody holds it. In work that `heard` began: from then on.
    public func listener() -> Event<Value> { Beginning.current?.take(self) as? Event<Value> ?? newListener() }

    /// Begins work that listens. It hears what is sent from here on, even where it comes to `listener()` later.
    @discardableResult
    public func heard<Result>(_ begin: () throws -> Result) rethrows -> Result {
        let beginning = Beginning(self, newListener(), within: Beginning.current)
        return try Beginning.$current.withValue(beginning) { try begin() }
    }

    private func newListener() -> Event<Value> {
        let event = Event<Value>()
        listeners.withLock { $0.append(Listener(event: event)) }
        return event
    }
}

/// What a task listens to from where it was begun.
private final class Beginning: Sendable {
    @TaskLocal static var current: Beginning?

    private let event: any AnyObject & Sendable
    private let listener: Mutex<(any AnyObject & Sendable)?>
    private let outer: Beginning?

    init(_ event: any AnyObject & Sendable, _ listener: any AnyObject & Sendable, within outer: Beginning?) {
        self.event = event
        self.listener = Mutex(listener)
        self.outer = outer
    }

    /// The listener of an event, once: who listens again later hears only what comes then.
    func take(_ event: any AnyObject & Sendable) -> (any AnyObject & Sendable)? {
        guard self.event === event else { return outer?.take(event) }
        return listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
    }
}
