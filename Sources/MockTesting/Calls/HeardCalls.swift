/// What delegates heard and nobody looked at yet.
///
/// A delegate is told things in a loop, and asked things by calls that wait for it: what it was told may then be read behind a question that came later. So
/// only the order of what came the same way is certain.
struct HeardCalls: Sendable {
    private var calls: [(heard: Heard, isRead: Bool)] = []

    /// The methods, in the order in which they were noted.
    var methods: [String] { calls.map(\.heard.method) }

    /// Notes a call: one that a loop read, or one that came by itself.
    mutating func note(_ heard: Heard, isRead: Bool) { calls.append((heard, isRead)) }

    /// How many of the two ways have calls.
    var waysWithCalls: Int { next.count }

    /// Whether the method is the next of those that came the same way.
    func isNext(_ method: String) -> Bool { next.contains { calls[$0].heard.method == method } }

    /// Takes the method's call if it is next, or else the first of all, which is not the one that was expected.
    mutating func take(_ method: String) -> Heard? {
        guard let index = next.first(where: { calls[$0].heard.method == method }) ?? calls.indices.first else { return nil }
        return calls.remove(at: index).heard
    }

    /// The first call of either way.
    private var next: [Int] { [true, false].compactMap { isRead in calls.firstIndex { $0.isRead == isRead } } }
}
