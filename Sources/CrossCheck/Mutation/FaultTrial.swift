import Diagnostics
package import Guide
package import SourceText
package import Spec

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

    /// Loads a spec from its files; nil where that can't be done.
    package typealias Load = @Sendable (_ specs: [SourceFile]) -> Spec?
    /// Reads guides into facts.
    package typealias Read = @Sendable (_ guides: [SourceFile]) -> [FactSheet]

    private let specs: [SourceFile]
    private let guides: [SourceFile]
    private let spec: Spec
    /// What the spec states: the same for every change of the guides.
    private let stated: StatedItems
    private let sheets: [FactSheet]
    private let load: Load
    private let read: Read
    private let baseline: [String: Int]

    /// - Parameters:
    ///   - load: the whole of loading, so that a trial sees what a command would.
    ///   - read: the whole of reading, likewise.
    package init?(specs: [SourceFile], guides: [SourceFile], load: @escaping Load, read: @escaping Read) {
        guard let spec = load(specs) else { return nil }
        self.specs = specs
        self.guides = guides
        self.spec = spec
        self.load = load
        self.read = read
        stated = StatedItems(spec)
        sheets = read(guides)
        baseline = Self.counts(Self.check(spec, stated, sheets).open)
    }

    /// What the faults of a plan are made from.
    package var matching: Matching { Matching(stated, sheets: sheets, specTop: spec.system.place) }

    /// The report with other files in place of those of the same path.
    package func check(specs changedSpecs: [SourceFile]? = nil, guides changedGuides: [SourceFile]? = nil) -> CheckReport? {
        let sheets = changedGuides.map(read) ?? sheets
        guard let changedSpecs else { return Self.check(spec, stated, sheets) }
        return load(changedSpecs).map { Self.check($0, StatedItems($0), sheets) }
    }

    private static func check(_ spec: Spec, _ stated: StatedItems, _ sheets: [FactSheet]) -> CheckReport {
        CrossChecker.check(spec: spec, stated: stated, guides: sheets.map { CrossChecker.GuideInput(sheet: $0) })
    }

    /// All of them, two at a time; outcomes in the order of the faults. Other tasks get their turn between two faults.
    package func run(_ faults: [Fault], lanes: Int = 2) async -> [Outcome] {
        let lanes = max(1, lanes)
        return await withTaskGroup(of: [(Int, Outcome)].self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    var part: [(Int, Outcome)] = []
                    for index in stride(from: lane, to: faults.count, by: lanes) {
                        part.append((index, run(faults[index])))
                        await Task.yield()
                    }
                    return part
                }
            }
            var outcomes: [(Int, Outcome)] = []
            for await part in group { outcomes += part }
            return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    package func run(_ fault: Fault) -> Outcome {
        let specs = fault.side == .spec ? specs.map { $0.path == fault.path ? fault.applied(to: $0) : $0 } : nil
        let guides = fault.side == .guide ? guides.map { $0.path == fault.path ? fault.applied(to: $0) : $0 } : nil
        guard let report = check(specs: specs, guides: guides) else { return Outcome(fault: fault, verdict: .refused, rules: []) }
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
