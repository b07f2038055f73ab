import Guide
import Testing

@Suite("Errors that headings, lists and lines of a chapter about errors give")
struct ErrorHeadingTests {
    @Test(
        "headings that are an error's code or name",
        arguments: [
            ("### 4001", "error/heading 4001 = 4001"), ("### -1001", "error/heading -1001 = -1001"),
            ("### error_code 4002", "error/heading 4002 = 4002"), ("### Error 4003: the door is broken", "error/heading 4003 = 4003"),
            ("### 에러코드 4004", "error/heading 4004 = 4004"), ("### DOOR_LOCKED (4005)", "error/heading DOOR_LOCKED = 4005"),
            ("### 4006 - DOOR_GONE", "error/heading DOOR_GONE = 4006"), ("### DOOR_JAMMED", "error/heading DOOR_JAMMED"),
        ])
    func headings(heading: String, fact: String) throws {
        #expect(try lines(sheet("## Error codes\n\n\(heading)\n\nThe door.\n")) == [fact])
    }

    @Test(
        "what only looks like one",
        arguments: ["## Errors\n\n### 3 ways out\n", "## Errors\n\n### 404\n", "## Doors\n\n### 4001\n", "## Errors\n\n### 2. Retry\n"])
    func others(guide: String) throws { #expect(try sheet(guide + "\nWords.\n").facts.isEmpty) }

    @Test(
        "codes in lists and lines",
        arguments: ["- 4001: locked\n- `4002` gone\n", "4001 잠김\n4002 없음\n", "* 4001 - locked\n* 4002 - gone\n"])
    func lists(list: String) throws {
        #expect(try lines(sheet("## Error codes\n\n" + list)) == ["error/list 4001 = 4001", "error/list 4002 = 4002"])
    }

    @Test("numbers of which most meanings tell a failure are errors, though nothing announces them")
    func failures() throws {
        let guide = """
            ## Messages

            | msgid | msg |
            | --- | --- |
            | 1 | The request is missing a key |
            | 2 | Access denied |
            | 3 | The door is gone |
            """
        #expect(try lines(sheet(guide)) == ["error/table 1 = 1", "error/table 2 = 2", "error/table 3 = 3"])
    }

    @Test("numbers that count are none")
    func counts() throws {
        let guide = "## Steps\n\n| Step | What to do |\n| --- | --- |\n| 1 | Open |\n| 2 | Enter |\n| 3 | Do not close |\n"
        #expect(try sheet(guide).count(.error) == 0)
    }

    @Test("values of errors are errors, whatever the line before calls them", arguments: ["Error value", "Suberror value", "오류 값", "エラー値"])
    func values(title: String) throws {
        let guide = """
            ## Opening

            `POST https://doors.example.com/open`

            Here are the possible values of the `suberror` parameter:

            | \(title) | Description |
            | --- | --- |
            | door_locked | It is locked. |
            | key_lost | Nobody has the key. |
            """
        #expect(try sheet(guide).facts.filter { $0.kind == .error }.map(\.name) == ["door_locked", "key_lost"])
    }

    @Test("words in code that a sentence lists are values, and announce nothing of what follows")
    func listedWords() throws {
        let guide = """
            ### Logging

            `LOG_LEVEL` - `string`

            Choose from `panic`, `fatal`, `error`, `warn`, `info`, or `debug`.

            `LOG_FILE` - `string`

            Where logs are written to.
            """
        #expect(try lines(sheet(guide), .error) == [])
    }
}
