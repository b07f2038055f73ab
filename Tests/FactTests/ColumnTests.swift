import Guide
import Testing

@Suite("Columns, by the words of their headers and the looks of their cells")
struct ColumnTests {
    @Test(
        "the same table in five scripts, none of whose headers is on a list as it stands",
        arguments: [
            "| Parameter ID | Data type | Necessity | Remarks |\n| --- | --- | --- | --- |\n| door_id | String | Yes | a door |",
            "| 파라미터 ID | 데이터 타입 | 필수여부 | 상세 설명 |\n| --- | --- | --- | --- |\n| door_id | String | 필수 | 문 |",
            "| パラメーター名 | データ型 | 必須 | 説明 |\n| --- | --- | --- | --- |\n| door_id | String | 必須 | ドア |",
            "| 参数名称 | 参数类型 | 是否必填 | 参数说明 |\n| --- | --- | --- | --- |\n| door_id | String | 是 | 门 |",
            "| 參數名稱 | 型別 | 是否<br>必要 | 說明 |\n| --- | --- | --- | --- |\n| door_id | String | 是 | 門 |",
        ]
    )
    func languages(table: String) throws {
        let guide = "## Doors\n\n`POST /v1/doors`\n\n\(table)\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table POST /v1/doors door_id : String required"])
    }

    @Test(
        "yes and no say what is required, and not where they say what is signed",
        arguments: [("参与签名", ""), ("Signed", ""), ("选填", " optional"), ("Designed", " optional")])
    func signedFields(header: String, says: String) throws {
        let guide =
            "## Doors\n\n`POST /v1/doors`\n\n| 字段 | 类型 | \(header) | 说明 |\n| --- | --- | --- | --- |\n| door_id | string | N | 门 |\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table POST /v1/doors door_id : string\(says)"])
    }

    @Test("rows that end before the column of names state nothing, and the others what they say")
    func shortRows() throws {
        let guide = """
            <h2>Doors</h2><p><code>POST /v1/doors</code></p>
            <table><tr><th>No.</th><th>Place</th><th>Parameter</th><th>Type</th></tr>
            <tr><td>1</td></tr><tr><td>2</td><td>body</td><td>door_id</td><td>String</td></tr><tr></tr></table>
            """
        #expect(try lines(sheet(guide, path: "guide.html"), .parameter) == ["parameter/table POST /v1/doors door_id : String"])
    }

    @Test("\"Processing method\" over sentences says how an error is dealt with, and names no methods")
    func waysOut() throws {
        let guide = """
            ## Error codes

            | Error code | Error message | Processing method |
            | --- | --- | --- |
            | 1001 | The window is closed | Nothing has to be done here |
            | 2001 | The request is wrong | Please look at what you sent |
            """
        #expect(try lines(sheet(guide)) == ["error/table 1001 = 1001", "error/table 2001 = 2001"])
    }

    @Test("types of data under \"Value\" are no values")
    func typesUnderValue() throws {
        let table =
            "| Property name | Value | Description |\n| --- | --- | --- |\n| isOpen | Boolean | open |\n| key | String | its key |\n"
        let guide = "## Doors\n\n```\nGET /v1/doors\n```\n\n### Response\n\n\(table)"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table GET /v1/doors isOpen : Boolean", "parameter/table GET /v1/doors key : String",
            ])
    }

    @Test("numbers under \"Value\", errors announced: codes of an endpoint's errors")
    func codesUnderValue() throws {
        let guide = """
            ## Open a door

            ### Request

            ```
            POST https://door.example.net/v1/open
            ```

            ### Error Code

            | Value | Description |
            | --- | --- |
            | 4001 | locked |
            """
        #expect(try lines(sheet(guide), .error) == ["error/table POST https://door.example.net/v1/open 4001 = 4001"])
    }

    @Test("headers of HTTP have its form; a JSON member called header lists fields")
    func headers() throws {
        let table = { (name: String) in "| Key | Value |\n| --- | --- |\n| \(name) | the door |\n" }
        #expect(try lines(sheet("## HTTP Request Header\n\n" + table("X-Door-Key"))) == ["header/table X-Door-Key"])
        let body = "## Doors\n\n```\nGET /v1/doors\n```\n\n```json\n{\"header\": {\"isOpen\": true}}\n```\n\n### Header\n\n"
        let fields = "| Name | Type |\n| --- | --- |\n| isOpen | Boolean |\n"
        #expect(try lines(sheet(body + fields)).contains("parameter/table GET /v1/doors isOpen : Boolean"))
    }

    @Test("files are no headers, whatever \"header files\" announces")
    func files() throws {
        let sheet = try sheet("헤더 파일\n\n| 파일명 | 설명 |\n| --- | --- |\n| ABDoor.h | 문 |\n| ABKey.h | 열쇠 |\n")
        #expect(sheet.count(.header) == 0)
    }

    @Test("words in a row are a sentence, not names")
    func sentences() throws {
        let table = "| Item | Content |\n| --- | --- |\n| Tested door version | 3.1 |\n| Key Version | Key 8.2 |\n"
        #expect(try lines(sheet(table)) == [])
    }

    @Test("a class in the row owns its properties; the first column lists cases")
    func rowType() throws {
        let guide = """
            | Door Type | Configuration Class | Configurable Properties |
            | --- | --- | --- |
            | slidingDoor | SlidingDoorConfiguration | - width<br> - track |
            """
        #expect(
            try lines(sheet(guide)) == [
                "case/table slidingDoor", "type/table SlidingDoorConfiguration", "property/table SlidingDoorConfiguration width",
                "property/table SlidingDoorConfiguration track",
            ])
    }

    @Test("a name with its code in brackets, cases with a dot, two methods in one cell")
    func cells() throws {
        let errors = "## Errors\n\n| Error Code | Description |\n| --- | --- |\n| AB\\_LOCKED(3602) | locked |\n"
        #expect(try lines(sheet(errors)) == ["error/table AB_LOCKED = 3602"])
        let cases = "| ATTRIBUTE | NOTES |\n| --- | --- |\n| .opened(Door) | it opened |\n| .failed | it did not |\n"
        #expect(try lines(sheet(cases)) == ["case/table opened", "case/table failed"])
        let endpoint = "| Method | URL |\n| --- | --- |\n| GET / POST | /v1/doors |\n"
        #expect(try lines(sheet(endpoint)).map { $0.prefix(25) } == ["endpoint/table GET /v1/do", "endpoint/table POST /v1/d"])
    }

    @Test("constants in a cell, each with its meaning, belong together")
    func constantsInACell() throws {
        let guide = "| 속성 | 설명 |\n| --- | --- |\n| hinge | 경첩<br/>ABHingeSideLeft (기본값) : 왼쪽<br/>ABHingeSideRight : 오른쪽 |\n"
        #expect(
            try lines(sheet(guide), .constant) == [
                "constant/table ABHingeSide ABHingeSideLeft", "constant/table ABHingeSide ABHingeSideRight",
            ])
    }

    @Test("the fields of a class stand under its heading")
    func fields() throws {
        let guide = "## ABDoorConfig 类\n\n| 参数名称 | 参数类型 | 参数说明 |\n| --- | --- | --- |\n| doorKey | NSString | 钥匙 |\n"
        #expect(try lines(sheet(guide), .property) == ["property/table ABDoorConfig doorKey : NSString"])
    }

    @Test("numbers that count the rows are no names, and do not speak against those that are")
    func ordinals() throws {
        let table = """
            | 구분 | 필드 | 필드명 | 크기 | 필수 | 타입 | 비고 |
            | --- | --- | --- | --- | --- | --- | --- |
            | 1 | doorId | 문 번호 | 10 | ○ | String | |
            | 2 | price | 금액 | 22 | ○ | String | 콤마 제거 |
            """
        #expect(
            try lines(sheet("#### 1) 요청 파라미터\n\n\(table)\n")) == [
                "parameter/table doorId : String required", "parameter/table price : String required",
            ])
    }

    @Test("cases as Swift writes them, with the server that each stands for")
    func implicitCases() throws {
        let table =
            "| Environment | Server URL |\n| --- | --- |\n| `.live` | `https://door.example.net` |\n| `.trial` | `https://trial.example.net` |\n"
        #expect(
            try lines(sheet(table), .case) == [
                "case/table live = https://door.example.net", "case/table trial = https://trial.example.net",
            ])
    }

    @Test("a call's addresses by server, whatever its method")
    func servers() throws {
        let guide = """
            ## 2.1 문 열기 API

            <table><tbody>
            <tr><td>운영</td><td>https://door.example.net/v1/open</td></tr>
            <tr><td>테스트</td><td>https://trial.example.net/v1/open</td></tr>
            </tbody></table>

            #### 요청 파라미터

            | 필드 | 타입 |
            | --- | --- |
            | key | String |
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter) == [
                "endpoint/table https://door.example.net/v1/open = https://door.example.net/v1/open",
                "endpoint/table https://trial.example.net/v1/open = https://trial.example.net/v1/open",
                "parameter/table https://door.example.net/v1/open key : String",
            ])
    }

    @Test("a cell that speaks of another parameter states nothing")
    func mentionedParameters() throws {
        let table = "| 파라미터 ID | 설명 | 비고 |\n| --- | --- | --- |\n| DOOR_FLAG | 여부 | |\n| DOOR_YEAR | 연도 | DOOR_FLAG : 'Y' 일때 필수 |\n"
        #expect(try lines(sheet(table), .parameter, .constant) == ["parameter/table DOOR_FLAG", "parameter/table DOOR_YEAR"])
    }

    @Test("settings that have types and may be left out are given in code, and are no keys of a property list")
    func settings() throws {
        let rows = "| `doorId` | `String` | 是 | `nil` | 门的编号 |\n| `openDelay` | `Double` | 否 | `15` | 秒 |\n"
        let guide = "### 配置表格\n\n| Config | 参数类型 | 是否必填 | 默认值 | 说明 |\n| --- | --- | --- | --- | --- |\n" + rows
        let found = try sheet(guide)
        #expect(found.facts.filter { $0.kind == .key }.isEmpty)
        #expect(found.facts.filter { $0.kind == .property || $0.kind == .parameter }.map(\.name) == ["doorId", "openDelay"])
    }

    @Test("what a table calls parameters of a model that methods are handed, the model has")
    func models() throws {
        let guide = """
            + ***\\+ (void)report:(ABDoorEvent \\*)event***

            + ***ABDoorEvent***

            参数说明：

            | 参数名称 | 参数类型 | 参数说明 |
            |:---:|:---:|:---:|
            | extra | NSDictionary | 自定义属性 |
            """
        let found = try sheet(guide)
        #expect(
            lines(found, .type, .property, .parameter) == ["type/heading ABDoorEvent", "property/table ABDoorEvent extra : NSDictionary"])
    }
}
