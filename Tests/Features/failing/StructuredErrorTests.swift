import ClientRuntime
import CourierKit
import CourierKitMock
import MockClient
import Testing

/// A struct of errors as apps of such SDKs use it: constants, patterns, and codes that nobody has documented.
@Suite struct StructuredErrorTests {
    @Test func constantsAreComparedByTheirCode() {
        let other = DepotError(.strange, ["code": "D77", "message": "Who knows."])
        #expect(DepotError.full.code == "D1" && DepotError.full.title == "Full" && DepotError.full.message == nil)
        #expect(other.code == "D77" && other.message == "Who knows." && other.title == "Strange")
        #expect(DepotError(.full, ["message": "None."]) == .full && other != DepotError(.strange, ["code": "D78"]) && other != .full)
        #expect(Set([DepotError.full, DepotError(.full, ["message": "None."]), other]).count == 2)
    }

    @Test func aCopyMayBeChanged() {
        var error = DepotError(.full, ["message": "None."])
        error.message = "No room."
        error.status = 507
        #expect(error.message == "No room." && error.status == 507 && error == .full)
        error.message = nil
        #expect(error.message == nil && DepotError.full.status == 0)
    }

    @Test func patternsCatchOne() async throws {
        let harness = try MockHarness(CourierKitMock.system)
        try await harness.run {
            do {
                _ = try await Depot.keep("tree")
                Issue.record("nothing failed")
            } catch DepotError.shut {
                Issue.record("it is not shut")
            } catch DepotError.full {
            }
            do { throw DepotError.shut } catch let error as DepotError where error == .shut {}
        }
    }
}
