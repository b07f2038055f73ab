import Guide
import Testing

/// Parameters and headers with where they travel: `form POST https://… key = 7`.
private func placed(_ sheet: FactSheet) -> [String] {
    sheet.facts.filter { $0.kind == .parameter || $0.kind == .header }.map { fact in
        let place = fact.kind == .header ? "header" : fact.detail.place?.rawValue ?? "-"
        return "\(place) \(fact.name)" + (fact.type.map { " : \($0)" } ?? "") + (fact.value.map { " = \($0)" } ?? "")
    }
}

private func endpoints(_ sheet: FactSheet) -> [String] { sheet.facts.filter { $0.kind == .endpoint }.map(\.name) }

@Suite("Commands of a shell that call an API")
struct ShellCallTests {
    @Test("curl that hands over a user, and asks with brackets in its query")
    func user() throws {
        let found = try sheet(
            """
            ## List lamps

            ```
            GET https://api.lamps.test/v1/lamps
            ```

            ```shell
            curl -g "https://api.lamps.test/v1/lamps?made[gte]=2013-11-01&limit=2" \\
               -u key_e568c42a6c384b7ab02cd47d2e407cab:
            ```

            Property | Description
            -------- | -----------
            made[gte] | ***date*** After.
            limit | ***integer*** How many.
            """)
        #expect(Set(placed(found)).isSuperset(of: ["header Authorization : Basic"]))
        #expect(Set(found.facts.filter { $0.kind == .parameter }.map(\.name)) == ["made[gte]", "limit"])
    }

    @Test("HTTPie without a verb and without data is a GET, and what stands below is its answer")
    func get() throws {
        let found = try sheet(
            """
            ## Look at a lamp

            ```shell
            $ http "https://api.lamps.test/lamps/$lamp_id" \\
                "Authorization: Bearer $token" \\
                "Lamp-Version: 7" \\
                "room==$room" "level==3"
            ```

            ```json
            {"lamp": {"id": "l1", "isOn": true}}
            ```

            ##### Request arguments

            Parameter | Description
            ---|---
            `room` | Where it stands.

            ##### Response arguments

            Parameter | Description
            ---|---
            `id` | Which lamp it is.
            `isOn` | Whether it shines.
            """)
        #expect(endpoints(found) == ["GET https://api.lamps.test/lamps/{lamp_id}"])
        #expect(
            placed(found) == [
                "header Authorization : Bearer", "header Lamp-Version", "query room", "query level = 3", "answer lamp", "answer lamp.id",
                "answer lamp.isOn", "query room", "answer lamp.id", "answer lamp.isOn",
            ])
        #expect(found.facts.filter { $0.kind == .parameter }.allSatisfy { $0.owner == "GET https://api.lamps.test/lamps/{lamp_id}" })
    }

    @Test("with data it is a POST of JSON, with `--form` of a form")
    func data() throws {
        let found = try sheet(
            """
            ## Make

            ```bash
            http https://api.lamps.test/lamps name=hall isOn:=true levels:='[1,2]' owner[name]=me X-Key:abc
            ```

            ## Move

            ```bash
            http -f PUT https://api.lamps.test/lamps/{id}/room room=hall picture@~/hall.png
            ```
            """)
        #expect(endpoints(found) == ["POST https://api.lamps.test/lamps", "PUT https://api.lamps.test/lamps/{id}/room"])
        #expect(
            placed(found) == [
                "json name = hall", "json isOn = true", "json levels", "json owner.name = me", "header X-Key", "form room = hall",
                "form picture",
            ])
        let kinds = found.facts.filter { $0.kind == .parameter }.map(\.detail.shownKind)
        #expect(kinds == [.text, .boolean, .list, .text, nil, nil])
    }

    @Test("what is handed over by a pipe or as it is are the members of the JSON, and what the listing shows below is answered")
    func output() throws {
        let found = try sheet(
            """
            ## Make

            ```console
            $ echo '{"name": "hall"}' | http POST :3000/lamps Authorization:"Token $TOKEN"
            HTTP/1.1 201 Created
            Content-Type: application/json

            {
              "id": 7
            }
            ```
            """)
        #expect(endpoints(found) == ["POST http://localhost:3000/lamps"])
        #expect(placed(found) == ["json name", "header Authorization : Token", "answer id"])
    }

    @Test("wget and PowerShell, over several lines")
    func others() throws {
        let found = try sheet(
            """
            ## Shut

            ```shell
            wget --quiet \\
              --method DELETE \\
              --header 'Door-Key: abc' \\
              --output-document \\
              - https://api.doors.test/doors/DOOR_ID
            ```

            ## Open

            ```powershell
            Invoke-RestMethod -Method Post `
              -Uri "https://api.doors.test/doors/$id/open"
            ```

            ## Install

            ```shell
            wget https://files.doors.test/door.pkg
            ```
            """)
        #expect(
            endpoints(found) == ["DELETE https://api.doors.test/doors/{DOOR_ID}", "POST https://api.doors.test/doors/{id}/open"])
        #expect(placed(found) == ["header Door-Key"])
    }

    @Test("every header that a call of curl sets is one, whatever its name and its value")
    func headers() throws {
        let found = try sheet(
            """
            ## Order

            ```sh
            curl -H "DOOR-KEY: $API_KEY" -H 'door-nonce: 17' \\
              -H "Content-Type: application/json" -H "Accept: */*" \\
              -d "$BODY" "https://api.doors.test/orders/${order_id}"
            ```

            ```json
            {"key": 1}
            ```
            """)
        #expect(endpoints(found) == ["POST https://api.doors.test/orders/{order_id}"])
        #expect(placed(found) == ["header DOOR-KEY", "header door-nonce", "header Content-Type : application/json", "- key"])
    }

    @Test("JSON right below a call of curl that says all that it sends is the answer")
    func answer() throws {
        let found = try sheet(
            """
            ## Order

            ```sh
            curl https://api.doors.test/orders/7
            ```

            ```json
            {"key": 1}
            ```

            ## Send

            ```sh
            curl -X POST https://api.doors.test/orders -d @order.json
            ```

            ```json
            {"key": 1}
            ```
            """)
        #expect(placed(found) == ["answer key", "- key"])
    }

    @Test("a sentence between a call and its answer parts them not")
    func sentence() throws {
        let found = try sheet(
            """
            ## Move

            ```shell
            $ http --form PUT "https://api.lamps.test/lamps/$lamp_id/room" "room=$room"
            ```

            Carries the lamp to another room.

            ```json
            {"id": "l1", "room": "hall"}
            ```
            """)
        #expect(placed(found) == ["form room", "answer id", "answer room"])
    }

    @Test("words of a sentence are no command")
    func sentences() throws {
        let found = try sheet("```\nuse the http proxy / gateway of your choice\n```\n")
        #expect(endpoints(found).isEmpty)
    }
}
