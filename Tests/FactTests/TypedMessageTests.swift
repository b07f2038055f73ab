import Guide
import Testing

@Suite("Messages that are sent types")
struct TypedMessageTests {
    @Test("state their methods as a sample does, and own the parameters that a list gives above them")
    func messages() throws {
        let guide = """
            1. **Open**
               - Opens a door.
               - Parameters:
                  - `doorId`: The door.
                  - `key`: The key.
                ```objectivec
                [ABDoorManager open:(NSString *)doorId key:(NSString *)key];
                ```
            2. **Shut**
               - Parameters:
                  - `doorId`: The door.
                ```objectivec
                [[ABDoorManager shared] shut:(NSString *)doorId];
                ```
            """
        #expect(
            try lines(sheet(guide), .method, .parameter) == [
                "parameter/list open:key: doorId", "parameter/list open:key: key", "method/sample +ABDoorManager open:key:",
                "parameter/list shut: doorId", "method/sample ABDoorManager shut:",
            ])
    }

    @Test(
        "with values they are calls", arguments: [#"[ABDoor open:@"a" key:(NSString *)key];"#, "[ABDoor open:id key:(NSString *)key];"])
    func calls(line: String) throws {
        #expect(try sheet("## Use\n\n```objc\n\(line)\n```\n").count(.method) == 0)
    }
}
