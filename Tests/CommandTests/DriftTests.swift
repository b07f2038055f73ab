import CrossCheck
import Foundation
import Guide
import SourceText
import Testing

@Suite struct DriftTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "lamp.md")
        #expect(try tool("init", "lamp.md", "--system", "lamp").code == 0)
    }

    private func drift(_ guide: String, to name: String = "new.md", _ more: String...) throws -> Tool.Result {
        try scratch.write(guide, to: name)
        return try tool.run(["drift", "lamp", name] + more)
    }

    @Test func otherMarkupOrderAndWordsAreNoDrift() throws {
        let lamp = PartedGuide.lamp
        let forms = [
            ("new.md", lamp.reordered.markdown), ("new.md", lamp.reworded.markdown), ("new.html", lamp.html()),
            ("other.html", lamp.html(isOther: true)),
            ("reordered.html", lamp.reordered.html(isOther: true)), ("new.md", lamp.markdown.replacing("\n", with: "\r\n")),
        ]
        for (name, text) in forms {
            let result = try drift(text, to: name)
            #expect(result.output == "lamp: the guide states what is recorded\n", "\(name)")
            #expect(result.code == 0)
        }
    }

    @Test(arguments: [
        ("readonly", "readwrite", "changed  property LampSwitch.name", "attributes"),
        ("LampErrorDark = 7", "LampErrorDark = 8", "changed  case LampError.LampErrorDark", "value"),
        ("3600 seconds", "7200 seconds", "changed  duration 7200", "name"),
        ("/v1/lamps", "/v2/lamps", "endpoint GET https://lamp.example.net/v2/lamps", ""),
        ("turnOn:(BOOL)isOn", "turnOn:(NSInteger)isOn", "changed  method LampSwitch.turnOn:completion:", "parameter types"),
        ("    LampErrorDark = 7\n", "    LampErrorDark = 7,\n    LampErrorCold = 8\n", "added    case LampError.LampErrorCold", ""),
        ("@optional\n", "", "changed  method LampSwitchDelegate.lampSwitchDidTurn:", "required"),
    ]) func aChangeIsSeen(_ old: String, _ new: String, _ line: String, _ aspect: String) throws {
        let result = try drift(PartedGuide.lamp.replacing(old, with: new).markdown)
        #expect(result.code == 1)
        let found = result.lines.first { $0.contains(line) }
        #expect(found != nil && (aspect.isEmpty || found?.contains(aspect) == true), "\(result.output)")
    }

    @Test func theItemsAndFilesOfAChangeAreNamed() throws {
        try scratch.write("", to: "Generated/LampKit/Client/LampSwitch.swift")
        try scratch.write("", to: "Generated/LampKit/Reference/en/types.md")
        let result = try drift(PartedGuide.lamp.replacing("readonly", with: "readwrite").markdown)
        #expect(result.lines.contains { $0.hasPrefix("  item  LampSwitch.name (Specs/lamp/api.yaml:") })
        #expect(
            result.lines.filter { $0.hasPrefix("  file") } == [
                "  file  LampKit/Client/LampSwitch.swift", "  file  LampKit/Reference/en/types.md",
            ])
        #expect(result.lines.last == "lamp: 0 added, 0 removed, 1 changed")
    }

    @Test func jsonHoldsTheSame() throws {
        let result = try drift(PartedGuide.lamp.replacing("LampErrorDark = 7", with: "LampErrorDark = 8").markdown, "--format", "json")
        #expect(result.code == 1)
        let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(list.count == 1)
        #expect(list[0]["kind"] as? String == "changed" && list[0]["name"] as? String == "LampErrorDark")
        #expect(list[0]["aspects"] as? [String] == ["value"])
        #expect(list[0]["was"] as? [String] == ["7"] && list[0]["becomes"] as? [String] == ["8"])
    }

    @Test func wrongUseIsExplained() throws {
        let cases: [(arguments: [String], message: String)] = [
            (["drift", "lamb", "lamp.md"], "no system `lamb`"), (["drift", "lamp", "nowhere.md"], "there is no file `nowhere.md`"),
            (["drift", "lamp", "lamp.md", "--guide", "lamb.md"], "`lamp` has no guide `lamb.md`"),
            (["drift", "lamp"], "Missing expected argument"),
        ]
        for (arguments, message) in cases {
            let result = try tool.run(arguments)
            #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test func aSystemWithoutEvidenceCannotDrift() throws {
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("Specs/lamp/evidence.yaml"))
        let result = try tool("drift", "lamp", "lamp.md")
        #expect(result.code == 2 && result.errors.contains("check lamp --update"))
    }
}

/// Two versions that the vendor publishes: our text of the guide, and its Markdown in two languages.
@Suite(.enabled(if: DriftCorpus.isHere, "the guides and their pairs are not here: set GUIDEWRIGHT_GUIDES and GUIDEWRIGHT_CORPUS"))
struct DriftPairTests {
    @Test(arguments: ["ko", "en"]) func aVendorsOtherMarkupIsNoDrift(_ language: String) throws {
        let old = try #require(DriftCorpus.sheet(DriftCorpus.guides?.appendingPathComponent("nhn-cloud-iap-ios.txt")))
        let new = try #require(DriftCorpus.sheet(DriftCorpus.corpus?.appendingPathComponent("pairs/nhn-cloud-iap-ios.\(language).md")))
        let drift = Drift(from: old, to: new)
        #expect(drift.removed.map(\.name) == [])
        #expect(drift.changed.map(\.name) == [])
        // The Markdown has a table of modules, whose cells the text shows in sentences.
        #expect(drift.added.allSatisfy { $0.new?.fact.kind == .key } && drift.added.count <= 4)
    }

    @Test(arguments: DriftCorpus.names) func aGuideInOtherMarkupStatesTheSame(_ name: String) throws {
        let url = try #require(DriftCorpus.guides?.appendingPathComponent(name))
        let bytes = try [UInt8](Data(contentsOf: url))
        let document = try #require(DocumentReader.read(SourceFile(path: name, bytes: bytes)).document)
        let old = FactExtractor.facts(of: document)
        let parts = PartedGuide(document)
        for (form, text) in [("new.html", parts.html(isOther: true)), ("new.md", parts.markdown)] {
            let new = try #require(DocumentReader.read(SourceFile(path: form, text: text)).document.map(FactExtractor.facts))
            let drift = Drift(from: old, to: new)
            // A row that the page shows in a paragraph, its cells run together, is read with one word more or less.
            let names = drift.changes.map { "\($0.kind.rawValue) \($0.name)" }
            #expect(names == [] || names == ["changed consumerSecret"], "\(form): \(names)")
        }
    }
}

/// The vendors' guides and the corpus, where they are.
enum DriftCorpus {
    static let names = [
        "ibm-mobile-client-access-ios.md", "kakao-user-management-ios.txt", "msal-native-auth-sign-in-ios.txt", "naver-login-ios.html",
        "nhn-cloud-iap-ios.txt",
    ]

    static var guides: URL? { folder("GUIDEWRIGHT_GUIDES", "guides") }
    static var corpus: URL? { folder("GUIDEWRIGHT_CORPUS", "corpus") }
    static var isHere: Bool { guides != nil && corpus != nil }

    private static func folder(_ variable: String, _ name: String) -> URL? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let url =
            ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
            ?? root.appendingPathComponent("../shared/\(name)")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    static func sheet(_ url: URL?) -> FactSheet? {
        guard let url, let data = FileManager.default.contents(atPath: url.path) else { return nil }
        return DocumentReader.read(SourceFile(path: url.lastPathComponent, bytes: [UInt8](data))).document.map(FactExtractor.facts)
    }
}
