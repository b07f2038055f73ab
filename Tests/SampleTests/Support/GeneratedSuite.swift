import Foundation
import Testing

/// A spec that becomes a client, a mock and tests in a folder of its own: validated, generated, compiled with warnings as errors, linked with the
/// runtimes that are built already, and run.
struct GeneratedSuite {
    private static let runtimes = [
        "WireValues", "ClientRuntime", "TextDigests", "Signatures", "MockRuntime", "MockClient", "MockTesting", "MockServer", "HTTPTypes",
        "StorageEncryption",
    ]
    private static let runner = """
        import Testing

        @main struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
    let scratch: Scratch
    private let build: Build

    init() throws {
        scratch = try Scratch()
        build = try Build.current()
    }

    func tool(_ arguments: String...) throws -> Command.Result {
        try Command(program: build.program("guidewright"), folder: scratch.url)(arguments)
    }

    func copySpec(_ folder: URL, as name: String) throws {
        try scratch.write("", to: "Specs/.keep")
        try FileManager.default.copyItem(at: folder, to: scratch.url.appending(path: "Specs/\(name)"))
    }

    /// - Parameter skipped: tests that are not run, as the pattern of their names.
    func run(_ name: String, skipping skipped: String? = nil) async throws {
        let validation = try tool("validate", name, "--root", ".")
        // A spec that is made up is warned of.
        try #require(validation.code == 0 || skipped != nil && validation.code == 1, "\(validation.output)\(validation.errors)")
        let generation = try tool("generate", "--root", ".")
        try #require(generation.code == 0, "\(generation.errors)")
        let generated = scratch.url.appending(path: "Generated")
        let entries = try FileManager.default.contentsOfDirectory(atPath: generated.path)
        let module = try #require(entries.first { $0 != "Reference" && !$0.contains(".") })
        let sides = generated.appending(path: module)
        try copyTests(of: name, into: sides.appending(path: "Tests"))
        try Self.runner.write(to: sides.appending(path: "Tests/Runner.swift"), atomically: true, encoding: .utf8)
        let parts = [
            Part(module: module, folder: sides.appending(path: "Client")),
            Part(module: "\(module)Mock", folder: sides.appending(path: "Mock")),
            Part(module: "\(module)Tests", folder: sides.appending(path: "Tests"), isImported: false),
        ]
        let program = try await Self.programs.get().program(name, fingerprint(of: parts)) {
            for part in parts { try await compile(part) }
            return try await link(parts.map(\.module))
        }
        let run = try await Command(program: program).beside(
            ["--testing-library", "swift-testing"] + (skipped.map { ["--skip", $0] } ?? []))
        let issues = (run.output + run.errors).split(separator: "\n").filter { $0.contains("recorded an issue") }
        // What stopped before it could say so has told the standard error why.
        #expect(run.code == 0, "\(issues.isEmpty ? String(run.errors.suffix(2000)) : issues.joined(separator: "\n"))")
    }

    /// Swift files beside a spec are tests of what no scenario can see.
    private func copyTests(of name: String, into folder: URL) throws {
        let spec = scratch.url.appending(path: "Specs/\(name)")
        for file in try FileManager.default.contentsOfDirectory(atPath: spec.path) where file.hasSuffix(".swift") {
            try FileManager.default.copyItem(at: spec.appending(path: file), to: folder.appending(path: file))
        }
    }

    private func link(_ modules: [String]) async throws -> URL {
        let program = scratch.url.appending(path: "run")
        let own = modules.map { scratch.url.appending(path: "\($0).o") }
        let link = try await SwiftCompiler(modules: scratch.url).beside(
            ["-o", program.path] + (own + [try Self.library.get()]).map(\.path))
        try #require(link.code == 0, "\(link.errors)")
        return program
    }

    /// The runtimes with all that they stand on, linked once for all suites.
    private static let library = Result { try Build.current().library(of: runtimes) }

    private static let programs = Result {
        let programs = CompiledPrograms(folder: try Build.current().folder.appending(path: "suites"))
        programs.tidy()
        return programs
    }

    /// A module of a suite.
    private struct Part {
        var module: String
        var folder: URL
        /// Nobody imports the tests.
        var isImported = true

        var sources: [String] {
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted()
        }
    }

    private func compile(_ part: Part) async throws {
        let compiler = SwiftCompiler(modules: try build.modules(with: Self.runtimes))
        let result = try await compiler.compile(
            part.module, part.sources.map { part.folder.appending(path: $0) }, in: scratch.url, isImported: part.isImported,
            with: Self.settings + build.moduleMaps)
        try #require(result.code == 0, "\(result.errors)")
    }

    private static let settings = ["-enable-testing"]

    /// Sources, compiler, and all that they are compiled and linked with.
    private func fingerprint(of parts: [Part]) throws -> Fingerprint {
        var fingerprint = try Self.surroundings.get()
        for part in parts {
            for name in part.sources { try fingerprint.add(part.folder.appending(path: name), as: "\(part.module)/\(name)") }
        }
        return fingerprint
    }

    private static let surroundings = Result {
        var fingerprint = Fingerprint()
        fingerprint.add("compiler", Array(try SwiftCompiler.version.get().utf8))
        fingerprint.add("settings", Array((SwiftCompiler.settings + settings).joined(separator: " ").utf8))
        try fingerprint.add(library.get(), as: "library")
        let modules = try Build.current().modules(with: runtimes)
        for name in runtimes { try fingerprint.add(modules.appending(path: "\(name).swiftmodule"), as: name) }
        return fingerprint
    }
}
