import Guide
import Testing

@Suite("Whole declarations in cells")
struct DeclaredCellTests {
    private func table(_ header: String, _ rows: String...) -> String {
        "| \(header) | Description |\n| --- | --- |\n" + rows.map { "| \($0) | What it is for |\n" }.joined() + "\n"
    }

    @Test("methods with all that stands before and behind their names")
    func declarations() throws {
        let rows = table(
            "Method", "`public func open(_ key: Key, force: Bool? = nil)`", "+ close(completion: @escaping (Result<Bool, Error>) -> Void)",
            "`Door.from(number: Int32) -> Door?`", "`func reset()`")
        let found = try sheet("# DoorManager\n\n" + rows)
        #expect(
            lines(found, .method) == [
                "method/table DoorManager open(_:force:)", "method/table +DoorManager close(completion:)",
                "method/table +Door from(number:) : Door?", "method/table DoorManager reset()",
            ])
        #expect(found.facts.first { $0.name == "open(_:force:)" }?.detail.parameterTypes == ["Key", "Bool?"])
        #expect(lines(found, .type) == ["type/heading DoorManager"])
    }

    @Test("what the line before says of a class with methods")
    func describedTypes() throws {
        let rows = table("Method", "`func open(key: Key)`", "`func close()`")
        let named = try sheet("# Doors\n\nThe app gets the class `DoorOpener` for this. It contains the methods below:\n\n" + rows)
        #expect(lines(named, .type) == ["type/prose DoorOpener"])
        #expect(named.facts.filter { $0.kind == .method }.map(\.owner) == ["DoorOpener", "DoorOpener"])
        let titled = try sheet("# Doors\n\n### DoorOpenr\n\nThis class has what opens a door\n\n" + rows)
        #expect(titled.facts.filter { $0.kind == .method }.map(\.owner) == ["DoorOpenr", "DoorOpenr"])
        #expect(lines(titled, .type) == ["type/heading DoorOpenr"])
    }

    @Test("codes behind words are no cases")
    func codesOfWords() throws {
        let text =
            "#### All sides: `DoorSide`\n\n| Country | Code (hex) |\n| --- | --- |\n| South Korea | `0x01` |\n| New Zealand (all of it) | `0x02` |\n"
        #expect(try sheet(text).count(.case) == 0)
    }

    @Test("classes that a drawing of files shows are the project's own")
    func fileTree() throws {
        let tree = "```\nDemo/\n├── DoorScreen.swift   # the screen\n└── DoorCell.swift\n```\n\n### Classes\n\n"
        #expect(
            try lines(sheet(tree + "- **`DoorScreen`**: shows doors\n- **`DoorBell`**: rings\n"), .type) == ["type/list DoorBell"])
    }

    @Test("a list may explain what an implemented method is handed")
    func implementedParameters() throws {
        let sample = "# Keys\n\n```swift\nfunc onKeyDown(key: DoorKey, bits: String) {\n    // pressed\n}\n```\n\n"
        let found = try sheet(sample + "- `key`: which one\n- `bits`: all of them, as a text\n")
        #expect(lines(found, .parameter) == ["parameter/list key", "parameter/list bits"])
    }

    @Test("an element that holds nothing swallows no Markdown below it")
    func emptyElement() throws {
        let text =
            "# Bell\n\n<div class=\"tabs\"></div>\n>- Objective-C\n>- Swift\n>\n>1. \n```objc\n@interface ABBell : NSObject\n```\n2. \n```swift\nclass Bell : NSObject\n```\n"
        #expect(try lines(sheet(text), .type) == ["type/declaration ABBell", "type/declaration Bell"])
    }
}
