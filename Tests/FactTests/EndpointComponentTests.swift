import Guide
import Testing

@Suite("Components and headings that stand for an endpoint")
struct EndpointComponentTests {
    @Test("a component with a method and an address is an endpoint, and what follows is about it")
    func components() throws {
        let found = try sheet(
            """
            ## Rooms
            <Route method="GET">/v1/houses/[\\{house.id\\}](/house)/rooms</Route>

            | Field | Type | Description |
            |---|---|---|
            | limit | integer | how many |

            ## Rename

            <Endpoint
              url="/v1/rooms/:room_id/rename"
              method="post"
              permissions={
                <Permission title="ROOMS" />
              }
            />

            <ParamField name="name" type="string" required />

            ## Others

            <Form method="POST" action="/v1/rooms">

            <Route method="DANCE">/v1/rooms</Route> and `<Route method="GET">/v1/rooms</Route>` and <Route>/v1/rooms</Route>
            """)
        #expect(
            lines(found, .endpoint, .parameter) == [
                "endpoint/prose GET /v1/houses/{house.id}/rooms = /v1/houses/{house.id}/rooms",
                "parameter/table GET /v1/houses/{house.id}/rooms limit : integer",
                "endpoint/prose POST /v1/rooms/{room_id}/rename = /v1/rooms/{room_id}/rename",
                "parameter/list POST /v1/rooms/{room_id}/rename name : string required",
            ])
    }

    @Test("method and address may be headings of their own, which open no section")
    func parts() throws {
        let found = try sheet(
            """
            # Doors
            ## Make a key
            #### ***Method*** : POST
            #### ***Url*** : /v1/keys
            #### ***Request parameters***
            * grant_type [string] : always password

            #### ***Response (OK)***
            * access_token [string] : the key
            ## Method: how it works
            """)
        #expect(
            lines(found, .endpoint, .parameter, .key) == [
                "endpoint/prose POST /v1/keys = /v1/keys", "parameter/list POST /v1/keys grant_type : string",
                "parameter/list POST /v1/keys access_token : string",
            ])
    }

    @Test(
        "a heading may name its endpoint behind other words",
        arguments: [
            ("## Search: `GET /v1/doors/search`", "GET /v1/doors/search"), ("## Make one (POST /v1/doors)", "POST /v1/doors"),
            ("## Searching — GET /v1/doors", "GET /v1/doors"),
        ])
    func headings(heading: String, endpoint: String) throws {
        let found = try sheet("# Doors\n\n\(heading)\n\n| Parameter | Type |\n|---|---|\n| key | string |\n")
        #expect(found.facts.first { $0.kind == .endpoint }?.name == endpoint)
        #expect(found.facts.first { $0.kind == .parameter }?.owner == endpoint)
    }

    @Test("a path stands right behind a wide colon")
    func wideColons() throws {
        let found = try sheet("# 开门\n\n- 请求方式：`POST`\n- 请求地址：/v1/doors/open\n\n# 关门\n\n请求方法：GET\n请求路径：/v1/doors/shut\n")
        #expect(
            lines(found, .endpoint) == [
                "endpoint/prose POST /v1/doors/open = /v1/doors/open", "endpoint/prose GET /v1/doors/shut = /v1/doors/shut",
            ])
    }

    @Test("an item below the words for an endpoint's parameters may go on in another script")
    func otherScript() throws {
        let found = try sheet(
            """
            # 统计

            ```
            GET /v1/received
            ```

            **Request Params**

            + msg_ids 消息列表，用逗号隔开
            + iOS 的统计

            ## 说明

            + other_word 只是一句话
            """)
        #expect(lines(found, .parameter) == ["parameter/list GET /v1/received msg_ids"])
    }

    @Test("without a column for it, the type may be the first line of the meaning")
    func typesInMeanings() throws {
        let found = try sheet(
            """
            ## `POST /v1/doors`

            | パラメータ名 | 必須 | 説明 |
            |---|---|---|
            | kinds | はい | **Array&lt;String&gt;** <br/> 種類 |
            | name | いいえ | `string`<br>名前 |
            | note | いいえ | string. メモ |
            | more | いいえ | 説明<br/>string |
            """)
        #expect(
            lines(found, .parameter) == [
                "parameter/table POST /v1/doors kinds : Array<String> required", "parameter/table POST /v1/doors name : string optional",
                "parameter/table POST /v1/doors note optional", "parameter/table POST /v1/doors more optional",
            ])
    }

    @Test("statuses and what they mean are an endpoint's errors but for the successes, and a dash is no code")
    func statuses() throws {
        let found = try sheet(
            """
            ## `POST /v1/doors`
            ### Response

            | Status code | Meaning | Error code |
            |---|---|---|
            | 200 (OK) | open | - |
            | 404 (Not Found) | no such door | - |
            """)
        #expect(
            lines(found, .error, .parameter, .case) == ["error/table POST /v1/doors 404"])
    }

    @Test("a component that shows a request with values is no other endpoint")
    func examples() throws {
        let found = try sheet(
            """
            ## Rename

            <Endpoint method="POST" url="/v1/rooms/:room_id/rename" />

            ### Example

            <Request method="POST" endpoint="/v1/rooms/17/rename?name=hall" />
            """)
        #expect(lines(found, .endpoint) == ["endpoint/prose POST /v1/rooms/{room_id}/rename = /v1/rooms/{room_id}/rename"])
    }

    @Test("what stands right below an endpoint, or says whether it is required, is a parameter of it")
    func items() throws {
        let found = try sheet(
            """
            # Doors

            Some words.

            `POST https://door.example.net/v1/keys`

            - mail: who asks
            - secret: the word

            ## Shut

            `POST https://door.example.net/v1/shut`

            Shuts it.

            - door_id (String) (required): which one
            - hint: read this first
            """)
        #expect(
            lines(found, .parameter) == [
                "parameter/list POST https://door.example.net/v1/keys mail", "parameter/list POST https://door.example.net/v1/keys secret",
                "parameter/list POST https://door.example.net/v1/shut door_id : String required",
            ])
    }

    @Test("a command's fields are its endpoint's, and statuses with their words are errors among errors")
    func commands() throws {
        let found = try sheet(
            """
            ## Hang a door

            ```bash
            curl https://door.example.net/v1/doors \\
              -H 'X-Key: a=b' -d name=front \\
              -d "tag=old&owner=$OWNER" \\
              -F 'file=@door.png' --data-urlencode "note=a b" --data '{"json=": 1}'
            ```

            ### Errors

            - `400 Bad Request`: no name
            - **409 CONFLICT** twice
            - 404 Not Found: gone
            - 400 doors are too many
            """)
        #expect(
            lines(found, .endpoint, .parameter, .error).filter { !$0.hasSuffix("json") } == [
                "endpoint/sample POST https://door.example.net/v1/doors = https://door.example.net/v1/doors",
                "parameter/sample POST https://door.example.net/v1/doors name = front",
                "parameter/sample POST https://door.example.net/v1/doors tag = old",
                "parameter/sample POST https://door.example.net/v1/doors owner",
                "parameter/sample POST https://door.example.net/v1/doors file",
                "parameter/sample POST https://door.example.net/v1/doors note",
                "error/list POST https://door.example.net/v1/doors 400 = 400",
                "error/list POST https://door.example.net/v1/doors 409 = 409",
                "error/list POST https://door.example.net/v1/doors 404 = 404",
            ])
    }
}
