import Diagnostics
import MockInterpreter
import MockRuntime
import MockTesting
import SourceText
import Spec
import Testing

/// Who calls is looked at before lists and JSON values of a request are taken apart.
struct HeaderOrderTests {
    private static let kakao = BothMocks.all.first { $0.facts.system.id == "kakao-user-management" }

    @Test(
        "a token that is no good is told before a value that is no JSON", arguments: ["user.me", "user.signup", "user.updateProfile"],
        [false, true])
    func tokensComeFirst(_ endpoint: String, _ interpreted: Bool) throws {
        let mocks = try #require(Self.kakao)
        let service = MockService(interpreted ? try mocks.interpreted().system : mocks.facts.system)
        let call = try #require(mocks.calls.first { $0.endpoint == endpoint })
        let structure = endpoint == "user.me" ? "property_keys" : "properties"
        _ = try service.defaultSession.put("tokens", ["access": "good", "refresh": "r", "login": "vincent"])
        for (token, status, code) in [("bad", 401, -401), ("good", 400, -2)] as [(String, Int, Int)] {
            for malformed in ["[\"nickname\"", "{\"nickname\":", "nickname"] {
                let reply = try call.with("Authorization", .string(token)).with(structure, .string(malformed)).send(
                    to: service, session: "default")
                let answer = try JSONValue(parsing: reply.body)
                #expect(reply.response.status.code == status && answer["code"] == .int(code), "\(token) \(malformed): \(answer)")
            }
        }
        let unheard = try call.without("Authorization").with(structure, "{").send(to: service, session: "default")
        #expect(try JSONValue(parsing: unheard.body)["code"] == -401)
    }

    /// Steps before the answer, and which error a call with a key of nobody and a malformed list then ends with.
    static let orders: [(steps: String, error: String)] = [
        ("- find: people\n  where: {key: $request.Key}\n  as: one\n  otherwise: [{fail: unknown}]", "unknown"),
        ("- require: {equal: [$request.Key, k]}\n  otherwise: [{fail: unknown}]", "unknown"),
        ("- let: {key: {lowercase: $request.Key}}\n- require: {equal: [$key, k]}\n  otherwise: [{fail: unknown}]", "unknown"),
        ("- when:\n    - if: {not: {equal: [$request.Key, k]}}\n      steps: [{fail: unknown}]\n    - else: []", "unknown"),
        ("- list: people\n  as: all\n- require: {equal: [$request.Key, k]}\n  otherwise: [{fail: unknown}]", "unknown"),
        // What changes something, or reads the list itself, is no check of headers, and nothing behind it is.
        ("- put: people\n  fields: {key: z}\n- require: {equal: [$request.Key, k]}\n  otherwise: [{fail: unknown}]", "malformed"),
        ("- require: {any: [$request.tags, {equal: [$request.Key, k]}]}\n  otherwise: [{fail: unknown}]", "malformed"),
        ("- require: {equal: [$request.name, k]}\n  otherwise: [{fail: unknown}]", "malformed"),
        ("", "malformed"),
    ]

    @Test(arguments: orders.indices)
    func checksAreToldByTheirKind(_ number: Int) throws {
        let (steps, error) = Self.orders[number]
        let (spec, found) = SpecLoader.load(folder: [SourceFile(path: "system.yaml", text: Self.system(steps))])
        let errors = found.filter { $0.severity == .error }.map(\.message)
        #expect(errors == [])
        let mock = try #require(spec.flatMap { InterpretedMock($0) })
        let service = MockService(mock.system)
        let call = WireCall(
            "tag", method: "POST", path: "/tags",
            parameters: [WireParameter(.header, "Key", "x"), WireParameter(.form, "tags", "[1"), WireParameter(.form, "name", "n")])
        let refused = try call.send(to: service, session: "default")
        #expect(try JSONValue(parsing: refused.body)["error"] == .string(error), "\(steps)")
        // Nothing has changed where the request was refused.
        #expect(service.defaultSession.records("people").map(\.["key"]) == ["k"])
        // A list that is one gets as far as the answer, or the check of the key.
        let good = try call.with("Key", "k").with("tags", "[\"1\"]").with("name", "k").send(to: service, session: "default")
        #expect(good.response.status.code == 200, "\(steps)")
    }

    private static func system(_ steps: String) -> String {
        let lines: [String] = steps.split(separator: "\n").map(String.init) + ["- respond: {}"]
        return head + lines.map { "        " + $0 }.joined(separator: "\n")
    }

    private static let head = """
        system: {id: tags, module: TagKit, title: {en: Tags, ko: 태그}, summary: {en: Tags., ko: 태그입니다.}}
        errors:
          - name: TagError
            form: swift
            rawType: Int
            domain: com.example.tags
            invented: A sample.
            text: {en: What goes wrong., ko: 오류입니다.}
            cases:
              - {name: unknown, code: 1, wire: {code: unknown}, invented: A sample., status: 401, text: {en: Nobody., ko: 없습니다.}}
              - {name: malformed, code: 2, wire: {code: malformed}, invented: A sample., text: {en: No list., ko: 목록이 아닙니다.}}
        failures: [{name: plain, status: 400, body: {error: $wire.code}, errors: [TagError], invented: A sample.}]
        endpoints:
          - name: tag
            method: POST
            url: https://tags.example.com/tags
            invented: A sample.
            text: {en: Tags., ko: 태그입니다.}
            headers: [{name: Key, type: string, required: true}]
            form: [{name: tags, type: "[string]", wire: json}, {name: name, type: string}]
            response: {status: 200, kind: empty}
            failure: plain
            onInvalid: malformed
            errors: [unknown, malformed]
        mock:
          records:
            - name: people
              key: key
              editable: true
              fields: [{name: key, type: string}]
              seeds: [{key: k}]
          answers:
            - endpoint: tag
              steps:

        """
}
