import Foundation
import SignUpKit
import Testing

/// A struct keeps numbers in the types in which they are declared: it is coded with them, and an app's copy is alike where these are.
struct StoredTests {
    private static let text = #"{"city":"London","floor":3,"sizes":[0.1]}"#

    @Test func isCodedAsDeclared() throws {
        var address = try JSONDecoder().decode(Address.self, from: Data(Self.text.utf8))
        #expect(address.floor == UInt8(3) && address.sizes == [Float(0.1)])
        let same = try JSONDecoder().decode(Address.self, from: JSONEncoder().encode(address))
        #expect(same == address)
        address.sizes[0] += 1
        #expect(same != address)
    }

    @Test func holdsNoOtherType() throws {
        let address = try JSONDecoder().decode(Address.self, from: Data(Self.text.utf8))
        let held = Mirror(reflecting: address).children.map { type(of: $0.value) }
        #expect(held.contains { $0 == UInt8?.self } && held.contains { $0 == [Float].self } && !held.contains { $0 == [Double].self })
    }

    /// UUIDs are compared as such, however a server writes them; so are sets, in whatever order they come.
    @Test func plainValuesAreComparedAndCoded() throws {
        let id = "4acde936-82dc-4552-b851-831fb8ce0927"
        let text = #"{"id":"\#(id)","labels":["b","a"],"notes":{"hair":"red"}}"#
        let person = try JSONDecoder().decode(Person.self, from: Data(text.utf8))
        let same = Person(id: try #require(UUID(uuidString: id.uppercased())), sponsor: nil, labels: ["a", "b"], notes: ["hair": "red"])
        #expect(person == same && Set([person, same]).count == 1)
        #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(same)) == person)
    }

    /// A struct that does something is a value all the same: copies change alone, are compared and coded.
    @Test func whatDoesSomethingIsAValue() throws {
        let first = Period(days: 1)
        var second = first
        second.days = 5
        #expect(first.days == 1 && !first.isOver(3) && second.isOver(3))
        #expect(Set([first, second, Period(days: 1)]).count == 2)
        #expect(try JSONDecoder().decode(Period.self, from: JSONEncoder().encode(second)) == second)
    }
}
