import Guide
import Testing

@Suite("Cells and lines that name nothing")
struct NoNameTests {
    @Test(
        "a type and what it means, in one row without a name, are about what stands above",
        arguments: ["ABDuration", "Bool", "[ABDuration](duration.md)"])
    func typeOfProperty(type: String) throws {
        let found = try sheet(
            """
            ## ABDoor

            ### openTime

            ```swift
            var openTime: ABDuration { get set }
            ```

            |타입|설명|설정|
            |:--:|--|:--:|
            |\(type)|열려 있는 시간|가능|
            """)
        #expect(
            lines(found, .case, .property, .parameter, .key) == [
                "property/heading ABDoor openTime", "property/declaration ABDoor openTime : ABDuration",
            ])
    }

    @Test("of several types, each is one")
    func types() throws {
        let found = try sheet("## Kinds\n\n|Door type|Description|\n|---|---|\n|frontDoor|At the front|\n|backDoor|Behind|\n")
        #expect(lines(found, .case) == ["case/table frontDoor", "case/table backDoor"])
    }

    @Test("days of the work on an SDK are none of the SDK's")
    func releases() throws {
        let found = try sheet(
            """
            # Door SDK

            Keys expire after 30 days. What is merged goes into a release within 90 days. A release of `ABDoor` keeps keys for 7 days.

            Release a lock and wait for 5 seconds.
            """)
        #expect(found.facts.filter { $0.kind == .duration }.map(\.name) == ["2592000", "604800", "5"])
    }

    @Test("one word among cells of several is a word")
    func words() throws {
        let found = try sheet(
            "|Field|Message|\n|---|---|\n|Card number|Not a number|\n|Expiry|Too late|\n|Holder name|Nobody|\n|Security code|Too short|\n")
        #expect(lines(found, .parameter, .key, .property).isEmpty)
    }

    @Test("what an error holds is no other error")
    func models() throws {
        let found = try sheet(
            "## Errors\n\n|Exception|Description|Error Model|\n|---|---|---|\n|StuckDoorException|It does not open|ABDoorError|\n|NoKeyException|Lost|ABDoorError|\n"
        )
        #expect(lines(found, .error).map { $0.prefix(30) } == ["error/table StuckDoorException", "error/table NoKeyException"])
    }

    @Test("an item that tells what the one around it is names nothing")
    func sentence() throws {
        let found = try sheet(
            """
            ```objc
            typedef void (^ABDoorHandler)(ABDoor *door, NSError *error);
            ```

            * Parameters
              * door
                * `ABDoor`のオブジェクトです。
              * error
                * エラーの詳細です。
            """)
        #expect(lines(found, .error, .constant).isEmpty)
    }

    @Test("a header's guard is no constant")
    func guardOfHeader() throws {
        let found = try sheet(
            "```objc\n#ifndef ABDoor_h\n#define ABDoor_h\n#define kABDoorWidth 2\n#endif\n@interface ABDoor : NSObject\n@end\n```\n")
        #expect(lines(found, .constant) == ["constant/declaration kABDoorWidth = 2"])
    }

    @Test("members on a page about one type are its own", arguments: ["class ABDoor", "protocol ABDoor: AnyObject"])
    func page(head: String) throws {
        let found = try sheet(
            """
            # ABDoor

            ```swift
            \(head)
            ```

            # Properties

            ## isOpen

            ```swift
            var isOpen: Bool { get }
            ```

            # Methods

            ## close()

            ```swift
            func close()
            ```
            """)
        #expect(
            found.facts.filter { ($0.kind == .property || $0.kind == .method) && $0.source == .declaration }.map(\.owner) == [
                "ABDoor", "ABDoor",
            ])
    }

    @Test("two heads are no page about one")
    func heads() throws {
        let found = try sheet("```swift\nclass ABDoor\n```\n\n```swift\nclass ABKey\n```\n\n# Methods\n\n```swift\nfunc close()\n```\n")
        #expect(found.facts.filter { $0.kind == .method }.map(\.owner) == [nil])
    }
}
