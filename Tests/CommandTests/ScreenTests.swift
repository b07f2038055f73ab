import Testing

@testable import guidewright

/// What a watched terminal is told between two passes.
@Suite struct ScreenTests {
    /// What stood on the screen is scrolled out of it first; nothing clears the scrollback (`3J`), erases what is still on the screen
    /// (`2J`), or goes to another screen that has none (`?1049h`).
    @Test func nothingOfTheScrollbackIsLost() {
        let text = Screen.turning(rows: 24)
        #expect(text.prefix { $0 == "\n" }.count == 24)
        #expect(text.drop { $0 == "\n" } == "\u{1B}[H\u{1B}[J")
    }
}
