import Synchronization

/// The answers of an environment that go on, by the endpoints that give them: who says a message finds its WebSocket here, and who leaves all
/// that he has to end.
final class Connections: Sendable {
    private struct Line {
        var open: [WeakReference] = []
        /// How many are on their way.
        var opening = 0
        /// Told when one is open, or is not going to be.
        var waiting: [Event<Void>] = []
        /// When it was left last.
        var left = 0
        /// What ends waiting for the next event of a capability, by numbers.
        var departures: [Int: @Sendable () -> Void] = [:]
        /// Those that can be left alone.
        var keyed: [WeakListening] = []
    }

    private struct WeakListening: Sendable {
        weak let object: KeyedListening?
    }

    private struct WeakReference: Sendable {
        weak let object: AnswerPieces?
    }

    private struct State {
        var lines: [String: Line] = [:]
        /// How often something was left: what began at that moment is meant by what comes later.
        var moment = 0
        /// How many departures were noted.
        var departures = 0
    }

    /// What there is of an endpoint.
    enum Standing {
        case open(AnswerPieces)
        case opening(Event<Void>)
        case none
    }

    private let state = Mutex(State())

    /// The moment, for `isLeft(_:since:)`.
    var now: Int { state.withLock { $0.moment } }

    /// One is about to be opened: who says something meanwhile waits for it.
    func expect(_ endpoint: String) { state.withLock { $0.lines[endpoint, default: Line()].opening += 1 } }

    /// What was expected is there, or will not be.
    func settle(_ endpoint: String) {
        told(endpoint) { $0.opening -= 1 }
    }

    func add(_ pieces: AnswerPieces, _ endpoint: String) {
        told(endpoint) { line in
            line.open.removeAll { $0.object == nil }
            line.open.append(WeakReference(object: pieces))
        }
    }

    /// The newest that is open.
    func standing(_ endpoint: String) -> Standing {
        // What goes with its last reference says so elsewhere, and does not wait for this lock.
        state.withLock { state in
            guard var line = state.lines[endpoint] else { return .none }
            if let pieces = line.open.reversed().lazy.compactMap(\.object).first(where: { !$0.isOver }) { return .open(pieces) }
            guard line.opening > 0 else { return .none }
            let event = Event<Void>()
            line.waiting.append(event)
            state.lines[endpoint] = line
            return .opening(event)
        }
    }

    /// Ends all of an endpoint's, and what is being opened, now or again.
    func leave(_ endpoint: String) {
        let (open, departures) = state.withLock { state in
            state.moment += 1
            state.lines[endpoint, default: Line()].left = state.moment
            let line = state.lines[endpoint] ?? Line()
            return (line.open.compactMap(\.object), Array(line.departures.values))
        }
        for pieces in open { pieces.end() }
        for depart in departures { depart() }
    }

    /// Somebody begins to listen who can be left alone.
    func begin(_ name: String, of key: ListeningKey) -> KeyedListening {
        let listening = KeyedListening(key)
        state.withLock { state in
            state.lines[name, default: Line()].keyed.removeAll { $0.object == nil }
            state.lines[name, default: Line()].keyed.append(WeakListening(object: listening))
        }
        return listening
    }

    /// Ends what is listened to under a key.
    func leave(_ name: String, of key: ListeningKey) {
        let listening = state.withLock { $0.lines[name]?.keyed.compactMap(\.object) ?? [] }
        for one in listening where one.key == key { one.leave() }
    }

    /// Has something done when the name is left; at once, where that has happened since the moment.
    func noteDeparture(from name: String, since moment: Int, _ depart: @escaping @Sendable () -> Void) -> Int {
        let (number, isLeft) = state.withLock { state in
            state.departures += 1
            let isLeft = (state.lines[name]?.left ?? 0) > moment
            if !isLeft { state.lines[name, default: Line()].departures[state.departures] = depart }
            return (state.departures, isLeft)
        }
        if isLeft { depart() }
        return number
    }

    func forget(_ departure: Int, of name: String) { state.withLock { $0.lines[name]?.departures[departure] = nil } }

    /// Whether what began at that moment has been left since.
    func isLeft(_ endpoint: String, since moment: Int) -> Bool { state.withLock { ($0.lines[endpoint]?.left ?? 0) > moment } }

    private func told(_ endpoint: String, _ change: (inout Line) -> Void) {
        let waiting = state.withLock { state -> [Event<Void>] in
            var line = state.lines[endpoint] ?? Line()
            change(&line)
            let waiting = line.waiting
            line.waiting = []
            state.lines[endpoint] = line
            return waiting
        }
        for event in waiting { event.send(()) }
    }
}
