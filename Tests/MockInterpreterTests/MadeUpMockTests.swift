import MockInterpreter
import MockRuntime
import MockTesting
import RandomSpecs
import SourceText
import Spec
import Testing

/// Mocks of specs that are made up, so that every verb, function and form of value is interpreted that the language has. What such a spec
/// answers may be what it should not: that is told by the mock itself.
struct MadeUpMockTests {
    private static func spec(_ seed: UInt64) -> Spec? {
        let made = RandomSpecMaker.load(seed: seed)
        return made.errors.isEmpty ? made.spec : nil
    }

    @Test func whateverValidatesAnswers() throws {
        var count = 0
        for seed in UInt64(1)...150 {
            guard let spec = Self.spec(seed), let mock = InterpretedMock(spec) else { continue }
            #expect(mock.system.endpoints.map(\.name) == MockTables(spec).answered.map(\.name.value), "seed \(seed)")
            let service = MockService(mock.system)
            for endpoint in mock.system.endpoints where endpoint.scheme == nil {
                let reply = try Self.call(endpoint).send(to: service, session: "made-up")
                #expect(reply.endpoint == endpoint.name, "seed \(seed): \(endpoint.name)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    /// What a record has beside the members that are documented stays with the mock.
    @Test func recordsAreAnsweredAsWhatIsDocumented() throws {
        let text = """
            system: {id: doors, module: DoorKit, title: {en: Doors, ko: 문}, summary: {en: Doors., ko: 문입니다.}}
            endpoints:
              - name: guests
                method: GET
                url: https://api.example.com/guests
                text: {en: Guests., ko: 손님입니다.}
                response: {fields: [{name: list, type: "[object]", required: true, fields: [{name: id, type: string, required: true}]}]}
            mock:
              records:
                - {name: guests, key: id, fields: [{name: id, type: string}, {name: event, type: string}], seeds: [{id: "1", event: "5"}]}
              answers:
                - {endpoint: guests, steps: [{list: guests, as: all}, {respond: {list: $all}}]}
            """
        let spec = try #require(SpecLoader.load(folder: [SourceFile(path: "system.yaml", bytes: Array(text.utf8))]).spec)
        let mock = try #require(InterpretedMock(spec))
        let call = WireCall("guests", method: "GET", path: "/guests", parameters: [])
        let reply = try call.send(to: MockService(mock.system), session: "records")
        #expect(try JSONValue(parsing: reply.body) == ["list": [["id": "1"]]])
    }

    /// What no case of an enum is, and what is no Base64, is refused as a number that is none.
    @Test(arguments: [
        (#"{"data":"d29yZA","scope":"mine","more":["public"]}"#, 200), (#"{"data":"d29yZA==","in":{"scope":"mine"}}"#, 200),
        (#"{"data":"!!"}"#, 400), (#"{"data":"d29yZA==","scope":"secret"}"#, 400), (#"{"data":"d29yZA==","more":["secret"]}"#, 400),
        (#"{"data":"d29yZA==","in":{"scope":"secret"}}"#, 400), (#"{"data":"d29yZA==","open":"any"}"#, 200),
        (#"{"data":"d29yZA==","at":"20250131","on":"2025-01-31T08:15:00.000Z"}"#, 200), (#"{"data":"d29yZA==","at":"soon"}"#, 400),
    ]) func wordsAreThoseOfTheirEnums(_ body: String, _ status: Int) throws {
        let text = """
            system: {id: files, module: FileKit, title: {en: Files, ko: 파일}, summary: {en: Files., ko: 파일입니다.}}
            enums:
              - name: FScope
                form: nsEnum
                rawType: NSInteger
                invented: A test.
                text: {en: S., ko: 말입니다.}
                cases:
                  - {name: FScopePublic, value: 0, wire: public, text: {en: P., ko: 말입니다.}}
                  - {name: FScopeMine, value: 1, wire: mine, text: {en: M., ko: 말입니다.}}
              - name: FOpen
                form: nsEnum
                rawType: NSInteger
                unknown: FOpenOther
                invented: A test.
                text: {en: S., ko: 말입니다.}
                cases: [{name: FOpenOther, value: 0, wire: other, text: {en: P., ko: 말입니다.}}]
            endpoints:
              - name: upload
                method: POST
                url: https://files.example.com/files
                text: {en: Files., ko: 파일입니다.}
                json:
                  - {name: data, type: data, required: true}
                  - {name: scope, type: FScope}
                  - {name: more, type: "[FScope]"}
                  - {name: open, type: FOpen}
                  - {name: at, type: date, wire: {pattern: yyyyMMdd}}
                  - {name: on, type: date, wire: {pattern: "yyyy-MM-dd'T'HH:mm:ss.SSSX"}}
                  - {name: in, type: object, fields: [{name: scope, type: FScope}]}
                response: {fields: [{name: id, type: string}]}
            mock: {}
            """
        let loaded = SpecLoader.load(folder: [SourceFile(path: "system.yaml", bytes: Array(text.utf8))])
        let spec = try #require(loaded.spec)
        let mock = try #require(InterpretedMock(spec))
        var request = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/files")
        request.headerFields[.contentType] = "application/json"
        let reply = MockService(mock.system).answer(request, body: Array(body.utf8))
        #expect(reply.response.status.code == status)
        let told = String(decoding: reply.body, as: UTF8.self)
        #expect(!body.contains("soon") || told.contains("should be a date as `yyyyMMdd`"), "\(told)")
    }

    @Test func everyEnvironmentIsAnswered() throws {
        let text = """
            system: {id: doors, module: DoorKit, title: {en: Doors, ko: 문}, summary: {en: Doors., ko: 문입니다.}}
            hosts:
              - name: api
                text: {en: Doors., ko: 문입니다.}
                environments:
                  - {name: production, url: "https://api.example.com/v1", text: {en: For people., ko: 실제 서비스입니다.}}
                  - {name: sandbox, url: "https://sandbox.example.com/test", text: {en: For tests., ko: 시험용입니다.}}
            endpoints:
              - {name: doors, method: GET, url: /doors, text: {en: Doors., ko: 문입니다.}, response: {status: 200, kind: empty}}
            mock: {}
            """
        let spec = try #require(SpecLoader.load(folder: [SourceFile(path: "system.yaml", bytes: Array(text.utf8))]).spec)
        let mock = try #require(InterpretedMock(spec))
        #expect(mock.hosts == ["api.example.com", "sandbox.example.com"])
        for path in ["/v1/doors", "/test/doors"] {
            let reply = try WireCall("doors", method: "GET", path: path, parameters: []).send(
                to: MockService(mock.system), session: "environments")
            #expect(reply.endpoint == "doors", "\(path)")
        }
    }

    private static func call(_ endpoint: MockEndpoint) -> WireCall {
        let parameters = endpoint.parameters.filter { $0.location != .verb }.map { parameter in
            let value = parameter.constant ?? parameter.field.values.first ?? value(of: parameter.field.type)
            return WireParameter(
                parameter.location, parameter.field.name, value.encoded(as: parameter.field.wire), scheme: parameter.scheme)
        }
        return WireCall(
            endpoint.name, method: endpoint.methods.first?.rawValue ?? "GET", path: endpoint.path, parameters: parameters,
            isSocket: endpoint.isSocket, on: endpoint.on, saysBytes: endpoint.parameters.contains { $0.location == .anyBody })
    }

    private static func value(of type: MockRuntime.ValueType) -> WireValues.JSONValue {
        switch type {
        case .string, .any: "word"
        case .bytes: "d29yZA=="
        case .integer: 7
        case .number: 1.5
        case .boolean: true
        case .array(let element): [value(of: element)]
        case .object(let fields): .object(JSONObject(fields.map { ($0.name, value(of: $0.type).encoded(as: $0.wire)) }))
        }
    }
}
