import DocCArchives
import Foundation
import Testing

/// What is made of a small archive, `DoorKit.doccarchive`, in which every kind of block stands once.
@Suite struct DocCGuideTests {
    static let archive = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "DoorKit.doccarchive")
    private let guide: DocCGuide

    init() throws { guide = DocCGuide(try DocCArchive(Self.archive)) }

    @Test func whatIsOfTheSDKIsCounted() {
        #expect(guide.module == "DoorKit")
        #expect(guide.symbols == 6)
        #expect(guide.inherited == 2)
    }

    @Test func typesAreDeclaredWithWhatTheyConformTo() {
        // NSObject is hashable already, and everything can be copied.
        #expect(guide.text.contains("\n## `Door`\n\n```swift\n@MainActor public final class Door : NSObject, Sendable\n```\n"))
        #expect(guide.text.contains("\n## `Door.State`\n\n```swift\npublic enum State : Error\n```\n"))
    }

    @Test func membersStandBelowTheirTypes() throws {
        let headings = guide.text.split(separator: "\n").filter { $0.hasPrefix("## ") || $0.hasPrefix("### `") || $0.hasPrefix("# ") }
        #expect(
            headings == [
                "# DoorKit Framework", "## Overview", "## Begin with \\*doors\\*", "## `Door`", "### `open(with:)`", "## `Door.State`",
                "### `JAMMED`",
                "## `SwiftUICore.View`", "### `door(_:)`",
            ])
    }

    @Test func whatAnExtensionAddsSaysToWhat() {
        #expect(guide.text.contains("```swift\nextension View {\n    func door(_ door: Door) -> some View\n}\n```"))
    }

    @Test func parametersAreATable() {
        #expect(guide.text.contains("#### Parameters\n\n| Name | Description |\n| --- | --- |\n| `key` | What opens it. Never empty. |\n"))
        #expect(guide.text.contains("#### Discussion\n\nOpens it.\n"))
    }

    @Test(arguments: [
        "> **Deprecated:** Use gates.\n",
        "## Overview\n\nOpens doors\\_of **houses**, see `Door` and [the portal](https://doors.example.com).\n",
        "````swift\nlet door = Door()\ntry await door.open(with: \"```\")\n````\n", "- first\n- second\n\n  ```\n  a\n  ```\n",
        "1. one\n2. two\n",
        "> **Note:** Doors close.\n", "| Key | Meaning |\n| --- | --- |\n| `a\\|b` | either |\n", "- latch: what holds\n",
        "**Swift**\n\nin Swift\n",
        "left\n\nright\n", "Set `DoorKey` first.\n",
    ])
    func everyBlockIsWritten(_ text: String) {
        #expect(guide.text.contains("\n" + text), "\(guide.text)")
    }

    @Test func whatIsNotReadIsCounted() {
        #expect(guide.leftOut == ["image": 1, "video": 1, "plistDetails": 1])
    }

    @Test func aSinglePageIsAGuide() throws {
        let page = Self.archive.appending(path: "data/documentation/doorkit/door.json")
        let guide = DocCGuide(try DocCArchive(page))
        #expect(guide.text.hasPrefix("## `Door`\n") && guide.module == nil)
    }
}

/// What is made of the pages of a REST API, `GateAPI.doccarchive`: a request each, and its types on pages of their own.
@Suite struct DocCRequestTests {
    private let guide: DocCGuide

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GateAPI.doccarchive")
        guide = DocCGuide(try DocCArchive(folder))
    }

    @Test func aRequestHasItsAddressAndParameters() {
        let text = """

            ## Get a Gate

            Gives one gate.

            ```http
            GET https://gates.example.com/v1/gates/{id}
            ```

            ### Path Parameters

            | Name | Type | Required | Description |
            | --- | --- | --- | --- |
            | `id` | string | required | Which gate. |

            ### Query Parameters

            | Name | Type | Required | Description |
            | --- | --- | --- | --- |
            | `include` | \\[string\\] | optional | What comes with it. Possible values: `hinges`, `photos`. |
            | `limit` | integer | optional | Default: `20`. Maximum: `100`. |

            ### HTTP Headers

            | Name | Type | Required | Description |
            | --- | --- | --- | --- |
            | `X-Region` | string | optional | Where it stands. Deprecated. |

            """
        #expect(guide.text.contains(text), "\(guide.text)")
    }

    @Test func whatAnAnswerHoldsStandsBelowIt() {
        let text = """

            ### Response Codes

            | Status | Content Type | Body | Description |
            | --- | --- | --- | --- |
            | 200 OK | application/json | Gate | The gate. |
            | 404 Not Found | application/json | string |  |

            ### Response Body (`application/json`)

            | Name | Type | Required | Description |
            | --- | --- | --- | --- |
            | `id` | string | required | Which it is. Read only. |
            | `state` | string | required | Possible values: `open`, `shut`. |
            | `hinges` | \\[object\\] | optional |  |
            | `hinges[].side` | string | optional |  |
            | `hinges[].gate` | object | optional |  |

            Asks for one.

            **Request**

            """
        #expect(guide.text.contains(text), "\(guide.text)")
        #expect(guide.text.contains("**Response**\n\n```json\n{\n  \"id\": \"g1\",\n  \"state\": \"open\"\n}\n```\n"))
    }

    @Test(arguments: [
        "### Request Body (`application/json`)\n\nHow it opens.\n\n| Name | Type | Required | Description |\n| --- | --- | --- | --- |\n| `gate` |",
        "### Response Body (`application/json`)\n\nAn array of objects:\n\n| Name | Type |",
        "### Request Body (`multipart/form-data`)\n\n| Name | Type | Required | Description |\n| --- | --- | --- | --- |\n| `photo` | binary | required |",
        "| 204 No Content |",
    ])
    func bodiesAreTables(_ text: String) {
        #expect(guide.text.contains(text), "\(guide.text)")
    }

    /// A page that says nothing besides what requests and answers hold is not said twice, and one that nothing holds is an object of its own.
    @Test func typesStandWhereTheyTravel() {
        let headings = guide.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings == ["## Overview", "## Get a Gate", "## Open a Gate", "## Send a Photo", "## Hinge", "## `Alarm`"])
        #expect(guide.leftOut.isEmpty && guide.text.hasPrefix("# GateAPI\n"))
    }
}

@Suite struct DocCArchiveTests {
    @Test func aFolderWithoutPagesIsNone() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: DocCArchive.Problem.noPages) { try DocCArchive(folder) }
        #expect(!DocCArchive.isArchive(folder) && DocCArchive.isArchive(DocCGuideTests.archive))
    }

    @Test(arguments: [
        ("{", "it is no JSON"), ("{\"kind\": \"symbol\"}", "`identifier` is missing"),
        (
            #"{"identifier": {"url": "doc://a"}, "metadata": {"title": "a"}, "abstract": [{"type": "text"}]}"#,
            "at `abstract.0`, `text` is missing"
        ),
    ])
    func aPageThatIsNoneSaysWhy(_ text: String, _ reason: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: DocCArchive.Problem.unreadable(path: file.path, reason: reason)) { try DocCArchive(file) }
    }
}
