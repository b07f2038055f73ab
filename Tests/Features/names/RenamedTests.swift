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

    /// By `NS_REFINED_FOR_SWIFT`: the SDK's own Swift makes something better of it.
    @Test func whatIsRefinedIsHidden() throws {
        let settings = try #require(LMPSettings(environment: "west"))
        settings.__note = "dim"
        #expect(settings.__note(forName: "Kim") == "Kim: dim")
    }
}
