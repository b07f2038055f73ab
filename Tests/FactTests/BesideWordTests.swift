import Guide
import Testing

@Suite("What a word beside a name says that it is")
struct BesideWordTests {
    @Test(
        "constants",
        arguments: [
            "All errors have the error domain `ABKitDomainError`.", "Use the constant `ABKitDomainError`.",
            "The `ABKitDomainError` notification is posted.", "상수 `ABKitDomainError`를 사용합니다.", "`ABKitDomainError` 通知を受け取ります。",
        ])
    func constants(text: String) throws {
        let guide = "# Doors\n\n\(text)\n\nSee `ABDoor` and `ABLock`.\n"
        let found = try sheet(guide).facts.filter { $0.name == "ABKitDomainError" && $0.kind != .use }
        #expect(found.map(\.kind) == [.constant])
    }

    @Test("a constant that begins a sentence, below a line that announces keys")
    func keys() throws {
        let guide = "# Doors\n\nThe following keys can be present in the dictionary:\n\nKEY_DOOR_ID the number of the door\n"
        #expect(try lines(sheet(guide), .constant) == ["constant/prose KEY_DOOR_ID"])
        #expect(try lines(sheet("# Doors\n\nThe doors:\n\nKEY_DOOR_ID the number of the door\n"), .constant) == [])
    }

    @Test(
        "types that samples use",
        arguments: [
            ("Создайте объект Transaction с ключом.", "let open: Transaction = .init(id: 3)", "Transaction"),
            ("Create a Transaction object first.", "let open = Transaction(id: 3)", "Transaction"),
            ("Set the custom class of the view to ABDoorView.", "let view = ABDoorView(frame: .zero)", "ABDoorView"),
            ("Class 항목에서 Class를 ABDoorView로 설정합니다.", "let view = ABDoorView(frame: .zero)", "ABDoorView"),
            ("はじめに ABDoorView を初期化します。", "let view = ABDoorView(frame: .zero)", "ABDoorView"),
            ("Look into `ABDoorView.h` for more.", "let view = ABDoorView(frame: .zero)", "ABDoorView"),
        ])
    func types(text: String, code: String, name: String) throws {
        let found = try sheet("# Doors\n\n\(text)\n\n```swift\n\(code)\n```\n").facts.filter { $0.kind == .type }
        #expect(found.map(\.name) == [name])
    }

    @Test("words that no sample uses, and products, are no types")
    func words() throws {
        #expect(try sheet("# Doors\n\nCreate a Transaction object first.\n").count(.type) == 0)
        #expect(
            try sheet("# Doors\n\nThe Transaction was closed.\n\n```swift\nlet open: Transaction = .init(id: 3)\n```\n").count(.type) == 0)
    }

    @Test("a protocol that a sample's class conforms to, and whose methods another implements")
    func protocols() throws {
        let guide = """
            # Doors

            Declare it in your app delegate's header:

            ```objc
            @interface MyAppDelegate : UIResponder <UIApplicationDelegate, ABDoorDelegate>
            ```

            Then:

            ```objc
            - (void)door:(ABDoor *)door didOpenWithKey:(NSString *)key
            {
            }
            ```
            """
        #expect(try lines(sheet(guide), .type) == ["type/sample ABDoorDelegate"])
    }

    @Test("messages by their shape, in fences of any language")
    func shapes() throws {
        let guide = "# Token\n\nThe SDK encodes this text:\n\n```objective-c\n{\"doorID\":\"...\", \"keys\":\"...\", \"time\": ...}\n```\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/sample doorID", "parameter/sample keys", "parameter/sample time"])
        let values = "# Token\n\n```objective-c\n{\"doorID\":\"7\", \"keys\":\"8\"}\n```\n"
        #expect(try lines(sheet(values), .parameter) == [])
    }

    @Test("addresses and the methods that are supported, as headings", arguments: ["Supported Request Methods", "Allowed HTTP Methods"])
    func endpoints(title: String) throws {
        let guide = "## URL\n\nhttps://api.example.com/1/door\n\n## \(title)\n\nPOST\n\n## Parameters\n\n- `key`: what opens it\n"
        #expect(try lines(sheet(guide), .endpoint).map { $0.prefix(48) } == ["endpoint/prose POST https://api.example.com/1/do"])
    }

    @Test("a line that has named the values to choose from introduces nothing")
    func named() throws {
        let guide = """
            <h3>client</h3><p>These values are present to track clients.</p><ul>
            <li><div><b>platform</b>  Required</div><div>For example, "DoorOS 4", "Palm DoorOS", "ruby" are possible values.</div></li>
            <li><div><b>hardware</b>  Required</div><div>The version of the hardware.</div></li></ul>
            """
        #expect(try sheet(guide, path: "guide.html").count(.case) == 0)
    }

    @Test("between an address and its method, pages say more of the call")
    func parts() throws {
        let guide =
            "# Update\n\n## URL\n\nhttps://api.example.com/1/door\n\n## Description\n\nDoes so.\n\n## Supported Formats\n\nJSON\n\n## Supported Request Methods\n\nPOST\n"
        #expect(try lines(sheet(guide), .endpoint).map { $0.prefix(48) } == ["endpoint/prose POST https://api.example.com/1/do"])
        let other = "# Update\n\n## URL\n\nhttps://api.example.com/1/door\n\n# Delete\n\n## Request Methods\n\nPOST\n"
        #expect(try lines(sheet(other), .endpoint) == [])
    }
}
