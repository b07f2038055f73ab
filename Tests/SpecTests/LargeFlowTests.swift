import Diagnostics
import SourceText
import Spec
import Testing

/// Systems of thousands of flows: everything is found, whatever way the flows hang together.
@Suite("Many flows")
struct LargeFlowTests {
    private static let count = 1000

    @Test("a chain waits for its last, and belongs to the class of its first", arguments: [true, false])
    func chain(isBackwards: Bool) throws {
        // Names in the order of the chain, and against it: flows hand on their classes in the order of names.
        func name(_ position: Int) -> String { "f\(isBackwards ? 10000 + Self.count - position : 10000 + position)" }
        let flows = MadeUp.list("flows", Self.count) { position in
            position + 1 < Self.count
                ? MadeUp.flow(name(position), "{run: \(name(position + 1))}")
                : MadeUp.flow(name(position), "{call: ask}, {set: {key: $self.key}}")
        }
        let (spec, diagnostics) = MadeUp.load(MadeUp.client([("- (void)go;", name(0))]), flows)
        #expect(diagnostics.map(\.message) == [])
        #expect(spec?.flows.count == Self.count)
        #expect(spec?.flows.allSatisfy(\.isAsync) == true)
    }

    @Test("a chain that waits for nothing does not wait")
    func idleChain() {
        let flows = MadeUp.list("flows", Self.count) { MadeUp.flow("f\($0)", $0 + 1 < Self.count ? "{run: f\($0 + 1)}" : "{stop: true}") }
        let (spec, _) = MadeUp.load(MadeUp.client([("- (void)go;", "f0")]), flows)
        #expect(spec?.flows.contains(where: \.isAsync) == false)
    }

    @Test("a ring is one circle, however long")
    func ring() {
        let flows = MadeUp.list("flows", Self.count) { MadeUp.flow("f\($0)", "{run: f\(($0 + 1) % Self.count)}") }
        let found = MadeUp.load(flows).diagnostics.messages(of: "spec-run-cycle")
        let way = (Array(0..<Self.count) + [0]).map { "`f\($0)`" }.joined(separator: " runs ")
        #expect(found == ["the flow `f0` runs itself: \(way)"])
    }

    @Test("each of many circles in one knot is reported by its shortest way")
    func knot() {
        // Neighbours run each other, and all pairs are one ring.
        let flows = MadeUp.list("flows", Self.count) { MadeUp.flow("f\($0)", "{run: f\($0 ^ 1)}, {run: f\(($0 + 2) % Self.count)}") }
        let found = MadeUp.load(flows).diagnostics.messages(of: "spec-run-cycle")
        let pairs = stride(from: 0, to: Self.count, by: 2)
        #expect(found == pairs.map { "the flow `f\($0)` runs itself: `f\($0)` runs `f\($0 + 1)` runs `f\($0)`" })
    }

    @Test("a policy's steps count for the flows that it is around, and a start for none")
    func policies() {
        let found = MadeUp.load(
            "policies: [{name: again, \(MadeUp.text), before: [{run: one}]}]",
            "flows:\n  - \(MadeUp.flow("one", "{start: two}", "policies: [again], "))\n  - \(MadeUp.flow("two", "{run: one}"))"
        ).diagnostics
        #expect(found.messages(of: "spec-run-cycle") == ["the flow `one` runs itself: `one` runs `one`"])
    }

    @Test("whoever runs a flow that calls a handler, through others too, shares it")
    func sharedRuns() throws {
        let flows = MadeUp.list("flows", Self.count) { position in
            position + 1 < Self.count
                ? MadeUp.flow("f\(position)", "{call: ask}, {run: f\(position + 1)}", "together: true, ")
                : MadeUp.flow("f\(position)", "{complete: {key: done}}")
        }
        let client = MadeUp.client([("- (void)goWithCompletion:(void (^)(NSString *key))completion;", "f\(Self.count - 1)")])
        let found = MadeUp.load(client, flows).diagnostics.filter { $0.rule.id == "spec-shared-run" }
        #expect(found.count == Self.count - 1)
        #expect(Set(found.map { $0.labels.last?.place.start.line }).count == 1)
    }

    @Test("a parameter that all methods of a flow have is there, one that some lack may be missing")
    func parameters() throws {
        let shared = (0..<Self.count).map { "p\($0):(nonnull NSString *)p\($0)" }.joined(separator: " ")
        let client = MadeUp.client([("- (void)\(shared);", "f"), ("- (void)\(shared) last:(nonnull NSString *)last;", "f")])
        let steps = (0..<Self.count).map { "{let: {v\($0): $arg.p\($0)}}" } + ["{let: {end: $arg.last}}"]
        let (spec, diagnostics) = MadeUp.load(client, "flows:\n  - " + MadeUp.flow("f", steps.joined(separator: ", ")))
        #expect(diagnostics.map(\.message) == [])
        let types = try #require(spec).flows[0].steps.compactMap { step in
            if case .control(.bind(_, let value)) = step.verb { value.type.spelling } else { nil }
        }
        #expect(types == Array(repeating: "string", count: Self.count) + ["string?"])
    }
}
