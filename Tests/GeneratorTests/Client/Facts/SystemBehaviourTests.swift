import SourceText
import Spec
import Testing

@testable import Generator

/// What flows do, over flows that run each other.
struct SystemBehaviourTests {
    /// A system of flows that do nothing but run others.
    private func behaviour(_ runs: [(name: String, runs: [String])]) throws -> SystemBehaviour {
        var spec = try LampFixture.spec()
        var pattern = try #require(spec.flows.first)
        pattern.policies = []
        (pattern.always, pattern.onSuccess, pattern.onFailure) = ([], [], [])
        spec.policies = []
        spec.flows = runs.map { name, runs in
            var flow = pattern
            flow.name.value = name
            flow.steps = runs.map { Step(.run(flow: Located($0, at: flow.place), arguments: [], result: nil, waits: true), at: flow.place) }
            return flow
        }
        return SystemBehaviour(spec)
    }

    @Test func flowsStandBehindThoseThatTheyRun() throws {
        let order = try behaviour([("a", ["b", "c"]), ("b", ["d"]), ("c", ["d"]), ("d", [])]).calleesFirst
        #expect(order == ["d", "b", "c", "a"])
    }

    @Test func flowsThatRunEachOtherAreThereOnce() throws {
        let order = try behaviour([("a", ["b"]), ("b", ["c"]), ("c", ["a", "c"])]).calleesFirst
        #expect(order.sorted() == ["a", "b", "c"])
    }

    @Test func runnersAreThereOnceAndInTheOrderOfTheSpec() throws {
        let behaviour = try behaviour([("a", ["d", "d"]), ("b", ["d"]), ("c", []), ("d", [])])
        #expect(behaviour.runners["d"] == ["a", "b"])
        #expect(behaviour.runners["c"] == nil)
    }

    @Test func whatFlowsHaveIsGatheredThroughCirclesToo() throws {
        let behaviour = try behaviour([("a", ["b"]), ("b", ["c"]), ("c", ["b", "d"]), ("d", [])])
        let gathered = behaviour.gathered(["a": Set([1]), "b": [], "c": [3], "d": [4]]) { $0.runs }
        #expect(gathered == ["a": [1, 3, 4], "b": [3, 4], "c": [3, 4], "d": [4]])
    }

    @Test func aLineOfThousandsOfFlowsNeedsNoStack() throws {
        let names = (0..<20_000).map { "f\($0)" }
        let behaviour = try behaviour(names.indices.map { (names[$0], $0 + 1 < names.count ? [names[$0 + 1]] : []) })
        #expect(behaviour.calleesFirst == names.reversed())
    }
}

struct WorklistTests {
    @Test func whatWaitsAlreadyIsNotPutThereAgain() {
        var list = Worklist(["a", "b"])
        list.add("b")
        #expect(list.next() == "a")
        list.add("a")
        list.add("a")
        #expect([list.next(), list.next(), list.next()] == ["b", "a", nil])
    }

    @Test func namesStayInTheirOrder() {
        var names = OrderedNames(["b", "a", "b"])
        #expect(!names.insert("a") && names.insert("c"))
        #expect(names.list == ["b", "a", "c"])
    }
}
