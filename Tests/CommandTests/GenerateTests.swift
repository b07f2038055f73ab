import Foundation
import Testing

/// `guidewright generate`, as a person runs it.
@Suite struct GenerateTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A folder with one small system, and nothing else.
    private static func newProject() throws -> Scratch {
        let scratch = try Scratch()
        let specs = scratch.url.appending(path: "Specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appending(path: "Specs/naver-login"), to: specs.appending(path: "naver-login"))
        return scratch
    }

    private func project() throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Self.newProject()
        return (scratch, Tool(folder: scratch.url))
    }

    /// What one `guidewright generate` makes of it. Run once: it is no matter of the tests that begin with it.
    private static let generated = Result {
        let scratch = try newProject()
        try #require(try Tool(folder: scratch.url)("generate").code == 0)
        return try bytes(below: scratch.url.appending(path: "Generated"))
    }

    /// The same folder with what was made of it.
    private func generatedProject() throws -> (scratch: Scratch, tool: Tool) {
        let (scratch, tool) = try project()
        for (name, data) in try Self.generated.get() {
            let file = scratch.url.appending(path: "Generated/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return (scratch, tool)
    }

    private static func bytes(below folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names {
            let url = folder.appending(path: name)
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true { files[name] = try Data(contentsOf: url) }
        }
        return files
    }

    @Test func twiceGivesTheSameBytesAndWritesNothingTheSecondTime() throws {
        let (scratch, tool) = try project()
        #expect(try tool("generate").code == 0)
        let first = try Self.bytes(below: scratch.url.appending(path: "Generated"))
        #expect(first.count > 30)
        let again = try tool("generate")
        #expect(again.code == 0 && again.output.contains("nothing to change"))
        #expect(try Self.bytes(below: scratch.url.appending(path: "Generated")) == first)
        #expect(try tool("generate", "--check").code == 0)
    }

    @Test func oneSystemKeepsTheListsOfAll() throws {
        let (scratch, tool) = try project()
        let other = "Specs/ibm-mobile-client-access"
        try FileManager.default.copyItem(at: Self.root.appending(path: other), to: scratch.url.appending(path: other))
        let manifest = scratch.url.appending(path: "Package.swift")
        let marks = "let systems: [(module: String, mock: String, parts: Set<String>)] = [\n    // systems:begin\n    // systems:end\n]\n"
        try marks.write(to: manifest, atomically: true, encoding: .utf8)
        let index = scratch.url.appending(path: "Generated/Reference/README.md")

        // The other one was never generated: it is on no list.
        #expect(try tool("generate", "naver-login").code == 0)
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains("NaverThirdPartyLogin"))
        #expect(try !String(contentsOf: index, encoding: .utf8).contains("IMFCore"))

        #expect(try tool("generate", "ibm-mobile-client-access").code == 0)
        for file in [manifest, index] {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("IMFCore") && text.contains("NaverThirdPartyLogin"), "\(file.lastPathComponent)")
        }
        let check = try tool("generate", "--check")
        #expect(check.code == 0, "\(check.output)\(check.errors)")
    }

    @Test func handEditsAreKeptUntilForced() throws {
        let (scratch, tool) = try generatedProject()
        let file = scratch.url.appending(path: "Generated/NaverThirdPartyLogin/Client/Errors.swift")
        let made = try String(contentsOf: file, encoding: .utf8)
        try (made + "// mine\n").write(to: file, atomically: true, encoding: .utf8)

        let check = try tool("generate", "--check")
        #expect(check.code == 1)
        #expect(check.output.contains("-// mine"))
        let kept = try tool("generate")
        #expect(kept.code == 1)
        #expect(kept.errors.contains("Errors.swift") && kept.errors.contains("edited by hand"))
        #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("// mine\n"))

        #expect(try tool("generate", "--force").code == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == made)
    }

    @Test func staleFilesGoAndMissingOnesComeBack() throws {
        let (scratch, tool) = try generatedProject()
        let file = scratch.url.appending(path: "Generated/NaverThirdPartyLogin/Client/Types.swift")
        try FileManager.default.removeItem(at: file)
        let check = try tool("generate", "--check")
        #expect(check.code == 1 && check.errors.contains("is missing"))
        #expect(try tool("generate").code == 0)
        #expect(FileManager.default.fileExists(atPath: file.path))

        try write("// gone tomorrow\n", to: "Generated/NaverThirdPartyLogin/Client/Old.swift", in: scratch)
        let foreign = try tool("generate")
        #expect(foreign.errors.contains("Old.swift` is not generated, so it stays"))
        #expect(scratch.exists("Generated/NaverThirdPartyLogin/Client/Old.swift"))
    }

    /// What stands in the way of reading a system. None of it means that the system is gone.
    enum Obstacle: CaseIterable {
        case danglingFolder, danglingSystem, noSystem, folderForSystem

        func put(in specs: URL) throws {
            let files = FileManager.default
            let system = specs.appending(path: "naver-login")
            let main = system.appending(path: "system.yaml")
            switch self {
            case .danglingFolder:
                try files.removeItem(at: system)
                try files.createSymbolicLink(atPath: system.path, withDestinationPath: "/nowhere/at/all")
            case .danglingSystem:
                try files.removeItem(at: main)
                try files.createSymbolicLink(atPath: main.path, withDestinationPath: "/nowhere/at/all")
            case .noSystem:
                try files.removeItem(at: main)
            case .folderForSystem:
                try files.removeItem(at: main)
                try files.createDirectory(at: main, withIntermediateDirectories: false)
            }
        }
    }

    @Test(arguments: Obstacle.allCases) func aSystemThatCannotBeReadLosesNothing(_ obstacle: Obstacle) throws {
        let (scratch, tool) = try generatedProject()
        let made = try Self.bytes(below: scratch.url.appending(path: "Generated"))
        try obstacle.put(in: scratch.url.appending(path: "Specs"))
        for command in ["generate", "validate", "check"] {
            let result = try tool(command)
            #expect(result.code == 2)
            #expect(result.errors.contains("error: `Specs/naver-login") && result.errors.contains("help: "), "\(result.errors)")
        }
        #expect(try Self.bytes(below: scratch.url.appending(path: "Generated")) == made)
    }

    @Test func anOutputFolderThatIsALinkIsNotFollowed() throws {
        let (scratch, tool) = try project()
        let elsewhere = try Scratch()
        try FileManager.default.createSymbolicLink(at: scratch.url.appending(path: "Generated"), withDestinationURL: elsewhere.url)
        let result = try tool("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("`Generated` is in the way"), "\(result.errors)")
        #expect(try elsewhere.names().isEmpty)
    }

    @Test func aSpecWithErrorsWritesNothing() throws {
        let (scratch, tool) = try project()
        let api = scratch.url.appending(path: "Specs/naver-login/api.yaml")
        let text = try String(contentsOf: api, encoding: .utf8)
        try text.replacing("form: cEnum", with: "from: cEnum").write(to: api, atomically: true, encoding: .utf8)
        let result = try tool("generate")
        #expect(result.code == 1)
        #expect(result.output.contains("did you mean `form`?"))
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "Generated").path))
    }

    private func write(_ text: String, to path: String, in scratch: Scratch) throws {
        let file = scratch.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func theTemplatesArePartOfTheTool() throws {
        let (scratch, _) = try generatedProject()
        let made = try Self.bytes(below: scratch.url.appending(path: "Generated/NaverThirdPartyLogin/Client"))
        #expect(try made == Self.bytes(below: Self.root.appending(path: "Generated/NaverThirdPartyLogin/Client")))
    }

    @Test(arguments: [(folder: "mine", options: ["--templates", "mine"]), (folder: "Templates", options: [])])
    func oneTemplateIsPutOverTheToolsOwn(_ given: (folder: String, options: [String])) throws {
        let (scratch, tool) = try generatedProject()
        let before = try Self.bytes(below: scratch.url.appending(path: "Generated"))
        try write("<!-- {{notice}} -->\nOurs.\n\n{{content}}\n", to: "\(given.folder)/reference/page.mustache", in: scratch)
        let result = try tool.run(["generate"] + given.options)
        #expect(result.code == 0, "\(result.errors)")
        let after = try Self.bytes(below: scratch.url.appending(path: "Generated"))
        let changed = after.filter { before[$0.key] != $0.value }.keys
        #expect(changed.contains("Reference/README.md") && changed.contains { $0.hasSuffix("en/all.md") })
        #expect(changed.allSatisfy { $0.hasSuffix(".md") || $0.hasSuffix(".guidewright.json") })
        #expect(after["Reference/README.md"].map { String(decoding: $0, as: UTF8.self) }?.contains("Ours.") == true)
    }

    @Test func aTemplateThatNothingPrintsIsAnError() throws {
        let (scratch, tool) = try project()
        try write("{{content}}\n", to: "Templates/reference/pages.mustache", in: scratch)
        let result = try tool("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("nothing prints the template `reference/pages`"))
        #expect(result.errors.contains("did you mean `reference/page`"))
    }

    @Test func anUnknownNameInATemplateIsAnErrorWithItsPlace() throws {
        let (scratch, tool) = try project()
        try write("{{headline}}\n\n{{content}}\n", to: "Templates/reference/section.mustache", in: scratch)
        let result = try tool("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("unknown name `headline`"))
        #expect(result.errors.contains("section.mustache:"))
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "Generated").path))
    }
}
