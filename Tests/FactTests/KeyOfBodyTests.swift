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

    @Test("what a list explains below the answer that shows it is a field, whatever endpoint answers so")
    func below() throws {
        let guide = """
            ## Format of the response

            This is what your service answers:

            ```json
            {"errors": [{"code": "1"}]}
            ```

            where:

            * `errors` – all that went wrong.
            * `code` – a number of four digits.
            * `extra` – anything else.

            ## Words

            * `code` – said of numbers.
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/sample errors", "parameter/sample errors.code", "parameter/list errors", "parameter/list code",
            ])
    }

    @Test("a key that no message has stays one")
    func keys() throws {
        #expect(try lines(sheet(guide("{\"cmd\": \"OPEN_DOOR\"}"), path: "guide.rst"), .parameter) == [])
    }
}
