import Guide
import Testing

@Suite("Pages of kinds that were met late")
struct PageKindTests {
    @Test("a request in a listing whose method stands in brackets, and a placeholder of any language in its path")
    func bracketedMethods() throws {
        let guide = """
            #### OpenDoor

            ##### URL
            ```
            [POST] /{서버}/api/OpenDoor
            ```

            ##### Request parameters
            Parameter | Meaning
            --------- | -------
            key       | what opens
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .endpoint, .parameter).first?.hasPrefix("endpoint/sample POST /{}/api/OpenDoor") == true)
        #expect(lines(sheet, .parameter) == ["parameter/table POST /{}/api/OpenDoor key"])
    }

    @Test("rows that are set in, with the mark of a branch before what is nested: properties of an answer")
    func branches() throws {
        let guide = """
            #### Open

            ##### URL
            `POST /v1/open`

            ##### Response properties
            Property | Meaning
            -------- | -------
                    door\u{3000}  | the door
            &nbsp;   ∟lockKey  | its key
            &nbsp;   └ lockCount | how many

            ##### Notes
            """
        let owner = "parameter/table POST /v1/open"
        #expect(try lines(sheet(guide), .parameter) == ["\(owner) door", "\(owner) lockKey", "\(owner) lockCount"])
    }

    @Test("what the query of the address above has is asked for, whatever the header says")
    func queries() throws {
        let guide = """
            ### Find doors

            ```http
            GET /doors?street=1&key=2
            ```

            | Attribute | Type |
            | --- | --- |
            | key | String |
            | street | String |
            | color | String |
            """
        let found = try sheet(guide).facts.filter { $0.name == "color" }.map(summary)
        #expect(found == ["parameter/table GET /doors color : String"])
    }

    @Test("a header file as a heading, and a sentence on its class", arguments: ["该类提供开门的方法", "This class opens doors.", "このクラスはドアを開けます"])
    func headerFiles(sentence: String) throws {
        #expect(try lines(sheet("## Files\n\n#### ABDoor.h\n\(sentence)\n"), .type) == ["type/heading ABDoor"])
        #expect(try lines(sheet("## Files\n\n#### ABDoor.h\nHere are all types of errors.\n"), .type) == [])
    }

    @Test("counted names in bold in a chapter on data structures")
    func structures() throws {
        let guide = """
            ## 数据结构说明

            **1、ABDoor**

            | 名称 | 类型 | 描述 |
            | --- | --- | --- |
            | lock_key | string | 钥匙 |

            **2、ABDoorColor**

            * 枚举类型

            | 名称 | 值 | 描述 |
            | --- | --- | --- |
            | Any | 0 | 任意 |
            | Green | 1 | 绿色 |

            **3、ABDoorMode**

            | 名称 | 值 | 描述 |
            | --- | --- | --- |
            | Locked | 1 | 锁 |
            """
        #expect(
            try lines(sheet(guide), .type, .enum, .property, .case) == [
                "type/heading ABDoor", "property/table ABDoor lock_key : string", "enum/heading ABDoorColor",
                "case/table ABDoorColor Any = 0", "case/table ABDoorColor Green = 1", "enum/heading ABDoorMode",
                "case/table ABDoorMode Locked = 1",
            ])
    }

    @Test("a title that calls a type of the table above a model")
    func models() throws {
        let guide = """
            ## Answers

            | Value | Description | Value Type |
            | --- | --- | --- |
            | result | doors | [DoorKey] |

            ### DoorKey Model exposed by the kit

            | Value | Description |
            | --- | --- |
            | id | its number |
            | lockCount | how many locks |
            """
        #expect(
            try lines(sheet(guide), .type, .property, .case) == [
                "type/heading DoorKey", "property/table DoorKey id", "property/table DoorKey lockCount",
            ])
    }

    @Test("headings with parameters and answers below them, and a counted word between them")
    func parts() throws {
        let parts = "### Parameters\n\nNone.\n\n### Response\n\nNone.\n\n"
        let table = "| Parameters | Value Type |\n| --- | --- |\n| userName | String |\n\n"
        let guide = "# Kit\n\n## 1.1 Prepare\n\n\(table)## 1.2 OpenDoors\n\n\(parts)## 1.3 CloseDoors\n\n\(parts)"
        #expect(
            try lines(sheet(guide), .method) == ["method/heading Prepare", "method/heading OpenDoors", "method/heading CloseDoors"])
        // One alone may be anything.
        #expect(try lines(sheet("# Kit\n\n## OpenDoors\n\n\(parts)"), .method) == [])
    }

    @Test("a type in small letters that a row above has")
    func typesOfRows() throws {
        let guide = """
            ## Parameters

            | 参数名 | 类型 |
            | --- | --- |
            | content | doorContent |

            doorContent：要打开的门，包含：

            | 参数名 | 类型 |
            | --- | --- |
            | lockKey | NSString |
            """
        #expect(try lines(sheet(guide), .type).map { $0.hasSuffix("doorContent") } == [true])
    }

    @Test("a table explains what a block is handed, which a property is")
    func blocks() throws {
        let guide = """
            ## 9.2 Open

            ```objc
            - (void)openDoor;
            ```

            ## 9.3 Callback

            ```objc
            @property (nonatomic, copy) void (^openBlock)(BOOL isOpen, NSDictionary *lockInfo);
            ```

            | Parameter | Meaning |
            | --- | --- |
            | isOpen | whether it is open |
            | lockInfo | what else |
            """
        #expect(
            try lines(sheet(guide), .parameter) == ["parameter/table openBlock isOpen", "parameter/table openBlock lockInfo"])
    }

    @Test("a table of properties under the header of the one of methods")
    func copiedHeaders() throws {
        let guide = "### ABDoor Class\n\n#### Properties\n\n|Method|Description|\n|---|---|\n|color|its colour|\n"
        #expect(try lines(sheet(guide), .property, .method) == ["property/table ABDoor color"])
    }

    @Test("the headers of a request that opens a connection")
    func handshakes() throws {
        let guide =
            "## Listen\n\n```\nGET /v1/doors HTTP/1.1\nUpgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Protocol: doors\n```\n"
        let headers = try sheet(guide).facts.filter { $0.kind == .header }.map(\.name)
        #expect(headers == ["Upgrade", "Connection", "Sec-WebSocket-Protocol"])
    }
}
