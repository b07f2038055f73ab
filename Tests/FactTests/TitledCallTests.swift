import Guide
import Testing

@Suite("Calls that are all there is below a title: a list of functions")
struct TitledCallTests {
    private func guide(_ calls: [String]) -> String {
        "# Functions\n\n"
            + calls.enumerated().map { "## 5.\($0.offset + 1) Do it\n\nDoes so.\n\n```objc\n\($0.element)\n```\n" }.joined(separator: "\n")
    }

    @Test("three of them are methods")
    func headings() throws {
        let found = try sheet(guide(["[ABDoor openWide];", "[ABDoor lockWithKey:@\"k\"];", "// at once\n[ABDoor slamShut];"]))
        #expect(
            lines(found, .method) == [
                "method/sample +ABDoor openWide", "method/sample +ABDoor lockWithKey:", "method/sample +ABDoor slamShut",
            ])
    }

    @Test("so they are in items")
    func items() throws {
        let text = """
            # Functions

            * Opening

            ```
            ABDoor.openWide(key)
            ```

            * Locking

            ```
            let lock: ABLock = ABDoor.lockUp(with: key)
            ```

            * Slamming

            ```
            ABDoor.slamShut()
            ```
            """
        #expect(
            try lines(sheet(text), .method) == [
                "method/sample +ABDoor openWide(_:)", "method/sample +ABDoor lockUp(with:)", "method/sample +ABDoor slamShut()",
            ])
    }

    @Test(
        "two are steps, and what makes an object, or stands among other calls, is none",
        arguments: [
            ["[ABDoor openWide];", "[ABDoor slamShut];"],
            ["[ABDoor openWide];", "[ABDoor slamShut];", "ABDoor *door = [ABDoor alloc];"],
            ["[ABDoor openWide];", "[ABDoor slamShut];", "[ABDoor lockUp];\n[ABKey turnRound];"],
        ])
    func others(calls: [String]) throws {
        #expect(try lines(sheet(guide(calls)), .method) == [])
    }
}
