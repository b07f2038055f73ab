import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// What is no type of the SDK's becomes no class of a draft: others' types that it adds to, those of SwiftUI, those of samples.
@Suite struct StrayTypeTests {
    private func draft(_ files: [(String, String)]) throws -> (told: [String], api: String) {
        let sheets = try files.map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sheets.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let told = folder.leftOut.map { "\($0.place.start.line) \($0.name): \($0.reason)" }
        return (told, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func types(_ api: String) -> [String] {
        api.split(separator: "\n").filter { $0.hasPrefix("  - name: ") }.map { String($0.dropFirst("  - name: ".count)) }
    }

    private static let views = """
        # Doors

        ```swift
        let door = ABDoor(name: "front")
        door.open()
        VStack(spacing: 8) { ForEach(doors) { door in Text(door.name) }; Spacer(); ProgressView() }
        ```
        """

    @Test func typesOfSwiftUIAreNoClasses() throws {
        #expect(types(try draft([("guide.md", Self.views)]).api) == ["ABDoor"])
        let group = Self.views + "\n\n```swift\nGroup(name: \"all\").add(door)\n```\n"
        #expect(types(try draft([("guide.md", group)]).api) == ["ABDoor", "Group"])
        let imported = group + "\n```swift\nimport SwiftUI\n```\n"
        #expect(types(try draft([("guide.md", imported)]).api) == ["ABDoor"])
        let declared = imported + "\n```swift\npublic class Group { public func add(_ door: ABDoor) }\n```\n"
        #expect(types(try draft([("guide.md", declared)]).api) == ["ABDoor", "Group"])
    }

    @Test func whatASampleFillsBelowTheImportIsTheApps() throws {
        let item = "struct ABItem: Identifiable {\n    let id = UUID()\n    var door: ABDoor\n}\n"
        let call = "let door = ABDoor(name: \"front\")\nlet item = ABItem(door: door)\n"
        let own = "# Doors\n\n```swift\nimport DoorKit\n\n\(item)\n\(call)```\n"
        #expect(types(try draft([("guide.md", own)]).api) == ["ABDoor"])
        let shown = "# Doors\n\n```swift\n\(item)```\n\n```swift\n\(call)```\n"
        #expect(types(try draft([("guide.md", shown)]).api).contains("ABItem"))
    }
}
