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

    /// The files of one source.
    package struct Source: Sendable {
        package var id: String
        package var files: [SourceFile]

        package init(id: String, files: [SourceFile]) {
            self.id = id
            self.files = files
        }
    }

    private let specs: [SourceFile]
    private let guides: [SourceFile]
    private let sources: [Source]
    private let spec: Spec
    /// What the spec states: the same for every change of the guides.
    private let stated: StatedItems
    /// Everything as it is: what a change of one document leaves as it was.
    private let checked: CheckedSystem
    private let load: Load
    private let read: Read
    private let baseline: [String: Int]

    /// - Parameters:
    ///   - load: the whole of loading, so that a trial sees what a command would.
    ///   - read: the whole of reading, likewise.
    package init?(specs: [SourceFile], guides: [SourceFile], sources: [Source] = [], load: @escaping Load, read: @escaping Read) {
        guard let spec = load(specs) else { return nil }
        self.specs = specs
        self.guides = guides
        self.sources = sources
        self.spec = spec
        self.load = load
        self.read = read
        stated = StatedItems(spec)
        let guideSheets = read(guides)
        sheets = Sheets(guides: guideSheets, sources: sources.map { ($0.id, read($0.files)) })
        checked = sheets.matched(with: stated, spec)
        baseline = Self.counts(sheets.check(checked, spec).open)
    }

    /// What the faults of a plan are made from: the guides' facts, then those of each source.
    package var matchings: [Matching] { [checked.guide] + checked.sources }

    /// Of the guides.
    package var matching: Matching { checked.guide }

    /// The report with other files in place of those of the same path.
    package func check(
        specs changedSpecs: [SourceFile]? = nil, guides changedGuides: [SourceFile]? = nil, sources changedSources: [Source]? = nil
    ) -> CheckReport? {
        guard let changedSpecs else { return checkDocuments(changedGuides, changedSources) }
        return load(changedSpecs).map { spec in sheets.check(sheets.matched(with: StatedItems(spec), spec), spec) }
    }

    /// With other documents: only what they touch is read and matched again.
    private func checkDocuments(_ changedGuides: [SourceFile]?, _ changedSources: [Source]?) -> CheckReport {
        var (sheets, checked) = (sheets, checked)
        if let changedGuides {
            sheets.guides = read(changedGuides)
            checked = CheckedSystem(
                guide: Matching(stated, sheets: sheets.guides, specTop: spec.system.place), sources: checked.sources)
        }
        var matchings = checked.sources
        for (index, source) in (changedSources ?? []).enumerated() where !zip(source.files, sources[index].files).allSatisfy(===) {
            sheets.sources[index].sheets = read(source.files)
            matchings[index] = Matching(
                stated, sheets: sheets.sources[index].sheets, specTop: spec.system.place, witness: .source(source.id))
        }
        return sheets.check(CheckedSystem(guide: checked.guide, sources: matchings), spec)
    }

    /// What was read of all documents.
    private struct Sheets: Sendable {
        var guides: [FactSheet]
        var sources: [(id: String, sheets: [FactSheet])]

        func matched(with stated: StatedItems, _ spec: Spec) -> CheckedSystem {
            CheckedSystem(stated, guides: guides, sources: sources, specTop: spec.system.place)
        }

        func check(_ checked: CheckedSystem, _ spec: Spec) -> CheckReport {
            CrossChecker.check(
                system: spec.system.id.value, checked, errata: spec.errata, guides: guides.map { CrossChecker.GuideInput(sheet: $0) },
                sources: sources.map { SourceInput(id: $0.id, documents: $0.sheets.map { CrossChecker.GuideInput(sheet: $0) }) })
        }
    }

    private let sheets: Sheets

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
        let sources = fault.side == .source ? sources.map { $0.applying(fault) } : nil
        guard let report = check(specs: specs, guides: guides, sources: sources) else {
            return Outcome(fault: fault, verdict: .refused, rules: [])
        }
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

extension FaultTrial.Source {
    fileprivate func applying(_ fault: Fault) -> Self {
        Self(id: id, files: files.map { $0.path == fault.path ? fault.applied(to: $0) : $0 })
    }
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
