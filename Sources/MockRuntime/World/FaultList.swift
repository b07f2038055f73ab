/// A call on which faults may be waiting.
struct FaultSubject {
    let endpoint: MockEndpoint
    let values: RequestValues
    let parts: RequestParts
    /// Whether the call is a user's.
    let isOf: (String) -> Bool
}

/// What one call meets.
struct MetFaults {
    /// What becomes of a call, once chance has decided.
    enum Effect: Sendable {
        case error(String, JSONObject)
        case cut
        case answer(status: Int, body: String)
    }

    var effect: Effect?
    var latency = 0.0
    var headers: HTTPFields = [:]
    /// What to tell who looks for a fault that did not happen.
    var notes: [String] = []
}

/// The faults that wait in a session, oldest first.
struct FaultList {
    /// Of an answer that nothing else tells from the vendor's.
    private static let note = "a fault has it answered so"

    private(set) var faults: [MockFault]
    /// Chance for faults alone, so that what is made up otherwise is the same with and without them.
    var random: MockRandom

    init(_ faults: [MockFault], random: MockRandom) {
        self.faults = faults
        self.random = random
    }

    mutating func add(_ fault: MockFault) { faults.append(fault) }

    mutating func removeAll() { faults = [] }

    mutating func keep(where isKept: (MockFault) -> Bool) { faults.removeAll { !isKept($0) } }

    /// Counts one call: it meets the oldest fault for it that only delays or adds headers, and the oldest that does otherwise.
    mutating func meet(_ subject: FaultSubject) -> MetFaults {
        var met = MetFaults()
        for kind in [false, true] {
            var place = 0
            while place < faults.count {
                if (faults[place].effect != nil) == kind, isMet(place, subject, &met) {
                    use(place, subject.endpoint, &met)
                    break
                }
                place += 1
            }
        }
        return met
    }

    /// Whether the fault at a place is for a call, and its turn has come.
    private mutating func isMet(_ place: Int, _ subject: FaultSubject, _ met: inout MetFaults) -> Bool {
        guard faults[place].isFor(subject) else { return false }
        faults[place].requests += 1
        if case .error(let name, _) = faults[place].effect, !subject.endpoint.errors.contains(where: { $0.name == name }) {
            faults[place].passedOver += 1
            met.notes.append("a fault waits on, because \"\(subject.endpoint.name)\" documents no error \"\(name)\"")
            return false
        }
        switch faults[place].share {
        case nil: return true
        case .every(let count): return (faults[place].requests - faults[place].passedOver).isMultiple(of: max(1, count))
        case .percent(let percent): return Double.random(in: 0..<100, using: &random) < percent
        }
    }

    private mutating func use(_ place: Int, _ endpoint: MockEndpoint, _ met: inout MetFaults) {
        let fault = faults[place]
        if let remaining = fault.remaining {
            if remaining > 1 { faults[place].remaining = remaining - 1 } else { faults.remove(at: place) }
        }
        if let latency = fault.latency { met.latency += latency.seconds(using: &random) }
        met.headers.append(contentsOf: fault.headers)
        switch fault.effect {
        case nil: break
        case .error(let name, let values):
            met.effect = .error(name, values)
            met.notes.append(Self.note)
        case .cut: met.effect = .cut
        case .answer(let status, let body): met.effect = .answer(status: status, body: body)
        case .chaos: befall(endpoint, &met)
        }
    }

    /// One of the things that may go wrong at an endpoint.
    private mutating func befall(_ endpoint: MockEndpoint, _ met: inout MetFaults) {
        switch Int.random(in: endpoint.errors.isEmpty ? 1...2 : 0...2, using: &random) {
        case 0:
            met.effect = endpoint.errors.randomElement(using: &random).map { .error($0.name, [:]) }
            met.notes.append(Self.note)
        case 1: met.latency += Double.random(in: 0...2, using: &random)
        default: met.effect = .cut
        }
    }
}

extension MockFault {
    /// Whether it is for a call, apart from its turn.
    fileprivate func isFor(_ subject: FaultSubject) -> Bool {
        guard endpoint == "*" || endpoint == subject.endpoint.name else { return false }
        guard match.fits(subject.parts, values: subject.values) else { return false }
        return user.map(subject.isOf) ?? true
    }
}
