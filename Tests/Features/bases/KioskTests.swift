import BaseKit
import BaseKitMock
import MockClient
import Testing

/// A static property knows no object: where the base is a text it is empty there, and the URL is the vendor's.
@Suite struct KioskTests {
    @Test func whatBelongsToNoObjectIsOfTheVendorsServer() async throws {
        let harness = try MockHarness(BaseKitMock.system)
        await harness.run { #expect(Kiosk.window?.path == "/v1/pages/window") }
    }
}
