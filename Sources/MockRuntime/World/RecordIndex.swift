/// By a field's value the numbers of the records that have it.
struct RecordIndex {
    let field: String
    private var ids: [JSONValue: RecordIDs] = [:]

    init(_ field: String) { self.field = field }

    /// The numbers of the records whose field has that value, oldest first.
    func ids(_ value: JSONValue) -> RecordIDs { ids[value] ?? .none }

    mutating func add(_ record: MockRecord) { ids[record[field], default: .none].add(record.id) }

    mutating func remove(_ record: MockRecord) {
        let value = record[field]
        guard let place = ids.index(forKey: value) else { return }
        ids.values[place].remove(record.id)
        if ids.values[place].count == 0 { ids.remove(at: place) }
    }
}

/// Numbers of records, in the order in which they were added. Most values are one record's alone, which needs no list.
enum RecordIDs {
    case none
    case one(Int)
    case many([Int])

    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let ids): ids.count
        }
    }

    var first: Int? {
        switch self {
        case .none: nil
        case .one(let id): id
        case .many(let ids): ids.first
        }
    }

    mutating func add(_ id: Int) {
        switch self {
        case .none: self = .one(id)
        case .one(let other): self = .many([other, id])
        case .many(var ids):
            // The list is not held twice while it grows, or it would be copied each time.
            self = .none
            ids.append(id)
            self = .many(ids)
        }
    }

    mutating func remove(_ id: Int) {
        switch self {
        case .none: break
        case .one(let other): if other == id { self = .none }
        case .many(var ids):
            self = .none
            if let place = ids.firstIndex(of: id) { ids.remove(at: place) }
            self = .many(ids)
        }
    }
}

extension RecordIDs: Sequence {
    /// Goes through the numbers, oldest first.
    struct Iterator: IteratorProtocol {
        fileprivate let ids: RecordIDs
        private var place = 0

        fileprivate init(_ ids: RecordIDs) { self.ids = ids }

        mutating func next() -> Int? {
            defer { place += 1 }
            switch ids {
            case .none: return nil
            case .one(let id): return place == 0 ? id : nil
            case .many(let ids): return place < ids.count ? ids[place] : nil
            }
        }
    }

    func makeIterator() -> Iterator { Iterator(self) }
}
