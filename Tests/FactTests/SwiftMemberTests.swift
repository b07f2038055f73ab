import Guide
import Testing

@Suite("Listings with a head that Java has, too")
struct SwiftMemberTests {
    @Test(
        "a line with `func`, or a variable with its accessors, is Swift's",
        arguments: ["public func open() -> Int", "public var size: Int { get }"])
    func swift(member: String) throws {
        let guide = "# Doors\n\n    public class Door : NSObject {\n\n      public var key: String?\n      \(member)\n    }\n"
        let found = try lines(sheet(guide), .type, .property, .method)
        #expect(found.prefix(2) == ["type/declaration Door", "property/declaration Door key : String?"])
        #expect(found.count == 3)
    }

    @Test("a class of Java beside samples of Swift stays one")
    func java() throws {
        let guide =
            "# Doors\n\n```swift\nlet door = Door.shared\n```\n\n    public class Door extends Base {\n      public int size() { return 1; }\n    }\n"
        #expect(try lines(sheet(guide), .type, .method).isEmpty)
    }
}
