/// A state group of records that are told apart by a key, such as the purchases that are under way.
public protocol RecordGroup: StateGroup {
    associatedtype Record: StateRecord
    /// In the order in which they were first kept.
    var records: [Record] { get set }
    /// The field that tells records apart.
    static var key: WritableKeyPath<Record, String?> { get }
}

/// One record of a group.
public protocol StateRecord: Codable, Sendable {
    /// A record in which nothing was kept yet.
    init()
}

extension RecordGroup {
    /// The record under that key.
    public func record(_ key: String) -> Record? { records.first { $0[keyPath: Self.key] == key } }

    /// Changes the record under that key, and makes it first where there is none.
    public mutating func change(_ key: String, _ change: (inout Record) -> Void) {
        if let index = records.firstIndex(where: { $0[keyPath: Self.key] == key }) {
            change(&records[index])
        } else {
            var record = Record()
            record[keyPath: Self.key] = key
            change(&record)
            records.append(record)
        }
    }

    /// Makes a record under that key unless there is one.
    ///
    /// - Returns: whether it did.
    public mutating func claim(_ key: String, _ change: (inout Record) -> Void = { _ in }) -> Bool {
        guard record(key) == nil else { return false }
        self.change(key, change)
        return true
    }

    /// Forgets the record under that key.
    public mutating func remove(_ key: String) { records.removeAll { $0[keyPath: Self.key] == key } }
}
