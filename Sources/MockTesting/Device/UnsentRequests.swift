internal import ClientRuntime

/// Requests that end on the device, and how.
final class UnsentRequests: Sendable {
    private struct Entry {
        let requests: [String]
        let error: TransportError
        var count: Int
    }

    private let entries: Locked<[Entry]> = Locked([])

    func add(_ requests: [String], _ error: TransportError, count: Int) {
        entries.withLock { $0.append(Entry(requests: requests, error: error, count: count)) }
    }

    /// The error of a request that is one of these, once for each that was asked for.
    func take(_ request: HTTPRequest) -> TransportError? {
        let text = RequestText(request)
        return entries.withLock { entries in
            guard let place = entries.firstIndex(where: { $0.count > 0 && text.isInstance(ofOneOf: $0.requests) }) else { return nil }
            entries[place].count -= 1
            return entries[place].error
        }
    }
}
