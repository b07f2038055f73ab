import ArgumentParser
import Diagnostics
import Foundation
import Generator
import Mutants

/// `guidewright mutants [SYSTEM…]`
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Measure the generated tests: change values of specs, one at a time, and see whether a test fails.",
        discussion: """
            From each changed spec the client is generated, and then the mock; the tests and the other side stay true. A test has to fail, or the tests
            have to refuse to compile. What survives is listed with its place in the spec: there a test is missing. Changes that leave the code as it is
            are listed apart. The exit code is 1 if anything survives. Needs `swiftc`, and the runtimes built as a library (`make faults` sees to it).

            Examples:
              guidewright mutants
              guidewright mutants my-sdk --seed 11 --count 200
              guidewright mutants --format json > mutants.json
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "Chooses the values; the same seed, the same mutants.")
    var seed: UInt64 = 7

    @Option(help: "How many values of each system are changed; each concerns one side or both.")
    var count = 10

    @Option(help: "The package manager's folder with the runtimes (otherwise .build).", completion: .directory)
    var build: String?

    @Option(help: "text: figures, and every survivor; json: all of that as an object.")
    var format: Faults.Format = .text

    func validate() throws {
        if count < 1 { throw ValidationError("`--count` is at least 1") }
    }

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).map { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        let compiler = try SwiftCompiler(build: URL(fileURLWithPath: build.map(Workspace.absolute) ?? space.root + "/.build"))
        let templates = try Generation.templates(nil, space)
        let trials = Lanes.map(systems, label: "choosing mutants", unit: "systems") {
            MutantTrial($0, templates: templates, seed: seed, count: count)
        }.compactMap { $0 }
        guard !trials.isEmpty else { throw Failure("no system with a mock is here, so there are no generated tests") }
        let report = MutantReport(seed: seed, results: try Self.results(of: trials, compiler))
        Console.standardOutput(format == .json ? try JSONOutput.text(report) : report.text)
        if !report.passes { throw Exit.findings }
    }

    /// All of it happens in a folder of its own, which is gone afterwards.
    private static func results(of trials: [MutantTrial], _ compiler: SwiftCompiler) throws -> [MutantResult] {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("guidewright-mutants-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let start = Date()
        let benches = try Lanes.map(trials, label: "compiling what is true", unit: "systems") { trial in
            Result { try trial.bench(compiler, scratch: scratch) }
        }.map { try $0.get() }
        // Of three modules a trial compiles one, and sometimes the tests too.
        let each = Date().timeIntervalSince(start) / Double(trials.count) / 2
        let total = trials.map(\.count).reduce(0, +)
        let minutes = Int((each * Double(total) / 60).rounded(.up))
        Console.standardError(
            "\(Wording.count(total, "mutant")) of \(Wording.count(trials.count, "system")): about \(Wording.count(minutes, "minute"))")
        return try zip(trials, benches).map { trial, bench in
            let result = try trial.run(on: bench)
            Console.standardError("\(trial.id): \(Wording.count(trial.count, "mutant")) met the tests")
            return result
        }
    }
}
