import CrossCheck
import Diagnostics
import Foundation

/// What one system's trials gave.
struct FaultResult {
    var id: String
    /// Findings without any mistake.
    var open: Int
    var outcomes: [FaultTrial.Outcome]
    var alarms: [(name: String, findings: [String])]

    var tallies: [(kind: String, tally: FaultTally)] { FaultTally.byKind(outcomes) }
    var seen: Int { tallies.map(\.tally.seen).reduce(0, +) }
    var quiet: Int { alarms.filter(\.findings.isEmpty).count }
    var misses: [FaultTrial.Outcome] { outcomes.filter { $0.verdict == .missed || $0.verdict == .halfSeen } }
}

/// The figures over all systems.
struct FaultReport: Encodable {
    static let wanted = 0.99

    private let seed: UInt64
    private let results: [FaultResult]

    init(seed: UInt64, results: [FaultResult]) {
        self.seed = seed
        self.results = results
    }

    private var total: Int { results.map(\.outcomes.count).reduce(0, +) }
    private var recall: Double { share(results.map(\.seen).reduce(0, +), total) }
    private var precision: Double { share(results.map(\.quiet).reduce(0, +), results.map(\.alarms.count).reduce(0, +)) }
    private var tallies: [(kind: String, tally: FaultTally)] { FaultTally.byKind(results.flatMap(\.outcomes)) }

    /// Over all systems and kinds; the kinds are listed, since some have a few mistakes only.
    var passes: Bool { recall >= Self.wanted && precision >= Self.wanted }

    private func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

    private func figure(_ part: Int, _ whole: Int) -> String { "\(part) of \(whole) (\(String(format: "%.4f", share(part, whole))))" }

    var text: String {
        let width = tallies.map(\.kind.count).max() ?? 0
        let kinds = tallies.map {
            "  \($0.kind.padding(toLength: width, withPad: " ", startingAt: 0))  \(figure($0.tally.seen, $0.tally.total))"
        }
        let misses = results.flatMap { result in result.misses.map { "\(result.id): \($0.verdict.rawValue): \($0.fault.description)" } }
        let alarms = results.flatMap { result in
            result.alarms.filter { !$0.findings.isEmpty }.map { "\(result.id): \($0.name): \($0.findings.joined(separator: ", "))" }
        }
        let systems = results.map {
            "\($0.id): recall \(figure($0.seen, $0.outcomes.count)), precision \(figure($0.quiet, $0.alarms.count))\(open($0))"
        }
        let sum =
            "all: recall \(figure(results.map(\.seen).reduce(0, +), total)), precision \(String(format: "%.4f", precision)), seed \(seed)"
        return (list("missed", misses) + list("false alarms", alarms) + ["recall by kind:"] + kinds + systems + [sum]).joined(
            separator: "\n")
    }

    private func open(_ result: FaultResult) -> String {
        result.open == 0 ? "" : "; \(Wording.count(result.open, "finding")) before any change"
    }

    private func list(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" } }

    private enum Key: String, CodingKey { case seed, recall, precision, kinds, systems }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(seed, forKey: .seed)
        try container.encode(recall, forKey: .recall)
        try container.encode(precision, forKey: .precision)
        try container.encode(tallies.map { Kind(kind: $0.kind, total: $0.tally.total, seen: $0.tally.seen) }, forKey: .kinds)
        try container.encode(results.map(System.init), forKey: .systems)
    }

    private struct Kind: Encodable {
        var kind: String
        var total: Int
        var seen: Int
    }

    private struct System: Encodable {
        var id: String
        var total: Int
        var seen: Int
        var findingsBefore: Int
        var misses: [String]
        var harmless: Int
        var falseAlarms: [String]

        init(_ result: FaultResult) {
            id = result.id
            total = result.outcomes.count
            seen = result.seen
            findingsBefore = result.open
            misses = result.misses.map { "\($0.verdict.rawValue): \($0.fault.description)" }
            harmless = result.alarms.count
            falseAlarms = result.alarms.filter { !$0.findings.isEmpty }.map { "\($0.name): \($0.findings.joined(separator: ", "))" }
        }
    }
}
