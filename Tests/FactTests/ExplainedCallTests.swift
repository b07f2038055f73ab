import Guide
import Testing

@Suite("Calls by which a guide explains methods that it declares nowhere")
struct ExplainedCallTests {
    private func methods(_ text: String) throws -> [String] { try lines(sheet(text), .method, .type) }

    @Test(
        "a line above asks for the call",
        arguments: [
            ("Call this when the door is shut:", "objc", "[[ABDoor shared] slamShut];", "method/sample ABDoor slamShut", "ABDoor"),
            ("They are loaded via:", "objc", "[ABDoor loadKeys:@\"all\"];", "method/sample +ABDoor loadKeys:", "ABDoor"),
            ("启动门的接口，接口定义如下:", "objc", "[ABDoor openWide:YES];", "method/sample +ABDoor openWide:", "ABDoor"),
            ("문을 닫으려면 다음 함수를 호출합니다:", "swift", "ABDoor.shared.slamShut()", "method/sample ABDoor slamShut()", "ABDoor"),
            ("Mỗi khi đóng cửa cần gọi hàm sau:", "objc", "[[ABDoor instance] slamShut];", "method/sample ABDoor slamShut", "ABDoor"),
            ("Чтобы закрыть дверь, вызовите метод:", "swift", "ABDoor.shared.slamShut()", "method/sample ABDoor slamShut()", "ABDoor"),
        ])
    func asked(lead: String, language: String, call: String, method: String, type: String) throws {
        let found = try methods("# Doors\n\nThere are doors.\n\n\(lead)\n\n```\(language)\n// now\n\(call)\n```\n")
        #expect(found.sorted() == [method, "type/sample \(type)"])
    }

    @Test("its parameters follow")
    func explained() throws {
        let guide = """
            ## Connecting

            ```objc
            [[ABDoor shared] connectWithKey:@"KEY" completion:^(NSError *error) {
                NSLog(@"%@", error);
            }];
            ```

            ### Parameters

            - `key` - the key
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample ABDoor connectWithKey:completion:"])
        let table =
            "## Connecting\n\n```swift\nlet lock = try await ABDoor.connect(key: \"k\")\n```\n\n| Parameter | Meaning |\n|---|---|\n| key | the key |\n"
        #expect(try lines(sheet(table), .method) == ["method/sample +ABDoor connect(key:)"])
    }

    @Test("words stand where values would, right below a heading")
    func forms() throws {
        #expect(
            try lines(sheet("## Subscribing\n\nYou can.\n\n```objc\n[ABDoor subscribe:options andHandler:handler];\n```\n"), .method)
                == ["method/sample +ABDoor subscribe:andHandler:"])
        #expect(
            try lines(sheet("## Setting up\n\n```swift\nABDoor.shared.configure(teamID: <teamID>, locale: <locale>)\n```\n"), .method)
                == ["method/sample ABDoor configure(teamID:locale:)"])
    }

    @Test(
        "what is an app's own, one of several statements, or introduced as an example is none",
        arguments: [
            "Add this to your `viewDidLoad` method:\n\n```objc\n[ABDoor startWithKey:@\"k\"];\n```\n",
            "For example:\n\n```objc\n[ABDoor startWithKey:@\"k\"];\n```\n",
            "Call this:\n\n```objc\n[ABDoor startWithKey:@\"k\"];\nself.isOpen = YES;\n```\n",
            "Call this:\n\n```objc\n[UIView animateWithDuration:3];\n```\n",
            "Call this:\n\n```objc\nif (isOpen) { [ABDoor slamShut]; }\n```\n",
            "Call this:\n\n```objc\nABDoor *door = [[ABDoor alloc] initWithKey:@\"k\"];\n```\n",
            "```objc\n[ABDoor openWith:@\"key\" force:self];\n```\n",
        ])
    func others(text: String) throws {
        #expect(try lines(sheet("# Doors\n\nThere are doors.\n\n" + text), .method) == [])
    }

    @Test("what is declared is stated once, and functions of modules are nobody's")
    func declared() throws {
        let guide = """
            # Doors

            ```objc
            - (void)slamShut;
            ```

            Call this:

            ```objc
            [[ABDoor shared] slamShut];
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/declaration ABDoor slamShut : void"])
        let module = "# Doors\n\n```swift\nimport DoorKit\n```\n\nCall this:\n\n```swift\nDoorKit.openDoor(key: key)\n```\n"
        #expect(try lines(sheet(module), .method, .type) == [])
    }

    @Test(
        "messages in sentences, without a semicolon",
        arguments: [
            "Fix it, then call `[[ABDoor sharedDoor] restart]`:", "Sau đó gọi hàm [[ABDoor sharedDoor] restart] nhé",
            "Reopen it by calling `[[ABDoor sharedDoor] restart]`.",
        ])
    func sentences(text: String) throws {
        #expect(try lines(sheet("# Doors\n\n\(text)\n"), .method) == ["method/prose ABDoor restart"])
    }

    @Test("texts in brackets are no messages")
    func brackets() throws {
        #expect(try lines(sheet("# Doors\n\nCall it with `[Door: Key]`, `[first, second]` or [[a link] here].\n"), .method) == [])
    }

    @Test("calls of which each has a remark of its own, without a name that is written once")
    func remarked() throws {
        let listing = "[ABDoor hideBell]; // no bell\n[ABDoor showLock:YES]; //a lock\n[ABDoro hideKey]; // no key"
        let stated = ["method/sample +ABDoor hideBell", "method/sample +ABDoor showLock:"]
        #expect(try lines(sheet("# Doors\n\nAsk for what you want.\n\n```objc\n\(listing)\n```\n"), .method) == stated)
        for other in ["[ABDoor hideBell]; // no bell\n[ABDoor hideKey];", "[ABDoor hideBell]; // no bell\nreturn YES; // done"] {
            #expect(try lines(sheet("# Doors\n\nAsk for what you want.\n\n```objc\n\(other)\n```\n"), .method) == [])
        }
    }
}
