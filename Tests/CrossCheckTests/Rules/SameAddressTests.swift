import CrossCheck
import Guide
import Spec
import Testing

/// Calls at one address: what one of them answers or is sent is none of the other's.
@Suite("Calls of one address, and members of one name")
struct SameAddressTests {
    private func found(_ spec: String, in page: String) throws -> [String] {
        let bench = SourceBench(spec: spec, guide: page)
        try #require(bench.loaded != nil)
        return bench.outline
    }

    private static let lamps = """
        # Lamps

        ## List lamps

        ```json
        [{ "id": "a", "colour": "red", "label": "Mine" }]
        ```

        ### Request

        `GET https://api.lamps.example/v0/lamps`

        ## Make a lamp

        ```bash
        curl https://api.lamps.example/v0/lamps -X POST
        ```

        ### Request

        `POST https://api.lamps.example/v0/lamps`

        Parameter | Required | Description
        --------- | -------- | -----------
        colour  | yes | Its colour.
        label     | no | Its name.

        """

    private static let lampSpec = """
        endpoints:
          - name: lamps
            method: GET
            url: https://api.lamps.example/v0/lamps
            text: {en: Lists them., ko: 목록입니다.}
            response:
              body: {name: lamps, type: "[object]", fields: [{name: id, type: string}, {name: colour, type: string}, {name: label, type: string}]}
          - name: make
            method: POST
            url: https://api.lamps.example/v0/lamps
            text: {en: Makes one., ko: 만듭니다.}
            json:
              - {name: colour, type: string, required: true}
              - {name: label, type: string}
            response: {kind: empty}

        """

    @Test func whatAnotherCallAnswersIsNotSentHere() throws {
        #expect(try found(Self.lampSpec, in: Self.lamps) == [])
        let wrong = Self.lampSpec.replacing("      - {name: colour, type: string, required: true}\n", with: "")
        #expect(try found(wrong, in: Self.lamps) == ["guide-only colour"])
    }

    private static let keys = """
        # Keys

        ## From the web

        ```bash
        curl https://api.lamps.example/key \\
          -X POST \\
          -H "Key-Kind: web" \\
          -d 'code=<code>&kind=web_code'
        ```

        `POST https://api.lamps.example/key`

        Parameter | Required | Description
        --------- | -------- | -----------
        secret    | yes      | The secret.
        code      | yes      | The code.
        kind      | yes      | Must be set to *'web_code'*.

        ## From a lamp

        ```bash
        curl https://api.lamps.example/key \\
          -X POST \\
          -H "Key-Kind: lamp" \\
          -d 'kind=lamp_word'
        ```

        `POST https://api.lamps.example/key`

        Parameter | Required | Description
        --------- | -------- | -----------
        secret    | yes      | The secret.
        kind      | yes      | Must be set to *'lamp_word'*.

        """

    private static let keySpec = """
        endpoints:
          - name: webKey
            method: POST
            url: https://api.lamps.example/key
            text: {en: One., ko: 하나입니다.}
            headers: [{name: Key-Kind, type: string}]
            form:
              - {name: secret, type: string, required: true}
              - {name: code, type: string, required: true}
              - {name: kind, const: web_code, required: true}
            response: {kind: empty}
          - name: lampKey
            method: POST
            url: https://api.lamps.example/key
            text: {en: Another., ko: 다른 것입니다.}
            headers: [{name: Key-Kind, type: string}]
            form:
              - {name: secret, type: string, required: true}
              - {name: kind, const: lamp_word, required: true}
            response: {kind: empty}

        """

    @Test func twoCallsOfOneAddressHaveTheirOwnSections() throws {
        #expect(try found(Self.keySpec, in: Self.keys) == [])
        let exchanged = Self.keySpec.replacing("web_code", with: "x").replacing("lamp_word", with: "web_code").replacing(
            "const: x", with: "const: lamp_word")
        #expect(
            Set(try found(exchanged, in: Self.keys)).isSuperset(of: [
                "undocumented-value lamp_word says web_code", "undocumented-value web_code says lamp_word",
            ]))
        let shorter = Self.keySpec.replacing(
            "      - {name: secret, type: string, required: true}\n      - {name: code", with: "      - {name: code")
        #expect(try found(shorter, in: Self.keys).contains("guide-only secret"))
    }

    @Test func aNameMayStandAtTwoLevels() throws {
        let page = """
            # Cards

            ## Get a card

            `GET https://api.lamps.example/v0/cards/{id}`

            ```json
            { "id": "a", "free": "5.00", "parts": [{ "free": "4.00", "kind": "red" }], "settings": { "starred": true } }
            ```

            """
        func spec(_ top: String, _ settings: String = "") -> String {
            """
            endpoints:
              - name: card
                method: GET
                url: https://api.lamps.example/v0/cards/{id}
                text: {en: One., ko: 하나입니다.}
                path: [{name: id, type: string}]
                response:
                  fields:
                    - {name: id, type: string}
                    \(top)
                    - {name: parts, type: "[object]", fields: [{name: free, type: string}, {name: kind, type: string}]}
                    - {name: settings, type: object, fields: [{name: starred, type: boolean}\(settings)]}

            """
        }
        #expect(try found(spec("- {name: free, type: string}"), in: page) == [])
        #expect(try found(spec(""), in: page) == ["guide-only free"])
    }

    private static let rooms = """
        # Rooms

        ## Get a room

        `GET https://api.lamps.example/v0/rooms/{id}`

        Returns a [401 HTTP error](#errors) if the key is missing, or a [404 HTTP error](#errors) if there is no such room.

        ```json
        { "id": "a" }
        ```

        # Errors

        Code | Meaning
        ---- | -------
        401  | Unauthorized
        404  | Not Found

        """

    @Test func aSectionSaysWithWhatACallFails() throws {
        func spec(_ errors: String) -> String {
            """
            errors:
              - name: RoomError
                form: swift
                domain: DoorKit.RoomError
                invented: The page names no type.
                text: {en: Errors., ko: 오류입니다.}
                cases:
                  - {name: unauthorized, code: 401, status: 401, text: {en: No key., ko: 없습니다.}, invented: Told by its status.}
                  - {name: notFound, code: 404, status: 404, text: {en: No room., ko: 없습니다.}, invented: Told by its status.}
            failures:
              - {name: api, status: 400, body: {message: $message}, errors: [RoomError]}
            endpoints:
              - name: room
                method: GET
                url: https://api.lamps.example/v0/rooms/{id}
                text: {en: One., ko: 하나입니다.}
                path: [{name: id, type: string}]
                response: {fields: [{name: id, type: string}]}
                failure: api
                errors: [\(errors)]

            """
        }
        let whole = try found(spec("unauthorized, notFound"), in: Self.rooms)
        #expect(!whole.contains { $0.hasSuffix("says 404") })
        let part = try found(spec("unauthorized"), in: Self.rooms)
        #expect(part.contains("guide-only GET https://api.lamps.example/v0/rooms/{id} says 404"), "\(part)")
    }

    @Test func aSentenceRequiresAHeader() throws {
        let page = """
            # Keys

            ## Make a key

            ```bash
            curl https://api.lamps.example/v0/keys \\
              -X POST \\
              -H "Door-Word: <word>"
            ```

            `POST https://api.lamps.example/v0/keys`

            <aside class="notice">
              Requires the <code>Door-Word</code> header with a valid word.
            </aside>

            """
        func spec(_ sent: String) -> String {
            """
            endpoints:
              - name: key
                method: POST
                url: https://api.lamps.example/v0/keys
                text: {en: One., ko: 하나입니다.}
                \(sent)
                response: {kind: empty}

            """
        }
        #expect(try found(spec("headers: [{name: Door-Word, type: string, required: true}]"), in: page) == [])
        #expect(try found(spec("headers: [{name: Door-Word, type: string}]"), in: page) == ["requiredness-differs Door-Word says required"])
        #expect(try found(spec("query: [{name: Door-Word, type: string}]"), in: page).contains("place-differs Door-Word says header"))
        let open = page.replacing("Requires the", with: "Reads the")
        #expect(try found(spec("headers: [{name: Door-Word, type: string}]"), in: open) == [])
    }

    @Test func someItemsOfAListLackAMember() throws {
        func page(_ items: String) -> String {
            "# Lamps\n\n## List lamps\n\n`GET https://api.lamps.example/v0/lamps`\n\n```json\n[\(items)]\n```\n"
        }
        let spec = """
            endpoints:
              - name: lamps
                method: GET
                url: https://api.lamps.example/v0/lamps
                text: {en: Lists them., ko: 목록입니다.}
                response:
                  body:
                    name: lamps
                    type: "[object]"
                    fields: [{name: id, type: string, required: true}, {name: hue, type: string, required: true}]

            """
        let both = "{ \"id\": \"a\", \"hue\": \"red\" }"
        #expect(try found(spec, in: page("\(both), \(both)")) == [])
        #expect(try found(spec, in: page("{ \"id\": \"b\" }, \(both)")) == ["requiredness-differs lamps.hue says missing"])
        #expect(try found(spec, in: page("\(both), { \"id\": \"b\" }")) == ["requiredness-differs lamps.hue says missing"])
        #expect(try found(spec, in: page("\(both), { \"id\": \"b\", ... }")) == [])
    }

    @Test func anotherMethodsParameterIsNoneOfThisOnes() throws {
        let page = """
            # Cards

            ## Make a card

            `POST https://api.lamps.example/v0/cards`

            Parameter | Type | Required | Description
            --- | --- | --- | ---
            hue | string | yes | The colour.
            label | string | no | The name.

            ## Replace cards

            `PUT https://api.lamps.example/v0/cards`

            Parameter | Type | Required | Description
            --- | --- | --- | ---
            hue | integer | yes | Its number.
            label | string | yes | The name.

            """
        func spec(_ sent: String) -> String {
            """
            endpoints:
              - name: make
                method: POST
                url: https://api.lamps.example/v0/cards
                text: {en: One., ko: 하나입니다.}
                json: [\(sent)]
                response: {kind: empty}
              - name: replace
                method: PUT
                url: https://api.lamps.example/v0/cards
                text: {en: All., ko: 모두입니다.}
                json: [{name: hue, type: integer, required: true}, {name: label, type: string, required: true}]
                response: {kind: empty}

            """
        }
        #expect(try found(spec("{name: hue, type: string, required: true}, {name: label, type: string}"), in: page) == [])
        #expect(try found(spec("{name: label, type: string}"), in: page) == ["guide-only hue"])
        #expect(try found(spec("{name: hue, type: string, required: true}"), in: page) == ["guide-only label"])
    }

    @Test func aSamplesIdentifierStandsForAPlaceholder() throws {
        let page = """
            # Rooms

            ## Remove a room

            ```bash
            curl https://api.lamps.example/v0/rooms/3f8f8264-2f5e-4b2b-8333-473715ab039a \\
              -X DELETE \\
                  -H "Authorization: Bearer <token>"
            ```

            `DELETE https://api.lamps.example/v0/rooms/3f8f8264-2f5e-4b2b-8333-473715ab039a`

            """
        let spec = """
            endpoints:
              - name: remove
                method: DELETE
                url: https://api.lamps.example/v0/rooms/{id}
                text: {en: One., ko: 하나입니다.}
                path: [{name: id, type: string}]
                headers:
                  - {name: Authorization, type: string, scheme: Bearer, required: true}
                response: {kind: empty}

            """
        #expect(try found(spec, in: page) == [])
        let bare = spec.replacing("      - {name: Authorization, type: string, scheme: Bearer, required: true}\n", with: "")
        #expect(try found(bare, in: page) == ["guide-only Authorization"])
        let report = SourceBench(spec: bare, guide: page).report
        #expect(report?.findings.first?.ownedName == "remove.Authorization")
    }
}
