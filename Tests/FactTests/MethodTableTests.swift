import Guide
import Testing

@Suite("Tables about one method, and what stands in tables of results")
struct MethodTableTests {
    @Test(
        "its syntax, its parameters, its result, each in a row",
        arguments: [
            "| Syntax | `- (BOOL)open:(NSString *)key force:(BOOL)force` |\n| --- | --- |\n| Parameter | key : which one |\n| | force : at any cost |\n| Return | YES if it opened |\n",
            "| 구분 | 내용 |\n| --- | --- |\n| 구문 | - (BOOL)open:(NSString \\*)key force:(BOOL)force |\n| 파라미터 | key : 열쇠<br>force : 강제 |\n| 반환값 | 성공 여부 |\n",
        ])
    func rows(table: String) throws {
        let sheet = try sheet("## Doors\n\n" + table)
        #expect(
            lines(sheet, .method, .parameter, .key) == [
                "method/prose open:force: : BOOL", "parameter/list open:force: key", "parameter/list open:force: force",
            ])
    }

    @Test("a method by its name in a table on its side, and the parameters beside a cell that spans their rows")
    func named() throws {
        let cell = { (text: String) in "<td>\(text)</td>" }
        let row = { (cells: [String]) in "<tr>\(cells.map(cell).joined())</tr>\n" }
        let guide =
            "## Doors\n\n|功能名稱|openDoor|\n|:--:|--|\n|功能描述|開門|\n|回傳格式|NSDictionary|\n\n<table>\n<tr><td rowspan=\"3\">request<br>(傳入參數)</td>"
            + ["參數", "說明", "是否<br>必要", "類型"].map(cell).joined() + "</tr>\n" + row(["key", "鑰匙", "Y", "NSString"])
            + row(["force", "強制", "N", "BOOL"]) + "</table>\n"
        #expect(
            try lines(sheet(guide), .method, .parameter, .key, .property) == [
                "method/table openDoor", "parameter/table openDoor key : NSString required",
                "parameter/table openDoor force : BOOL optional",
            ])
    }

    @Test("methods in a table belong to the type that a sentence of its section, or of the one around it, begins with")
    func spokenOwner() throws {
        let table = "| Method | Description |\n|---|---|\n| `func open()` | Opens. |\n| `func close(force: Bool)` | Closes. |\n"
        let opening = "## Doors\n\n`GateKeeper` lets an app open doors.\n\n"
        for guide in [opening + table, opening + "### Example\n\nCall them at any time.\n\n" + table] {
            #expect(try lines(sheet(guide), .method) == ["method/table GateKeeper open()", "method/table GateKeeper close(force:)"])
        }
        #expect(try lines(sheet("## Doors\n\nAn app has `GateKeeper`.\n\n" + table), .method).first == "method/table open()")
    }

    @Test("all that it takes in one line of a cell, each declared and with its meaning behind it")
    func declaredParameters() throws {
        let guide = """
            ### ABDoor

            | **Syntax** | - \\(void\\) **open**:\\(NSString\\* \\_\\_nonnull\\)key   **done**:\\(void \\(^\\)\\(NSString\\* key\\)\\)done |
            | --- | --- | --- |
            | **Parameter** | \\(NSString\\* \\_\\_nonnull\\)key _- which one_  //  done:\\(void \\(^\\)\\(NSString\\* key\\)\\)done _- hears it_ |
            | **Note** | . |
            """
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table open:done: key", "parameter/table open:done: done"])
    }

    @Test("in Swift")
    func swift() throws {
        let guide = "| Declaration | `func open(key: String) -> Bool` |\n| --- | --- |\n| Parameters | `key`: which one |\n"
        #expect(try lines(sheet(guide), .method, .parameter) == ["method/prose open(key:) : Bool", "parameter/list open(key:) key"])
    }

    @Test("the name of a result names nothing of the API")
    func results() throws {
        let guide = "## Events\n\n##### - (BOOL)open:key\n\n| Return | |\n| --- | --- |\n| isSuccess | NO if it is locked |\n"
        let sheet = try sheet(guide)
        #expect(sheet.count(.constant) + sheet.count(.key) + sheet.count(.parameter) == 0)
        #expect(sheet.unread.contains { $0.reason == "what a method answers" })
    }

    @Test("the shape of a block is the subject of the parameters below it")
    func blocks() throws {
        let guide = "typedef void (^DoorHandler)(NSDictionary *params);\n\n* Parameters\n    * params\n        * what happened\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list DoorHandler params"])
    }

    @Test("a call of a type in a line of its own states a method, in a sample it uses one")
    func alone() throws {
        #expect(try lines(sheet("- Doors.reset()\n"), .method) == ["method/prose Doors reset()"])
        #expect(try sheet("```swift\nDoors.reset()\n```\n").count(.method) == 0)
        #expect(try sheet("Then call Doors.reset() again.\n").count(.method) == 0)
    }

    @Test("calls with the name of what they take are selectors where samples are in Objective-C")
    func calls() throws {
        let table =
            "| Class | Method | Parameter |\n| --- | --- | --- |\n| ABDoor | setKey(key) | The key |\n| ABDoor | setAge(age) | How old it is |\n"
        let objectiveC = "# Doors\n\n\(table)\n```objc\n[ABDoor open];\n```\n"
        #expect(try lines(sheet(objectiveC), .method) == ["method/table ABDoor setKey:", "method/table ABDoor setAge:"])
        let swift = "# Doors\n\n\(table)\n```swift\nABDoor.open()\n```\n"
        #expect(try lines(sheet(swift), .method) == ["method/table ABDoor setKey(_:)", "method/table ABDoor setAge(_:)"])
    }
}
