import Foundation
import Testing

/// One small spec for each feature of the language, in `Tests/Features`: each becomes a client, a mock and tests that compile without a
/// warning, and the tests pass.
@Suite struct FeatureTests {
    private static let folder = Repository.root.appending(path: "Tests/Features")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    private static let runtimes = [
        "WireValues", "ClientRuntime", "TextDigests", "Signatures", "MockRuntime", "MockClient", "MockTesting", "MockServer", "HTTPTypes",
    ]
    private let scratch: Scratch
    private let build: Build

    init() throws {
        scratch = try Scratch()
        build = try Build.current()
    }

    private static let runner = """
        import Testing

        @main struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    @Test(arguments: names) func whatIsGeneratedRuns(_ name: String) throws {
        try scratch.write("", to: "Specs/.keep")
        try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: scratch.url.appending(path: "Specs/\(name)"))
        let tool = Command(program: try build.program("guidewright"), folder: scratch.url)
        let validation = try tool(["validate", name, "--root", "."])
        try #require(validation.code == 0, "\(validation.output)\(validation.errors)")
        let generation = try tool(["generate", "--root", "."])
        try #require(generation.code == 0, "\(generation.errors)")
        let generated = scratch.url.appending(path: "Generated")
        let module = try #require(try Self.entries(of: generated).first { $0 != "Reference" && !$0.contains(".") })
        let sides = generated.appending(path: module)
        try compile(module, sides.appending(path: "Client"))
        try compile("\(module)Mock", sides.appending(path: "Mock"))
        try Self.runner.write(to: sides.appending(path: "Tests/Runner.swift"), atomically: true, encoding: .utf8)
        try compile("\(module)Tests", sides.appending(path: "Tests"))
        let program = scratch.url.appending(path: "run")
        let own = [module, "\(module)Mock", "\(module)Tests"].map { scratch.url.appending(path: "\($0).o") }
        let objects = try Self.runtimes.flatMap { try build.objects(of: $0) }
        let link = try SwiftCompiler(modules: scratch.url).run(
            ["-o", program.path] + (own + objects + [try build.dependencies(into: scratch.url)]).map(\.path))
        try #require(link.code == 0, "\(link.errors)")
        let run = try Command(program: program)(["--testing-library", "swift-testing"])
        let issues = (run.output + run.errors).split(separator: "\n").filter { $0.contains("recorded an issue") }
        #expect(run.code == 0, "\(issues.joined(separator: "\n"))")
    }

    /// Compiles a module as the package manager does, warnings being errors.
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

    private static func entries(of folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
}
