import Foundation
import Testing

/// Projects outside of this repository: `guidewright new`, and `generate` with a `guidewright.yaml`.
@Suite struct ProjectCommandTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func started(_ arguments: String...) throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Scratch()
        let made = try Tool(folder: scratch.url).run(["new", "mine"] + arguments)
        #expect(made.code == 0, "\(made.errors)")
        return (scratch, Tool(folder: scratch.url.appending(path: "mine")))
    }

    @Test func aNewProjectIsSoundAndCurrent() throws {
        let (scratch, tool) = try started()
        let names = [".github", ".gitignore", "Generated", "Guides", "Package.swift", "README.md", "Specs", "Tests", "guidewright.yaml"]
        #expect(try scratch.names(in: "mine") == names)
        #expect(try scratch.names() == ["mine"])
        let run = try tool("run", "--check")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)")
        #expect(run.output.contains("example-tides: facts 14 of 14 accounted for") && run.output.contains("no findings"))
        let manifest = try scratch.read("mine/Package.swift")
        #expect(manifest.contains(#"("TideKit", mock: "example-tides-mock", parts: ["Client", "Mock", "Tests"]),"#))
        #expect(manifest.contains(#".package(url: "https://"#) && manifest.contains(#".upToNextMinor(from: ""#))
        // Without the guide, which git ignores, what is recorded of it says the same.
        try FileManager.default.removeItem(at: scratch.url.appending(path: "mine/Guides"))
        #expect(try tool("run", "--check").output == run.output)
    }

    @Test func aDraftTakesItsGuideAlong() throws {
        let scratch = try Scratch()
        try scratch.write("# Shop\n\n```objc\n@interface Shop : NSObject\n- (void)open;\n@end\n```\n", to: "shop.md")
        let made = try Tool(folder: scratch.url)("new", "mine", "--guide", "shop.md", "--system", "my-shop", "--module", "ShopKit")
        #expect(made.code == 0 && made.output.contains("my-shop: drafted 1 class"), "\(made.errors)")
        #expect(try scratch.read("mine/Guides/shop.md") == scratch.read("shop.md"))
        #expect(try scratch.read("mine/Specs/my-shop/evidence.yaml").contains("file: shop.md"))
        #expect(try scratch.read("mine/Package.swift").contains(#"("ShopKit", mock: "", parts: ["Client"]),"#))
        #expect(try scratch.read("mine/Tests/AppTests/AppTests.swift").contains("import ShopKit"))
        #expect(try Tool(folder: scratch.url.appending(path: "mine"))("generate", "--check").code == 0)
    }

    /// Nothing in the manifest outside of its list names a system: the example can go, and others come.
    @Test func theExampleCanGo() throws {
        let scratch = try Scratch()
        #expect(try Tool(folder: scratch.url)("new", "mine").code == 0)
        #expect(try scratch.read("mine/Package.swift").contains("TideKit"))
        #expect(try !scratch.read("mine/README.md").lowercased().contains("example"))
        let folder = scratch.url.appending(path: "mine")
        try scratch.write("# Shop\n\n```objc\n@interface Shop : NSObject\n- (void)open;\n@end\n```\n", to: "mine/shop.md")
        #expect(try Tool(folder: folder)("init", "shop.md", "--system", "my-shop", "--module", "ShopKit").code == 0)
        try FileManager.default.removeItem(at: folder.appending(path: "Specs/example-tides"))
        #expect(try Tool(folder: folder)("generate").code == 0)
        #expect(try !scratch.read("mine/Package.swift").contains("TideKit"))
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Generated/TideKit/Client").path))
    }

    @Test func aPathIsSeenFromTheProject() throws {
        let scratch = try Scratch()
        try scratch.write("// a manifest\n", to: "tools/clone/Package.swift")
        let made = try Tool(folder: scratch.url)("new", "some/mine", "--path", "tools/clone")
        #expect(made.code == 0, "\(made.errors)")
        #expect(try scratch.read("some/mine/Package.swift").contains(#".package(name: "guidewright", path: "../../tools/clone")"#))
        let wrong = try Tool(folder: scratch.url)("new", "other", "--path", "tools")
        #expect(wrong.code == 2 && wrong.errors.contains("`tools` holds no Package.swift") && !scratch.exists("other"))
    }

    @Test func whatIsThereStays() throws {
        let scratch = try Scratch()
        try scratch.write("mine\n", to: "full/notes.txt")
        try scratch.write("a file\n", to: "file")
        let tool = Tool(folder: scratch.url)
        for (name, message) in [("full", "`full` is not empty: it holds `notes.txt`"), ("file", "`file` is there already")] {
            let result = try tool("new", name)
            #expect(result.code == 2 && result.errors.contains(message) && result.errors.contains("help: "), "\(result.errors)")
        }
        let lost = try tool("new", "fresh", "--guide", "nowhere.md")
        #expect(lost.code == 2 && lost.errors.contains("there is no file `nowhere.md`"))
        #expect(try tool("new", "fresh", "--system", "x").errors.contains("there is no guide"))
        #expect(try scratch.names() == ["file", "full"])
        #expect(try scratch.names(in: "full") == ["notes.txt"])
    }

    @Test func theProjectSaysWhatIsMadeAndWhere() throws {
        let (scratch, tool) = try started()
        try scratch.write(
            "package: Packages/SDKs\nreferences: docs/sdks\nsystems:\n  example-tides: {module: TideTwo, make: [client, reference]}\n",
            to: "mine/guidewright.yaml")
        let made = try tool("generate", "--path", Self.root.path)
        #expect(made.code == 0 && made.output.contains("in Packages/SDKs and docs/sdks: "), "\(made.errors)\(made.output)")
        #expect(try scratch.names(in: "mine/Packages/SDKs") == ["Package.swift", "TideTwo"])
        #expect(try scratch.names(in: "mine/Packages/SDKs/TideTwo") == [".guidewright.json", "Client"])
        #expect(try scratch.names(in: "mine/docs/sdks") == ["Reference", "TideTwo"])
        #expect(!(try scratch.read("mine/docs/sdks/TideTwo/Reference/en/README.md")).contains("example-tides-mock"))
        #expect(try scratch.read("mine/docs/sdks/TideTwo/Reference/en/endpoints.md").contains("No sample request: the system has no mock."))
        #expect(try scratch.read("mine/Packages/SDKs/Package.swift").contains(#"("TideTwo", mock: "", parts: ["Client"]),"#))
        #expect(try tool("generate", "--check").code == 0)
        // The project's own Package.swift lists nothing that is not there.
        let own = try tool("generate", "--output", "Generated")
        #expect(own.code == 0 && scratch.exists("mine/Generated/TideTwo"))
    }

    @Test func aPackageIsMadeOnceAndItsListIsKept() throws {
        let (scratch, tool) = try started()
        let package = "mine/out/Package.swift"
        #expect(try tool("generate", "--package", "out", "--path", Self.root.path).code == 0)
        let made = try scratch.read(package)
        #expect(made.contains("name: \"out\"") && made.contains(#"let folder = "" + system.module"#))
        try scratch.write(made.replacing("example-tides-mock", with: "old-mock") + "// mine\n", to: package)
        let check = try tool("generate", "--package", "out", "--check")
        #expect(check.code == 1 && check.errors.contains("`out/Package.swift` does not list what is generated"))
        #expect(try tool("generate", "--package", "out").code == 0)
        #expect(try scratch.read(package) == made + "// mine\n")
        try scratch.write("// nothing\n", to: package)
        let marks = try tool("generate", "--package", "out")
        #expect(marks.code == 2 && marks.errors.contains("systems:begin"))
    }

    @Test func aWrongKeyStopsEverythingWithItsPlace() throws {
        let (scratch, tool) = try started()
        try scratch.write("output: Generated\nmkae: [client]\n", to: "mine/guidewright.yaml")
        for command in ["generate", "validate", "check", "run"] {
            let result = try tool(command)
            #expect(result.code == 2 && result.errors.contains("guidewright.yaml:2:1"), "\(result.errors)")
            #expect(result.errors.contains("did you mean `make`?"))
        }
        try scratch.write("output: Generated\n", to: "mine/guidewright.yaml")
        #expect(try tool("generate", "--output", "a", "--package", "b").errors.contains("give one of them"))
    }

    @Test func aModuleOfTheProjectIsHeldAgainstTheRules() throws {
        let (scratch, tool) = try started()
        try scratch.write("systems:\n  example-tides: {module: Foundation}\n", to: "mine/guidewright.yaml")
        let result = try tool("validate")
        #expect(result.code == 1 && result.output.contains("guidewright.yaml:2:27"), "\(result.output)")
    }

    @Test func aCheckReportsAllStagesAsACompilerDoes() throws {
        let (scratch, tool) = try started()
        let stamp = scratch.url.appending(path: "stamp").path
        let fine = try tool("run", "--check", "--format", "compiler", "--stamp", stamp)
        #expect(fine.code == 0 && fine.output.isEmpty && scratch.exists("stamp"))

        try FileManager.default.removeItem(atPath: stamp)
        let system = "mine/Specs/example-tides/system.yaml"
        let text = try scratch.read(system)
        try scratch.write(text.replacing("Tells when", with: "Says when"), to: system)
        let stale = try tool("run", "--check", "--format", "compiler", "--stamp", stamp)
        let path = scratch.url.appending(path: system).resolvingSymlinksInPath().path
        #expect(stale.code == 1 && !scratch.exists("stamp"))
        #expect(stale.output.contains(":4:11: error: ") && stale.output.contains("files of `TideKit` are not current"), "\(stale.output)")
        #expect(stale.lines.allSatisfy { $0.hasPrefix(path) || $0.contains("/mine/Specs/example-tides/system.yaml:") }, "\(stale.output)")

        try scratch.write(text.replacing("  title:", with: "  titel:"), to: system)
        let wrong = try tool("run", "--check", "--format", "junit")
        #expect(
            wrong.code == 1 && wrong.output.contains(#"<testsuites name="guidewright""#) && wrong.output.contains("did you mean `title`"))
        #expect(try tool("run", "--format", "json").code == 2)
    }
}
