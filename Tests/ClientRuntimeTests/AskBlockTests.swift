import ClientRuntime
import Foundation
import Testing

/// Blocks of apps that answer something, and the lists and boxes in which objects keep them.
@Suite struct AskBlockTests {
    private let environment = ClientEnvironment()

    private struct Refused: Error {}

    @Test func aBlockIsAskedIfThereIsOne() async throws {
        let block: @Sendable (String) async throws -> String = { "\($0)!" }
        let answer = try await environment.askBlock(Handed(block)) { try await $0.value("door") }
        #expect(answer == "door!")
        let none: Handed<@Sendable (String) async throws -> String>? = nil
        let nothing = try await environment.askBlock(none) { try await $0.value("door") }
        #expect(nothing == nil)
    }

    @Test func whatABlockThrowsGoesOn() async {
        let environment = environment
        let block: @Sendable () throws -> Void = { throw Refused() }
        await #expect(throws: Refused.self) { try await environment.askBlock(Handed(block)) { try $0.value() } }
    }

    @Test func aBoxHandsItsBlockOver() {
        let box = BlockBox<(Int) -> Int>()
        #expect(box.handed == nil)
        box.value = { $0 + 1 }
        #expect(box.handed?.value(2) == 3)
    }

    @Test func theLastOfAListIsAskedAndTextsTellThemApart() {
        let list = Listeners<(Int) -> Int>()
        #expect(list.last() == nil)
        list.add({ $0 + 1 }, under: "one")
        list.add({ $0 + 2 }, under: "two")
        list.add({ $0 + 3 }, under: "two")
        #expect(list.last()?.value(0) == 3 && list.last(under: "one")?.value(0) == 1 && list.last(under: "three") == nil)
        var heard: [Int] = []
        list.each(under: "two") { heard.append($0(0)) }
        #expect(heard == [2, 3])
        list.replace(with: { $0 + 4 }, under: "two")
        #expect(list.last(under: "two")?.value(0) == 4 && list.last(under: "one")?.value(0) == 1)
        list.remove(under: "two")
        heard = []
        list.each { heard.append($0(0)) }
        #expect(heard == [1])
    }
}
