import Guide
import Testing

@Suite("Lists of definitions in reStructuredText")
struct DefinitionTermTests {
    @Test("a term with its type, and what it means below it")
    func terms() throws {
        let guide = """
            Opening
            -------

            .. code-block:: http

               POST https://api.example.com/doors/{id} HTTP/1.1

            Parameters

            id : :type:`string`, :required:`required`
               Which door it is, as the list of doors says.
            door_key : :type:`string`, :required:`required`
               Token that was handed out by `Sign in <../auth.html>`_.
            isForced: :type:`boolean`
               Whether to break it.
            """
        let found = try sheet(guide, path: "doors.rst")
        #expect(
            found.facts.filter { $0.kind == .parameter }.map { "\($0.owner ?? "") \($0.name)" } == [
                "POST https://api.example.com/doors/{id} id", "POST https://api.example.com/doors/{id} door_key",
                "POST https://api.example.com/doors/{id} isForced",
            ])
    }

    @Test("a term alone, or with brackets, and what it means below it")
    func bareTerms() throws {
        let guide = """
            Optional Parameters
            -------------------

            door_key
                Which door it is, as the list
                of doors says.

            paged
            \tThe result is cut after ``200`` doors.

            from (format: ``yyyy-MM-dd``)
                Doors built since.

            Note
                It is one.
            """
        #expect(
            try lines(sheet(guide, path: "doors.rst"), .parameter) == [
                "parameter/list door_key", "parameter/list paged", "parameter/list from",
            ])
    }

    @Test("a line with a colon and nothing below it is a sentence, and so is a number with words")
    func others() throws {
        let guide = "Opening\n-------\n\ndoor : it is one.\n\nSomething else.\n\n200 : OK\n   The door is open.\n"
        #expect(try lines(sheet(guide, path: "doors.rst"), .parameter, .property) == [])
    }
}
