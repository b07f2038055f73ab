import Guide
import Testing

@Suite("Code in paragraphs and items")
struct ScatteredCodeTests {
    private func page(_ body: String) throws -> FactSheet { try sheet("<h1>Doors</h1>\n" + body, path: "guide.html") }

    @Test("a comment, and the method whose sign has become the mark of an item")
    func methodBelowComment() throws {
        let found = try page(
            """
            <p>/**</p>
            <p>* @discussion Opens a door.</p>
            <p>* @param doorKey - the key of it</p>
            <p>*/</p>
            <ul><li>(void) <strong>openDoor</strong>:(NSString * _Nonnull)doorKey;</li></ul>
            """)
        #expect(lines(found) == ["parameter/declaration openDoor: doorKey", "method/declaration openDoor: : void"])
    }

    @Test(
        "what a word processor exports: lines that declare as other languages do, comments above them, and a parameter in a line of its own"
    )
    func foreign() throws {
        let found = try page(
            """
            <p><span>DoorKit</span> exists as a static class with all that apps call.</p>
            <p><span>static</span>&nbsp;<span>public</span> <span>void</span>&nbsp;<span>OpenDoor</span>( <span>string</span>&nbsp;door_id )</p>
            <p>Opens it.</p>
            <p><b>Parameters</b></p><p><i>door</i><i>_id</i></p><p>Which door it is.</p>
            <h2>What apps hear</h2>
            <p>/*</p><p>* Parameters</p><p>* success -</p><p>* whether it is open</p><p>*/</p>
            <p>void doorOpened (string success)</p>
            """)
        #expect(
            lines(found, .type, .method, .parameter) == [
                "type/prose DoorKit", "method/declaration DoorKit OpenDoor : void", "parameter/list OpenDoor door_id",
                "parameter/declaration doorOpened success", "method/declaration doorOpened : void",
            ])
    }

    @Test("an enum, line by line")
    func enumeration() throws {
        let found = try page("<p>typedef NS_ENUM(NSInteger, ABState) {</p><p>ABStateOpen = 2,</p><p>ABStateShut</p><p>};</p>")
        #expect(
            lines(found) == [
                "enum/declaration ABState : NSInteger", "case/declaration ABState ABStateOpen : NSInteger = 2",
                "case/declaration ABState ABStateShut : NSInteger = 3",
            ])
    }

    @Test("a comment of nothing, and braces that never close, stay sentences")
    func none() throws {
        #expect(try lines(page("<p>/**</p><p>* Opens.</p><p>*/</p><p>That is all.</p>"), .method) == [])
        #expect(try lines(page("<p>enum ABState {</p><p>ABStateOpen</p>"), .case) == [])
    }

    @Test("constants with their semicolons, as items and as lines")
    func constants() throws {
        let items = "<p>The notification has these keys:</p><ul><li>KEY_DOOR;</li><li>KEY_SIDE;</li></ul>"
        #expect(try lines(page(items)) == ["constant/list KEY_DOOR", "constant/list KEY_SIDE"])
        #expect(
            try lines(page("<p>The notification has these keys:</p><p>KEY_DOOR;</p><p>KEY_SIDE;</p>"))
                == ["constant/list KEY_DOOR", "constant/list KEY_SIDE"])
        #expect(try lines(page("<p>Nothing is announced.</p><p>KEY_DOOR;</p>"), .constant) == [])
    }
}
