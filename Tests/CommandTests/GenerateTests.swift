import Foundation
import Testing

/// `guidewright generate`, as a person runs it.
@Suite struct GenerateTests {
    /// A folder with one small system, and the repository's templates.
    private func project() throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Scratch()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let specs = scratch.url.appending(path: "Specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appending(path: "Specs/naver-login"), to: specs.appending(path: "naver-login"))
        try FileManager.default.copyItem(at: root.appending(path: "Templates"), to: scratch.url.appending(path: "Templates"))
        return (scratch, Tool(folder: scratch.url))
    }

    private func bytes(below folder: URL) throws -> [String: Data] {
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
        let first = try bytes(below: scratch.url.appending(path: "Generated"))
        #expect(first.count > 30)
        let again = try tool("generate")
        #expect(again.code == 0 && again.output.contains("nothing to change"))
        #expect(try bytes(below: scratch.url.appending(path: "Generated")) == first)
        #expect(try tool("generate", "--check").code == 0)
    }

    @Test func handEditsAreKeptUntilForced() throws {
        let (scratch, tool) = try project()
        #expect(try tool("generate").code == 0)
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
        let (scratch, tool) = try project()
        #expect(try tool("generate").code == 0)
        let file = scratch.url.appending(path: "Generated/NaverThirdPartyLogin/Client/Types.swift")
        try FileManager.default.removeItem(at: file)
        let check = try tool("generate", "--check")
        #expect(check.code == 1 && check.errors.contains("is missing"))
        #expect(try tool("generate").code == 0)
        #expect(FileManager.default.fileExists(atPath: file.path))

        try FileManager.default.removeItem(at: scratch.url.appending(path: "Specs/naver-login/mock.yaml"))
        let mock = scratch.url.appending(path: "Generated/NaverThirdPartyLogin/Mock")
        #expect(FileManager.default.fileExists(atPath: mock.path))
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

    @Test func anUnknownNameInATemplateIsAnErrorWithItsPlace() throws {
        let (scratch, tool) = try project()
        let template = scratch.url.appending(path: "Templates/reference/section.mustache")
        let text = try String(contentsOf: template, encoding: .utf8)
        try text.replacing("{{heading}}", with: "{{headline}}").write(to: template, atomically: true, encoding: .utf8)
        let result = try tool("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("unknown name `headline`"))
        #expect(result.errors.contains("section.mustache:"))
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "Generated").path))
    }
}
