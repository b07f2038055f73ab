import ArgumentParser
import Diagnostics
import Foundation
import Generator

/// `guidewright promise`
struct Promise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "promise",
        abstract: "Make specs up, and see that whatever validates is generated, parses, is formatted and compiles.",
        discussion: """
            For whoever works on the tool. A spec without errors from `validate` has to give code that compiles without a warning; this makes specs up
            by the grammar, one for each seed, and holds that against them. What the rules refuse is counted by rule, what breaks the promise is
            listed with its seed. The exit code is 1 if anything does. Compiling needs the runtimes built as a library (`make promise` sees to it).

            Examples:
              guidewright promise --count 10000
              guidewright promise --count 1 --seed 4711 --print
              guidewright promise --count 500 --compile 20
            """
    )

    @Option(help: "How many specs are made up.")
    var count = 1000

    @Option(help: "How many of those that validate are compiled.")
    var compile = 0

    @Option(help: "The first seed; each spec has the next.")
    var seed: UInt64 = 1

    @Option(help: "The package manager's folder with the runtimes (otherwise .build).", completion: .directory)
    var build: String?

    @Flag(help: "Print the first spec, and do nothing else.")
    var print = false

    @Option(help: "Write the specs and what is generated from them into this folder, too.", completion: .directory)
    var keep: String?

    func validate() throws {
        if count < 1 { throw ValidationError("`--count` is at least 1") }
    }

    func run() throws {
        if print { return Console.standardOutput(PromiseTrial(seed: seed, templates: .builtIn).text) }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("guidewright-promise-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let folder = URL(fileURLWithPath: Workspace.absolute(build ?? ".build"))
        let bench = PromiseBench(scratch: scratch, compiler: compile > 0 ? try SwiftCompiler(build: folder, links: false) : nil)
        var report = PromiseReport()
        var toCompile = compile
        for start in stride(from: 0, to: count, by: Self.batch) {
            let seeds = (start..<min(start + Self.batch, count)).map { seed + UInt64($0) }
            let trials = Lanes.map(seeds, label: "making specs up", unit: "specs") { PromiseTrial(seed: $0, templates: .builtIn) }
            let sound = trials.filter { !$0.isRefused }
            report.add(trials)
            if let keep { for trial in trials { try trial.keep(in: URL(fileURLWithPath: Workspace.absolute(keep))) } }
            report.breaches += try bench.read(sound)
            let compiled = Array(sound.prefix(toCompile))
            toCompile -= compiled.count
            report.compiled += compiled.count
            let results = Lanes.map(compiled, label: "compiling", unit: "specs") { trial in Result { try bench.compile(trial) } }
            report.breaches += try results.compactMap { try $0.get() }
        }
        Console.standardOutput(report.text)
        if !report.breaches.isEmpty { throw Exit.findings }
    }

    /// So many are generated before they are read: their code is held in memory.
    private static let batch = 100
}

/// What came of all of them.
struct PromiseReport {
    private var refusals: [String: (count: Int, seed: UInt64)] = [:]
    private var count = 0
    private var sound = 0
    var compiled = 0
    var breaches: [PromiseBench.Breach] = []

    mutating func add(_ trials: [PromiseTrial]) {
        count += trials.count
        sound += trials.count { !$0.isRefused }
        for trial in trials {
            for rule in Set(trial.refusals.map(Self.shape)) {
                refusals[rule, default: (0, trial.seed)].count += 1
            }
        }
    }

    /// A message without its names, so that like ones are counted together.
    private static func shape(_ message: String) -> String { message.replacing(/`[^`]*`/, with: "…") }

    var text: String {
        let refused = refusals.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { shape, found in
            "  \(found.count)  \(shape) (seed \(found.seed))"
        }
        let broken = breaches.map { "  seed \($0.seed), \($0.stage): \($0.message)" }
        return
            (["\(Wording.count(count, "spec")): \(sound) valid and generated, \(count - sound) refused, \(compiled) compiled"] + refused
            + (broken.isEmpty ? ["nothing breaks the promise"] : ["broken:"] + broken)).joined(separator: "\n")
    }
}
