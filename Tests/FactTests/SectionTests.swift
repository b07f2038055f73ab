import Guide
import Testing

@Suite("What a section is about, and whose members stand in it")
struct SectionTests {
    @Test("an endpoint owns its parts, one after the other, until something else of its rank comes")
    func parts() throws {
        let table = "| Name | Type |\n| --- | --- |\n"
        let guide = """
            ## Open a door
            ### Request
            #### HTTP Request
            ```
            POST https://door.example.net/v1/open
            ```
            #### Request Body
            \(table)| key | String |

            ### Response
            #### Result
            \(table)| seconds | Integer |

            ## Words
            \(table)| unrelated | Integer |
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table POST https://door.example.net/v1/open key : String",
                "parameter/table POST https://door.example.net/v1/open seconds : Integer", "parameter/table unrelated : Integer",
            ])
    }

    @Test("counted parts of a request are its parts, and what else is counted is not")
    func countedParts() throws {
        let table = "| Name | Type |\n| --- | --- |\n"
        let guide = """
            ### 2. Address
            GET https://door.example.net/v1/open

            ### 3. Parameters
            \(table)| key | String |

            ### 4. Words
            \(table)| unrelated | Integer |
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table GET https://door.example.net/v1/open key : String", "parameter/table unrelated : Integer",
            ])
    }

    @Test("a heading one rank too high still belongs to its method, also misspelled")
    func slips() throws {
        let guide = """
            ## Doors

            #### Method - openDoor
            public func openDoor(key: String, force: Bool)

            ### Descrtiption
            Opens it.

            #### Parameters
             key : which one
             force : at any cost
            """
        #expect(
            try lines(sheet(guide), .parameter) == ["parameter/list openDoor(key:force:) key", "parameter/list openDoor(key:force:) force"])
    }

    @Test(
        "headings that name a method, a parameter or a type",
        arguments: [
            ("### Method - open:seconds:", "method/heading open:seconds:"), ("### +openAll", "method/heading +openAll"),
            ("### -close:", "method/heading close:"), ("# Doorway Class Reference", "type/heading Doorway"),
            ("# ABDoor クラス", "type/heading ABDoor"), ("##### Parameters : doorKey", "parameter/heading doorKey"),
        ])
    func headings(text: String, fact: String) throws {
        #expect(try lines(sheet(text + "\n\nWords.\n")) == [fact])
    }

    @Test(
        "headings of words only, with a kind behind them, name nothing",
        arguments: ["## Product Types", "## 5. Login 메서드를 이용한 방법", "## Error Class", "## Sample Class"])
    func wordsOnly(text: String) throws { #expect(try lines(sheet(text + "\n\nWords.\n")) == []) }

    @Test("old Markdown: signs without a blank make a heading")
    func headingsWithoutBlank() throws {
        let guide =
            "###Constants\n####ABDoorState\n```\nABDoorStateOpen   // open\nABDoorStateShut   // shut\n```\n\nUse ABDoorState.\n\n```objc\n- (void)set:(ABDoorState)state;\n```\n"
        #expect(
            try lines(sheet(guide), .case) == ["case/list ABDoorState ABDoorStateOpen", "case/list ABDoorState ABDoorStateShut"])
    }

    @Test("sections that are called like the endpoints of a table are about those")
    func listedEndpoints() throws {
        let guide = """
            ## APIs

            | Method | URL | Description |
            | --- | --- | --- |
            | POST | /v1/doors | Add a new door |
            | GET | /v1/doors/{id}/keys | List all keys |

            ## Parameters

            ### 1.1 Add new door

            | Name | Type |
            | --- | --- |
            | color | String |

            ### 1.2 List of all keys

            | Name | Type |
            | --- | --- |
            | limit | Integer |

            ### 1.3 Weather

            | Name | Type |
            | --- | --- |
            | rest | Integer |
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table POST /v1/doors color : String", "parameter/table GET /v1/doors/{id}/keys limit : Integer",
                "parameter/table rest : Integer",
            ])
    }

    @Test("properties of what a method was handed")
    func handed() throws {
        let guide =
            "```objc\n- (void)doorDidOpen:(ABVisit *)visit;\n```\n\nThrough `visit` you learn these properties:\n\n- `NSString guest` who came.\n- `NSDate when` the time.\n"
        #expect(try lines(sheet(guide), .property) == ["property/list ABVisit guest : NSString", "property/list ABVisit when : NSDate"])
    }

    @Test("an endpoint in parts: the address in one place, the method in another")
    func endpointParts() throws {
        let guide = "### 登录\n\n**接口地址：**\n\n正式：https://door.example.net/api/\n\n测试：https://test.example.net/api/\n\n**请求类型：**\n\nPOST\n"
        #expect(try lines(sheet(guide), .endpoint) == ["endpoint/prose POST https://door.example.net/api/ = https://door.example.net/api/"])
        let parts =
            "## 3.3 開門\n### 3.3.1 接口位址\n> https://door.example.net/api\n\n### 3.3.2 接口說明\n|接口|說明|\n|--|--|\n|接口協議|HTTP POST|\n|返回格式|JSON|\n\n### 3.3.3 入口參數\n|參數|類型|\n|--|--|\n|door_id|char|\n"
        let endpoint = "POST https://door.example.net/api"
        #expect(
            try lines(sheet(parts), .endpoint, .parameter) == [
                "endpoint/prose \(endpoint) = https://door.example.net/api", "parameter/table \(endpoint) door_id : char",
            ])
    }

    @Test("classes that share a selector: the nearest call decides, for a listing as a whole")
    func owners() throws {
        func listing(_ type: String, _ call: String) -> String {
            "### \(type == "ABDoor" ? "One" : "Two")\n\n```objc\n- (void)\(call);\n- (void)stop;\n```\n\n```objc\n\(type) *it = [[\(type) alloc] init];\n[it \(call)];\n[it stop];\n```\n\n"
        }
        let guide = "# Things\n\n" + listing("ABDoor", "open") + listing("ABGate", "lift")
        #expect(
            try lines(sheet(guide), .method) == [
                "method/declaration ABDoor open : void", "method/declaration ABDoor stop : void", "method/declaration ABGate lift : void",
                "method/declaration ABGate stop : void",
            ])
    }

    @Test("a heading that is a path is an endpoint, and owns the bodies below it")
    func paths() throws {
        let guide = """
            ### /api/doors/open

            **OpenDoorRequest**
            ```
            {
              "key": "string", // which one
              "force": boolean
            }
            ```

            ### /api/doors/close [POST]
            ### /path/to/Door.plist
            ### /help
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter) == [
                "endpoint/heading /api/doors/open = /api/doors/open", "parameter/sample /api/doors/open key",
                "parameter/sample /api/doors/open force", "endpoint/heading POST /api/doors/close = /api/doors/close",
            ])
    }

    @Test("a path's method may stand below it")
    func pathsWithMethod() throws {
        let guide = "### /api/doors/open\n\nMethod: POST\n\n```json\n{\"key\": 1}\n```\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/sample POST /api/doors/open key"])
        #expect(Set(try sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name)) == ["POST /api/doors/open"])
    }

    @Test("a header that a sentence on headers names")
    func headers() throws {
        #expect(try lines(sheet("Every call carries the header `X-Door-Key`.\n"), .header) == ["header/prose X-Door-Key"])
        #expect(try lines(sheet("The file is called X-Door-Key.\n"), .header) == [])
    }

    @Test("a body behind a status, and another one after it")
    func headedBodies() throws {
        let bodies = "http 200\n{\n  \"door\": \"<name>\"\n}\n\nor\n\n{\n  \"error\": \"\"\n}\n"
        let guide = "## POST /v1/open\n\n### Response\n\n```json\n\(bodies)```\n"
        #expect(
            try lines(sheet(guide), .parameter) == ["parameter/sample POST /v1/open door", "parameter/sample POST /v1/open error"])
    }

    @Test("a page about an enum states a value in each language")
    func cases() throws {
        let guide = """
            # ABDoorState

            ```objc
            enum ABDoorState : NSInteger {}
            ```

            - ABDoorStateOpen

            ```objc
            ABDoorStateOpen = 3
            ```

            ```swift
            case open = 3
            ```
            """
        #expect(
            Set(try lines(sheet(guide), .case)) == [
                "case/list ABDoorState ABDoorStateOpen = 3", "case/declaration ABDoorState ABDoorStateOpen = 3",
                "case/declaration ABDoorState open = 3",
            ])
    }
}
