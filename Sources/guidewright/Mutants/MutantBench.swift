import Foundation
import Mutants

/// The generated tests of one system, compiled against the true client and the true mock, ready to meet changed ones.
struct MutantBench {
    enum Verdict {
        /// A test failed; the names of those that did, as far as they are printed.
        case killed([String])
        /// The tests do not compile against it, which is a failure too.
        case uncompiled(String)
        case survived
        /// What is generated does not compile by itself: nothing that tests could meet.
        case stillborn(String)

        var isKilled: Bool {
            switch self {
            case .killed, .uncompiled: true
            case .survived, .stillborn: false
            }
        }
    }

    private let compiler: SwiftCompiler
    private let truth: GeneratedSides
    private let tests: [GeneratedSides.File]
    private let folder: URL
    /// How long one run of the true tests takes.
    let seconds: TimeInterval

    private static let runner = """
        import Testing

        @main
        struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    /// Compiles everything as it should be, and runs it: tests that fail without any change would prove nothing.
    init(_ truth: GeneratedSides, tests: [GeneratedSides.File], compiler: SwiftCompiler, scratch: URL) throws {
        self.truth = truth
        self.tests = tests + [("Runner.swift", Self.runner)]
        self.compiler = compiler
        folder = scratch.appendingPathComponent(truth.module)
        seconds = try Self.prepare(truth, self.tests, compiler, in: folder)
    }

    private static func prepare(
        _ truth: GeneratedSides,
        _ tests: [GeneratedSides.File],
        _ compiler: SwiftCompiler,
        in folder: URL
    ) throws -> TimeInterval {
        var objects: [URL] = []
        func compile(_ module: String, _ files: [GeneratedSides.File], to name: String) throws {
            let own = folder.appendingPathComponent(name)
            try write(files, to: own)
            let sides = Mutant.Side.allCases.map { folder.appendingPathComponent($0.rawValue) }
            try require(try compiler.compile(module, in: own, searching: name == "tests" ? sides : []), "`\(module)` does not compile")
            objects.append(own.appendingPathComponent("\(module).o"))
        }
        for side in Mutant.Side.allCases { try compile(module(side, of: truth), truth[side], to: side.rawValue) }
        try compile("\(truth.module)Tests", tests, to: "tests")
        let program = folder.appendingPathComponent("run")
        try require(try compiler.link(objects, to: program), "the tests of `\(truth.module)` do not link")
        let result = try run(program, limit: 600)
        try require(result, "the tests of `\(truth.module)` fail without any change")
        return result.seconds
    }

    /// Puts a changed side in, alone, and runs the tests.
    func judge(_ changed: GeneratedSides, _ side: Mutant.Side) throws -> Verdict {
        let own = folder.appendingPathComponent("trial-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: own) }
        let module = Self.module(side, of: truth)
        let sideFolder = own.appendingPathComponent(side.rawValue)
        try Self.write(changed[side], to: sideFolder)
        let compiled = try compiler.compile(module, in: sideFolder, searching: [])
        guard compiled.end == .code(0) else { return .stillborn(Self.firstError(compiled.output)) }
        let other = folder.appendingPathComponent((side == .client ? Mutant.Side.mock : .client).rawValue)
        var testFolder = folder.appendingPathComponent("tests")
        if try !hasSameInterface(module, sideFolder, side) {
            testFolder = own.appendingPathComponent("tests")
            try Self.write(tests, to: testFolder)
            let result = try compiler.compile("\(truth.module)Tests", in: testFolder, searching: [sideFolder, other])
            guard result.end == .code(0) else { return .uncompiled(Self.firstError(result.output)) }
        }
        let otherModule = Self.module(side == .client ? .mock : .client, of: truth)
        let objects = [
            sideFolder.appendingPathComponent("\(module).o"), other.appendingPathComponent("\(otherModule).o"),
            testFolder.appendingPathComponent("\(truth.module)Tests.o"),
        ]
        let program = own.appendingPathComponent("run")
        let linked = try compiler.link(objects, to: program)
        guard linked.end == .code(0) else { return .uncompiled(Self.firstError(linked.output)) }
        return verdict(of: try Self.run(program, limit: max(20, seconds * 8)))
    }

    private func verdict(of run: ChildProcess.Result) -> Verdict {
        switch run.end {
        case .code(0): .survived
        case .code: .killed(Self.failedTests(run.output))
        case .crash(let signal): .killed(["crash (signal \(signal))"])
        case .timeout: .killed(["no end within the limit of time"])
        }
    }

    /// Whether the tests that were compiled against the true module fit this one.
    private func hasSameInterface(_ module: String, _ changed: URL, _ side: Mutant.Side) throws -> Bool {
        let name = "\(module).swiftmodule"
        let original = folder.appendingPathComponent(side.rawValue).appendingPathComponent(name)
        let modules = try [original, changed.appendingPathComponent(name)].map { SwiftCompiler.interface(try Data(contentsOf: $0)) }
        return modules[0] == modules[1]
    }

    private static func module(_ side: Mutant.Side, of sides: GeneratedSides) -> String {
        side == .client ? sides.module : "\(sides.module)Mock"
    }

    private static func write(_ files: [GeneratedSides.File], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
    }

    private static func require(_ result: ChildProcess.Result, _ message: String) throws {
        guard result.end != .code(0) else { return }
        let names = failedTests(result.output)
        let issue = result.output.split(separator: "\n").first { $0.contains(" recorded an issue") }.map { ": \($0)" } ?? ""
        throw Failure(message, help: names.isEmpty ? firstError(result.output) : names.joined(separator: ", ") + issue)
    }

    /// A changed program may ask for memory without end; the shell sees to it that it does not get it.
    private static func run(_ program: URL, limit: TimeInterval) throws -> ChildProcess.Result {
        let script = "ulimit -v 8000000 2>/dev/null; exec \"$0\" --testing-library swift-testing"
        let folder = program.deletingLastPathComponent()
        return try ChildProcess.run(
            ["sh", "-c", script, program.path], in: folder, log: folder.appendingPathComponent("run.log"), limit: limit)
    }

    private static func firstError(_ output: String) -> String {
        let line = output.split(separator: "\n").first { $0.contains("error: ") }
        return line.map(String.init) ?? "no error is printed"
    }

    private static func failedTests(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line -> String? in
            guard let start = line.firstRange(of: " Test "), let end = line.firstRange(of: " recorded an issue"),
                start.upperBound < end.lowerBound
            else { return nil }
            return String(line[start.upperBound..<end.lowerBound])
        }.uniqued()
    }
}
