import FilterKit
import FilterKitMock
import MockClient
import Testing

/// A closure that is over when its method returns may change what stands around it.
@Suite struct InPlaceTests {
    @Test func whatAClosureChangesIsThereBehindTheCall() async throws {
        let harness = try MockHarness(FilterKitMock.system)
        try await harness.run {
            var heard: [String] = []
            let sieve = Sieve(words: ["a", "b"])
            sieve.each { heard.append($0) }
            #expect(heard == ["a", "b"])
            let count = try sieve.count { heard.append($0) }
            #expect(count == 2)
            #expect(heard == ["a", "b", "a", "b"])
            #expect(FLTFilter.make { $0?.name = "mine" }?.name == "mine")
        }
    }
}
