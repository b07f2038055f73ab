import MockClient
import SensorKit
import SensorKitMock
import Testing

/// What apps see of tuples: their names, or none; in lists and in loops.
@Suite struct PairTests {
    @Test func listsAndStreamsHoldThem() async throws {
        let harness = try MockHarness(SensorKitMock.system)
        try await harness.run {
            let (low, high) = Sensors.range()
            #expect(low == 1 && high == 9)
            let all = try await Sensors.all()
            #expect(all.map(\.id) == [1, 2] && all.map(\.note) == ["dusty", nil])
            var seen: [Int: Sensors.Health] = [:]
            for try await (id, health) in Sensors.states() { seen[id] = health }
            #expect(seen == [1: .weak, 2: .fine])
            let named = try await Sensors.watch(progress: { _ in })
            #expect(named.map(\.0) == ["hall", "attic"] && named.map(\.1) == [1, 2])
            #expect(try await Sensors.find("attic").id == 1)
        }
    }
}
