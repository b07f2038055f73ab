import Guide
import Testing

@Suite("Facts from URLs, headers, durations and settings")
struct AddressFactTests {
    @Test("a request in a sample is an endpoint, a link is none")
    func requests() throws {
        let guide = """
            See [the manual](https://docs.example.com/manual).

            ```objc
            // https://docs.example.com/comment
            NSString *url = @"https://api.example.com/v1/me";
            NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:url]];
            NSString *value = [NSString stringWithFormat:@"Bearer %@", token];
            ```
            """
        #expect(
            try lines(sheet(guide), .endpoint, .header, .key) == [
                "endpoint/sample GET https://api.example.com/v1/me = https://api.example.com/v1/me",
                "header/sample GET https://api.example.com/v1/me Authorization : Bearer",
            ]
        )
    }

    @Test("what a repository holds is a place to read on")
    func repositories() throws {
        let guide = "See https://github.com/ab/doors/blob/main/Door.swift#L23, the pod is at https://github.com/ab/doors.\n"
        #expect(try lines(sheet(guide), .key) == ["key/prose https://github.com/ab/doors = https://github.com/ab/doors"])
    }

    @Test("a sample that sets a header shows its scheme, whatever it is called", arguments: ["Bearer", "Token", "LampKey"])
    func schemes(scheme: String) throws {
        let guide = """
            ```objc
            NSString *value = [NSString stringWithFormat:@"\(scheme) %@", token];
            [request setValue:value forHTTPHeaderField
            NSString *name = [NSString stringWithFormat:@"Dear Mr %@", name];
            ```
            """
        #expect(try lines(sheet(guide), .header) == ["header/sample Authorization : \(scheme)"])
    }

    @Test("curl gives method, query, and headers with their scheme")
    func curl() throws {
        let guide = "```\ncurl -X DELETE https://api.example.com/v1/doors?id=12&why=OLD \\\n  -H \"Authorization: DoorAK abc\"\n```\n"
        #expect(
            try lines(sheet(guide)) == [
                "endpoint/sample DELETE https://api.example.com/v1/doors = https://api.example.com/v1/doors?id=12&why=OLD",
                "parameter/sample DELETE https://api.example.com/v1/doors id = 12",
                "parameter/sample DELETE https://api.example.com/v1/doors why = OLD",
                "header/sample DELETE https://api.example.com/v1/doors Authorization : DoorAK",
            ]
        )
    }

    @Test("a redirect with placeholders of any language")
    func redirects() throws {
        let sheet = try sheet("```\n{앱의 스킴}://doorResult?version=2&code={결과}\n```\n")
        #expect(
            lines(sheet) == [
                "endpoint/sample {}://doorResult = {}://doorResult?version=2&code={}",
                "parameter/sample {}://doorResult code",
                "parameter/sample {}://doorResult version = 2",
            ]
        )
    }

    @Test("a domain, a path and a method told apart in a sentence")
    func sentence() throws {
        let guide = "The domain is \"https://api.example.com\", its path \"/v1/doors\", its http method \"GET\".\n"
        #expect(
            try lines(sheet(guide), .endpoint) == ["endpoint/prose GET https://api.example.com/v1/doors = https://api.example.com/v1/doors"]
        )
    }

    @Test("a method and a path in a sentence")
    func inlinePaths() throws {
        let guide = "Call `GET /v1/doors/{id}` or DELETE /v1/doors. A GET request is no endpoint.\n"
        #expect(
            try lines(sheet(guide)) == [
                "endpoint/prose GET /v1/doors/{id} = /v1/doors/{id}", "endpoint/prose DELETE /v1/doors = /v1/doors",
            ]
        )
    }

    @Test("a placeholder in angle brackets, with the kind of its values")
    func angledPlaceholders() throws {
        let guide = "Call `POST /v1/doors/<int:door_id>/keys` or `GET /v1/doors/<door_id>`.\n"
        #expect(
            try lines(sheet(guide), .endpoint) == [
                "endpoint/prose POST /v1/doors/{door_id}/keys = /v1/doors/{door_id}/keys",
                "endpoint/prose GET /v1/doors/{door_id} = /v1/doors/{door_id}",
            ]
        )
    }

    @Test(
        "durations in seconds",
        arguments: [
            ("남은 시간은 3,600초(1시간)입니다.", ["3600", "3600"]), ("응답은 3초 내에 보장됩니다.", ["3"]), ("valid for 12 hours or 1 day", ["43200", "86400"]),
            ("2018년 9월 19일, 15세, 3분류, v2.5", []),
            ("有效期为5分钟，每隔 2 小时通知，30天后过期", ["300", "7200", "2592000"]), ("第3天满分100分，7*24小时，24小时制", []),
            ("有効期限は5分です。30秒の間、3時間と7日後", ["300", "30", "10800", "604800"]), ("5日の3分の1です", []),
            ("Код действует 5 минут, через 2 часа и 30 дней", ["300", "7200", "2592000"]), ("в 3 часть, 5 минимумов", []),
        ]
    )
    func durations(text: String, seconds: [String]) throws {
        #expect(try sheet(text + "\n").facts.filter { $0.kind == .duration }.map(\.name) == seconds)
    }

    @Test("settings of a project")
    func settings() throws {
        let guide = "Link Door.framework with -ObjC.\n\n```ruby\npod 'DoorKit'\n```\n\n```xml\n<key>DOOR_MODE</key>\n<true/>\n```\n"
        #expect(
            try lines(sheet(guide)) == ["key/prose Door.framework", "key/prose -ObjC", "key/sample DoorKit", "key/sample DOOR_MODE = true"])
    }
}
