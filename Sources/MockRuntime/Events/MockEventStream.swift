import Synchronization

/// What follows an answer's body as long as the answer goes on.
public final class MockEventStream: Sendable {
    private struct State {
        /// What nobody has taken yet.
        var pending: [UInt8] = []
        var isEnded = false
        var isCut = false
        var closure: MockClosure?
        /// Is told that there is something to take.
        var notify: (@Sendable () -> Void)?
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

    /// Nothing more comes.
    ///
    /// - Parameters:
    ///   - isCut: whether the connection breaks off, rather than the answer being over.
    ///   - closure: what a WebSocket is closed with, where that is not the usual end.
    func end(isCut: Bool = false, with closure: MockClosure? = nil) {
        state.withLock { state in
            state.isCut = isCut && !state.isEnded
            if !state.isEnded { state.closure = closure }
            state.isEnded = true
            return state.notify
        }?()
    }

    /// Whether there is nothing more to hear, or nobody who would. A session asks, and is not told: who hears an event may leave at that
    /// very moment, while the session that sends it is locked.
    var isEnded: Bool { state.withLock { $0.isEnded } }

    // MARK: whoever listens

    /// Has something done whenever there is something to take, and once now. It is called by whoever sends, and must not wait.
    public func watch(_ notify: @escaping @Sendable () -> Void) {
        // What it held goes when nothing is locked: with it may go whoever listened, and he says here that he leaves.
        _ = state.withLock { exchange(&$0.notify, with: notify) }
        notify()
    }

    /// What has come since it was asked last, and whether nothing more will.
    public func take() -> (bytes: [UInt8], isEnded: Bool) {
        state.withLock { state in
            defer { state.pending = [] }
            return (state.pending, state.isEnded)
        }
    }

    /// Whether what has ended was no end of the answer: its connection is to break off.
    public var isCut: Bool { state.withLock { $0.isCut } }

    /// What a WebSocket that has ended is closed with; nothing where that is the usual end.
    public var closure: MockClosure? { state.withLock { $0.closure } }

    /// Nobody listens any more.
    public func leave() {
        _ = state.withLock { exchange(&$0, with: State(isEnded: true)) }
    }
}

extension MockSession {
    /// How many listen to the events of an endpoint; of all, where none is named.
    public func listening(to endpoint: String? = nil) -> Int {
        withWorld { world in world.listening().count { endpoint == nil || $0.endpoint == endpoint } }
    }

    /// Breaks the connections off of those who listen to the events of an endpoint; of all, where none is named. Nothing tells them that this was
    /// the end, as where a network is lost.
    ///
    /// - Returns: how many they were.
    @discardableResult
    public func cut(_ endpoint: String? = nil) -> Int {
        let listeners = withWorld { world in world.listening().filter { endpoint == nil || $0.endpoint == endpoint } }
        for listener in listeners { listener.end(isCut: true) }
        return listeners.count
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
