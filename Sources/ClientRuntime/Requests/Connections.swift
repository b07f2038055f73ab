import Synchronization

/// The answers of an environment that go on, by the endpoints that give them: who says a message finds its WebSocket here, and who leaves all
/// that he has to end.
final class Connections: Sendable {
    private struct Line {
        var open: [WeakReference<AnswerPieces>] = []
        /// Of those who come again.
        var positions: [WeakReference<EventPosition>] = []
        /// How many are on their way.
        var opening = 0
        /// Told when one is open, or is not going to be.
        var waiting: [Event<Void>] = []
    }

    private struct WeakReference<Object: AnyObject & Sendable>: Sendable {
        weak let object: Object?
    }

    /// What there is of an endpoint.
    enum Standing {
        case open(AnswerPieces)
        case opening(Event<Void>)
        case none
    }

    private let lines = Mutex<[String: Line]>([:])

    /// One is about to be opened: who says something meanwhile waits for it.
    func expect(_ endpoint: String) { lines.withLock { $0[endpoint, default: Line()].opening += 1 } }

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

    func add(_ position: EventPosition, _ endpoint: String) {
        told(endpoint) { line in
            line.positions.removeAll { $0.object == nil || $0.object === position }
            line.positions.append(WeakReference(object: position))
        }
    }

    /// The newest that is open.
    func standing(_ endpoint: String) -> Standing {
        // What goes with its last reference says so elsewhere, and does not wait for this lock.
        lines.withLock { lines in
            guard var line = lines[endpoint] else { return .none }
            if let pieces = line.open.reversed().lazy.compactMap(\.object).first(where: { !$0.isOver }) { return .open(pieces) }
            guard line.opening > 0 else { return .none }
            let event = Event<Void>()
            line.waiting.append(event)
            lines[endpoint] = line
            return .opening(event)
        }
    }

    /// Ends all of an endpoint's, and what would come again.
    func leave(_ endpoint: String) {
        let (open, positions) = lines.withLock { lines in
            (lines[endpoint]?.open.compactMap(\.object) ?? [], lines[endpoint]?.positions.compactMap(\.object) ?? [])
        }
        for position in positions { position.end() }
        for pieces in open { pieces.end() }
    }

    private func told(_ endpoint: String, _ change: (inout Line) -> Void) {
        let waiting = lines.withLock { lines -> [Event<Void>] in
            var line = lines[endpoint] ?? Line()
            change(&line)
            defer {
                line.waiting = []
                lines[endpoint] = line
            }
            return line.waiting
        }
        for event in waiting { event.send(()) }
    }
}
