import Foundation
import MockTesting
import SpotKit
import Testing

/// What an app changes in a collection stays there, and what it hands over is what travels.
struct ChangeableTests {
    private func with(_ session: String, _ body: @escaping @Sendable (SpotService) async throws -> Void) async throws {
        let device = try MockDevice(Facts.self, session: session)
        try await device.run { try await body(try #require(SpotService.shared())) }
    }

    @Test func aFilledCollectionIsTheSameEachTime() async throws {
        try await with("filled") { service in
            let spot = try await service.spot("s1")
            #expect(spot.languages as? [String] == ["en", "ko"] && spot.note == "nice")
            spot.languages.add("de")
            spot.place["height"] = 500
            #expect(spot.languages as? [String] == ["en", "ko", "de"] && spot.place["height"] as? Int == 500)
            #expect(spot.place["lat"] as? Double == 46.5 && spot.tags.contains("ko"))
        }
    }

    @Test func listsOfObjectsAreAnswered() async throws {
        try await with("answered") { service in
            let rooms = try await service.rooms("s1")
            #expect((rooms.firstObject as? Room)?.name == "hall")
            #expect(service.defaults()?["lat"] as? Int == 0 && service.names() as? [String] == ["hall", "yard"])
        }
    }

    @Test func whatIsHandedOverTravels() async throws {
        try await with("sent") { service in
            let facts: [AnyHashable: Any] = ["since": Date(timeIntervalSince1970: 0), "warm": true, "half": 0.5]
            let kept = try await service.saveLanguages(["en", "fr"], place: ["lat": 1], facts: facts)
            #expect(kept.languages as? [String] == ["en", "fr"])
            #expect(kept.since == "1970-01-01T00:00:00Z")
        }
    }
}
