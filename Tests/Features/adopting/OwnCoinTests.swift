import CoinKit
import CoinKitMock
import MockClient
import Testing

/// Protocols of the SDK's, adopted by structs of an app's: for tests of its own, and in earnest.
@Suite struct OwnCoinTests {
    private struct FakeCoin: Coin { var worth = 3 }

    private struct FakeChest: Chest {
        var size: Int { 2 }
        var tags: [Any] { [] }
        func save(_ coin: any Coin) {}
        func count(of name: String) async throws -> Int { 7 }
        func label(_ notes: [String: Any], with more: [Any]) async -> [String: Any] { notes }
        func look(_ note: Any?) async throws -> Any? { note }
    }

    private final class Book: Ledger {
        var last: String?
        var tags: [String: Any] = [:]
        private(set) var words: [String] = []
        func load(_ page: Int) -> String? { page == 1 ? "first" : nil }
        func count() throws -> Int { words.count }
        func write(_ words: String) { self.words.append(words) }
        func copy(_ page: Int, with tags: [String: Any]) async throws -> String? { "\(last ?? "") \(tags["by"] ?? "")" }
    }

    @Test func structsOfAnAppAreCoinsAndChests() async throws {
        let harness = try MockHarness(CoinKitMock.system)
        try await harness.run {
            let coin = FakeCoin()
            #expect(Mint.best(of: coin, orWorth: 2).worth == 3 && Mint.more(than: [coin]).count == 2)
            let kept = try await Keeper(chest: FakeChest()).keep(worth: 1)
            #expect(kept == 5)
        }
    }

    @Test func anObjectIsAskedAtOnce() async throws {
        let harness = try MockHarness(CoinKitMock.system)
        try await harness.run {
            let book = Book()
            let clerk = Clerk(ledger: book)
            #expect(clerk.page == "first")
            clerk.note("second")
            #expect(book.words == ["second!"] && book.last == "second" && book.tags["words"] as? String == "second")
            #expect(clerk.read(2) == "second")
            let total = try clerk.total(of: nil)
            let copy = try await clerk.copy(3)
            #expect(total == 1 && copy == "page 3 clerk")
        }
    }
}
