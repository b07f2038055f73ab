/// Something that goes wrong on purpose: at one endpoint or at all, so many times.
public struct MockFault: Sendable, Hashable {
    /// What goes wrong.
    public enum Effect: Sendable, Hashable {
        /// A documented error of the endpoint, by its name in the spec, in place of what would have happened.
        case error(String)
        /// The answer comes that many seconds later. Only its own request waits.
        case latency(Double)
        /// The connection is cut without an answer; what would have happened has happened.
        case cut
        /// An answer that no document knows: a status and a body.
        case answer(status: Int, body: String)
    }

    /// The endpoint's name, or `*` for every endpoint.
    public var endpoint: String
    /// What goes wrong.
    public var effect: Effect
    /// How many more times; always where there is no number.
    public var remaining: Int?

    /// A fault that happens that many times.
    public init(_ endpoint: String = "*", _ effect: Effect, count: Int? = 1) {
        self.endpoint = endpoint
        self.effect = effect
        remaining = count
    }

    var isLatency: Bool {
        if case .latency = effect { return true }
        return false
    }
}

/// The faults that one call meets.
struct MetFaults {
    var latency = 0.0
    var effect: MockFault.Effect?
}

/// The faults that wait in a session, oldest first.
struct FaultList {
    private(set) var faults: [MockFault] = []

    mutating func add(_ fault: MockFault) { faults.append(fault) }

    mutating func removeAll() { faults = [] }

    /// Counts one call of an endpoint: of the faults that apply to it the oldest that delays, and the oldest that does otherwise.
    mutating func meet(_ endpoint: String) -> MetFaults {
        var met = MetFaults()
        guard !faults.isEmpty else { return met }
        if let place = faults.firstIndex(where: { $0.isLatency && $0.applies(to: endpoint) }), case .latency(let seconds) = use(place) {
            met.latency = seconds
        }
        if let place = faults.firstIndex(where: { !$0.isLatency && $0.applies(to: endpoint) }) { met.effect = use(place) }
        return met
    }

    private mutating func use(_ place: Int) -> MockFault.Effect {
        let effect = faults[place].effect
        if let remaining = faults[place].remaining {
            if remaining > 1 { faults[place].remaining = remaining - 1 } else { faults.remove(at: place) }
        }
        return effect
    }
}

extension MockFault {
    fileprivate func applies(to name: String) -> Bool { endpoint == "*" || endpoint == name }
}
