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

@Suite("Typed messages that guides have spoiled, and parts of an API that a class answers")
struct SpoiledMessageTests {
    @Test(
        "a block with its type is no value, and a bracket may be missing",
        arguments: [
            "[[ABKit Doors] open:options\n   andHandler:(void(^)(NSArray *doors))handler];",
            "[[ABKit Doors] open:options\n   andHandler:(void(^)(NSArray *doors))handler;",
            "[[ABKit Doors] open:options\n   andHandler:(void(^)(NSArray *doors))handler);",
            "[[ABKit Doors] open:(NSDictionary *)options andHandler:(void (^)(NSArray *doors, int count))handler]",
        ])
    func blocks(message: String) throws {
        #expect(
            try lines(sheet("## Use\n\n```objc\n\(message)\n```\n"), .method) == ["method/sample Doors open:andHandler:"])
    }

    @Test("what has a body or a text is a call")
    func calls() throws {
        let call = "[[ABKit doors] open:@\"a\" andHandler:^(NSArray *doors) { }];"
        #expect(try lines(sheet("## Use\n\nFor example:\n\n```objc\n\(call)\n```\n"), .method) == [])
    }
}
