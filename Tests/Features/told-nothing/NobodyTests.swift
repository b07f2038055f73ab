import MockClient
import PostKit
import PostKitMock
import Testing

/// Nothing is required of what nobody is told.
@Suite struct NobodyTests {
    @Test func aCallSucceedsWhereNobodyListens() async throws {
        let harness = try MockHarness(PostKitMock.system)
        try await harness.run {
            let box = try #require(PSTBox.shared())
            #expect(try await box.look(nil) == false)
        }
    }
}
