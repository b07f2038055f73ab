import Foundation
import Testing

/// A system that the tool has never seen becomes a client and a mock that run, from YAML alone.
@Suite struct SixthSystemTests {
    private static let folder = Repository.root.appending(path: "Tests/SixthSystem")
    private let scratch: Scratch
    private let build: Build

    init() throws {
        scratch = try Scratch()
        build = try Build.current()
    }

    private func tool(_ arguments: String...) throws -> Command.Result {
        try Command(program: build.program("guidewright"), folder: scratch.url)(arguments)
    }

    private func copySpecs() throws {
        try FileManager.default.copyItem(at: Self.folder.appending(path: "Specs"), to: scratch.url.appending(path: "Specs"))
    }

    private func generate() throws -> Command.Result {
        try tool("generate", "--root", ".")
    }

    @Test func theDraftIsWhatTheSpecWasMadeOf() throws {
        try scratch.write("", to: "Specs/.keep")
        let guide = Self.folder.appending(path: "guide.html").path
        let result = try tool("init", guide, "--system", "kettle-kit", "--module", "KettleKit", "--root", ".")
        #expect(result.code == 0, "\(result.errors)")
        // It loads; only texts are left to write.
        let validation = try tool("validate", "kettle-kit", "--root", ".", "--format", "json")
        #expect(validation.output.contains("spec-todo-text") && !validation.output.contains("\"error\""), "\(validation.output)")
        let drafted = Self.declarations(in: try api(of: scratch.url))
        let finished = Self.declarations(in: try api(of: Self.folder))
        #expect(drafted.count == 6 && drafted.isSubset(of: finished), "\(drafted.subtracting(finished))")
    }

    private func api(of folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: "Specs/kettle-kit/api.yaml"), encoding: .utf8)
    }

    private static func declarations(in api: String) -> Set<String> {
        Set(api.matches(of: /declaration: "(.+)"/).map { String($0.1) })
    }

    @Test func theSpecAgreesWithTheGuide() throws {
        try copySpecs()
        let result = try tool("check", "kettle-kit", "--root", ".", "--guides", Self.folder.path)
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("kettle-kit: ") && result.output.contains("no findings"), "\(result.output)")
    }

    @Test func clientAndMockRunTogether() async throws {
        try copySpecs()
        let generation = try generate()
        #expect(generation.code == 0, "\(generation.errors)")
        let runtimes = ["WireValues", "ClientRuntime", "Signatures", "MockRuntime", "MockClient", "HTTPTypes"]
        let compiler = SwiftCompiler(modules: try build.modules(with: runtimes))
        let generated = scratch.url.appending(path: "Generated/KettleKit")
        try await compile("KettleKit", try Self.sources(in: generated.appending(path: "Client")), compiler)
        try await compile("KettleKitMock", try Self.sources(in: generated.appending(path: "Mock")), compiler)
        try await compile("KettleApp", [Self.folder.appending(path: "App.swift")], compiler)
        let objects = try runtimes.flatMap { try build.objects(of: $0) }
        let own = ["KettleKit", "KettleKitMock", "KettleApp"].map { scratch.url.appending(path: "\($0).o") }
        let app = scratch.url.appending(path: "app")
        let link = try await compiler.beside(["-o", app.path] + (own + objects).map(\.path))
        try #require(link.code == 0, "\(link.errors)")
        let story = try await Command(program: app).beside([])
        #expect(
            story.output == """
                failed with com.example.kettle 1, wrongKey
                kitchen takes 120 seconds
                failed with com.example.kettle 3, empty
                failed with com.example.kettle 2, unknownKettle

                """
        )
        #expect(story.code == 0 && story.errors == "")
    }

    private func compile(_ module: String, _ sources: [URL], _ compiler: SwiftCompiler) async throws {
        let result = try await compiler.compile(module, sources, in: scratch.url, with: build.moduleMaps)
        try #require(result.code == 0, "\(result.errors)")
    }

    private static func sources(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0) }
    }
}
