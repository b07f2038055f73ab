/// Spreads the classes of flows: one that is run belongs to the classes of the flows that run it, and has an object if one of them has,
/// unless methods of its own say whose it is.
///
/// Flows take turns in the order of their names, round after round, and only those have one that have gained something since their last:
/// each hands on what the flows that it runs lack. The order decides in which order a flow's classes come.
struct FlowOwners {
    private var signatures: [String: FlowSignature]
    /// The flows that run others, in the order of their turns.
    private let runners: [String]
    private let turnOf: [String: Int]
    /// For each of the runners the flows that it runs, without those that have owners of their own.
    private let targets: [[String]]
    private var owners: [String: Set<String>]
    private var turns = Turns()

    init(_ signatures: [String: FlowSignature], runs: [String: Set<String>]) {
        let own = Set(signatures.values.lazy.filter { !$0.classes.isEmpty }.map(\.name))
        self.signatures = signatures
        owners = signatures.mapValues { Set($0.classes) }
        runners = runs.keys.sorted()
        turnOf = Dictionary(uniqueKeysWithValues: runners.enumerated().map { ($1, $0) })
        targets = runners.map { runner in (runs[runner] ?? []).filter { !own.contains($0) }.sorted() }
        for name in Set(targets.joined()) { self.signatures[name]?.hasObject = false }
    }

    consuming func spread() -> [String: FlowSignature] {
        for turn in runners.indices { turns.add(turn, round: 0) }
        while let (round, turn) = turns.next() {
            for target in targets[turn] where handOn(from: runners[turn], to: target) {
                guard let next = turnOf[target] else { continue }
                turns.add(next, round: next > turn ? round : round + 1)
            }
        }
        return signatures
    }

    /// Whether the flow that is run has gained anything.
    private mutating func handOn(from runner: String, to target: String) -> Bool {
        guard let giving = signatures[runner], let taking = signatures[target] else { return false }
        let gainsObject = giving.hasObject && !taking.hasObject
        if gainsObject { signatures[target]?.hasObject = true }
        if taking.classes.isEmpty {
            // The same storage for a whole chain of flows.
            signatures[target]?.classes = giving.classes
            owners[target] = owners[runner]
            return gainsObject || !giving.classes.isEmpty
        }
        let new = giving.classes.filter { owners[target, default: []].insert($0).inserted }
        if !new.isEmpty { signatures[target]?.classes += new }
        return gainsObject || !new.isEmpty
    }
}

/// Who is to have a turn, the earliest round and the first of it next: a heap.
private struct Turns {
    private var heap: [(round: Int, turn: Int)] = []
    private var waiting: Set<Int> = []

    mutating func add(_ turn: Int, round: Int) {
        guard waiting.insert(turn).inserted else { return }
        heap.append((round, turn))
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (round: Int, turn: Int)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        waiting.remove(first.turn)
        if heap.isEmpty { return first }
        heap[0] = last
        var parent = 0
        while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < heap.count }).min(by: { heap[$0] < heap[$1] }) {
            guard heap[child] < heap[parent] else { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return first
    }
}
