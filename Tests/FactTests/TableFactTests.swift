import Guide
import Testing

@Suite("Facts from tables and lists")
struct TableFactTests {
    @Test("what a sample sends like a message, and the table gives a type, is a property")
    func readByMessages() throws {
        let sample = "```objc\n[ABDoors openWithBlock:^(ABDoorInfo *info) {\n    NSString *key = [info door_key];\n}];\n```\n\n"
        let table = "ABDoorInfo字段 | 类型 | 说明\n---|---|---\ndoor\\_key | NSString | 钥匙\n"
        #expect(try lines(sheet("# 门\n\n" + sample + table), .property, .method) == ["property/table ABDoorInfo door_key : NSString"])
    }

    @Test(
        "headers in both languages give a row its parts",
        arguments: [
            "| Parameter | Type | Required | Description |\n| --- | --- | --- | --- |\n| door_id | String | Y | a door |\n| key | int | N | a key |",
            "| 파라미터 | 타입 | 필수 여부 | 설명 |\n| --- | --- | --- | --- |\n| `door_id` | String | 필수 | 문 |\n| key | int | 선택 | 열쇠 |",
            "| 요청 변수명 | 자료형 | 필수 | 비고 |\n| --- | --- | --- | --- |\n| door_id | String | O | 문 |\n| key | int | X | 열쇠 |",
        ]
    )
    func parameters(table: String) throws {
        let guide = "## Doors\n\n| Method | URI |\n| --- | --- |\n| POST | /v1/doors/{id}?dry={dry} |\n\n\(table)\n"
        #expect(
            try lines(sheet(guide)) == [
                "endpoint/table POST /v1/doors/{id} = /v1/doors/{id}?dry={dry}",
                "parameter/table POST /v1/doors/{id} dry = {dry}",
                "parameter/table POST /v1/doors/{id} door_id : String required",
                "parameter/table POST /v1/doors/{id} key : int optional",
            ]
        )
    }

    @Test("an address stands in the first column whose header ends in URI, whatever else the header says")
    func qualifiedAddress() throws {
        let table = """
            | API | Method | Wrapping URI | Door URI |
            | --- | --- | --- | --- |
            | Open a door | POST | /wrap/v1/doors | /v1/doors |
            """
        #expect(try sheet(table).facts.filter { $0.kind == .endpoint }.map(\.name) == ["POST /wrap/v1/doors"])
    }

    @Test("constants, states and properties are told by the header and what introduces the table")
    func kinds() throws {
        func table(_ lead: String) -> String { "\(lead)\n\n| 상수 | 설명 |\n| --- | --- |\n| doorOpen | 열림 |\n" }
        #expect(try lines(sheet(table("상수는 다음과 같습니다.")), .constant) == ["constant/table doorOpen"])
        #expect(try lines(sheet(table("AB_DOOR_STATE의 상탯값은 다음과 같습니다.")), .case) == ["case/table AB_DOOR_STATE doorOpen"])
        #expect(try lines(sheet(table("ABDoorKeeper 객체의 속성은 아래 표와 같습니다.")), .property) == ["property/table ABDoorKeeper doorOpen"])
    }

    @Test("error tables give code and name, headers their table")
    func errors() throws {
        let guide = """
            ## Errors

            | Error | Error Code | Description |
            | --- | --- | --- |
            | AB_LOCKED | 4001 | locked |

            ## HTTP Header

            | Name | Required | Value |
            | --- | --- | --- |
            | X-Door-Key | Required | a key |
            """
        #expect(try lines(sheet(guide)) == ["error/table AB_LOCKED = 4001", "header/table X-Door-Key required"])
    }

    @Test("rows without a name are accounted for")
    func unread() throws {
        let sheet = try sheet("| 이름 | 설명 |\n| --- | --- |\n| 문 | 열림 |\n| | |\n")
        #expect(sheet.facts.isEmpty)
        #expect(sheet.unread.map(\.reason) == ["row in words only", "empty row"])
    }

    @Test("a table run together into one line still gives its parameter")
    func runTogether() throws {
        let guide =
            "<h3>ABDoor</h3><p>1.1. (void)setKey:(NSString *)doorKey</p><p><b>파라미터</b><br>파라미터 타입 필수 여부 설명 doorKey NSString Y 문의 열쇠</p>"
        #expect(try lines(sheet(guide, path: "guide.html"), .parameter) == ["parameter/table setKey: doorKey : NSString required"])
    }

    @Test(
        "tables on their side give an endpoint",
        arguments: [
            ("guide.md", "| Method | POST |\n| --- | --- |\n| URL | /v1/doors |\n"),
            ("guide.html", "<table><tr><th>요청 URL</th><td>/v1/doors</td></tr><tr><th>메서드</th><td>POST</td></tr></table>"),
        ]
    )
    func vertical(path: String, guide: String) throws {
        #expect(try lines(sheet(guide, path: path)) == ["endpoint/table POST /v1/doors = /v1/doors"])
    }

    @Test("a first row of header words is a header though it is not marked as one")
    func unmarkedHeader() throws {
        let guide = "<table><tr><td>파라미터</td><td>타입</td></tr><tr><td>door</td><td>int</td></tr></table>"
        #expect(try lines(sheet(guide, path: "guide.html")) == ["parameter/table door : int"])
    }

    @Test("items that explain parameters, with type and requiredness in brackets")
    func definitions() throws {
        let guide = "## PUT /v1/doors Changes a door\n\nParameters:\n\n* door_id (String, required): which\n* `key` (int) - a secret\n"
        #expect(
            try lines(sheet(guide)) == [
                "endpoint/heading PUT /v1/doors = /v1/doors", "parameter/list PUT /v1/doors door_id : String required",
                "parameter/list PUT /v1/doors key : int",
            ]
        )
    }

    @Test("rows of a page's text, without any markup")
    func plainRows() throws {
        let guide = "Doors\n\nABDoor 클래스의 속성입니다.\n\n구성 해당속성 설명\n기본 정보 ID\nhasKey\n문의 정보\n추가 정보 extras 그 밖의 정보\n"
        #expect(try lines(sheet(guide, path: "guide.txt"), .property).contains("property/table ABDoor hasKey"))
    }

    @Test(
        "a sentence that opens with header words is no table",
        arguments: ["Error message texts are shown.", "Service type and name\nare given below"])
    func sentences(text: String) throws {
        #expect(try sheet(text + "\n").facts.isEmpty)
    }

    @Test("results of a method in a list")
    func results() throws {
        let guide = "## ABDoor\n\n```objc\n- (BOOL)isOpen;\n```\n\n* YES: open\n* NO: closed\n"
        #expect(try lines(sheet(guide), .case) == ["case/list isOpen YES", "case/list isOpen NO"])
    }

    @Test(
        "a number is no parameter's name: under codes of results it is an error",
        arguments: ["### 응답 코드", "### レスポンスコード", "### 响应码", "### Response codes\n#### Opening"])
    func numbers(heading: String) throws {
        let guide = "## POST /v1/doors/open\n\n\(heading)\n\n| Code | Message |\n| --- | --- |\n| 2001 | jammed |\n| 2002 | locked |\n"
        let sheet = try sheet(guide)
        #expect(sheet.facts.filter { $0.kind == .error }.map(\.name) == ["2001", "2002"])
        #expect(lines(sheet, .parameter) == [])
    }

    @Test(
        "codes of other things, and the statuses of HTTP, are neither errors nor parameters",
        arguments: [
            ("### 은행 코드", ["004", "011"]), ("### HTTP Status Codes", ["400", "404"]), ("### 응답 코드", ["200", "404"]),
        ])
    func otherNumbers(heading: String, codes: [String]) throws {
        let rows = codes.map { "| \($0) | words |\n" }.joined()
        let guide = "## POST /v1/doors/open\n\n\(heading)\n\n| Code | Message |\n| --- | --- |\n\(rows)"
        #expect(try lines(sheet(guide), .error, .parameter) == [])
    }

    @Test("a method's parameters are its own, be one called like a type of data")
    func likeTypes() throws {
        let guide = """
            <html><body><h3>door:didFail:</h3><code>- (void)door:(ABDoor *)door didFail:(NSError *)error</code><h4>Parameters</h4>
            <table><tr><th scope="row"><code>door</code></th><td><p>which one</p></td></tr>
            <tr><th scope="row"><code>error</code></th><td><p>what happened</p></td></tr></table></body></html>
            """
        #expect(
            try lines(sheet(guide, path: "guide.html"), .parameter) == [
                "parameter/table door:didFail: door", "parameter/table door:didFail: error",
            ])
    }

    @Test("statuses with their words, in columns called in several ways", arguments: ["HTTP error", "HTTP status", "Status"])
    func wordedStatuses(header: String) throws {
        let guide = """
            ## Error codes

            Code | \(header) | Cause
            ---- | ---------- | -----
            1001 | 400 Bad Request | The body is no JSON.
            1005 | 404 Not Found | There is no such lamp.
            """
        let errors = try sheet(guide).facts.filter { $0.kind == .error }
        #expect(errors.map(\.name) == ["1001", "1005"])
        #expect(errors.map(\.detail.status) == [400, 404])
    }

    @Test("codes called after errors, and codes with statuses of HTTP, are errors also under an endpoint")
    func errorCodes() throws {
        let rows = "| door_jammed | 400 | No |\n| door_locked | 409 | Yes |\n"
        for header in ["| ErrorCode | HTTP Status | Retry |\n", "| Code | HTTP Status Code | Meaning |\n"] {
            let sheet = try sheet("## POST /v1/open\n\n### Response\n\n\(header)| --- | --- | --- |\n\(rows)")
            #expect(sheet.facts.filter { $0.kind == .error }.map(\.name) == ["door_jammed", "door_locked"])
            #expect(lines(sheet, .parameter) == [])
        }
    }
}
