import Foundation
import LampKit
import Testing

/// Copies of a struct change alone, whichever way one is changed.
struct CopyTests {
    @Test func copiesChangeAlone() throws {
        let first = Lamp(id: "desk", turnedUpTo: 20)
        var second = first
        let isBrighter = second.turnUp(by: 20)
        #expect(isBrighter && first.level == 20 && first.before == nil && first.share == 5)
        #expect(second.level == 40 && second.before == 20 && second.share == 10)
        #expect(throws: LampError.darker) { try second.dim(to: 60) }
        try second.dim(to: 20)
        #expect(first != second && first.level == second.level)
    }

    @Test func areComparedAndCodedAsWhatTheyHold() throws {
        var lamp = Lamp(id: "desk")
        let before = lamp
        _ = lamp.turnUp(by: 4)
        #expect(Set([lamp, before, Lamp(id: "desk")]).count == 2)
        let coded = try JSONEncoder().encode(lamp)
        #expect(try JSONDecoder().decode(Lamp.self, from: coded) == lamp)
        let held = try #require(try JSONSerialization.jsonObject(with: coded) as? [String: Any])
        #expect(held["level"] as? Int == 4 && held["before"] as? Int == 0)
    }

    @Test func whatIsConvertedChangesAloneToo() {
        var rooms = [Room(), Room()]
        rooms[0].furnish([Lamp(id: "desk")], at: "hall")
        #expect(rooms[0].lamps.count == 1 && rooms[0].extras["place"] as? String == "hall" && rooms[0].changed() == 1)
        #expect(rooms[1].lamps.isEmpty && rooms[1].extras.isEmpty && rooms[0] != rooms[1])
    }
}
