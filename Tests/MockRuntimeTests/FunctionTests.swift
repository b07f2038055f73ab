import MockRuntime
import Testing

/// The functions of the spec language, called as handlers call them.
@Suite struct FunctionTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: JSONValue
        let value: @Sendable (MockCall) -> JSONValue

        init(_ name: String, _ expected: JSONValue, _ value: @escaping @Sendable (MockCall) -> JSONValue) {
            (testDescription, self.expected, self.value) = (name, expected, value)
        }
    }

    static let examples = [
        Example("has", [false, false, false, false, true, true]) { call in
            .array([.null, "", false, [], 0, "x"].map { .bool(call.has($0)) })
        },
        Example("before", [true, false, true, false]) {
            .array([.bool($0.before(9, 10)), .bool($0.before(10, 9)), .bool($0.before("a", "b")), .bool($0.before(nil, 1))])
        },
        Example("contains", [true, true, false]) {
            .array([.bool($0.contains(["1", "2"], 2)), .bool($0.contains("abc", "b")), .bool($0.contains(nil, "b"))])
        },
        Example("first", ["b", "", [], false, nil]) {
            [$0.first(nil, "b", "c"), $0.first(nil, "", "b"), $0.first([], "b"), $0.first(false, "b"), $0.first(nil)]
        },
        Example("count", [2, 0]) { [$0.count([1, 2]), $0.count(nil)] },
        Example("sum", [6, 1.5]) { [$0.sum(1, "2", 3), $0.sum(1, 0.5)] }, Example("difference", 3) { $0.difference(5, 2) },
        Example("until", [60, 0]) { [$0.until(1_000_060), $0.until(999_999)] }, Example("later", 1_000_060) { $0.later(60) },
        Example("json and parse", ["{\"a\":1}", ["a": 1], nil]) { [$0.json(["a": 1]), $0.parse("{\"a\":1}"), $0.parse("{")] },
        Example("jwt and claims", ["sub": "ÿ?>", "n": 1]) { $0.claims($0.jwt(["sub": "ÿ?>", "n": 1])) },
        Example("words and split", ["a b", ["a", "b"]]) { [$0.words(["a", "b"]), $0.split("a  b")] },
        Example("lowercase", "abc") { $0.lowercase("ABC") },
        Example("registered", [true, true, false, false, true]) {
            [
                $0.registered(["https://a.example/cb"], "https://a.example/cb?x=1"),
                $0.registered(["app://*", "http://*/cb"], "http://h:1/cb#f"),
                $0.registered(["http://*/cb"], "http://h/cb/x"), $0.registered([], "http://h/cb"), $0.registered(["*"], "x:y"),
            ]
        },
        Example("starts, ends and matches", [true, false, true]) { [$0.starts("ab", "a"), $0.ends("ab", "a"), $0.matches(12, "[0-9]+")] },
        Example("replace, trim and uppercase", ["a-b", "a", "A", 3]) {
            [$0.replace("a.b", ".", "-"), $0.trim(" a "), $0.uppercase("a"), $0.length("abc")]
        },
        Example("join and parts", ["a,1", ["a", "1"]]) { [$0.join(["a", 1], ","), $0.parts("a,1", ",")] },
        Example("append and sorted", [[1, 2], [2, 10], ["a", "b"], [1]]) {
            [$0.append([1], 2), $0.sorted([10, 2]), $0.sorted(["b", "a"]), $0.append(nil, 1)]
        },
        Example("base64 and hex", ["YQ==", "YQ", "a", "61", "a", nil, nil]) { call in
            [
                call.base64("a"), call.base64url("a"), call.fromBase64("YQ"), call.hex("a"), call.fromHex("61"), call.fromHex("6"),
                call.fromBase64("?"),
            ]
        },
        Example("bytes", ["YQ==", "a", nil]) { [$0.bytes("a"), $0.utf8("YQ=="), $0.utf8("?")] },
        Example("numbers and dates of texts", [7, 0.5, nil, 60, "1970-01-01T00:01:00Z", nil]) {
            [$0.toInteger("7"), $0.toNumber("0.5"), $0.toInteger("x"), $0.toDate("1970-01-01T00:01Z"), $0.toISO(60), $0.toDate("then")]
        },
        Example("member", [1, nil, nil]) { [$0.member(["a": 1], "a"), $0.member(["a": 1], "b"), $0.member("text", "a")] },
        Example("entry and keys", [["a": 1], ["a", "b"], []]) {
            [$0.entry("a", 1), $0.keys(["a": 1, "b": nil]), $0.keys(nil)]
        },
        Example("pairs, and an object of pairs", [[["key": "a", "value": nil]], ["a": 3, "b": nil], [:]]) {
            [
                $0.pairs(["a": nil]),
                $0.fromPairs([["key": "a", "value": 1], ["key": "b"], ["value": 2], "text", ["key": "a", "value": 3]]),
                $0.fromPairs(nil),
            ]
        },
        Example("merged", ["a": 1, "b": 3]) { $0.merged(["a": 1, "b": 2, "c": 4], nil, ["b": 3, "c": nil]) },
        Example("product", [6, 1.5]) { [$0.product(2, "3"), $0.product(3, 0.5)] }, Example("seconds", 60) { $0.seconds($0.at(60)) },
        Example("choice", ["yes", nil]) { [JSONValue.choice($0.has(1), "yes", "no"), JSONValue.choice($0.has(nil), "yes", nil)] },
        Example("url", ["app", "host", "/path", "1", nil]) { call in
            let url = call.url("app://host/path?q=1#f")
            return [url.scheme, url.host, url.path, url.query("q"), url.query("r")]
        },
        Example("link", "app://host/a%20b?x=1&y=%26") { $0.link("app://host/{p}?x=1", path: ["p": "a b"], query: ["y": "&", "z": nil]) },
    ]

    @Test(arguments: examples)
    func functionsAnswer(_ example: Example) {
        let endpoint = MockEndpoint("f", methods: [.get], path: "/", response: MockResponse(.json(.any))) { call throws(MockStop) in
            call.respond(example.value(call))
        }
        let system = MockSystem(id: "functions", title: "Functions", endpoints: [endpoint])
        let service = MockService(system, options: MockOptions(machineTime: { 1_000_000 }))
        #expect(service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")).json == example.expected)
    }
}
