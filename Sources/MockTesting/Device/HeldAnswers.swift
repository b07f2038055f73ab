internal import ClientRuntime

/// Answers that arrive when the scenario says so, and not before.
final class HeldAnswers: Sendable {
    private struct Entry {
        let requests: [String]
        let released: Event<Void>
        var count: Int
    }

    private let entries: Locked<[Entry]> = Locked([])

    func hold(_ requests: [String], count: Int) {
        entries.withLock { $0.append(Entry(requests: requests, released: Event(), count: count)) }
    }

    func release(_ requests: [String]) {
        let events = entries.withLock { entries in
            let held = entries.filter { $0.requests == requests }
            entries.removeAll { $0.requests == requests }
            return held.map(\.released)
        }
        for event in events { event.send(()) }
    }

    /// Waits where the answer to that request is held. Others of the app's work may come to rest meanwhile.
    func pass(_ request: HTTPRequest) async throws {
        let text = RequestText(request)
        let event = entries.withLock { entries -> Event<Void>? in
            guard let place = entries.firstIndex(where: { $0.count > 0 && text.isInstance(ofOneOf: $0.requests) }) else { return nil }
            entries[place].count -= 1
            return entries[place].released
        }
        guard let event else { return }
        try await ClientEnvironment.current.wait(for: event)
        event.send(())
    }
}
