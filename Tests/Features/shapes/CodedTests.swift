import FlagKit
import Foundation
import Testing

/// Enums whose cases hold values are compared by these, and coded in the form in which they travel.
struct CodedTests {
    private static let text = #"{"key":"a","value":[1,"b",null],"triggers":[{"kind":"set","value":false}],"named":{"x":2.5}}"#

    @Test func areComparedAndCoded() throws {
        let flag = try JSONDecoder().decode(Flag.self, from: Data(Self.text.utf8))
        #expect(flag.value == .list([.int(1), .string("b"), .null]) && flag.named == ["x": .double(2.5)])
        #expect(flag.triggers == [.set(.bool(false))])
        let same = try JSONDecoder().decode(Flag.self, from: JSONEncoder().encode(flag))
        #expect(same == flag && Set([same, flag]).count == 1)
    }

    @Test func whatIsNoCaseFails() {
        let text = #"{"key":"a","triggers":[{"kind":"never"}],"named":{}}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Flag.self, from: Data(text.utf8)) }
    }
}
