import Guide
import SourceText
import Testing

/// What pages set aside in ways that Markdown does not know, and what their listings are not marked as.
@Suite("Notes, tabs, tables and listings that Markdown takes for something else")
struct SetAsideTests {
    private let table = "    | Code | Meaning |\n    | ---- | ------- |\n    | 101  | Locked  |\n    | 102  | Gone    |\n"

    @Test(
        "what is indented below the mark of a note is text with tables, not code",
        arguments: ["!!! note \"Errors\"", "??? warning", "???+ warning \"Errors\"", "=== \"Swift\""])
    func notes(mark: String) throws {
        let sheet = try sheet("# ABDoor errors\n\nText before.\n\n\(mark)\n\n    The codes of `ABDoorError`:\n\n\(table)\nText behind.\n")
        #expect(lines(sheet, .error) == ["error/table 101 = 101", "error/table 102 = 102"])
        #expect(sheet.unread.isEmpty)
    }

    @Test("a table keeps its columns there")
    func columns() throws {
        let sheet = try sheet("# ABDoor errors\n\n!!! note \"Errors\"\n\n\(table)")
        #expect(sheet.facts.filter { $0.kind == .error }.map { sheet.file.position(of: $0.span.start).column } == [7, 7])
    }

    @Test("signs that nothing is indented below stay what they are")
    func signs() throws {
        #expect(try lines(sheet("# Doors\n\nOpen it\n===\n\n!!! note\nCall `open()` first.\n"), .use).contains("use/prose open()"))
    }

    @Test(
        "a line below the header that renderers take and Markdown does not",
        arguments: ["|: --- :|: --- :|: --- :|", "|:------ :| -------: |-----|", "|----------|---------|", "| --- | --- | --- | --- |"])
    func delimiters(line: String) throws {
        let guide = "# Errors\n\nThe codes:\n\n|错误码|错误描述|处理|\n\(line)\n|-101|locked|knock|\n|-102|gone| |\n"
        #expect(try lines(sheet(guide), .error) == ["error/table -101 = -101", "error/table -102 = -102"])
    }

    @Test("bars in text make no table, and dashes in a row no header")
    func texts() throws {
        let row = "| Code | Meaning |\n|---|---|\n| 101 | Locked |\n| - - | - |\n| 102 | Gone |\n"
        #expect(try lines(sheet("# Errors\n\n\(row)"), .error) == ["error/table 101 = 101", "error/table 102 = 102"])
        #expect(try sheet("# Errors\n\nOpen | close\n\n|: - :|: - :|\n").facts.isEmpty)
    }

    @Test("functions under the colours of a script language")
    func borrowed() throws {
        let guide = "# Doors\n\n```ruby\nbool ABOpenDoor(ABDoorKind kind);\n```\n\n```ruby\ndoor.open(1)\nputs door\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration ABOpenDoor : bool"])
    }

    @Test("names with numbers and commas are cases, whoever's")
    func numbered() throws {
        let guide =
            "# Doors\n\nThe callback hears:\n\n```\neDoor_Locked   = 2000,   // locked\n    eDoor_Gone = 2001,\n"
            + "eDoor_Stuck = 2002\n```\n"
        #expect(
            try lines(sheet(guide), .case) == [
                "case/list eDoor_Locked = 2000", "case/list eDoor_Gone = 2001", "case/list eDoor_Stuck = 2002",
            ])
    }

    @Test("an enum of C without a word for it, and signs as TeX sets them")
    func setByTeX() throws {
        let guide =
            "# Doors\n\n```\nenum ABKind {\n\tABKindA = 0x0,\n\tABKindB = 0x2,\n\tABKindC\n}\n```\n\n"
            + "```\ntypedef void(∧ABBlock) (ABDoor ∗door)\n```\n"
        #expect(
            try lines(sheet(guide), .enum, .case, .type) == [
                "enum/declaration ABKind", "case/declaration ABKind ABKindA = 0", "case/declaration ABKind ABKindB = 2",
                "case/declaration ABKind ABKindC = 3", "type/declaration ABBlock : void (^)(ABDoor *door)",
            ])
    }

    @Test("a property declared in a second column of methods")
    func secondColumns() throws {
        let guide =
            "# Doors\n\n| 2.x API | 3.x API |\n|---|---|\n| +[ABDoor open] | -[ABGate open] |\n"
            + "| UIView<br/>@property (nonatomic, assign) BOOL ab_open | UIView<br/>@property (nonatomic, assign) BOOL ab_isOpen |\n"
        #expect(
            try lines(sheet(guide), .method, .property) == [
                "method/table +ABDoor open", "method/table ABGate open", "property/prose ab_open : BOOL", "property/prose ab_isOpen : BOOL",
            ])
    }

    @Test("a method below what is left of its comment")
    func brokenComments() throws {
        let guide =
            "# Doors\n\n```text\n * Opens it\n * when it is closed\n\n"
            + "+(void)openWithin:(NSTimeInterval)time done:(void (^_Nullable)(void))done;\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration +openWithin:done: : void"])
    }

    @Test("a call with nothing but a closure is Swift")
    func closures() throws {
        let guide = "# Doors\n\n```\nABDoor.getVisitors { (visitors, error) in\n}\n```\n"
        #expect(try lines(sheet(guide), .use).contains("use/sample +ABDoor getVisitors(_:)"))
    }

    @Test("a drawing of files is nothing of the API's")
    func drawings() throws {
        let sheet = try sheet("# Doors\n\n```\n├── ABDoor\n├── ABDoor+Lock\n└── Info.plist\n```\n")
        #expect(sheet.unread.map(\.reason) == ["a drawing of files"])
    }

    @Test("commands are nothing of the API's")
    func commands() throws {
        let sheet = try sheet("# Doors\n\n```\npod install\n```\n")
        #expect(sheet.unread.map(\.reason) == ["sample in another language (shell)"])
    }
}

/// Callbacks that a listing puts below the name of their protocol.
@Suite("Protocols that a listing or a heading names above their methods")
struct LabelledProtocolTests {
    @Test(
        "a line of words between declarations",
        arguments: ["ABDoorDelegate callback interface", "ABDoorDelegate Callback Delegate:", "// ABDoorDelegate"])
    func labels(label: String) throws {
        let guide = """
            # Doors

            ```objc
            /**
             Opens the door.

             @param key what opens it
             */
            - (void)openWithKey:(NSString *)key;

            \(label)
            - (void)ABDoorOpened {
                NSLog(@"open");
            }
            - (void)ABDoorStuck:(NSError *)error;
            ```
            """
        #expect(
            try lines(sheet(guide), .method, .parameter) == [
                "parameter/declaration openWithKey: key", "method/declaration openWithKey: : void",
                "method/sample ABDoorDelegate ABDoorOpened : void",
                "method/declaration ABDoorDelegate ABDoorStuck: : void",
            ])
    }

    @Test(
        "code that names a protocol is no label",
        arguments: ["weak var delegate: ABDoorDelegate?", "return ABDoorDelegate", "import ABDoorDelegate"])
    func code(line: String) throws {
        let guide = "# Doors\n\n```swift\npublic func open(_ key: String)\n\(line)\npublic func close(_ key: String)\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration open(_:)", "method/declaration close(_:)"])
    }

    @Test("\"ABDoorListener methods\" is the title of its methods; that of a word that nobody knows is not")
    func titles() throws {
        let table = "| Methods | Definition |\n|---|---|\n| `onOpen(key: String)` | opened |\n"
        let listener = "# Doors\n\n### **ABDoorListener methods**\n\n\(table)"
        #expect(try lines(sheet(listener), .method) == ["method/table ABDoorListener onOpen(key:)"])
        #expect(try lines(sheet("# Doors\n\n### OpenDoor methods\n\n\(table)"), .method) == ["method/table onOpen(key:)"])
    }
}
