import Foundation
import Testing

@Suite struct InitTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "lamp guide.md")
    }

    private func start(_ more: String...) throws -> Tool.Result { try tool.run(["init", "lamp guide.md"] + more) }

    @Test func aFirstSpecStandsAndIsChecked() throws {
        let result = try start("--system", "lamp", "--module", "LampKit")
        #expect(result.code == 0 && result.errors == "")
        let first = try #require(result.lines.first)
        #expect(
            first
                == "lamp: drafted 1 class, 1 protocol, 4 methods, 2 properties, 1 enum of errors, 1 constant, 1 endpoint, 2 settings and 1 duration in Specs/lamp"
        )
        #expect(try scratch.names(in: "Specs/lamp") == ["api.yaml", "endpoints.yaml", "evidence.yaml", "mock.yaml", "system.yaml"])
        // Nothing but the texts is left to do, and nothing disagrees with the guide.
        let validation = try tool("validate", "lamp", "--format", "json")
        #expect(validation.code == 1)
        #expect(validation.output.contains("spec-todo-text") && !validation.output.contains("\"error\""))
        let check = try tool("check", "lamp", "--guides", ".")
        #expect(check.code == 0, "\(check.output)")
    }

    @Test func theDraftSaysWhatTheGuideStates() throws {
        #expect(try start("--system", "lamp").code == 0)
        let api = try scratch.read("Specs/lamp/api.yaml")
        for line in [
            "      - declaration: \"@property (nonatomic, copy, readonly) NSString *name;\"",
            "    delegate: {property: delegate, protocol: LampSwitchDelegate}", "    shared: sharedSwitch", "    superclass: NSObject",
            "      - declaration: \"- (void)turnOn:(BOOL)isOn completion:(void (^)(NSError *error))completion;\"",
            "    domain: com.example.lamp", "    domainConstant: LampErrorDomain",
            "      - {name: LampErrorDark, code: 7, text: {en: TODO}}", "        optional: true",
        ] { #expect(api.split(separator: "\n").map(String.init).contains(line), "\(line)") }
        let wire = try scratch.read("Specs/lamp/endpoints.yaml")
        #expect(
            wire.contains("url: \"https://lamp.example.net/v1/lamps\"") && wire.contains("scheme: Bearer") && wire.contains("seconds: 3600")
        )
        #expect(try scratch.read("Specs/lamp/system.yaml").contains("module: LampKit"))
    }

    @Test func textsAreToBeWrittenInTheLanguagesAskedFor() throws {
        #expect(try start("--system", "lamp", "--languages", "en,ja").code == 0)
        #expect(try scratch.read("Specs/lamp/system.yaml").contains("title: {en: TODO, ja: TODO}"))
        let other = try start("--system", "other", "--languages", "en,jp")
        #expect(other.code == 2 && other.errors.contains("en, ko, ja, zh-Hans"), "\(other.errors)")
    }

    @Test func noSentenceOfTheGuideIsCopied() throws {
        #expect(try start("--system", "lamp").code == 0)
        for name in try scratch.names(in: "Specs/lamp") {
            let text = try scratch.read("Specs/lamp/\(name)")
            for sentence in ["switches lamps", "Ask the switch", "is good for"] { #expect(!text.contains(sentence), "\(name)") }
        }
    }

    @Test func aFolderThatIsThereIsKept() throws {
        #expect(try start("--system", "lamp").code == 0)
        try scratch.write("# mine\n", to: "Specs/lamp/flows.yaml")
        let refused = try start("--system", "lamp")
        #expect(refused.code == 2 && refused.errors.contains("`Specs/lamp` is there already") && refused.errors.contains("--force"))
        #expect(try scratch.read("Specs/lamp/flows.yaml") == "# mine\n")
        #expect(try start("--system", "lamp", "--force").code == 0)
        #expect(!scratch.exists("Specs/lamp/flows.yaml"))
        #expect(try scratch.names(in: "Specs") == ["lamp"])
    }

    @Test func theSameGuideGivesTheSameBytes() throws {
        #expect(try start("--system", "lamp").code == 0)
        let first = try scratch.names(in: "Specs/lamp").map { try scratch.read("Specs/lamp/\($0)") }
        #expect(try start("--system", "lamp", "--force").code == 0)
        #expect(try scratch.names(in: "Specs/lamp").map { try scratch.read("Specs/lamp/\($0)") } == first)
    }

    @Test func idAndModuleComeFromTheGuide() throws {
        #expect(try start().code == 0)
        let system = try scratch.read("Specs/lamp-guide/system.yaml")
        #expect(
            system.contains("id: lamp-guide") && system.contains("module: LampKit")
                && system.contains("{file: lamp guide.md, language: en}"))
    }

    /// As most people call a guide, and as the tool calls a module of its own.
    @Test func aGuideMayBeCalledGuide() throws {
        try scratch.write("# Doors\n\n- `- (void)open;` opens the door.\n", to: "guide.md")
        let result = try tool.run(["init", "guide.md"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(try scratch.read("Specs/guide/system.yaml").contains("module: GuideSDK"))
    }

    @Test func wrongUseIsExplained() throws {
        try scratch.write("Nothing here.\n", to: "empty.md")
        let cases: [(arguments: [String], message: String, help: String)] = [
            (["lamp guide.md", "--system", "My Lamp"], "`My Lamp` is no id", "--system my-lamp"),
            (["lamp guide.md", "--system", "lamp-"], "`lamp-` is no id", "--system lamp"),
            (["lamp guide.md", "--module", "lamp-kit"], "`lamp-kit` is no name of a Swift module", "--module LampKit"),
            (["nowhere.md"], "there is no file `nowhere.md`", ""), (["empty.md"], "the guide states nothing", "guidewright facts"),
            (["lamp guide.md", "--root", "nowhere"], "there is no folder `nowhere`", ""), ([], "Missing expected argument", ""),
        ]
        for (arguments, message, help) in cases {
            let result = try tool.run(["init"] + arguments)
            #expect(
                result.code == 2 && result.errors.contains(message) && (help.isEmpty || result.errors.contains(help)), "\(result.errors)")
            #expect(!scratch.exists("Specs"))
        }
    }

    @Test func severalGuidesMakeOneSystem() throws {
        try scratch.write("# More\n\n```objc\n@interface LampRemote : NSObject\n- (void)blink;\n@end\n```\n", to: "more.md")
        #expect(try start("more.md", "--system", "lamp").code == 0)
        let api = try scratch.read("Specs/lamp/api.yaml")
        #expect(api.contains("name: LampSwitch\n") && api.contains("name: LampRemote\n"))
        #expect(try tool("check", "lamp", "--guides", ".").code == 0)
    }

    @Test func anEmptyFileAmongOthersIsLeftOut() throws {
        try scratch.write("", to: "dummy.h")
        let result = try start("dummy.h", "--system", "lamp")
        #expect(result.code == 0 && result.errors.contains("note: `dummy.h` is empty, and left out"), "\(result.errors)")
        #expect(try tool("check", "lamp", "--guides", ".").code == 0)
        let alone = try tool("init", "dummy.h", "--system", "dummy")
        #expect(alone.code == 2 && alone.errors.contains("is empty"))
    }

    @Test func aGuideThatComesTwiceCountsOnce() throws {
        let text = "# More\n\n```objc\n@interface LampRemote : NSObject\n- (void)blink;\n@end\n```\n"
        try scratch.write(text, to: "more.md")
        try scratch.write(text, to: "include/more.md")
        let result = try start("more.md", "include/more.md", "--system", "lamp")
        #expect(result.code == 0 && result.errors.contains("note: `include/more.md` is `more.md` again, and left out"), "\(result.errors)")
        try scratch.write(text + "More.\n", to: "include/more.md")
        let other = try start("more.md", "include/more.md", "--system", "other")
        let note = "note: `include/more.md` is called `include-more.md` in the draft, beside `more.md`: copy it to that name for `check`"
        #expect(other.code == 0 && other.errors.contains(note), "\(other.errors)")
        #expect(try scratch.read("Specs/other/system.yaml").contains("file: include-more.md"))
        // Of two files that lie beside each other there is nothing more to say.
        let twice = try start("more.md", "./more.md", "--system", "twice")
        #expect(twice.code == 0 && twice.errors.contains("again, and left out"), "\(twice.errors)")
    }

    @Test func helpShowsExamples() throws {
        let help = try tool("init", "--help")
        #expect(help.code == 0 && help.output.contains("guidewright init guide.html --system my-sdk"))
    }
}
