import Guide
import Testing

@Suite("Members that sentences speak of")
struct SpokenMemberTests {
    private let sample = """
        ```objc
        ABDoor *door = [[ABDoor alloc] init];
        door.delegate = self;
        ABLock *lock = [[ABLock alloc] init];
        lock.delegate = self;
        ```

        """

    @Test("a plain word beside \"property\", once for each type")
    func delegates() throws {
        let text =
            "# Doors\n\n\(sample)\nSet the delegate property on `ABDoor`.\n\nAlso set the delegate property of `ABLock`, and the delegate property of `ABDoor`.\n"
        #expect(try lines(sheet(text), .property) == ["property/prose ABDoor delegate", "property/prose ABLock delegate"])
    }

    @Test(
        "names like code in other languages and word orders",
        arguments: [
            "`ABDoor` の widthLimit プロパティを設定します。", "`ABDoor`의 widthLimit 속성을 설정합니다.", "Set `ABDoor`'s widthLimit property.",
            "Change the widthLimit property of the `ABDoor`.", "设置 `ABDoor` 的 widthLimit 属性。",
        ])
    func words(text: String) throws {
        #expect(try lines(sheet("# Doors\n\n\(text)\n"), .property) == ["property/prose ABDoor widthLimit"])
    }

    @Test("what is said to be true of the type that a sentence begins with")
    func truths() throws {
        let text = "# Doors\n\n`ABDoor` is used once. Once it is shut, `hasBeenShut` returns `YES`.\n"
        #expect(try lines(sheet(text), .property) == ["property/prose ABDoor hasBeenShut"])
        #expect(try lines(sheet("# Doors\n\nIf all is well, `hasBeenShut` returns `YES`.\n"), .property) == [])
        #expect(try lines(sheet("# Doors\n\nSet the new property of `ABDoor`.\n"), .property) == [])
    }

    @Test(
        "names that a sentence lists",
        arguments: [
            ("The function receives an object that has 'code' and 'name' properties:", "property/prose code", "property/prose name"),
            (
                "The response is a JSON object with the `code` and `name` properties, and contains them.", "parameter/prose code",
                "parameter/prose name"
            ),
            ("The block is composed of \"code\" and \"name\".", "parameter/prose code", "parameter/prose name"),
            ("It is a dictionary with the keys `code` and `name`.", "parameter/prose code", "parameter/prose name"),
            ("返回的字典包含 `code` 和 `name` 两个字段。", "parameter/prose code", "parameter/prose name"),
            ("응답은 `code`, `name` 필드를 포함합니다.", "parameter/prose code", "parameter/prose name"),
        ])
    func lists(text: String, first: String, second: String) throws {
        #expect(try lines(sheet("# Lookup\n\n\(text)\n"), .property, .parameter) == [first, second])
    }

    @Test("words in quotes of which nothing is said are none, and what the section states is stated once")
    func others() throws {
        #expect(try lines(sheet("# Lookup\n\nSay 'open' and 'shut' to the door.\n"), .property, .parameter) == [])
        let stated = "# Lookup\n\nParameters:\n\n- `code`: a code\n- `name`: a name\n\nIt has the fields `code` and `name`.\n"
        #expect(try lines(sheet(stated), .parameter) == ["parameter/list code", "parameter/list name"])
    }

    @Test("a method that two chapters ask to call, each on its own type")
    func repeated() throws {
        func chapter(_ type: String) -> String {
            "## \(type)\n\nTo load it, call `loadRequest:` with a request:\n\n```objc\n\(type) *it = [\(type) new];\n[it setUp];\n[it loadRequest:nil];\n```\n\n"
        }
        let found = try sheet("# Ads\n\n" + chapter("ABBanner") + chapter("ABVideo") + chapter("ABVideo")).facts.filter {
            $0.kind == .method
        }
        #expect(found.map(\.name) == ["loadRequest:", "loadRequest:"])
        #expect(found.last?.owner == "ABVideo")
    }
}
