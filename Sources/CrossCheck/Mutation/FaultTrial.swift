import Diagnostics
package import SourceText

/// Puts faults in, one at a time, and looks whether the check sees each.
package struct FaultTrial: Sendable {
    package enum Verdict: String, Sendable {
        /// A new finding that no erratum accepts, with a place on both sides.
        case seen
        /// A new finding, with a place on one side only.
        case halfSeen
        /// The spec no longer loads; its own validation says why.
        case refused
        case missed
    }

    package struct Outcome: Sendable {
        package var fault: Fault
        package var verdict: Verdict
        /// The ids of the rules that saw it.
        package var rules: [String]
    }

    /// Reads and checks a system from its files; nil where the spec can't be loaded.
    package typealias Check = @Sendable (_ specs: [SourceFile], _ guides: [SourceFile]) -> CheckReport?

    private let specs: [SourceFile]
    private let guides: [SourceFile]
    private let baseline: [String: Int]
    private let check: Check

    /// - Parameter check: the whole of reading and checking, so that a trial sees what a command would.
    package init?(specs: [SourceFile], guides: [SourceFile], check: @escaping Check) {
        guard let report = check(specs, guides) else { return nil }
        self.specs = specs
        self.guides = guides
        self.check = check
        baseline = Self.counts(report.open)
    }

    package func run(_ faults: [Fault]) -> [Outcome] { faults.map(run) }

    package func run(_ fault: Fault) -> Outcome {
        let mutatedSpecs = fault.side == .spec ? specs.map { $0.path == fault.path ? fault.applied(to: $0) : $0 } : specs
        let mutatedGuides = fault.side == .guide ? guides.map { $0.path == fault.path ? fault.applied(to: $0) : $0 } : guides
        guard let report = check(mutatedSpecs, mutatedGuides) else { return Outcome(fault: fault, verdict: .refused, rules: []) }
        let fresh = news(in: report)
        let verdict: Verdict = fresh.isEmpty ? .missed : fresh.contains { $0.spec != nil && $0.guide != nil } ? .seen : .halfSeen
        return Outcome(fault: fault, verdict: verdict, rules: Array(Set(fresh.map(\.rule.id))).sorted())
    }

    /// The findings that a harmless change must not bring.
    package func news(in report: CheckReport) -> [Finding] {
        var rest = baseline
        return report.open.filter { finding in
            let key = Self.key(finding)
            guard let count = rest[key], count > 0 else { return true }
            rest[key] = count - 1
            return false
        }
    }

    private static func counts(_ findings: [Finding]) -> [String: Int] {
        findings.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
    }

    private static func key(_ finding: Finding) -> String { "\(finding.rule.id) \(finding.name)" }
}

/// Recall per kind of fault, for a report.
package struct FaultTally: Sendable {
    package var total = 0
    package var seen = 0

    package static func byKind(_ outcomes: [FaultTrial.Outcome]) -> [(kind: String, tally: FaultTally)] {
        var tallies: [String: FaultTally] = [:]
        for outcome in outcomes {
            let kind = "\(outcome.fault.side.rawValue) \(outcome.fault.kind.rawValue)"
            tallies[kind, default: FaultTally()].total += 1
            if outcome.verdict == .seen || outcome.verdict == .refused { tallies[kind, default: FaultTally()].seen += 1 }
        }
        return tallies.keys.sorted().map { ($0, tallies[$0] ?? FaultTally()) }
    }

    package var recall: Double { total == 0 ? 1 : Double(seen) / Double(total) }
}
