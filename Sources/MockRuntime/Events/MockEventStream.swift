import Synchronization

/// What follows an answer's body as long as the answer goes on.
public final class MockEventStream: Sendable {
    private struct State {
        /// What nobody has taken yet.
        var pending: [UInt8] = []
        var isEnded = false
        /// Is told that there is something to take.
        var notify: (@Sendable () -> Void)?
        /// What is done when whoever listens leaves, or there is nothing more to hear.
        var leaving: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// The parameters of the request that it answers, and the endpoint's name: by these, others find it.
    let endpoint: String
    let request: RequestValues

    init(_ endpoint: String, _ request: RequestValues) {
        self.endpoint = endpoint
        self.request = request
    }

    // MARK: whoever sends

    func send(_ bytes: [UInt8]) {
        state.withLock { state in
            if !state.isEnded { state.pending += bytes }
            return state.notify
        }?()
    }

    /// Nothing more comes. Whoever says so forgets the stream himself.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.leaving = nil
            return state.notify
        }?()
    }

    func whenLeft(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.leaving = body } }

    // MARK: whoever listens

    /// Has something done whenever there is something to take, and once now. It is called by whoever sends, and must not wait.
    public func watch(_ notify: @escaping @Sendable () -> Void) {
        state.withLock { $0.notify = notify }
        notify()
    }

    /// What has come since it was asked last, and whether nothing more will.
    public func take() -> (bytes: [UInt8], isEnded: Bool) {
        state.withLock { state in
            defer { state.pending = [] }
            return (state.pending, state.isEnded)
        }
    }

    /// Nobody listens any more.
    public func leave() {
        state.withLock { state in
            defer { state = State(isEnded: true) }
            return state.leaving
        }?()
    }

}

extension MockSession {
    /// How many listen to the events of an endpoint; of all, where none is named.
    public func listening(to endpoint: String? = nil) -> Int {
        withWorld { world in world.listeners.count { endpoint == nil || $0.endpoint == endpoint } }
    }
}

extension MockReply {
    /// Hands on the body, and what follows it as it comes: for whoever listens in the same process.
    public func hear(_ receive: @escaping @Sendable (_ bytes: [UInt8], _ isEnded: Bool) -> Void) {
        receive(body, events == nil)
        guard let events else { return }
        // Several may send at a time, and what one has taken goes out before the next takes anything.
        let turn = Turn()
        events.watch {
            turn.take {
                let (bytes, isEnded) = events.take()
                if !bytes.isEmpty || isEnded { receive(bytes, isEnded) }
            }
        }
    }

    /// The reply with all that follows its body, once nothing more does.
    func whole() async -> MockReply {
        guard let events else { return self }
        var reply = self
        reply.events = nil
        let (pieces, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        hear { bytes, isEnded in
            continuation.yield(bytes)
            if isEnded { continuation.finish() }
        }
        reply.body = []
        for await piece in pieces { reply.body += piece }
        // Who was cancelled has heard only a part.
        events.leave()
        return reply
    }
}

private final class Turn: Sendable {
    private let lock = Mutex(())

    func take(_ body: () -> Void) { lock.withLock { _ in body() } }
}
