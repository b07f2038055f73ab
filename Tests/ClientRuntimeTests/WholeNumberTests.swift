import ClientRuntime
import Foundation
import Testing

@Suite("What Objective-C's types show")
struct WholeNumberTests {
    @Test("a whole number has no fraction", arguments: [(1001, "1001"), (-5, "-5"), (0, "0"), (2.5, "2.5")])
    func number(_ value: Double, _ text: String) {
        #expect(NSNumber(number: value).stringValue == text)
    }

    @Test("texts of an object are its members that can be one")
    func texts() {
        let value: JSONValue = ["name": "Ada", "age": 20, "list": [1], "none": .null]
        #expect(value.texts == ["name": "Ada", "age": "20"])
    }
}
