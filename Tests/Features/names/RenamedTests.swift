import LampKit
import Testing

/// What Swift calls otherwise, as apps see it.
struct RenamedTests {
    /// By `swift:`, and by `NS_SWIFT_NAME` in the declaration.
    @Test func propertiesHaveTheirNamesInSwift() throws {
        let settings = try #require(LMPSettings(environment: "west"))
        settings.codeText = "red"
        settings.tip = "dim"
        #expect(settings.codeText == "red" && settings.tip == "dim")
    }
}
