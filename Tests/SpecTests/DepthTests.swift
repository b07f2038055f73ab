import Diagnostics
import Spec
import Testing

/// What is nested or chained without end is read, or refused at its place; it never overflows the stack, and its time does not double with
/// every level.
@Suite("Depth")
struct DepthTests {
    @Test("a type inside of thousands of brackets or question marks is no type", arguments: [("[", "]"), ("", "?")])
    func types(before: String, behind: String) {
        let type = String(repeating: before, count: 100_000) + "string" + String(repeating: behind, count: 100_000)
        let found = MadeUp.load("state: [{name: kept, \(MadeUp.text), fields: [{name: x, type: \"\(type)\"}]}]").diagnostics
        #expect(found.map(\.rule.id) == ["spec-wrong-type-word"])
    }

    @Test("a list of optional lists is a type")
    func nestedType() {
        let (spec, diagnostics) = MadeUp.load("state: [{name: kept, \(MadeUp.text), fields: [{name: x, type: \"[[string?]?]?\"}]}]")
        #expect(diagnostics.map(\.message) == [])
        #expect(spec?.state[0].fields[0].type == .optional(.list(.optional(.list(.optional(.string))))))
    }

    @Test("a reference of thousands of names")
    func references() throws {
        let names = String(repeating: ".x", count: 50_000)
        let flows =
            "flows: [\(MadeUp.flow("f", "{let: {v: $arg.a\(names)}}, {let: {w: $arg.b\(names)}}", "parameters: [{name: a, type: json}], "))]"
        let (spec, diagnostics) = MadeUp.load(flows)
        #expect(diagnostics.messages(of: "spec-unknown-reference") == ["`$arg.b\(names)` does not exist here"])
        guard case .control(.bind(_, let value)) = try #require(spec?.flows.first?.steps.first).verb else { return }
        #expect(value.type == .optional(.json))
    }

    @Test("classes that inherit from each other in a circle, and a long line of them")
    func superclasses() {
        let circle = MadeUp.list("classes", 2000) { "{name: K\($0), superclass: K\(($0 + 1) % 2000), \(MadeUp.text), properties: []}" }
        let steps = "{new: K0, as: made}, {let: {found: $made.nothing}}, {fail: $made}"
        let found = MadeUp.load(circle, "flows: [\(MadeUp.flow("f", steps))]").diagnostics.map(\.message)
        #expect(found.contains("`$made.nothing` does not exist here"))
        #expect(found.contains("`fail` is `K0`, expected `error`") || found.contains { $0.contains("K0") && $0.contains("error") })
    }

    @Test("conformances that branch at every level")
    func conformances() {
        let protocols = MadeUp.list("protocols", 60) { number in
            let next = number / 4 * 4 + 4
            let conforms = next < 60 ? "conforms: [P\(next), P\(next + 1), P\(next + 2), P\(next + 3)], " : ""
            return "{name: P\(number), \(conforms)\(MadeUp.text), methods: []}"
        }
        let client = MadeUp.client([("- (void)go:(id<P0>)it;", "f")])
        let steps = "{run: g, with: {it: $arg.it}}, {run: h, with: {it: $arg.it}}"
        let flows = [
            MadeUp.flow("f", steps), MadeUp.flow("g", "{stop: true}", "parameters: [{name: it, type: P59, required: true}], "),
            MadeUp.flow("h", "{stop: true}", "parameters: [{name: it, type: Client, required: true}], "),
        ]
        let found = MadeUp.load(protocols, client, "flows: [\(flows.joined(separator: ", "))]").diagnostics
        #expect(found.messages(of: "spec-type-mismatch").count == 1)
    }

    @Test("comparisons inside of comparisons", arguments: [1, 17])
    func comparisons(levels: Int) {
        let test = (0..<levels).reduce("{equal: [text, true]}") { inner, _ in "{equal: [text, {is: \(inner)}]}" }
        let flow = MadeUp.flow("f", "{require: \(test), otherwise: [{stop: true}]}")
        let found = MadeUp.load("flows: [\(flow)]").diagnostics.filter { $0.rule.id == "spec-type-mismatch" }
        #expect(found.count == levels + 1)
    }

    @Test("repetitions inside of repetitions", arguments: [1, 3, 24])
    func repetitions(levels: Int) throws {
        let steps = (0..<levels).reduce("{let: {seen: $x0}}") { inner, level in
            "{repeat: [\(inner)], from: {x\(level): null}, again: {x\(level): text}, until: {before: [1, {seconds: $clock.now}]}}"
        }
        let flow = MadeUp.flow("f", steps)
        let (spec, diagnostics) = MadeUp.load("flows: [\(flow)]")
        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        guard case .repeat(let repetition) = try #require(spec?.flows.first?.steps.first).verb else { return }
        #expect(repetition.carried.map(\.type) == [.optional(.string)])
    }
}
