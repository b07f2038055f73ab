/// Finds the shortest way from a flow back to itself.
///
/// Only flows of one knot are on a circle, so nothing is looked for outside. A knot may be so tangled that each of its flows has a long way
/// back; all searches in it together take no more time than a few walks over it, and the flows that are left then are not looked at: a circle of
/// their knot was reported, and they are seen again when that one is mended.
struct CircleSearch {
    private let runs: [[Int]]
    private let knots: [Int]
    private let isRunBy: [Int: Set<Int>]
    /// What is left for each knot.
    private var effort: [Int: Int] = [:]

    init(_ graph: RunGraph) {
        let knots = graph.knots()
        self.knots = knots
        runs = graph.runs.enumerated().map { flow, targets in targets.filter { knots[$0] == knots[flow] } }
        var isRunBy: [Int: Set<Int>] = [:]
        for (flow, targets) in runs.enumerated() {
            for target in targets { isRunBy[target, default: []].insert(flow) }
        }
        self.isRunBy = isRunBy
        for (flow, targets) in runs.enumerated() { effort[knots[flow], default: 0] += 16 * (targets.count + 1) }
    }

    mutating func circle(from start: Int) -> [Int]? {
        guard let last = isRunBy[start], effort[knots[start], default: 0] > 0 else { return nil }
        var cameFrom: [Int: Int] = [:]
        var reached = [start]
        var next = 0
        while next < reached.count {
            let flow = reached[next]
            if last.contains(flow) { return way(to: flow, from: start, cameFrom) }
            effort[knots[start], default: 0] -= runs[flow].count + 1
            for target in runs[flow] where cameFrom[target] == nil {
                cameFrom[target] = flow
                reached.append(target)
            }
            next += 1
        }
        return nil
    }

    private func way(to end: Int, from start: Int, _ cameFrom: [Int: Int]) -> [Int] {
        var way = [end]
        while let flow = way.last, flow != start, let before = cameFrom[flow] { way.append(before) }
        return way.reversed()
    }
}
