import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// One system, ready for mistakes.
struct FaultBench {
    private let id: String
    private let specs: [SourceFile]
    private let guides: [SourceFile]
    /// Those whose files are all here.
    private let sources: [FaultTrial.Source]
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
        sources = try Self.sources(of: spec, options, workspace)
        guard let trial = FaultTrial(specs: specs, guides: guides, sources: sources, load: Self.load, read: Self.read),
            let report = trial.check()
        else {
            return nil
        }
        self.trial = trial
        open = report.open.count
    }

    /// A source of which a file is missing is left out: what rests on it is then taken on trust.
    private static func sources(of spec: Spec, _ options: GuideOptions, _ workspace: Workspace) throws -> [FaultTrial.Source] {
        try spec.sources.filter { !$0.files.isEmpty }.compactMap { source in
            let files = try source.files.compactMap { try options.document($0.value, of: spec.system.id.value, in: workspace) }
            guard files.count == source.files.count else {
                Console.standardError(
                    "\(spec.system.id.value): `\(source.id.value)` is left out, since \(source.files.count - files.count) of its files are not here"
                )
                return nil
            }
            return FaultTrial.Source(id: source.id.value, files: files)
        }
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
        let plans = trial.matchings.flatMap { [SpecFaults.plan(for: $0, seed: seed), GuideFaults.plan(for: $0, seed: seed)] }
        let faults = plans.flatMap { plan in count.map { Array(plan.shuffled(using: &numbers).prefix($0)) } ?? plan }
        let outcomes = Lanes.map(faults, label: id, unit: "mistakes") { trial.run($0) }
        let changes = HarmlessChange.all(specs: specs, guides: guides, sources: sources, seed: seed)
        let alarms = Lanes.map(changes, label: id, unit: "harmless changes") { change -> [String] in
            guard let report = trial.check(specs: change.specs, guides: change.guides, sources: change.sources) else {
                return ["the changed files do not load"]
            }
            return trial.news(in: report).map { "\($0.rule.id) \($0.name)" }
        }
        return FaultResult(id: id, open: open, outcomes: outcomes, alarms: zip(changes.map(\.name), alarms).map { ($0, $1) })
    }
}

/// A change that says nothing else: no finding may come of it.
struct HarmlessChange: Sendable {
    var name: String
    /// Nil for those that stay as they are.
    var specs: [SourceFile]?
    var guides: [SourceFile]?
    var sources: [FaultTrial.Source]?

    static func all(specs: [SourceFile], guides: [SourceFile], sources: [FaultTrial.Source], seed: UInt64) -> [HarmlessChange] {
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
            + ofSpecs.map { HarmlessChange(name: $0.0, specs: specs.map(rewriting($0.1)), guides: nil) } + some + ofSources(sources)
    }

    private static func ofSources(_ sources: [FaultTrial.Source]) -> [HarmlessChange] {
        guard !sources.isEmpty else { return [] }
        let changes: [(String, (String) -> String)] = [
            ("source: other ends of lines", { $0.replacing("\n", with: "\r\n") }),
            ("source: blank lines doubled", { $0.replacing("\n\n", with: "\n\n\n") }),
            ("source: a comment at the start", { "<!-- A comment. -->\n\n" + $0 }),
        ]
        return changes.map { name, change in
            let changed = sources.map { source in
                FaultTrial.Source(
                    id: source.id, files: source.files.map { isCode($0) ? rewriting(code(change))($0) : rewriting(change)($0) })
            }
            return HarmlessChange(name: name, sources: changed)
        }
    }

    private static func isCode(_ file: SourceFile) -> Bool { [".h", ".swift", ".swiftinterface"].contains { file.path.hasSuffix($0) } }

    /// What is a comment in a page is one of another kind in code.
    private static func code(_ change: @escaping (String) -> String) -> (String) -> String {
        { change($0).replacing("<!-- A comment. -->", with: "/* A comment. */") }
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
