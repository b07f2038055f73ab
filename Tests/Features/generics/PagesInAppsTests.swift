import Foundation
import LampKit
import Testing

/// What apps do with generic types beside calling methods.
@Suite struct PagesInAppsTests {
    /// An app's own values stand in a page, too, whatever they are.
    private final class Row {
        var title = "row"
    }

    @Test func appsUsePagesOfTheirOwn() {
        let page = Page(items: [Row()])
        #expect(first(of: page)?.title == "row")
        #expect(page.isLast)
    }

    @Test func pagesAreWhatTheyHold() throws {
        let page = Page(items: [Lamp(id: "red")], next: "two")
        let decoded = try JSONDecoder().decode(Page<Lamp>.self, from: JSONEncoder().encode(page))
        #expect(decoded == page && Set([page, decoded]).count == 1)
        needsSendable(page)
    }

    @Test func resultsOfObjectiveCSayWhatTheyHold() {
        let result: LampResult<String> = LampResult(object: "red", error: nil, code: 1)
        #expect(result.object?.count == 3 && result.isSuccessful)
    }

    private func first<Item>(of page: Page<Item>) -> Item? { page.items.first }

    private func needsSendable(_ value: some Sendable) {}
}
