import Guide
import Testing

@Suite("Lists of definitions in Markdown, and what titles that are statuses have below them")
struct DefinitionListTests {
    private let guide = """
        # Lamps

        ## Change a lamp

        ```http
        PUT https://api.example.com/v1/lamps/:lamp_id HTTP/1.1
        ```

        ##### Headers

        Authorization
        : **required** Provide this header with `Bearer <token>`.

        ##### Form data parameters

        name
        : {{<required>}} String. What it is called.

        level
        : Integer. How bright it is.

        tone
        : Optional. Which colour it has.

        #### Response
        ##### 200: OK

        ```json
        {"title": "Hall"}
        ```

        ##### 401: Unauthorized

        Invalid or missing Authorization header.

        ```json
        {"error": "The token is invalid"}
        ```

        ##### HTTP 404 Not Found

        ```json
        {"error": "No such lamp"}
        ```
        """

    @Test("whether it must be given, and the type, begin the meaning; a colon begins a placeholder")
    func parameters() throws {
        let found = try sheet(guide)
        #expect(
            lines(found, .endpoint).map { $0.prefix { $0 != "=" } } == ["endpoint/sample PUT https://api.example.com/v1/lamps/{lamp_id} "])
        let parameters = found.facts.filter { $0.kind == .parameter && $0.source == .list }
        #expect(
            parameters.map { "\($0.name) \($0.type ?? "-") \($0.detail.isRequired.map(String.init) ?? "-")" } == [
                "name String true", "level Integer -", "tone - false",
            ])
        let headers = found.facts.filter { $0.kind == .header }
        #expect(headers.map { "\($0.name) \($0.type ?? "-")" }.allSatisfy { $0 == "Authorization Bearer" }, "\(headers)")
        #expect(headers.contains { $0.detail.isRequired == true })
    }

    @Test("what is answered to a call that fails is no parameter and no header of it")
    func failures() throws {
        let found = try sheet(guide)
        #expect(
            found.facts.filter { $0.source == .sample && $0.kind == .parameter }.map { "\($0.name) \($0.detail.isInAnswer)" } == [
                "title true"
            ])
        #expect(!found.facts.contains { $0.name == "error" })
        // The texts are how the server spells its errors.
        let texts = found.facts.filter(\.isTextOfFailure)
        #expect(texts.map { $0.detail.status } == [401, 404] && texts.allSatisfy { $0.owner?.contains("/lamps") == true }, "\(texts)")
        #expect(found.unread.compactMap(\.reason) == Array(repeating: "what a server answers to a call that fails", count: 2))
    }

    @Test(
        "words that only look so begin no type, and say of nothing that it must be given",
        arguments: ["required by all lamps", "Listed. The name", "Required when it is dark"])
    func words(meaning: String) throws {
        let guide = "# Lamps\n\n`POST /lamps`\n\n## Parameters\n\nname\n: \(meaning).\n"
        let found = try sheet(guide).facts.filter { $0.kind == .parameter }
        #expect(found.allSatisfy { $0.type == nil && $0.detail.isRequired == nil }, "\(found)")
    }
}
