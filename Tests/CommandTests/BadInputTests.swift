import Foundation
import Testing

/// Bad input gets one clear message, the right exit code, and nothing written.
@Suite struct BadInputTests {
    private func project(_ files: [String: String]) throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Scratch()
        for (path, text) in files {
            let url = scratch.url.appending(path: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return (scratch, Tool(folder: scratch.url))
    }

    private static let system = """
        system:
          id: my-sdk
          module: MySDK
          title: {en: My SDK, ko: 내 SDK}
          summary: {en: An SDK., ko: SDK입니다.}

        """

    @Test func wrongUse() throws {
        let (scratch, tool) = try project([:])
        defer { withExtendedLifetime(scratch) {} }
        for arguments in [
            ["chek"], ["check", "--format", "pdf"], ["facts"], ["check"], ["explain", "guide-onli"], ["facts", "nowhere.html"],
        ] {
            let result = try tool.run(arguments)
            #expect(result.code == 2, "\(arguments)")
            #expect(!result.errors.isEmpty && result.output.isEmpty, "\(arguments)")
        }
    }

    @Test func aMisspelledNameIsAnsweredWithTheRightOne() throws {
        let (scratch, tool) = try project(["Specs/my-sdk/system.yaml": Self.system])
        defer { withExtendedLifetime(scratch) {} }
        let result = try tool("check", "my-sdc")
        #expect(result.code == 2 && result.errors.contains("did you mean `my-sdk`?"))
        #expect(try tool("explain", "guide-onli").errors.contains("did you mean `guide-only`?"))
    }

    @Test(arguments: [
        ("", "yaml-empty"), ("system: {id: my-sdk\n", "yaml-syntax"), ("system: &a {}\nother: *a\n", "yaml-anchor"),
        (system + "system: {}\n", "yaml-duplicate-key"), (system + "enms: []\n", "spec-unknown-key"),
    ])
    func aBrokenSpecIsShownWithItsPlace(text: String, rule: String) throws {
        let (scratch, tool) = try project(["Specs/my-sdk/system.yaml": text])
        defer { withExtendedLifetime(scratch) {} }
        let result = try tool("validate")
        #expect(result.code == 1)
        #expect(result.output.contains("[\(rule)]"), "\(result.output)")
        #expect(result.output.contains("Specs/my-sdk/system.yaml:"))
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        let (scratch, tool) = try project(["empty.html": "", "Specs/my-sdk/system.yaml": Self.system])
        let binary = scratch.url.appending(path: "binary.html")
        try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 7) }).write(to: binary)
        let result = try tool("facts", "binary.html")
        #expect(result.code == 2)
        #expect(result.errors.contains("guide-unreadable") && result.errors.contains("binary.html:"))
        let empty = try tool("facts", "empty.html")
        #expect(empty.code == 2 && empty.errors.contains("is empty"))
        try Data([0x73, 0x3A, 0xFF, 0x0A]).write(to: scratch.url.appending(path: "Specs/my-sdk/system.yaml"))
        let spec = try tool("validate")
        #expect(spec.code == 1 && spec.output.contains("yaml-not-utf8"))
    }

    @Test func aGuideThatIsNotThereIsSaidSo() throws {
        let guides = "guides:\n  - {file: my.html, language: en}\n"
        let (scratch, tool) = try project(["Specs/my-sdk/system.yaml": Self.system + guides])
        defer { withExtendedLifetime(scratch) {} }
        let result = try tool("check")
        #expect(result.code == 2)
        #expect(result.errors.contains("my.html") && result.errors.contains("--guides"))
        #expect(try tool("check", "--guides", "nowhere").code == 2)
    }
}
