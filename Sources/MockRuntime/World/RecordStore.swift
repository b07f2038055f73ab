/// The records of one kind in one session, found by any field without looking at all of them.
///
/// An index of a field is made when the first look-up asks for it. How many records there are is bounded: see `RecordType.Overflow`.
struct RecordStore {
    let type: RecordType
    private let limit: Int
    private var records: [Int: MockRecord] = [:]
    /// By field and value the numbers of the records that have it, oldest first.
    private var indexes: [String: [JSONValue: [Int]]]

    init(type: RecordType, limit: Int) {
        self.type = type
        self.limit = max(1, limit)
        indexes = [type.key: [:]]
    }

    var count: Int { records.count }

    /// All records, oldest first.
    var all: [MockRecord] { records.keys.sorted().compactMap { records[$0] } }

    /// The record of that number.
    func record(_ id: Int) -> MockRecord? { records[id] }

    /// The records whose fields have all these values, oldest first; a `null` matches nothing.
    mutating func matching(_ match: JSONObject) -> [MockRecord] {
        guard let rarest = rarestField(in: match) else { return match.isEmpty ? all : [] }
        let ids = indexes[rarest.name]?[rarest.value] ?? []
        return ids.compactMap { records[$0] }.filter { $0.matches(match) }
    }

    /// The first of them for which `condition` holds.
    mutating func first(_ match: JSONObject, where condition: (MockRecord) -> Bool) -> MockRecord? {
        guard let rarest = rarestField(in: match) else { return match.isEmpty ? all.first(where: condition) : nil }
        for id in indexes[rarest.name]?[rarest.value] ?? [] {
            if let record = records[id], record.matches(match), condition(record) { return record }
        }
        return nil
    }

    /// Adds a record, in the place of one with its key. Answers `nil` when there are too many already and the kind refuses more.
    mutating func insert(_ record: MockRecord, now: Double) -> MockRecord? {
        if let old = indexes[type.key]?[record[type.key]]?.first { remove(old) }
        if records.count >= limit {
            guard type.overflow == .evictOldest else { return nil }
            evict(now: now)
        }
        records[record.id] = record
        for field in indexedFields { indexes[field]?[record[field], default: []].append(record.id) }
        return record
    }

    /// The names alone: going through `indexes.keys` while an index changes would copy that whole index.
    private var indexedFields: [String] { Array(indexes.keys) }

    /// Puts changed fields and another end in the place of a record's; answers `nil` if it is gone.
    mutating func replace(_ record: MockRecord) -> MockRecord? {
        guard let old = records[record.id] else { return nil }
        for field in indexedFields where old[field] != record[field] {
            removeFromIndex(field, old)
            indexes[field]?[record[field], default: []].append(record.id)
        }
        records[record.id] = record
        return record
    }

    mutating func remove(_ id: Int) {
        guard let record = records.removeValue(forKey: id) else { return }
        for field in indexedFields { removeFromIndex(field, record) }
    }

    /// The given field that fewest records share; `nil` where nothing is asked for or a `null` is.
    private mutating func rarestField(in match: JSONObject) -> (name: String, value: JSONValue)? {
        var rarest: (name: String, value: JSONValue)?
        var fewest = Int.max
        for (name, value) in match {
            if value.isNull { return nil }
            if indexes[name] == nil { makeIndex(name) }
            let count = indexes[name]?[value]?.count ?? 0
            if count < fewest { (fewest, rarest) = (count, (name, value)) }
        }
        return rarest
    }

    private mutating func makeIndex(_ field: String) {
        var index: [JSONValue: [Int]] = [:]
        for record in all { index[record[field], default: []].append(record.id) }
        indexes[field] = index
    }

    private mutating func removeFromIndex(_ field: String, _ record: MockRecord) {
        let value = record[field]
        guard let place = indexes[field]?[value]?.firstIndex(of: record.id) else { return }
        if indexes[field]?[value]?.count == 1 {
            indexes[field]?[value] = nil
        } else {
            indexes[field]?[value]?.remove(at: place)
        }
    }

    /// Makes room: what has ended goes, and if that is too little the oldest go. A sixteenth is freed at once, so that a store that is
    /// always full pays for the search only now and then.
    private mutating func evict(now: Double) {
        let target = min(limit - 1, limit - limit / 16)
        var surplus = all
        for record in surplus where record.hasEnded(at: now) { remove(record.id) }
        guard records.count > target else { return }
        surplus.removeAll { $0.hasEnded(at: now) }
        for record in surplus.prefix(records.count - target) { remove(record.id) }
    }
}

extension MockRecord {
    /// Whether every given field has the given value.
    fileprivate func matches(_ match: JSONObject) -> Bool {
        match.allSatisfy { !$0.value.isNull && self[$0.name] == $0.value }
    }
}
