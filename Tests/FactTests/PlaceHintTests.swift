import Guide
import Testing

@Suite("What the place of a table says of its names")
struct PlaceHintTests {
    @Test(
        "constants among errors are errors, whatever their header is called",
        arguments: ["Erros | Mensagem | Descrição", "Errores | Mensaje | Descripción", "Errors | Message | Meaning", "エラー | メッセージ | 説明"])
    func errors(words: String) throws {
        let parts = words.split(separator: "|").map(String.init)
        let found = try sheet(
            """
            ## Rooms
            `POST /rooms`

            ### \(parts[0])
            Status: 500

            |\(parts[1])|\(parts[2])|
            |---|---|
            |`ROOM_NOT_FOUND`|There is no such room|
            |`LOCKED`|It is locked|
            """)
        #expect(lines(found, .error) == ["error/table POST /rooms ROOM_NOT_FOUND", "error/table POST /rooms LOCKED"])
        #expect(lines(found, .parameter).isEmpty)
    }

    @Test("under \"Header\" alone half of the names in the form of headers are enough")
    func headers() throws {
        let found = try sheet(
            """
            ## Rooms
            `GET /rooms`

            ### Header
            Say in the header what the body of the request is.

            |Parameter|Value|
            |---|---|
            |`Content-Type`|`application/json`|
            |`Token`|`TOKEN`|

            ### Body

            |Parameter|Value|
            |---|---|
            |`Room-Key`|`application/json`|
            |`door`|`TOKEN`|
            """)
        #expect(lines(found, .header).map { $0.split(separator: " ")[3] } == ["Content-Type", "Token"])
        #expect(lines(found, .parameter).map { $0.split(separator: " ")[3] } == ["Room-Key", "door"])
    }

    @Test("a table of what the JSON above it holds lists fields of the message, be they called properties")
    func members() throws {
        let found = try sheet(
            """
            ## Rooms
            `POST /rooms`

            ## Callback

            ```json
            {"room_id": 7, "state": "OPEN", "beds": []}
            ```

            |Property|Type|Description|
            |---|---|---|
            |`room_id`|Number|its number|
            |`state`|Text|its state|
            |`beds`|List|where one sleeps|
            """)
        #expect(lines(found, .property).isEmpty)
        #expect(found.facts.count { $0.kind == .parameter && $0.source == .table } == 3)
    }

    @Test("names of notifications are constants; under the name of a type they are what that has")
    func notifications() throws {
        let table = """

            Event | Type | Description
            --- | --- | ---
            LMPNotificationLit | string | when it shines
            LMPNotificationBroken | string | when it broke
            """
        let found = try sheet("# Event handling\n\nListen to them.\n" + table)
        #expect(
            lines(found, .constant, .key, .property, .case) == [
                "constant/table LMPNotificationLit : string", "constant/table LMPNotificationBroken : string",
            ])
    }

    @Test("words beside addresses are no methods, and a column of sentences does not say what is required")
    func words() throws {
        let found = try sheet(
            """
            # Start

            API | URL Root
            --- | ---
            Lamp | `https://api.example.net/v1/lamp`

            ## Migration

            | Item | Requirement | Risk |
            |---|---|---|
            | lampSdk | Upgrade to 34 | it will not build |
            | Permission | Ask for it when it runs | data may be lost |
            """)
        #expect(lines(found, .method, .parameter).isEmpty)
    }

    @Test("keys of an object that a heading names in plain words are what it has, where a message has every one of them")
    func keys() throws {
        let guide = """
            # Lamps API

            ## Floor Lamp

            |Key|Value|
            |---|---|
            |id|its number|
            |watts|how bright|

            ## Room

            |Key|Value|
            |---|---|
            |id|its number|
            |colour|which it has|

            ## Get it

            `GET /lamps/{id}`

            ### Response

            ```
            [
              {
                "id": 7, "watts": 40
              }
            ]
            ```
            """
        let found = try sheet(guide)
        #expect(lines(found, .property) == ["property/table FloorLamp id", "property/table FloorLamp watts"])
        #expect(lines(found, .key) == ["key/table id", "key/table colour"])
    }

    @Test("a constant that the line before mentions has no properties")
    func constants() throws {
        let found = try sheet("# Lamps\n\nIt needs READ_LAMPS or ALL.\n\n| Property | Description |\n|---|---|\n| watts | how bright |\n")
        #expect(lines(found, .property) == ["property/table watts"])
    }

    @Test("names beside codes that are words are what the codes mean", arguments: ["Nombre", "Erro", "Error name"])
    func meanings(header: String) throws {
        let found = try sheet(
            """
            # Códigos de error

            | Código | \(header) | Descripción |
            |---|---|---|
            | 4001 | Llave perdida | La llave no existe |
            | 4002 | Puerta cerrada | La puerta está cerrada |
            """)
        #expect(lines(found, .error) == ["error/table 4001 = 4001", "error/table 4002 = 4002"])
    }

    @Test("the line before calls one type so: a table below it lists what that has")
    func calledTypes() throws {
        let found = try sheet(
            """
            # Lamps

            ```swift
            lamps.light { lamp in }
            ```

            The LMPResult object is handed to the callback:

            | Field | Description |
            |---|---|
            | brightness | how bright |
            | message | what it says |

            The parameters of the LMPLamp class are:

            | Field | Description |
            |---|---|
            | watts | how much it takes |
            """)
        #expect(
            lines(found, .type, .property, .parameter) == [
                "type/prose LMPResult", "property/table LMPResult brightness", "property/table LMPResult message", "parameter/table watts",
            ])
    }
}
