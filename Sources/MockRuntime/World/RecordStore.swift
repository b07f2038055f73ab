/// The records of one kind in one session, found by any field without looking at all of them.
///
/// An index of a field is made when the first look-up asks for it. How many records there are is bounded: see `RecordType.Overflow`.
///
/// A class, so that records are added and changed in their place, whoever asks for the store.
final class RecordStore {
    let type: RecordType
    /// What the kind makes up, in the order in which it does.
    let generated: [(field: String, kind: RandomKind)]
    private let limit: Int
    // Only ever touched while the session is locked, so that nobody has to watch who else is at it.
    @exclusivity(unchecked) private var records: RecordList
    /// One for each field that was ever asked for; the key's is the first.
    @exclusivity(unchecked) private var indexes: [RecordIndex]

    init(type: RecordType, limit: Int) {
        self.type = type
        generated = type.generated.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.limit = max(1, limit)
        records = RecordList()
        indexes = [RecordIndex(type.key)]
    }

    var count: Int { records.count }

    /// All records, oldest first.
    var all: [MockRecord] { records.all }

    /// The record of that number.
    func record(_ id: Int) -> MockRecord? { records[id] }

    /// The records whose fields have all these values and for which `condition` holds, oldest first; a `null` matches nothing.
    func matching(_ match: JSONObject, where condition: (MockRecord) -> Bool) -> [MockRecord] {
        guard let found = candidates(match) else { return match.isEmpty ? all.filter(condition) : [] }
        var matching: [MockRecord] = []
        for id in found {
            if let record = records[id], match.count == 1 || record.matches(match), condition(record) { matching.append(record) }
        }
        return matching
    }

    /// The first of them.
    func first(_ match: JSONObject, where condition: (MockRecord) -> Bool) -> MockRecord? {
        guard let found = candidates(match) else { return match.isEmpty ? all.first(where: condition) : nil }
        for id in found {
            if let record = records[id], match.count == 1 || record.matches(match), condition(record) { return record }
        }
        return nil
    }

    /// Adds a record, in the place of one with its key. Answers `nil` when there are too many already and the kind refuses more.
    func insert(_ record: MockRecord, now: Double) -> MockRecord? {
        if let old = indexes[0].ids(record[type.key]).first { remove(old) }
        if records.count >= limit {
            guard type.overflow == .evictOldest else { return nil }
            evict(now: now)
        }
        records.append(record)
        for place in indexes.indices { indexes[place].add(record) }
        return record
    }

    /// Puts changed fields and another end in the place of a record's; answers `nil` if it is gone.
    func replace(_ record: MockRecord) -> MockRecord? {
        guard let old = records[record.id] else { return nil }
        for place in indexes.indices where old[indexes[place].field] != record[indexes[place].field] {
            indexes[place].remove(old)
            indexes[place].add(record)
        }
        records[record.id] = record
        return record
    }

    func remove(_ id: Int) {
        guard let record = records.remove(id) else { return }
        for place in indexes.indices { indexes[place].remove(record) }
    }

    /// The numbers of the records that have the given value of the field that fewest share; `nil` where nothing is asked for or a `null`
    /// is.
    private func candidates(_ match: JSONObject) -> RecordIDs? {
        var fewest: RecordIDs?
        for (name, value) in match {
            if value.isNull { return nil }
            let ids = indexes[index(of: name)].ids(value)
            if fewest.map({ ids.count < $0.count }) ?? true { fewest = ids }
        }
        return fewest
    }

    /// The place of a field's index, which is made if there is none.
    private func index(of field: String) -> Int {
        if let place = indexes.firstIndex(where: { $0.field == field }) { return place }
        var index = RecordIndex(field)
        for record in all { index.add(record) }
        indexes.append(index)
        return indexes.count - 1
    }

    /// Makes room: what has ended goes, and if that is too little the oldest go. A sixteenth is freed at once, so that a store that is
    /// always full pays for the search only now and then.
    private func evict(now: Double) {
        let target = min(limit - 1, limit - limit / 16)
        for id in records.ended(at: now) { remove(id) }
        while records.count > target, let oldest = records.oldest { remove(oldest) }
    }
}

extension MockRecord {
    /// Whether every given field has the given value.
    fileprivate func matches(_ match: JSONObject) -> Bool {
        match.allSatisfy { !$0.value.isNull && self[$0.name] == $0.value }
    }
}
