import Guide
import Testing

@Suite("Keys that a message below has")
struct KeyOfBodyTests {
    private func guide(_ json: String) -> String {
        "OPEN_DOOR\n---------\nOpens a door.\n\n  - **level**:\n    How wide it is opened.\n\n.. code-block:: json\n\n  \(json)\n"
    }

    @Test("what a list explains, and the JSON right below it holds, is a field")
    func fields() throws {
        #expect(
            try lines(sheet(guide("{\"cmd\": \"OPEN_DOOR\", \"level\": 1}"), path: "guide.rst"), .parameter, .key) == [
                "parameter/list level"
            ])
    }

    @Test("a key that no message has stays one")
    func keys() throws {
        #expect(try lines(sheet(guide("{\"cmd\": \"OPEN_DOOR\"}"), path: "guide.rst"), .parameter) == [])
    }
}
