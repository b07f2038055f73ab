import ArgumentParser
import Foundation

/// Mutated inputs for every target; what breaks one is kept.
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run mutated inputs through every reader, the validator, the generator and a mock.",
        discussion: """
            An input that crashes, takes longer than a second, needs more than 1 GB (five seconds and 4 GB in a debug build) or gives something
            wrong is kept in a file whose name is printed. `--input FILE --target NAME` runs it again. What broke something once lies in a folder
            of its target's name (`--broken`), and goes through first.

            EXAMPLES
              stress fuzz --seconds 60 --seed 7
              stress fuzz --target html --input Found/html-7-1
            """
    )

    @Option(help: "How long, for all targets together.")
    var seconds: Double = 60

    @Option(help: "Repeats a run; a new one each time where it is left out.")
    var seed: UInt64 = .random(in: 1...999_999)

    @Option(name: .customLong("target"), help: "Only this target; may be said several times.")
    var targets: [String] = []

    @Option(help: "Run this one file instead.")
    var input: String?

    @Option(help: "Where inputs that break something are kept.")
    var found = ".build/stress"

    @Option(help: "A folder of inputs that broke something once, in folders of their targets' names; none where it is empty.")
    var broken = "Tests/Stress/Broken"

    func validate() throws {
        for name in targets where StressTarget.named(name) == nil {
            throw ValidationError("there is no target `\(name)`; there are \(StressTarget.all.map(\.name).joined(separator: ", "))")
        }
    }

    func run() throws {
        let chosen = targets.isEmpty ? StressTarget.all : targets.compactMap(StressTarget.named)
        if let input { return try replay(input, chosen) }
        try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
        print("seed \(seed), \(Int(seconds)) s, \(chosen.count) targets")
        var isSound = try runBroken(chosen)
        for target in chosen {
            let outcome = try fuzz(target, seconds: seconds / Double(chosen.count))
            let rate = String(format: "%.0f", Double(outcome.count) / max(0.01, outcome.seconds))
            print("\(target.name): \(outcome.count) inputs, \(rate) a second" + (outcome.kept.isEmpty ? "" : ", broken by:"))
            for line in outcome.kept { print("  \(line)") }
            // A long run is followed in a file.
            fflush(nil)
            isSound = isSound && outcome.kept.isEmpty
        }
        if !isSound { throw ExitCode(1) }
    }

    private func replay(_ path: String, _ chosen: [StressTarget]) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw ValidationError("cannot read `\(path)`") }
        Worker.bound()
        for target in chosen {
            Worker.watch(Worker.seconds)
            defer { Worker.watch(0) }
            if let problem = target.run(Array(data)) {
                print("\(target.name): \(problem)")
                throw ExitCode(1)
            }
            print("\(target.name): fine")
        }
    }

    /// Each in a process of its own: an input that breaks something again is told by its name.
    private func runBroken(_ chosen: [StressTarget]) throws -> Bool {
        var (count, isSound) = (0, true)
        for target in chosen {
            let folder = "\(broken)/\(target.name)"
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                let (status, reason, output, errors) = try launch(["fuzz", "--target", target.name, "--input", "\(folder)/\(name)"])
                count += 1
                guard reason != .exit || status != 0 else { continue }
                print("\(folder)/\(name): \(Self.what(status, reason, errors.isEmpty ? output : errors))")
                isSound = false
            }
        }
        if count > 0 { print("\(count) inputs that broke something once\(isSound ? ": none does" : "")") }
        return isSound
    }

    /// Workers one after the other: one that is broken by an input is followed by another, with another seed.
    private func fuzz(_ target: StressTarget, seconds: Double) throws -> (count: Int, seconds: Double, kept: [String]) {
        let begin = Date()
        var (count, kept) = (0, [String]())
        for round in 0..<5 {
            let left = seconds - Date().timeIntervalSince(begin)
            guard left > 0.2 || round == 0 else { break }
            let name = "\(target.name)-\(seed)-\(round)"
            let current = "\(found)/\(name)"
            let (status, reason, output, errors) = try work(target, seed &+ UInt64(round), max(left, 0.2), current)
            if reason == .exit, status == 0 {
                count += Int(output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
                try? FileManager.default.removeItem(atPath: current)
                break
            }
            kept.append("\(current): \(Self.what(status, reason, errors))")
        }
        return (count, Date().timeIntervalSince(begin), kept)
    }

    private static func what(_ status: Int32, _ reason: Process.TerminationReason, _ errors: String) -> String {
        if reason == .uncaughtSignal {
            return switch status {
            case SIGPROF: "takes more than \(Worker.seconds) s of the processor"
            case SIGALRM: "does not end"
            default: "ended by signal \(status)"
            }
        }
        return errors.split(separator: "\n").last.map(String.init) ?? "exit code \(status)"
    }

    private func work(
        _ target: StressTarget, _ seed: UInt64, _ seconds: Double, _ current: String
    ) throws -> (Int32, Process.TerminationReason, String, String) {
        try launch(["worker", "--target", target.name, "--seed", "\(seed)", "--seconds", "\(seconds)", "--current", current])
    }

    private func launch(_ arguments: [String]) throws -> (Int32, Process.TerminationReason, String, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let texts = [said, complaint].map { String(decoding: $0, as: UTF8.self) }
        return (process.terminationStatus, process.terminationReason, texts[0], texts[1])
    }
}
