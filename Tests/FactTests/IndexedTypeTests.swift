import Guide
import Testing

@Suite("Types in an index of links")
struct IndexedTypeTests {
    private func guide(_ first: String, _ second: String) -> String {
        "# Doors\n\n## What there is\n\n- \(first) - opens what is shut\n- \(second) - shuts what is open\n"
    }

    @Test("names of one family, each with what it is for")
    func types() throws {
        let expected = ["type/list ABDOpener", "type/list ABDCloser"]
        #expect(try lines(sheet(guide("[ABDOpener](#open)", "[ABDCloser](#close)")), .type) == expected)
        #expect(try lines(sheet(guide("[`ABDOpener`](open.md)", "[`ABDCloser`](close.md)")), .type) == expected)
    }

    @Test(
        "titles of pages, one name among others, and what has no link are none",
        arguments: [
            ("[Opening doors](#open)", "[Closing doors](#close)"), ("[OpenDoors](#open)", "[CloseDoors](#close)"),
            ("[ABDOpener](#open)", "[Closing](#close)"), ("[SDKSetup](#open)", "[SDKErrors](#close)"),
        ])
    func none(first: String, second: String) throws {
        #expect(try lines(sheet(guide(first, second)), .type) == [])
    }
}
