import Guide
import Testing

@Suite("Types that sentences state")
struct SpokenTypeTests {
    @Test(
        "the word for a type stands beside the name that opens a sentence, or before one that it introduces",
        arguments: [
            "The `ABDoorView` class shows a door.", "`ABDoorView` 클래스는 문을 보여줍니다.", "`ABDoorView`クラスはドアを表示します。",
            "It opens. The **ABDoorView** class shows it.", "The service class for this is the **ABDoorView**.",
            "Use the class named `ABDoorView` for it.",
        ])
    func stated(text: String) throws {
        #expect(lines(try sheet(text), .type) == ["type/prose ABDoorView"])
    }

    @Test("an enum is one")
    func enumeration() throws {
        #expect(lines(try sheet("The `ABDoorSide` enum says where it opens."), .enum) == ["enum/prose ABDoorSide"])
    }

    @Test(
        "one word may stand between, of what it is one",
        arguments: [
            "SDK предоставляет перечисление ошибок **ABDoorError**, которое включает их.",
            "В SDK есть перечисление **ABDoorError** для этого.",
        ])
    func between(text: String) throws {
        #expect(lines(try sheet(text), .enum) == ["enum/prose ABDoorError"])
    }

    @Test("a protocol in the middle of a sentence, be it a link")
    func protocols() throws {
        let text = "Implement the methods of the [`ABDoorDelegate`](doors.html) protocol to hear of it."
        #expect(lines(try sheet(text), .type) == ["type/prose ABDoorDelegate"])
        #expect(lines(try sheet("An [`ABDoorDelegate`](doors.html) protocol."), .type).isEmpty)
    }

    @Test(
        "what belongs to a class, an app's own class, and a title are no statement",
        arguments: [
            "The `ABDoorView` class methods are called on the main thread.", "Open it in the `ViewController` class of your app.",
            "`UIViewController` class is of the platform.", "In `ABDoorView` class names are long.", "`ABDoorView` class.",
        ])
    func unstated(text: String) throws {
        #expect(lines(try sheet(text), .type).isEmpty)
    }

    @Test("a method that an item of reStructuredText names under its protocol, with the labels of the sample")
    func method() throws {
        let found = try sheet(
            """
            Opening
            -------

            To open one, use the **service protocol** named **ABDoorServiceProtocol** and the method to call is:

              * **openDoor**

            And it will take:

            ====== ====== ===========
            Field  Type   Meaning
            ====== ====== ===========
            number String Of the door
            ====== ====== ===========

            .. code-block :: swift

              service?.openDoor(number: "1") { result, error in
              }
            """, path: "doors.rst")
        #expect(
            lines(found, .type, .method, .parameter) == [
                "type/prose ABDoorServiceProtocol", "method/prose ABDoorServiceProtocol openDoor(number:_:)",
                "parameter/table openDoor(number:_:) number : String",
            ])
    }
}
