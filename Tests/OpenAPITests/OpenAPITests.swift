import Diagnostics
import Foundation
import OpenAPI
import SourceText
import Spec
import Testing
import YAMLTree

/// Specs as OpenAPI. That the documents are OpenAPI is checked by `Scripts/interop`, with a validator of others.
@Suite struct OpenAPITests {
    private func document(_ text: String) throws -> OpenAPIDocument {
        let system = """
            system:
              id: tide
              module: TideKit
              title: {en: Tide, ko: 조석}
              summary: {en: Tells the tide., ko: 조석을 알려 줍니다.}

            """
        let file = SourceFile(path: "system.yaml", text: system + text)
        let spec = try #require(SpecLoader.load(folder: [file]).spec)
        return OpenAPIDocument(spec)
    }

    private func at(_ value: JSONValue, _ path: String...) -> JSONValue? {
        path.reduce(value) { found, key in
            guard case .object(let members)? = found else { return nil }
            return members[key]
        }
    }

    /// What each event holds is what the content is said to be.
    @Test func eventsSayWhatEachHolds() throws {
        let found = try document(
            """
            endpoints:
              - name: levels
                method: GET
                url: https://tide.example.com/levels
                text: {en: Levels., ko: 높이입니다.}
                response: {status: 200, kind: events, fields: [{name: metres, type: number, required: true}]}
            """
        ).value
        let content = at(found, "paths", "/levels", "get", "responses", "200", "content", "text/event-stream", "schema")
        #expect(content.flatMap { at($0, "properties", "metres", "type") } == .string("number"))
    }

    /// A file is bytes, and a list of files one part for each.
    @Test func partsThatAreFilesAreBytes() throws {
        let found = try document(
            """
            endpoints:
              - name: send
                method: POST
                url: https://tide.example.com/photos
                text: {en: Sends photos., ko: 사진을 보냅니다.}
                multipart:
                  - {name: photo, type: data, required: true}
                  - {name: more, type: "[data]", wire: brackets}
                  - {name: words, type: "[string]", wire: repeated}
            """
        ).value
        let path = at(found, "paths", "/photos", "post", "requestBody", "content", "multipart/form-data", "schema", "properties")
        let properties = try #require(path)
        let file = JSONValue.object(["type": .string("string"), "format": .string("binary")])
        #expect(at(properties, "photo") == file)
        #expect(at(properties, "more[]", "items") == file)
        #expect(at(properties, "words", "items", "type") == .string("string"))
    }

    @Test func bodiesAndListsAsTheyTravel() throws {
        let found = try document(
            """
            errors:
              - name: TideError
                form: nsEnum
                rawType: NSInteger
                domain: tide
                text: {en: Why., ko: 이유입니다.}
                cases: [{name: TideErrorBusy, code: 1, status: 429, wire: {code: busy}, text: {en: Busy., ko: 바쁩니다.}}]
            failures:
              - name: api
                status: 400
                headers: {Retry-After: {value: $detail.wait, type: integer}}
                body: {code: $wire.code}
                errors: [TideError]
            endpoints:
              - name: put
                method: POST
                url: https://example.com/tides/
                text: {en: Puts tides., ko: 등록합니다.}
                query:
                  - {name: id, type: "[integer]", wire: brackets}
                  - {name: since, type: date, wire: iso8601}
                body: {name: names, type: "[string]", required: true}
                response: {status: 200, kind: json, body: {name: tides, type: "[object]", fields: [{name: height, type: number, required: true}]}}
                failure: api
                errors: [TideErrorBusy]
            """
        ).value
        let operation = try #require(at(found, "paths", "/tides/", "post"))
        let text = operation.text
        #expect(text.contains(#""id[]""#) && text.contains("date-time"))
        #expect(at(operation, "requestBody", "content", "application/json", "schema", "type") == .string("array"))
        #expect(at(operation, "responses", "200", "content", "application/json", "schema", "items", "type") == .string("object"))
        #expect(at(operation, "responses", "429", "headers", "Retry-After", "schema", "type") == .string("integer"))
    }

    @Test func environmentsAreServers() throws {
        let made = try document(
            """
            hosts:
              - name: api
                text: {en: Tides., ko: 조석입니다.}
                environments:
                  - {name: production, url: "https://api.example.com/v1", text: {en: For people., ko: 실제 서비스입니다.}}
                  - {name: sandbox, url: "https://sandbox.example.com", text: {en: For tests., ko: 시험용입니다.}}
            endpoints:
              - {name: tides, method: GET, url: $api/tides/, text: {en: Tides., ko: 조석입니다.}, response: {status: 200, kind: empty}}

            """)
        let servers: [(url: String, text: String)] = [
            ("https://api.example.com/v1", "For people."), ("https://sandbox.example.com", "For tests."),
        ]
        let wanted = servers.map { JSONValue.object(["url": .string($0.url), "description": .string($0.text)]) }
        #expect(at(made.value, "paths", "/tides/", "get", "servers") == .array(wanted))
    }

    private let endpoint = """
        errors:
          - name: TideError
            form: nsEnum
            rawType: NSInteger
            domain: tide
            text: {en: Why., ko: 이유입니다.}
            cases:
              - {name: TideErrorGone, code: 1, status: 404, wire: {code: gone}, text: {en: It is gone., ko: 없습니다.}}
        failures:
          - {name: api, status: 400, body: {error.code: $wire.code, error.message: $message}, errors: [TideError]}
        endpoints:
          - name: tide.now
            methods: [POST, GET]
            url: https://{region}.example.com/v1/{station}/
            text: {en: The tide., ko: 조석입니다.}
            path:
              - {name: region, type: string, required: true, example: eu}
              - {name: station, type: string, required: true}
            headers:
              - {name: Authorization, type: string, scheme: Bearer, required: true}
            query:
              - {name: unit, type: string, values: [m, cm]}
              - {name: kind, type: "[string]", wire: repeated, values: [spring, neap]}
            json:
              - {name: depth, type: integer, required: true, example: "3"}
            response:
              status: 200
              kind: json
              fields:
                - {name: at, type: date, wire: milliseconds, required: true}
                - {name: levels, type: "[object]", fields: [{name: height, type: number}]}
            failure: api
            errors: [TideErrorGone]

        """

    @Test func anOperation() throws {
        let made = try document(endpoint)
        let path = try #require(at(made.value, "paths", "/v1/{station}/"))
        let operation = try #require(at(path, "post"))
        #expect(at(operation, "operationId") == .string("tide.now") && at(path, "get", "operationId") == .string("tide.now-get"))
        #expect(at(path, "get", "requestBody") == nil)
        let server = JSONValue.object([
            "url": .string("https://{region}.example.com"),
            "variables": .object(["region": .object(["default": .string("eu")])]),
        ])
        #expect(at(operation, "servers") == .array([server]))
        guard case .array(let parameters)? = at(operation, "parameters") else { Issue.record("no parameters"); return }
        #expect(parameters.map { at($0, "name") } == [.string("station"), .string("unit"), .string("kind")])
        // Of a list it is the items that are of a closed set.
        #expect(at(parameters[2], "schema", "items", "enum") == .array([.string("spring"), .string("neap")]))
        #expect(at(parameters[2], "schema", "enum") == nil)
        #expect(parameters.map { at($0, "required") } == [.bool(true), nil, nil])
        #expect(at(parameters[1], "schema", "enum") == JSONValue(["m", "cm"]))
        #expect(at(operation, "security") == .array([.object(["bearer": .array([])])]))
        #expect(at(made.value, "components", "securitySchemes", "bearer", "scheme") == .string("bearer"))
        let body = try #require(at(operation, "requestBody", "content", "application/json", "schema"))
        #expect(at(body, "required") == JSONValue(["depth"]) && at(body, "properties", "depth", "examples") == .array([.int(3)]))
        let answer = try #require(at(operation, "responses", "200", "content", "application/json", "schema", "properties"))
        #expect(at(answer, "at", "type") == .string("integer") && at(answer, "levels", "type") == .string("array"))
        #expect(at(answer, "levels", "items", "properties", "height", "type") == .string("number"))
    }

    @Test func requestsSayWhatMayBeEmptyAndWhatMayBeNull() throws {
        let json = "{name: depth, type: integer, required: true, example: \"3\"}"
        let more = "\n      - {name: tide, type: string, required: true}\n      - {name: sea, type: string}"
        let made = try document(endpoint.replacing(json, with: json + more))
        let content = try #require(at(made.value, "paths", "/v1/{station}/", "post", "requestBody", "content", "application/json"))
        let properties = try #require(at(content, "schema", "properties"))
        #expect(at(properties, "tide", "minLength") == .int(1) && at(properties, "depth", "minLength") == nil)
        #expect(at(properties, "sea", "type") == JSONValue(["string", "null"]) && at(properties, "tide", "type") == .string("string"))
    }

    @Test func aPageLeadsOnOrSaysWhyNot() throws {
        let made = try document(
            """
            errors:
              - name: TideError
                form: nsEnum
                rawType: NSInteger
                domain: tide
                text: {en: Why., ko: 이유입니다.}
                cases: [{name: TideErrorGone, code: 1, wire: {code: gone}, text: {en: It is gone., ko: 없습니다.}}]
            failures:
              - {name: back, status: 302, redirect: redirect_uri, body: {error: $wire.code}, errors: [TideError]}
            endpoints:
              - name: authorize
                direction: open
                url: https://a.example.com/authorize
                text: {en: Asks., ko: 묻습니다.}
                query: [{name: redirect_uri, type: string, required: true}]
                response: {status: 302, kind: redirect, fields: [{name: code, type: string}]}
                failure: back
                errors: [TideErrorGone]
              - name: store
                direction: open
                url: https://store.example.com/app
                text: {en: The app's page., ko: 앱의 페이지입니다.}

            """)
        let answers = try #require(at(made.value, "paths", "/authorize", "get", "responses"))
        #expect(at(answers, "302", "headers", "Location") != nil && at(answers, "200", "content", "text/html") != nil)
        #expect(at(answers, "400", "content", "application/json", "schema", "properties", "error", "type") == .string("string"))
        #expect(at(made.value, "paths", "/app") == nil && made.leftOut.map(\.endpoint) == ["store"])
    }

    @Test func objectsWithNamesAreComponents() throws {
        let station = """
            objects:
              - name: Station
                text: {en: Where it is measured., ko: 재는 곳입니다.}
                fields: [{name: sea, type: string, required: true}]

            """
        let levels = "{name: levels, type: \"[object]\", fields: [{name: height, type: number}]}"
        let made = try document(station + endpoint.replacing(levels, with: "{name: stations, type: \"[Station]\"}"))
        let path = try #require(at(made.value, "paths", "/v1/{station}/", "post", "responses", "200", "content", "application/json"))
        let items = at(path, "schema", "properties", "stations", "items")
        #expect(items == .object(["$ref": .string("#/components/schemas/Station")]))
        let component = try #require(at(made.value, "components", "schemas", "Station"))
        #expect(at(component, "properties", "sea", "type") == .string("string") && at(component, "required") == JSONValue(["sea"]))
    }

    /// JSON of which the spec gives members has them, as in the reference.
    @Test func jsonHasItsDocumentedMembers() throws {
        let levels = "{name: levels, type: \"[object]\", fields: [{name: height, type: number}]}"
        let made = try document(endpoint.replacing(levels, with: "{name: levels, type: json, fields: [{name: height, type: number}]}"))
        let path = try #require(at(made.value, "paths", "/v1/{station}/", "post", "responses", "200", "content", "application/json"))
        #expect(at(path, "schema", "properties", "levels", "properties", "height", "type") == .string("number"))
    }

    @Test func errorsHaveTheirStatusAndAnExample() throws {
        let error = try #require(at(try document(endpoint).value, "paths", "/v1/{station}/", "post", "responses", "404"))
        let content = try #require(at(error, "content", "application/json"))
        #expect(at(content, "examples", "TideErrorGone", "value", "error", "code") == .string("gone"))
        #expect(at(content, "schema", "properties", "error", "properties", "code", "type") == .string("string"))
    }

    @Test func whatSharesMethodAndPathIsOneOperation() throws {
        let made = try document(
            """
            endpoints:
              - name: token.code
                method: POST
                url: https://a.example.com/token
                text: {en: For a code., ko: 코드입니다.}
                form: [{name: grant, const: code}, {name: code, type: string, required: true}]
                response: {status: 200, kind: json, fields: [{name: token, type: string}]}
              - name: token.refresh
                method: POST
                url: https://a.example.com/token
                text: {en: For a refresh token., ko: 갱신 토큰입니다.}
                form: [{name: grant, const: refresh}]
                response: {status: 200, kind: json, fields: [{name: token, type: string}]}
              - name: app
                direction: open
                url: tideapp://authorize
                text: {en: The app., ko: 앱입니다.}
            """)
        let operation = try #require(at(made.value, "paths", "/token", "post"))
        #expect(at(operation, "operationId") == .string("token.code-token.refresh"))
        guard case .array(let bodies)? = at(operation, "requestBody", "content", "application/x-www-form-urlencoded", "schema", "anyOf")
        else { Issue.record("no alternatives"); return }
        #expect(bodies.map { at($0, "properties", "grant", "const") } == [.string("code"), .string("refresh")])
        // Equal answers are one.
        #expect(at(operation, "responses", "200", "content", "application/json", "schema", "type") == .string("object"))
        #expect(made.leftOut.map(\.endpoint) == ["app"])
    }

    /// What is a form in a body is a query where there is no body.
    @Test func aFormThatIsReadByGetIsAQuery() throws {
        let made = try document(
            """
            endpoints:
              - name: token
                methods: [POST, GET]
                url: "https://api.example.com/token"
                text: {en: Gives a token., ko: 토큰을 줍니다.}
                form: [{name: code, type: string, required: true}]
                response: {status: 200, kind: empty}
            """)
        guard case .array(let parameters)? = at(made.value, "paths", "/token", "get", "parameters") else { Issue.record("none"); return }
        #expect(parameters.map { at($0, "name") } == [.string("code")] && parameters.map { at($0, "in") } == [.string("query")])
        #expect(at(made.value, "paths", "/token", "post", "parameters") == nil)
    }

    @Test func aCallOfAnAppsServerIsAWebhook() throws {
        let made = try document(
            """
            endpoints:
              - name: gone
                direction: inbound
                method: GET
                url: "{server}/gone"
                text: {en: Somebody left., ko: 떠났습니다.}
                path: [{name: server, type: string, required: true}]
                query: [{name: who, type: string, required: true}]
                response: {status: 200, kind: empty}
            """)
        guard case .array(let parameters)? = at(made.value, "webhooks", "gone", "get", "parameters") else { Issue.record("none"); return }
        #expect(parameters.map { at($0, "name") } == [.string("who")])
        #expect(at(made.value, "webhooks", "gone", "get", "tags") == .array([.string("webhooks")]))
        #expect(at(made.value, "webhooks", "gone", "get", "responses", "200", "content") == nil)
    }

    /// Read again, the YAML is the document.
    @Test(arguments: ["", "- odd: {}"]) func yamlSaysTheSame(_ extra: String) throws {
        let value = JSONValue.object([
            "plain": .string("a: b # c"), "no": .string("no"), "/v1/{id}": .array([.int(1), .array([.bool(true)]), .object(["x": .null])]),
            "empty": .object([:]), "none": .array([]),
            "deep": .object(["list": .array([.object(["a": .string(extra), "b": .double(1.5)])])]),
        ])
        let file = SourceFile(path: "made.yaml", text: YAMLText.text(value, first: ["plain"]))
        let (root, problems) = YAMLTree.parse(file)
        #expect(problems.isEmpty && file.text(file.wholeSpan).hasPrefix("plain: "))
        #expect(json(try #require(root)) == value)
    }

    private func json(_ node: YAMLNode) -> JSONValue {
        switch node.kind {
        case .mapping: return .object(Dictionary(node.entries.map { ($0.name, json($0.value)) }) { first, _ in first })
        case .sequence: return .array(node.items.map(json))
        case .scalar:
            guard !node.isNull, let scalar = node.scalar else { return .null }
            if let flag = scalar.bool { return .bool(flag) }
            if let number = scalar.int { return .int(number) }
            if scalar.value != .string, let number = Double(scalar.text) { return .double(number) }
            return .string(scalar.text)
        }
    }
}
