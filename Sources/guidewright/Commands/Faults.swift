import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright faults [SYSTEM…]`
struct Faults: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        abstract: "Measure the cross-check: put mistakes into specs and guides, one at a time, and see whether it finds each.",
        discussion: """
            Every name, type, value, URL, header and duration that a guide bears out is changed once, in the spec and in the guide, by a fixed seed. Recall is the
            share of mistakes that bring a finding. Precision is the share of harmless changes (other blanks, line ends, wording, comments) that bring none.
            The exit code is 1 if either is below 0.99. Needs the guides themselves.

            Examples:
              guidewright faults
              guidewright faults my-sdk --seed 11 --count 200
              guidewright faults --format json > faults.json
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "Chooses the mistakes; the same seed, the same mistakes.")
    var seed: UInt64 = 7

    @Option(help: "At most so many mistakes in each system's specs, and in its guides (otherwise all).")
    var count: Int?

    @Option(help: "text: figures, and every miss; json: all of that as an object.")
    var format: Format = .text

    func validate() throws {
        if let count, count < 1 { throw ValidationError("`--count` is at least 1") }
    }

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).map(LoadedSystem.init)
        try Check.refuse(systems, .text)
        var results: [FaultResult] = []
        for system in systems {
            guard let bench = try FaultBench(system, guides, space) else {
                Console.standardError("\(system.folder.id): left out, since its guides are not all here")
                continue
            }
            results.append(bench.run(seed: seed, count: count))
        }
        guard !results.isEmpty else {
            throw Failure("no system's guides are here", help: "name their folder with `--guides` or GUIDEWRIGHT_GUIDES")
        }
        let report = FaultReport(seed: seed, results: results)
        Console.standardOutput(format == .json ? try JSONOutput.text(report) : report.text)
        if !report.passes { throw Exit.findings }
    }
}

/// One system, ready for mistakes.
struct FaultBench {
    private let id: String
    private let specs: [SourceFile]
    private let guides: [SourceFile]
    private let trial: FaultTrial
    /// Findings without any mistake.
    private let open: Int

    /// Nil where a guide is not here.
    init?(_ system: LoadedSystem, _ options: GuideOptions, _ workspace: Workspace) throws {
        guard let spec = system.spec else { return nil }
        let files = try spec.guides.map { try options.guide($0.file.value, in: workspace) }
        guides = files.compactMap { $0 }
        guard guides.count == files.count, !guides.isEmpty else { return nil }
        id = system.folder.id
        specs = system.folder.specFiles
        guard let trial = FaultTrial(specs: specs, guides: guides, load: Self.load, read: Self.read), let report = trial.check() else {
            return nil
        }
        self.trial = trial
        open = report.open.count
    }

    /// A spec with errors is refused, as every command refuses it.
    private static func load(_ specs: [SourceFile]) -> Spec? {
        let (spec, diagnostics) = SpecLoader.load(folder: specs)
        return diagnostics.contains { $0.severity == .error } ? nil : spec
    }

    private static func read(_ guides: [SourceFile]) -> [FactSheet] {
        guides.compactMap { DocumentReader.read($0).document.map(FactExtractor.facts) }
    }

    func run(seed: UInt64, count: Int?) -> FaultResult {
        var numbers = SeededNumbers(seed: seed)
        let plans = [SpecFaults.plan(for: trial.matching, seed: seed), GuideFaults.plan(for: trial.matching, seed: seed)]
        let faults = plans.flatMap { plan in count.map { Array(plan.shuffled(using: &numbers).prefix($0)) } ?? plan }
        let outcomes = Lanes.map(faults, label: id) { trial.run($0) }
        let changes = HarmlessChange.all(specs: specs, guides: guides, seed: seed)
        let alarms = Lanes.map(changes, label: "\(id), harmless changes") { change -> [String] in
            guard let report = trial.check(specs: change.specs, guides: change.guides) else { return ["the changed files do not load"] }
            return trial.news(in: report).map { "\($0.rule.id) \($0.name)" }
        }
        return FaultResult(id: id, open: open, outcomes: outcomes, alarms: zip(changes.map(\.name), alarms).map { ($0, $1) })
    }
}

/// Work on many values, a few at a time, in their order; says how far it is.
enum Lanes {
    private final class Results<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Value?]
        private var done = 0

        init(_ count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ value: Value, at index: Int) -> Int {
            lock.withLock {
                values[index] = value
                done += 1
                return done
            }
        }

        var all: [Value] { lock.withLock { values.compactMap { $0 } } }
    }

    static func map<Input: Sendable, Output: Sendable>(_ inputs: [Input], label: String, _ work: @Sendable (Input) -> Output) -> [Output] {
        let results = Results<Output>(inputs.count)
        DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
            let done = results.set(work(inputs[index]), at: index)
            if done % 10 == 0 { Progress.show("\(label): \(done) of \(inputs.count)") }
        }
        Progress.clear()
        return results.all
    }
}

/// A change that says nothing else: no finding may come of it.
struct HarmlessChange: Sendable {
    var name: String
    /// Nil for those that stay as they are.
    var specs: [SourceFile]?
    var guides: [SourceFile]?

    static func all(specs: [SourceFile], guides: [SourceFile], seed: UInt64) -> [HarmlessChange] {
        var numbers = SeededNumbers(seed: seed)
        let plain = [HarmlessChange(name: "read and checked again", specs: specs, guides: guides)]
        let ofGuides: [(String, (String) -> String)] = [
            ("guide: other ends of lines", { $0.replacing("\n", with: "\r\n") }),
            ("guide: one more sentence at the end", { $0 + "\n\nThat is all there is to say.\n" }),
            ("guide: one more sentence at the start", { "A few words before it begins.\n\n" + $0 }),
            ("guide: other words", { $0.replacing("합니다.", with: "하면 됩니다.").replacing(" the following", with: " this") }),
            ("guide: blank lines doubled", { $0.replacing("\n\n", with: "\n\n\n") }),
        ]
        let ofSpecs: [(String, (String) -> String)] = [
            ("spec: comments and blank lines", { "# A comment.\n\n" + $0.replacing("\n\n", with: "\n\n\n") }),
            ("spec: other ends of lines", { $0.replacing("\n", with: "\r\n") }),
        ]
        let some = (1...20).map { number in
            let changed = guides.map { doubled($0, &numbers) }
            return HarmlessChange(name: "guide: blank lines put in, \(number)", specs: nil, guides: changed)
        }
        return plain + ofGuides.map { HarmlessChange(name: $0.0, specs: nil, guides: guides.map(rewriting($0.1))) }
            + ofSpecs.map { HarmlessChange(name: $0.0, specs: specs.map(rewriting($0.1)), guides: nil) } + some
    }

    private static func rewriting(_ change: @escaping (String) -> String) -> (SourceFile) -> SourceFile {
        { SourceFile(path: $0.path, text: change($0.text($0.wholeSpan))) }
    }

    /// Some of the blank lines twice.
    private static func doubled(_ file: SourceFile, _ numbers: inout SeededNumbers) -> SourceFile {
        let lines = file.text(file.wholeSpan).split(separator: "\n", omittingEmptySubsequences: false)
        let changed = lines.map { line in line.isEmpty && Bool.random(using: &numbers) ? "\n" : String(line) }
        return SourceFile(path: file.path, text: changed.joined(separator: "\n"))
    }
}

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

    /// Recall of every kind that has enough mistakes to tell, and precision.
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
