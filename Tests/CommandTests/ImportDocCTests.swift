import Foundation
import Testing

/// `guidewright import docc`: from an archive to a guide, and from there to a draft.
@Suite struct ImportDocCTests {
    private static let archive = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "DocCArchivesTests/DoorKit.doccarchive").path
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write("", to: "Specs/.keep")
    }

    @Test func anArchiveBecomesAGuideAndADraft() throws {
        let result = try tool("import", "docc", Self.archive)
        #expect(result.code == 0, "\(result.errors)")
        #expect(
            result.output == """
                Guides/DoorKit.md: 6 symbols of 9 pages
                left out: 2 pages of what types have from the platform's protocols
                left out of pages, by DocC's names: 1 image, 1 plistDetails, 1 video
                next: guidewright init Guides/DoorKit.md --system ID

                """)
        let draft = try tool("init", "Guides/DoorKit.md", "--system", "door-kit")
        #expect(draft.code == 0, "\(draft.errors)")
        let api = try scratch.read("Specs/door-kit/api.yaml")
        #expect(api.contains("func open(with key: String) async throws") && api.contains("name: Door\n"), "\(api)")
        // Words of the prose that are no names of the SDK are left to settle.
        let check = try tool("check", "door-kit")
        #expect(check.output.contains("items 8: 8 evidenced; 4 findings"), "\(check.output)")
    }

    @Test func aGuideThatIsThereStays() throws {
        #expect(try tool("import", "docc", Self.archive, "--to", "door.md").code == 0)
        let again = try tool("import", "docc", Self.archive, "--to", "door.md")
        #expect(again.code == 2 && again.errors.contains("`door.md` is there already"), "\(again.errors)")
        #expect(try tool("import", "docc", Self.archive, "--to", "door.md", "--force").code == 0)
    }

    @Test(arguments: ["nothing.doccarchive", "Specs"])
    func whatIsNoArchiveIsSaidSo(_ path: String) throws {
        let result = try tool("import", "docc", path)
        #expect(result.code == 2 && result.errors.contains("error: ") && result.errors.contains(path), "\(result.errors)")
    }

    @Test func aBrokenPageIsNamedAndNothingIsWritten() throws {
        try scratch.write("{\"kind\": 1", to: "Door.doccarchive/data/documentation/door.json")
        let result = try tool("import", "docc", "Door.doccarchive")
        #expect(
            result.code == 2 && result.errors.contains("`Door.doccarchive/data/documentation/door.json` is no page of DocC: it is no JSON"),
            "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "Guides").path))
    }

    @Test(arguments: ["", "/data/documentation/doorkit/door.json"])
    func whoGivesItAsAGuideIsToldWhatToDo(_ page: String) throws {
        for command in ["facts", "init"] {
            let result = try tool(command, Self.archive + page)
            #expect(result.code == 2 && result.errors.contains("guidewright import docc \(Self.archive)\(page)"), "\(result.errors)")
        }
    }
}
