import Diagnostics
import Spec
import Testing

/// Parts of thousands of entries: everything is found, and nothing is found twice.
@Suite("Large specs")
struct LargeSpecTests {
    private static let count = 1000

    private static func endpoint(_ name: String, _ query: [String] = []) -> String {
        "{name: \(name), method: GET, url: \"https://example.com/one/{id}\", \(MadeUp.text), "
            + "path: [{name: id, type: string, required: true}], query: [\(query.joined(separator: ", "))], "
            + "response: {status: 200, kind: empty}}"
    }

    /// Ten objects of ten fields each, every one the next object: ten thousand million fields.
    @Test("objects that hold each other by tens are stopped in time")
    func objectsWithoutEnd() {
        let objects = MadeUp.list("objects", 10) { number in
            let fields = (0..<10).map { "{name: f\($0), type: \(number == 9 ? "string" : "O\(number + 1)")}" }
            return "{name: O\(number), \(MadeUp.text), fields: [\(fields.joined(separator: ", "))]}"
        }
        let found = MadeUp.load(objects).diagnostics.messages(of: "spec-object-fields")
        #expect(
            found.count == 2 && found.allSatisfy { $0.hasSuffix("has more than 4000 fields, with those of all that it holds") }, "\(found)")
    }

    @Test("endpoints on one path are told apart by their constants")
    func alikeEndpoints() {
        let endpoints = MadeUp.list("endpoints", Self.count) { number in
            Self.endpoint("e\(number)", ["{name: grant, const: g\(number == 999 ? 7 : number)}", "{name: only\(number), type: string}"])
        }
        let found = MadeUp.load(endpoints).diagnostics.messages(of: "spec-indistinguishable-endpoints")
        #expect(found == ["no request tells `e999` from `e7`"])
    }

    /// Held against the definition: of any two endpoints, whichever constants they have.
    /// A thousand that have the same constants, and each of which requires what no other has.
    @Test("endpoints on one path are told apart by what each requires")
    func endpointsThatRequire() {
        let endpoints = MadeUp.list("endpoints", Self.count) { number in
            let name = number == 999 ? "only7" : "only\(number)"
            return Self.endpoint("e\(number)", ["{name: grant, const: g}", "{name: \(name), type: string, required: true}"])
        }
        let found = MadeUp.load(endpoints).diagnostics.messages(of: "spec-indistinguishable-endpoints")
        #expect(found == ["no request tells `e999` from `e7`"])
    }

    @Test("endpoints are alike if no constant differs, and each takes what the other requires", arguments: 1...8)
    func alikeByDefinition(seed: Int) {
        var state = UInt64(seed)
        func random(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        let constants = (0..<40).map { _ in
            Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].filter { _ in random(3) > 0 }.map { ($0, Int(random(3)) - 1) })
        }
        // What is -1 need not be there, and may have any value.
        func allows(_ one: [String: Int], _ other: [String: Int]) -> Bool {
            one.allSatisfy { name, value in value == -1 || other[name].map { $0 == value || $0 == -1 } ?? false }
        }
        let expected = constants.indices.compactMap { later in
            constants[..<later].firstIndex { allows($0, constants[later]) && allows(constants[later], $0) }
                .map { "no request tells `e\(later)` from `e\($0)`" }
        }
        let endpoints = MadeUp.list("endpoints", constants.count) { number in
            let query = constants[number].sorted { $0.key < $1.key }
            return Self.endpoint("e\(number)", query.map { "{name: \($0), \($1 < 0 ? "type: string" : "const: \"\($1)\"")}" })
        }
        #expect(MadeUp.load(endpoints).diagnostics.messages(of: "spec-indistinguishable-endpoints") == expected)
    }

    @Test("a scenario sees what all those before it in a long chain have named", arguments: ["chain", "star"])
    func scenarios(shape: String) {
        let count = 500
        let client = MadeUp.client([("- (NSString *)go;", "f")])
        let scenarios = MadeUp.list("scenarios", count) { number in
            let before = shape == "chain" ? number - 1 : 0
            let seen = shape == "chain" ? "$v0" : "$v\(number)"
            return "{name: s\(number), \(MadeUp.text), \(number > 0 ? "after: s\(before), " : "")"
                + "steps: [{call: go, as: v\(number)}, {expect: {equal: [\(seen), $v0]}}]}"
        }
        let (spec, diagnostics) = MadeUp.load(client, "flows: [\(MadeUp.flow("f", "{return: here}"))]", scenarios)
        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(spec?.scenarios.count == count)
    }

    @Test("what a scenario names is not seen in one that goes on from the same place")
    func branches() {
        let scenarios = ["a", "b, after: a", "c, after: a", "d, after: b"].map { "{name: \($0), \(MadeUp.text), steps: [STEP]}" }
        let steps = ["{call: go, as: x}", "{call: go, as: y}", "{expect: {equal: [$y, $x]}}", "{expect: {equal: [$y, $x]}}"]
        let list = zip(scenarios, steps).map { $0.replacing("STEP", with: $1) }.joined(separator: ", ")
        let client = MadeUp.client([("- (NSString *)go;", "f")])
        let found = MadeUp.load(client, "flows: [\(MadeUp.flow("f", "{return: here}"))]", "scenarios: [\(list)]").diagnostics
        #expect(found.filter { $0.severity == .error }.map(\.message) == ["`$y` does not exist here"])
    }

    @Test("requests see the answers of all before them")
    func requests() {
        let endpoint =
            "endpoints: [{name: next, method: GET, url: \"https://example.com/next\", \(MadeUp.text), "
            + "query: [{name: from, type: string}], response: {status: 200, kind: json, fields: [{name: to, type: string, required: true}]}}]"
        let requests = MadeUp.list("requests", Self.count) { number in
            "{endpoint: next, as: r\(number)\(number > 0 ? ", with: {from: $r\(number - 1).to}, after: [r0]" : "")}"
        }
        let answers = "mock: {answers: [{endpoint: next, steps: [{respond: {to: on}}]}, {endpoint: ask, steps: [{respond: {}}]}]}"
        let (spec, diagnostics) = MadeUp.load(endpoint, answers, requests)
        #expect(diagnostics.map(\.message) == [])
        #expect(spec?.requests.count == Self.count)
        #expect(
            MadeUp.load(endpoint, answers, "requests: [{endpoint: next, as: a, after: [b]}, {endpoint: next, as: b}]").diagnostics.map(
                \.help)
                == [nil])
    }

    @Test("every name that does not exist is reported, the first ones with the name that was meant")
    func danglingNames() {
        let types = MadeUp.list("classes", Self.count) { "{name: Thing\($0), \(MadeUp.text), properties: []}" }
        let fields = (0..<Self.count).map { "{name: f\($0), type: Thng\($0)}" }.joined(separator: ", ")
        let state = "state: [{name: kept, \(MadeUp.text), fields: [\(fields)]}]"
        let found = MadeUp.load(types, state).diagnostics.filter { $0.rule.id == "spec-dangling-reference" }
        #expect(found.map(\.message) == (0..<Self.count).map { "no type is called `Thng\($0)`" })
        #expect(found.first?.help == "did you mean `Thing0`, `Thing1` or `Thing10`?")
    }

    @Test("every reference that does not exist is reported")
    func danglingReferences() {
        let state = MadeUp.list("state", Self.count) { "{name: state\($0), \(MadeUp.text), fields: [{name: x, type: string}]}" }
        let steps = (0..<Self.count).map { "{let: {v\($0): $stat\($0).x}}" }.joined(separator: ", ")
        let found = MadeUp.load(state, "flows: [\(MadeUp.flow("f", steps))]").diagnostics.filter { $0.rule.id == "spec-unknown-reference" }
        #expect(found.count == Self.count)
        #expect(found.first?.help == "did you mean `$state0.x`, `$state1.x` or `$state10.x`?")
    }
}
