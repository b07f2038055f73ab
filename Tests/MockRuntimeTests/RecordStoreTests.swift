import Testing

@testable import MockRuntime

/// What a store of records answers, whatever was put, changed and removed before.
@Suite struct RecordStoreTests {
    /// Thousands of steps by chance, each of them held against a plain list.
    @Test(arguments: [1, 2, 3]) func storeAnswersAsAListWould(seed: UInt64) {
        var random = MockRandom(seed: seed)
        let store = RecordStore(type: type(.refuse), limit: 1000)
        var list: [MockRecord] = []
        for id in 1...3000 {
            switch Int.random(in: 0...3, using: &random) {
            case 0 where !list.isEmpty:
                let gone = list.remove(at: Int.random(in: list.indices, using: &random))
                store.remove(gone.id)
            case 1 where !list.isEmpty:
                let place = Int.random(in: list.indices, using: &random)
                list[place].fields["note"] = "changed"
                _ = store.replace(list[place])
            default:
                let record = record(id, key: Int.random(in: 0...300, using: &random))
                list.removeAll { $0["key"] == record["key"] }
                list.append(record)
                _ = store.insert(record, now: 0)
            }
            guard id.isMultiple(of: 100) else { continue }
            #expect(store.all == list)
            #expect(store.count == list.count)
            let group = list.filter { $0["group"] == 1 }
            #expect(store.matching(["group": 1]) { _ in true } == group)
            #expect(Set(store.matching(["group": 1, "note": "changed"]) { _ in true }) == Set(group.filter { $0["note"] == "changed" }))
            #expect(list.allSatisfy { store.record($0.id) == $0 && store.first(["key": $0["key"]]) { _ in true } == $0 })
        }
    }

    @Test func roomIsMadeByWhatHasEndedThenByTheOldest() {
        let store = RecordStore(type: type(.evictOldest), limit: 32)
        for id in 1...32 { _ = store.insert(record(id, key: id, ends: id == 20 ? 1 : nil), now: 0) }
        _ = store.insert(record(33, key: 33), now: 2)
        // A sixteenth is freed: the one that has ended, and the oldest.
        #expect(store.all.map(\.id) == Array(2...19) + Array(21...33))
    }

    @Test func nothingIsFoundByNull() {
        let store = RecordStore(type: type(.refuse), limit: 10)
        _ = store.insert(record(1, key: 1), now: 0)
        #expect(store.matching(["note": nil]) { _ in true }.isEmpty)
        #expect(store.matching([:]) { _ in true }.count == 1)
    }

    private func type(_ overflow: RecordType.Overflow) -> RecordType {
        RecordType("things", key: "key", fields: [ValueField("key", .integer)], overflow: overflow)
    }

    private func record(_ id: Int, key: Int, ends: Double? = nil) -> MockRecord {
        MockRecord(id: id, type: "things", fields: ["key": .int(key), "group": .int(key % 5)], created: 0, ends: ends)
    }
}
