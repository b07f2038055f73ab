import ClientRuntime
import Foundation
import Testing

@Suite struct BridgingTests {
    @Test func dictionariesGoToObjectsAndBack() throws {
        let objects = try #require(bridged(["name": "Ada", "age": 36, "tags": ["a", "b"]]))
        #expect(objects[NSString(string: "name")] as? String == "Ada")
        #expect(objects.count == 3)
        let values = try #require(unbridged(objects))
        #expect(values["name"] as? String == "Ada")
        #expect(JSONValue(foundation: values) == ["age": 36, "name": "Ada", "tags": ["a", "b"]])
    }

    @Test func nothingStaysNothing() {
        #expect(bridged(nil) == nil)
        #expect(unbridged(nil) == nil)
    }
}
