import Foundation
import Testing

@testable import VenueKit

/// A struct is coded as its server sends it: what begins with something may be missing, and what no field fills is the app's own.
struct CodedTests {
    @Test func readsWhatAServerSends() throws {
        let seat = try JSONDecoder().decode(Seat.self, from: Data(#"{"row":3}"#.utf8))
        #expect(seat.row == 3 && seat.isFree && seat.width == 0.5 && seat.note == nil)
        let taken = try JSONDecoder().decode(Seat.self, from: Data(#"{"row":3,"is_free":false,"width":0.75,"note":"x"}"#.utf8))
        #expect(!taken.isFree && taken.width == 0.75 && taken.note == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Seat.self, from: Data("{}".utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Seat.self, from: Data(#"{"row":3,"is_free":"no"}"#.utf8)) }
    }

    @Test func writesWhatAServerReads() throws {
        var seat = try JSONDecoder().decode(Seat.self, from: Data(#"{"row":3}"#.utf8))
        seat.note = "mine"
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(seat)) as? [String: Any]
        #expect(written.map { Set($0.keys) } == ["row", "is_free", "width"])
    }
}
