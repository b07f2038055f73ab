import Guide
import Testing

@Suite("Calls that sentences say by their first words")
struct ShortenedCallTests {
    private let sample = """


        ```objective-c
        [[ABDoor shared] openDoorWithKey:key force:YES];
        [[ABDoor shared] closeDoor];
        ```

        ```swift
        ABDoor.shared().openDoorWithKey(key, true)
        ABDoor.shared().closeDoor()
        ```
        """

    @Test(
        "the call that samples have, in Objective-C as it is declared",
        arguments: [
            "Quando o método **openDoor** é chamado, a porta abre.", "A chamada **openDoor** deve ser efetuada a cada visita.",
            "When the method **openDoor** is called, the door opens.", "Do so by calling `openDoor()` now.",
            "Se abre con la llamada `ABDoor.openDoor()` de la puerta.",
        ])
    func shortened(text: String) throws {
        #expect(try lines(sheet(text + sample), .method) == ["method/prose openDoorWithKey:force:"])
    }

    @Test("the same name in samples is the call itself")
    func whole() throws {
        let found = try lines(sheet("Isso se faz através da chamada **closeDoor** da porta." + sample), .method)
        #expect(found == ["method/prose ABDoor closeDoor"])
    }

    @Test("no call: words go on otherwise, or samples have several such")
    func unclear() throws {
        #expect(try lines(sheet("When the method **openDo** is called, it opens." + sample), .method) == [])
        let other = "\n\n```objective-c\n[[ABDoor shared] openDoorFromInside:YES];\n```\n"
        #expect(try lines(sheet("When the method **openDoor** is called, it opens." + sample + other), .method) == [])
    }

    @Test(
        "a selector that a sentence calls an interface",
        arguments: ["与 API 接口`openDoor:force:`对应。", "The method `openDoor:force:` opens it."])
    func selector(text: String) throws {
        #expect(try lines(sheet(text), .method) == ["method/prose openDoor:force:"])
    }
}

@Suite("Methods in a sentence, in the brackets of Objective-C")
struct BracketedMethodTests {
    @Test("the sign and the class before the name")
    func methods() throws {
        let guide = "Use -[ABDoorPlan setLocked] (not `+[ABDoorPlan openWith:force:]`, -[ABDoorPlan(Locks) lock])."
        #expect(
            try lines(sheet(guide), .method) == [
                "method/prose ABDoorPlan setLocked", "method/prose +ABDoorPlan openWith:force:", "method/prose ABDoorPlan lock",
            ])
    }

    @Test(
        "no method: the platform's, a range, a link, a difference",
        arguments: [
            "It calls -[UIView layoutSubviews] then.", "Give it 0-[Upper Bound] of them.",
            "See -[The Docs](https://door.example) for more.",
            "That is x-[ABDoor count] at most.",
        ])
    func others(text: String) throws {
        #expect(try lines(sheet(text), .method) == [])
    }

    @Test("what a listing declares is stated there")
    func declared() throws {
        let guide = "Use -[ABDoor lock] first.\n\n```objective-c\n@interface ABDoor : NSObject\n- (void)lock;\n@end\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration ABDoor lock : void"])
    }
}
