import Guide
import Testing

@Suite("Headings that are calls, and callbacks that a sentence tells of")
struct CallHeadingTests {
    @Test(
        "a call with the names of what it takes, or with words behind it, is a method",
        arguments: [
            (".open(key, force)", "method/heading ABDoor open(key:force:)"), ("open(key, force)", "method/heading ABDoor open(key:force:)"),
            ("`ABLock.turn(key)`", "method/heading ABLock turn(key:)"), ("ABLock.turn(key:by:)", "method/heading ABLock turn(key:by:)"),
            ("turn(_:by:)", "method/heading ABDoor turn(_:by:)"), ("shutDoor() 문을 닫습니다", "method/heading ABDoor shutDoor()"),
            ("shutDoor() closes it", "method/heading ABDoor shutDoor()"),
        ])
    func calls(heading: String, fact: String) throws {
        #expect(try lines(sheet("# ABDoor\n\n## \(heading)\n\nIt does so.\n"), .method) == [fact])
    }

    @Test(
        "a word with a note, several of something, and what the platform has are none",
        arguments: [
            "setup(optional)", "door(s)", "Doors(all)", "viewDidLoad() of the screen", "openDoor() and shutDoor()", "openDoor() 메서드를 쓴 예",
        ])
    func words(heading: String) throws {
        #expect(try lines(sheet("# Guide\n\n## \(heading)\n\nIt does so.\n"), .method) == [])
    }

    @Test("a table below explains what the call takes")
    func parameters() throws {
        let guide = "# ABDoor\n\n### .open(key, callback)\n\n| Параметр | Тип | Описание |\n|---|---|---|\n| key | String | ключ |\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table open(key:callback:) key : String"])
    }

    @Test(
        "a name of a callback, where the line below says when it is called",
        arguments: ["Called when a door is opened.", "문이 열리면 호출됩니다.", "ドアが開いたときに呼び出されます。", "门打开时触发。", "Вызывается при открытии."])
    func callbacks(line: String) throws {
        #expect(try lines(sheet("# Hooks\n\n## `onDoorOpened`\n\n\(line)\n"), .method) == ["method/heading onDoorOpened"])
        #expect(try lines(sheet("# Hooks\n\n## `onDoorOpened`\n\nSee there.\n"), .method) == [])
        #expect(try lines(sheet("# Values\n\n## `doorCount`\n\n\(line)\n"), .method) == [])
    }

    @Test("a column of hooks lists methods")
    func hooks() throws {
        let guide = "# Doors\n\n| Hook Name | Since |\n|---|---|\n| [`onDoorOpened`](#a) | 1.2 |\n| [`onDoorShut`](#b) | 1.3 |\n"
        #expect(try lines(sheet(guide), .method) == ["method/table onDoorOpened", "method/table onDoorShut"])
    }
}
