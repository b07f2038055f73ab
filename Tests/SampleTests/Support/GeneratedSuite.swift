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
    func run(_ name: String, skipping skipped: String? = nil) throws {
        let validation = try tool("validate", name, "--root", ".")
        // A spec that is made up is warned of.
        try #require(validation.code == 0 || skipped != nil && validation.code == 1, "\(validation.output)\(validation.errors)")
        let generation = try tool("generate", "--root", ".")
        try #require(generation.code == 0, "\(generation.errors)")
        let generated = scratch.url.appending(path: "Generated")
        let entries = try FileManager.default.contentsOfDirectory(atPath: generated.path)
        let module = try #require(entries.first { $0 != "Reference" && !$0.contains(".") })
        let sides = generated.appending(path: module)
        try compile(module, sides.appending(path: "Client"))
        try compile("\(module)Mock", sides.appending(path: "Mock"))
        try copyTests(of: name, into: sides.appending(path: "Tests"))
        try Self.runner.write(to: sides.appending(path: "Tests/Runner.swift"), atomically: true, encoding: .utf8)
        try compile("\(module)Tests", sides.appending(path: "Tests"))
        let program = try link([module, "\(module)Mock", "\(module)Tests"])
        let run = try Command(program: program)(["--testing-library", "swift-testing"] + (skipped.map { ["--skip", $0] } ?? []))
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

    private func link(_ modules: [String]) throws -> URL {
        let program = scratch.url.appending(path: "run")
        let own = modules.map { scratch.url.appending(path: "\($0).o") }
        let link = try SwiftCompiler(modules: scratch.url).run(["-o", program.path] + (own + [try Self.library.get()]).map(\.path))
        try #require(link.code == 0, "\(link.errors)")
        return program
    }

    /// The runtimes with all that they stand on, linked once for all suites.
    private static let library = Result { try Build.current().library(of: runtimes) }

    /// Compiles a module as the package manager does.
    private func compile(_ module: String, _ folder: URL) throws {
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let compiler = SwiftCompiler(modules: try build.modules(with: Self.runtimes))
        let result = try compiler.run(
            ["-swift-version", "6", "-wmo", "-parse-as-library", "-warnings-as-errors", "-enable-testing", "-module-name", module]
                + ["-I", scratch.url.path] + build.moduleMaps + features.flatMap { ["-enable-upcoming-feature", $0] }
                + ["-emit-module", "-emit-module-path", scratch.url.appending(path: "\(module).swiftmodule").path]
                + ["-c", "-o", scratch.url.appending(path: "\(module).o").path] + Self.sources(below: folder))
        try #require(result.code == 0, "\(result.errors)")
    }

    private static func sources(below folder: URL) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }
}
