import CrossCheck
import Testing

@Suite("What an SDK's own code calls things that travel")
struct TextEvidenceTests {
    private func outline(_ code: String, url: String = "https://{home}.example.com/api/{room}/v1/doors", error: String = "{code: locked}")
        -> [String]
    {
        let spec = """
            errors:
              - name: DoorError
                form: swift
                language: swift
                invented: One enum is this project's choice.
                text: {en: Why., ko: 이유입니다.}
                cases:
                  - {name: locked, code: 7, wire: \(error), documented: code, text: {en: Locked., ko: 잠겼습니다.}}
            failures:
              - {name: api, status: 400, documented: code, body: {error: $wire.code, more: $wire.more}, errors: [DoorError]}
            endpoints:
              - name: doors
                method: POST
                url: "\(url)"
                documented: code
                text: {en: Lists doors., ko: 문 목록입니다.}
                form:
                  - {name: door_id, type: string, required: true, text: {en: The door., ko: 문입니다.}}
                headers:
                  - {name: X-Key, type: string, text: {en: The key., ko: 열쇠입니다.}}
                response: {status: 200, kind: empty}
                failure: api
                errors: [locked]

            """
        return SourceBench(spec: spec, sources: [("code", [("Doors.swift", code)])]).outline
    }

    private let code = """
        enum Path: String { case doors = "/v1/doors" }
        func body() -> [String: String] { ["door_id": id] }
        let header = "X-Key"
        enum Failure: String { case locked }
        """

    @Test("a path behind the last placeholder, names of parameters and headers, and an error's word are proof")
    func proof() { #expect(outline(code) == []) }

    @Test(
        "a stored property of a coded type is a member of JSON, also in small words; one that is computed, or has keys of its own, is none")
    func codedProperties() {
        func found(_ type: String) -> [String] { outline(code.replacing(#"["door_id": id]"#, with: "[:]") + "\n" + type) }
        #expect(found("private struct Body: Encodable { let doorID: String }") == [])
        #expect(found("struct Body { var door_id = 1 }\nextension Body: Decodable {}") == [])
        let others = [
            "struct Body { let doorId: String }", "struct Body: Codable { var doorId: String { name } }",
            "struct Body: Codable {\n  let doorId: String\n  enum CodingKeys: CodingKey { case other }\n}",
            "struct Body: Codable {\n  static let doorId = 1\n}",
        ]
        for type in others { #expect(found(type).contains("spec-only door_id"), "\(type)") }
    }

    @Test("a path behind a base is proof where the code says the base by itself, be it of one word and a placeholder")
    func bases() {
        let url = "https://api.example.com/v1/doors/{door}"
        let asked = code.replacing(#""/v1/doors""#, with: #""doors", base = "/doors/\(door)""#)
        #expect(outline(asked, url: url).contains("spec-only POST \(url)"))
        #expect(outline(asked + "\nvar baseURL: String { \"\\(host)/v1\" }", url: url).contains("spec-only POST \(url)") == false)
        #expect(outline(asked + "\nlet base = \"https://api.example.com/v1\"", url: url).contains("spec-only POST \(url)") == false)
        #expect(outline(asked + "\nvar baseURL: String { \"\\(host)/v2\" }", url: url).contains("spec-only POST \(url)"))
    }

    @Test("of a call that the code does not know, its parameters say nothing more")
    func unknownCall() {
        let found = outline(code, url: "https://{home}.example.com/v2/doors")
        #expect(found.filter { $0.hasPrefix("spec-only") } == ["spec-only POST https://{home}.example.com/v2/doors"])
    }

    @Test("a route is proof where the base of its URL stands elsewhere; a single word of it is none")
    func routes() {
        let url = "https://home.example.com/v1/doors/lock/{id}"
        #expect(outline(code.replacing("\"/v1/doors\"", with: "\"doors/lock/\\(id)\""), url: url) == [])
        #expect(outline(code.replacing("\"/v1/doors\"", with: "\"lock/\\(id)\""), url: url).contains("spec-only POST \(url)"))
    }

    @Test("where a host stands is proof, with a slash at its end or without")
    func hosts() {
        let spec = """
            hosts:
              - name: doors
                documented: code
                text: {en: Doors., ko: 문입니다.}
                environments:
                  - {name: production, url: "https://doors.example.com/v1", documented: code, text: {en: For all., ko: 운영입니다.}}
                  - {name: sandbox, url: "https://test.example.com/v1", documented: code, text: {en: To try., ko: 시험입니다.}}

            """
        let code = #"let base = isTest ? "https://test.example.com/v2/" : "https://doors.example.com/v1/""#
        let outline = SourceBench(spec: spec, sources: [("code", [("Doors.swift", code)])]).outline
        #expect(outline == ["spec-only https://test.example.com/v1"])
    }

    @Test("a host that is filled in is chosen elsewhere, by its name alone")
    func openHosts() {
        let spec = """
            hosts:
              - name: doors
                documented: code
                text: {en: Doors., ko: 문입니다.}
                environments:
                  - {name: production, url: "https://doors.example.com", documented: code, text: {en: For all., ko: 운영입니다.}}
                  - {name: sandbox, url: "https://test.example.com", documented: code, text: {en: To try., ko: 시험입니다.}}
            endpoints:
              - name: doors
                method: POST
                url: $doors/v1/doors
                documented: code
                text: {en: Lists doors., ko: 문 목록입니다.}
                form: [{name: door_id, type: string, required: true, text: {en: The door., ko: 문입니다.}}]
                response: {status: 200, kind: empty}

            """
        let code = #"""
            [m POST:[NSString stringWithFormat:@"https://%@/v1/doors", isLive ? @"doors.example.com" : @"test.example.com"] with:@{@"door_id": id}];
            """#
        #expect(SourceBench(spec: spec, sources: [("code", [("Doors.m", code)])]).outline == [])
        let other = SourceBench(spec: spec, sources: [("code", [("Doors.m", code.replacing("test.", with: "trial."))])]).outline
        #expect(other == ["spec-only https://test.example.com"])
    }

    @Test("a name that is written otherwise is no proof")
    func otherName() {
        #expect(outline(code.replacing("door_id", with: "doorId")) == ["spec-only door_id"])
        #expect(outline(code.replacing("X-Key", with: "x_key")) == ["spec-only X-Key"])
    }

    @Test("an error of two words needs both")
    func twoWords() {
        #expect(outline(code, error: "{code: locked, more: twice}") == ["spec-only locked"])
        #expect(outline(code + "\nlet more = \"twice\"", error: "{code: locked, more: twice}") == [])
    }

    @Test("what opens another app is known by its scheme, and a URL by its end in code")
    func schemes() {
        for (text, url) in [
            ("\"doorapp\"", "doorapp://open"), ("\"\\(scheme)://done\"", "{scheme}://done"), ("a + \"://done\"", "{scheme}://done"),
        ] {
            let found = outline(code.replacing("\"/v1/doors\"", with: text), url: url)
            #expect(!found.contains { $0.contains(url) }, "\(url)")
        }
    }

    @Test("a path that is put together of pieces rests on them, and on nothing where one is missing")
    func pieces() {
        let code = """
            let url = base.appendingPathComponent("api/client/v2")
            func doors(_ room: String) -> URL { url.appendingPathComponent("rooms").appendingPathComponent(room).appendingPathComponent("doors") }
            let key = "door_id", header = "X-Key", failure = "locked"
            """
        let missing = { (path: String) in
            self.outline(code, url: "https://api.example.com\(path)").contains { $0.hasPrefix("spec-only POST") }
        }
        #expect(!missing("/api/client/v2/rooms/doors"))
        #expect(!missing("/api/client/v2/rooms/{room}/doors"))
        #expect(missing("/api/client/v3/rooms/doors"))
        #expect(missing("/api/client/v2/rooms/gates"))
    }
}
