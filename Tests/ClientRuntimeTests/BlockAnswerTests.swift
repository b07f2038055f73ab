import ClientRuntime
import Testing

@Suite struct BlockAnswerTests {
    private let environment = ClientEnvironment()

    @Test func theFirstCallCounts() async throws {
        let answer = BlockAnswer<String>()
        let given = try await environment.answered(answer) {
            answer.give("1234")
            answer.give("5678")
        }
        #expect(given == "1234")
        let later = try await environment.answered(BlockAnswer<String>()) { nil }
        #expect(later == nil)
    }

    @Test func aCallMayComeLaterAndWithNothing() async throws {
        let answer = BlockAnswer<String>()
        let given = try await environment.answered(answer) {
            _ = Task { answer.give(nil) }
        }
        #expect(given == nil)
    }

    @Test func whoIsNeverAnsweredWaitsUntilCancelled() async throws {
        let answer = BlockAnswer<Int>()
        let waiting = Task { [environment] in try await environment.answered(answer) { () } }
        await Task.yield()
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test func anAppWithoutTheMethodAnswersNothing() async throws {
        let given = try await environment.answered(BlockAnswer<Int>()) { MissingMethods.note() }
        #expect(given == nil)
    }

    @Test func aBlockIsSetAndTakenAway() {
        let box = BlockBox<(Int) -> Void>()
        var heard: [Int] = []
        box.value?(1)
        box.value = { heard.append($0) }
        box.value?(2)
        box.value = nil
        box.value?(3)
        #expect(heard == [2])
    }
}
