/// One request and its answer, as the journal keeps them: mostly one that came in. Secrets are hidden when it is read, not when it is kept.
struct JournalEntry: Sendable {
    var number = 0
    let time: Double
    let method: String
    let target: String
    let endpoint: String?
    /// How it went. A documented answer that is not the main one is told apart by its name: it is no `ok`.
    let outcome: String
    /// The documented answer, where it is not the main one.
    let alternative: String?
    let status: Int
    let headers: HTTPFields
    let body: [UInt8]
    let bodySize: Int
    let answerHeaders: HTTPFields
    let answer: [UInt8]
    let answerSize: Int
    let note: String?
    /// How many seconds the answer was held back.
    var latency = 0.0
    /// Whether it is a call that the mock made of an app's server.
    var isOutgoing = false

    /// What the answer is, where it may be shown as a text: the mock's own pages, which alone have a policy, are for browsers.
    var answerType: String? { answerHeaders[.contentSecurityPolicy] == nil ? answerHeaders[.contentType] : nil }

    /// Whether a WebSocket began, or somebody spoke on it: the answer is messages.
    var isSocket: Bool { status == HTTPResponse.Status.switchingProtocols.code }

    /// Where the answer leads.
    var location: String? { answerHeaders[.location] }

    /// Roughly the bytes that it takes.
    var size: Int { 256 + target.utf8.count + body.count + answer.count + (headers.count + answerHeaders.count) * 64 }
}

/// The latest requests of a session, in a ring, and counters of all that ever came.
struct Journal: Sendable {
    private let limits: MockLimits
    private var ring: [JournalEntry] = []
    /// Where in a full ring the oldest entry stands.
    private var oldest = 0
    private var bytes = 0
    /// How many requests came in all.
    private(set) var total = 0
    private var counters: [String: [(outcome: String, count: Int)]] = [:]

    init(limits: MockLimits) { self.limits = limits }

    /// How many entries were dropped.
    var dropped: Int { total - ring.count }

    /// The entries that are left, oldest first.
    var entries: [JournalEntry] { Array(ring[oldest...] + ring[..<oldest]) }

    mutating func add(_ entry: JournalEntry) {
        total += 1
        count(entry)
        bytes += entry.size
        if ring.count < limits.journalEntries {
            straighten()
            ring.append(entry)
            ring[ring.count - 1].number = total
        } else if !ring.isEmpty {
            bytes -= ring[oldest].size
            ring[oldest] = entry
            ring[oldest].number = total
            oldest = (oldest + 1) % ring.count
        }
        if bytes > limits.journalBytes { shed() }
    }

    mutating func removeAll() { self = Journal(limits: limits) }

    /// How often each outcome of each endpoint came, unknown requests under the name "unmatched".
    var outcomes: [(endpoint: String, outcomes: [(outcome: String, count: Int)])] {
        counters.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.outcome < $1.outcome }) }
    }

    private mutating func count(_ entry: JournalEntry) {
        let name = entry.endpoint ?? "unmatched"
        Self.count(entry.outcome, in: &counters[name, default: []])
    }

    private static func count(_ outcome: String, in counters: inout [(outcome: String, count: Int)]) {
        if let place = counters.firstIndex(where: { $0.outcome == outcome }) {
            counters[place].count += 1
        } else {
            counters.append((outcome, 1))
        }
    }

    /// Puts the oldest entry first, so that others can be added at the end.
    private mutating func straighten() {
        guard oldest != 0 else { return }
        ring = entries
        oldest = 0
    }

    /// Drops the oldest entries until three quarters of the permitted bytes are left.
    private mutating func shed() {
        straighten()
        var surplus = 0
        while surplus < ring.count - 1, bytes > limits.journalBytes / 4 * 3 {
            bytes -= ring[surplus].size
            surplus += 1
        }
        ring.removeFirst(surplus)
    }
}
