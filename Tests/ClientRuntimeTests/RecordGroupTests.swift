import ClientRuntime
import Testing

private struct Pending: RecordGroup {
    struct Record: StateRecord {
        var id: String?
        var product: String?
    }

    var records: [Record] = []

    static var key: WritableKeyPath<Record, String?> { \.id }
    static let name = "pending"
    static let isDurable = false
}

@Suite struct RecordGroupTests {
    @Test func aChangeMakesTheRecordThatIsNotThere() {
        var pending = Pending()
        pending.change("b") { $0.product = "lamp" }
        pending.change("a") { $0.product = "bulb" }
        pending.change("b") { $0.product = "shade" }
        #expect(pending.records.map(\.id) == ["b", "a"])
        #expect(pending.record("b")?.product == "shade")
        #expect(pending.record("c") == nil)
    }

    @Test func aRecordIsClaimedOnce() {
        var pending = Pending()
        let isFirst = pending.claim("a") { $0.product = "lamp" }
        let isSecond = pending.claim("a") { $0.product = "bulb" }
        #expect(isFirst && !isSecond)
        #expect(pending.record("a")?.product == "lamp")
    }

    @Test func aRecordIsForgotten() {
        var pending = Pending()
        pending.change("a") { _ in }
        pending.change("b") { _ in }
        pending.remove("a")
        #expect(pending.records.map(\.id) == ["b"])
        let isClaimed = pending.claim("a")
        #expect(isClaimed)
    }
}
