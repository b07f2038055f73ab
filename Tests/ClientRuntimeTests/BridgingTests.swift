import ClientRuntime
import Foundation
import Testing

@Suite struct BridgingTests {
    @Test func dictionariesGoToObjectsAndBack() {
        let objects: [NSObject: AnyObject] = bridged(["name": "Ada", "age": 36, "tags": ["a", "b"]])
        #expect(objects[NSString(string: "name")] as? String == "Ada")
        #expect(objects.count == 3)
        let values: [AnyHashable: Any] = unbridged(objects)
        #expect(values["name"] as? String == "Ada")
        #expect(JSONValue(foundation: values) == ["age": 36, "name": "Ada", "tags": ["a", "b"]])
    }

    @Test func whatMayBeMissingStaysSo() throws {
        let some: [AnyHashable: Any]? = ["name": "Ada"]
        let objects = try #require(bridged(some))
        #expect(objects.count == 1)
        #expect(unbridged(Optional(objects))?["name"] as? String == "Ada")
    }

    @Test func nothingStaysNothing() {
        #expect(bridged(nil) == nil)
        #expect(unbridged(nil) == nil)
    }
}
