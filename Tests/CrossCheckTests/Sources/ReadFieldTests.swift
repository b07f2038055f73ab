import CrossCheck
import Guide
import Spec
import Testing

/// What the code of a source says of members of JSON and of defaults, and errors of calls.
@Suite("What code and sections say of their own")
struct ReadFieldTests {
    private static let text = "text: {en: A text., ko: 글입니다.}"

    private func parcel(_ sent: String, _ weight: String) -> String {
        """
        classes:
          - name: Parcel
            language: swift
            form: structure
            documented: code
            conforms: [Codable]
            \(Self.text)
            properties:
              - {declaration: "var sentAt: String", field: \(sent), \(Self.text)}
              - {declaration: "var netWeight: String", field: \(weight), \(Self.text)}

        """
    }

    private func outline(_ spec: String, _ source: String, _ name: String = "Parcel.swift") throws -> [String] {
        let bench = SourceBench(spec: spec, sources: [("code", [(name, source)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test("properties are read from the members that keys of coding name")
    func keys() throws {
        let source = """
            public struct Parcel: Codable {
              public var sentAt: String
              public var netWeight: String
              enum CodingKeys: String, CodingKey { case sentAt = "sent_at", netWeight = "weight" }
            }
            """
        #expect(try outline(parcel("sent_at", "weight"), source) == [])
        #expect(
            try outline(parcel("weight", "sent_at"), source) == [
                "field-differs sentAt says sent_at", "field-differs netWeight says weight",
            ])
        #expect(try outline(parcel("sent_at", "net_weight"), source) == ["field-differs netWeight says weight"])
    }

    @Test("or by their own names, with low lines where a decoder has them")
    func ownNames() throws {
        let source = "public struct Parcel: Codable { public var sentAt: String; public var netWeight: String }"
        #expect(try outline(parcel("sentAt", "net_weight"), source) == [])
        #expect(try outline(parcel("sentAt", "weight"), source) == ["field-differs netWeight says netWeight"])
        let decoder = source + "\nlet decoder = JSONDecoder()\nfunc set() { decoder.keyDecodingStrategy = .convertFromSnakeCase }\n"
        #expect(try outline(parcel("sent_at", "net_weight"), decoder) == [])
        #expect(try outline(parcel("sentAt", "net_weight"), decoder) == ["field-differs sentAt says sent_at"])
    }

    private func door(_ method: String) -> String {
        """
        enums:
          - name: Mode
            form: swift
            documented: code
            \(Self.text)
            cases: [{name: slow, \(Self.text)}, {name: fast, \(Self.text)}]
        classes:
          - name: Door
            language: swift
            documented: code
            \(Self.text)
            methods: [{declaration: "\(method)", \(Self.text)}]

        """
    }

    @Test("a default that is a case, and a parameter with one, are not left out")
    func defaults() throws {
        let source = """
            public enum Mode { case slow, fast }
            public class Door { public func open(key: String, mode: Mode = .slow, note: String? = nil) {} }
            """
        #expect(try outline(door("func open(key: String, mode: Mode = .slow, note: String? = nil)"), source) == [])
        #expect(
            try outline(door("func open(key: String, mode: Mode, note: String? = nil)"), source)
                == ["default-differs open(key:mode:note:) says .slow"])
        #expect(
            try outline(door("func open(key: String, mode: Mode = .slow)"), source) == ["default-differs open(key:mode:) says note"])
    }

    private static let page = """
        # Doors

        ## Open

        ```http
        POST https://api.doors.example/v1/openings
        ```

        201: Created

        ```json
        {"id": "1"}
        ```

        ### Errors

        | Code | HTTP status | Description |
        |---|---|---|
        | too_late | 422 | Too late |
        | wrong_key | 400 | Another key |

        ## Look

        ```http
        GET https://api.doors.example/v1/openings/{id}
        ```

        200: OK

        ```json
        {"title": "1"}
        ```

        ### Errors

        | Code | HTTP status | Description |
        |---|---|---|
        | not_found | 404 | Gone |

        """

    private func doors(_ open: String, _ look: String) -> String {
        """
        errors:
          - name: DoorError
            form: swift
            rawType: Int
            domain: DoorError
            documented: code
            unraised: {en: Told by the server., ko: 서버입니다.}
            \(Self.text)
            cases:
              - {name: too_late, code: 0, status: 422, wire: {code: too_late}, \(Self.text)}
              - {name: wrong_key, code: 1, status: 400, wire: {code: wrong_key}, \(Self.text)}
              - {name: not_found, code: 2, status: 404, wire: {code: not_found}, \(Self.text)}
        failures:
          - {name: api, status: 400, body: {code: $wire.code}, errors: [DoorError]}
        endpoints:
          - name: open
            documented: code
            method: POST
            url: https://api.doors.example/v1/openings
            \(Self.text)
            response: {status: 201, fields: [{name: id, type: string}]}
            failure: api
            errors: [\(open)]
          - name: look
            documented: code
            method: GET
            url: https://api.doors.example/v1/openings/{id}
            \(Self.text)
            path: [{name: id, type: string}]
            response: {fields: [{name: title, type: string}]}
            failure: api
            errors: [\(look)]

        """
    }

    @Test("the errors of a call are those of its own section, in guides as in sources")
    func errors() throws {
        for asGuide in [true, false] {
            func found(_ open: String, _ look: String) throws -> [String] {
                let spec = doors(open, look)
                guard asGuide else { return try outline(spec, Self.page, "doors.md") }
                let guide = spec.replacing("    documented: code\n", with: "") + "guides: [{file: doors.md, language: en}]\n"
                let bench = SourceBench(spec: guide, guide: Self.page, sources: [])
                try #require(bench.loaded != nil)
                return bench.outline
            }
            #expect(try found("too_late, wrong_key", "not_found") == [])
            #expect(
                try found("too_late", "not_found") == ["guide-only POST https://api.doors.example/v1/openings says wrong_key"])
            #expect(try found("too_late, wrong_key", "not_found, too_late") == ["spec-only too_late"])
        }
    }
}
