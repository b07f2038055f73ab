import Guide
import Testing

@Suite("Calls and what they take, as other pages spell them")
struct OtherSpellingTests {
    private func curl(_ options: String) -> String {
        "# Doors\n\n```bash\ncurl https://door.example.net/v1/doors -X POST \\\n  \(options)\n```\n"
    }

    @Test("members of the JSON that a command hands over, in one line or several")
    func json() throws {
        let found = [
            "parameter/sample POST https://door.example.net/v1/doors key",
            "parameter/sample POST https://door.example.net/v1/doors lock.turns",
        ]
        #expect(
            try lines(sheet(curl(#"-d '{ "key": "<key>", "lock": {"turns": 3} }'"#)), .parameter).map(plain).filter {
                !$0.hasSuffix(" lock")
            } == found)
        let several = curl("--data-raw '{\n    \"key\": \"k\",\n    \"lock\": {\"turns\": 3}\n  }'")
        #expect(try lines(sheet(several), .parameter).map(plain).filter { !$0.hasSuffix(" lock") } == found)
        #expect(try lines(sheet(curl("-d @door.json")), .parameter) == [])
    }

    private func plain(_ line: String) -> String { line.split(separator: " :")[0].description }

    @Test("`Accept` where it chooses the form of the API, and nowhere else")
    func accept() throws {
        let versions = try sheet(curl(#"-H "Accept: application/vnd.door.v3+json""#))
        #expect(lines(versions, .header) == ["header/sample POST https://door.example.net/v1/doors Accept : application/vnd.door.v3+json"])
        #expect(try lines(sheet(curl(#"-H "Accept: application/json""#)), .header) == [])
    }

    @Test(
        "fences whose language is a class, as Pandoc and Doxygen have them",
        arguments: ["~~~{.m}", "```{.objc}", "```{.objc .numbered}", "``` .objc"])
    func fences(opening: String) throws {
        let end = opening.prefix(3)
        let found = try sheet("# Door\n\n\(opening)\n@interface ABDoor : NSObject\n- (void)open;\n@end\n\(end)\n")
        #expect(lines(found, .type, .method) == ["type/declaration ABDoor", "method/declaration ABDoor open : void"])
    }

    @Test("a sample above the address with placeholders is a call of it, and a UUID is nobody's name")
    func samples() throws {
        let guide = """
            ## Get a door

            ```shell
            curl https://door.example.net/v1/houses/red/doors/front -H "X-Key: k"
            ```

            `GET https://door.example.net/v1/houses/{house}/doors/{door}`

            ## Remove a door

            `DELETE https://door.example.net/v1/doors/3f8f8264-2f5e-4b2b-8333-473715ab039a`
            """
        let found = try sheet(guide).facts.filter { $0.kind == .endpoint || $0.kind == .header }.map { "\($0.owner ?? "") \($0.name)" }
        #expect(
            found == [
                " GET https://door.example.net/v1/houses/{house}/doors/{door}",
                "GET https://door.example.net/v1/houses/{house}/doors/{door} X-Key",
                " GET https://door.example.net/v1/houses/{house}/doors/{door}", " DELETE https://door.example.net/v1/doors/{}",
            ])
    }

    @Test("the address below the sample may be a path alone, with an ending behind its placeholder, below a title of its own")
    func paths() throws {
        let guide = """
            The base URL is `https://door.example.net/api/v1/`.

            ## Get a door

            ```shell
            curl https://door.example.net/api/v1/houses/red/doors/front.json
            ```

            ### HTTP Request

            `GET /houses/{house}/doors/{door}.json`
            """
        let found = try sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name)
        #expect(found == ["GET /houses/{house}/doors/{door}.json", "GET /houses/{house}/doors/{door}.json"])
    }

    @Test("placeholders in angles, and a word for any query")
    func angles() throws {
        let guide = """
            ## Open

            `GET https://door.example.net/doors/<door_id>?key=<key>`

            ## Shut

            `POST http://door.example.net/v2/shut?params`
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter).map { $0.split(separator: " = ")[0] } == [
                "endpoint/prose GET https://door.example.net/doors/{door_id}",
                "parameter/prose GET https://door.example.net/doors/{door_id} key",
                "endpoint/prose POST http://door.example.net/v2/shut",
            ])
    }

    @Test("brackets around a name say that it may be left out; those of a link say nothing")
    func brackets() throws {
        let guide =
            "## Get\n\n`GET /doors`\n\n### Parameters\n\n* \\[`wide`\\] (boolean): Whether it is.\n* [key] (string): Which.\n* `count` (integer): How many.\n"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/list GET /doors wide : boolean optional", "parameter/list GET /doors key : string optional",
                "parameter/list GET /doors count : integer",
            ])
    }

    @Test("names and meanings right below \"Request\", a path without its first slash, successes among statuses of a call")
    func parts() throws {
        let guide = """
            ## Make

            ### ***Method*** : POST
            ### ***Url*** : api/v2/doors
            ### ***Request***
            * nm : what it is called
            * st : how it stands

            ### ***Response***
            | Status code | Meaning | Error code |
            | --- | --- | --- |
            | 200 (OK) | done | - |
            | 400 (Bad Request) | wrong | invalid |
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter, .error) == [
                "endpoint/prose POST /api/v2/doors = /api/v2/doors", "parameter/list POST /api/v2/doors nm",
                "parameter/list POST /api/v2/doors st",
                "error/table POST /api/v2/doors 400 = invalid",
            ])
    }

    @Test("an address with a table of what it takes is a call, though no method of HTTP stands there")
    func withoutMethod() throws {
        let table = "Parameters:\n\n| Name | Type | Required |\n| --- | --- | --- |\n| key | string | yes |\n"
        let guide = "### Open\n\n**Request URL**:\n\n`http://door.example.net/v2/open?params`\n\n"
        #expect(
            try lines(sheet(guide + table), .endpoint, .parameter) == [
                "endpoint/prose http://door.example.net/v2/open = http://door.example.net/v2/open",
                "parameter/table http://door.example.net/v2/open key : string required",
            ])
        #expect(try lines(sheet(guide + "It opens.\n"), .endpoint) == [])
        let later = guide + table + "\nMethod: POST\n"
        #expect(try lines(sheet(later), .endpoint).allSatisfy { $0.contains("POST ") })
    }
}
