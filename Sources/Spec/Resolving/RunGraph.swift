/// Which flow runs which and waits for it, in its own steps or in those of its policies. Flows are numbers here.
struct RunGraph {
    /// Each once, in the order of the spec, then those that are run but not declared.
    private(set) var names: [String] = []
    /// The flows that each runs, in the order of their names.
    private(set) var runs: [[Int]] = []
    private var positions: [String: Int] = [:]

    init(_ survey: Survey) {
        let (spec, steps) = (survey.spec, survey.steps)
        let ofPolicies = zip(spec.policies, steps.ofPolicies).map { ($0.name.value, $1.awaitedFlows) }
        let policies = Dictionary(ofPolicies) { first, _ in first }
        for flow in spec.flows { _ = add(flow.name.value) }
        for (flow, steps) in zip(spec.flows, steps.ofFlows) {
            let all = flow.policies.reduce(into: steps.awaitedFlows) { $0.formUnion(policies[$1.value] ?? []) }
            let targets = all.sorted().map { add($0) }
            runs[add(flow.name.value)] = targets
        }
    }

    func position(of name: String) -> Int? { positions[name] }

    private mutating func add(_ name: String) -> Int {
        if let known = positions[name] { return known }
        positions[name] = names.count
        names.append(name)
        runs.append([])
        return names.count - 1
    }

    /// For each flow the number of its knot: flows in which each can be reached from each other have the same.
    ///
    /// Tarjan's algorithm, with a stack of its own: a chain of runs may be as long as the spec.
    func knots() -> [Int] { Tarjan(runs).components() }
}

private struct Tarjan {
    private let edges: [[Int]]
    private var component: [Int]
    private var order: [Int]
    private var low: [Int]
    private var open: [Int] = []
    private var visits = 0

    init(_ edges: [[Int]]) {
        self.edges = edges
        component = Array(repeating: -1, count: edges.count)
        order = component
        low = component
    }

    consuming func components() -> [Int] {
        for start in edges.indices where order[start] < 0 { visit(start) }
        return component
    }

    private mutating func visit(_ start: Int) {
        var way: [(node: Int, next: Int)] = []
        enter(start, &way)
        while let (node, next) = way.last {
            if next < edges[node].count {
                way[way.count - 1].next += 1
                let target = edges[node][next]
                if order[target] < 0 {
                    enter(target, &way)
                } else if component[target] < 0 {
                    low[node] = min(low[node], order[target])
                }
            } else {
                way.removeLast()
                if let parent = way.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == order[node] { close(node) }
            }
        }
    }

    private mutating func enter(_ node: Int, _ way: inout [(node: Int, next: Int)]) {
        order[node] = visits
        low[node] = visits
        visits += 1
        open.append(node)
        way.append((node, 0))
    }

    private mutating func close(_ root: Int) {
        while let node = open.popLast() {
            component[node] = root
            if node == root { return }
        }
    }
}
