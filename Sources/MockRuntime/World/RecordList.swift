/// Records in the order of their numbers, which is that in which they were put.
///
/// What is removed leaves a gap, so that nothing moves; gaps go once they are more than the records. A number is looked for by halves.
struct RecordList {
    private var ids: [Int] = []
    private var records: [MockRecord?] = []
    /// The place of the oldest record: there are only gaps before it.
    private var start = 0
    private(set) var count = 0

    /// All records, oldest first.
    var all: [MockRecord] { records[start...].compactMap(\.self) }

    /// The number of the oldest record.
    var oldest: Int? { count == 0 ? nil : ids[start] }

    /// The numbers of the records whose life has ended, oldest first. Only that is looked at: copying records would take longer.
    func ended(at now: Double) -> [Int] {
        (start..<records.count).filter { place in (records[place]?.ends).map { $0 <= now } ?? false }.map { ids[$0] }
    }

    /// The record of a number. What is set takes the place of one that is there.
    subscript(_ id: Int) -> MockRecord? {
        get { place(of: id).flatMap { records[$0] } }
        set { if let place = place(of: id) { records[place] = newValue } }
    }

    /// Adds a record whose number is greater than all others.
    mutating func append(_ record: MockRecord) {
        ids.append(record.id)
        records.append(record)
        count += 1
    }

    /// Removes a record, and answers what it was.
    mutating func remove(_ id: Int) -> MockRecord? {
        guard let place = place(of: id), let record = records[place] else { return nil }
        records[place] = nil
        count -= 1
        while start < records.count, records[start] == nil { start += 1 }
        closeGaps()
        return record
    }

    private mutating func closeGaps() {
        guard records.count > 2 * count + 32 else { return }
        ids = (start..<records.count).filter { records[$0] != nil }.map { ids[$0] }
        records.removeAll { $0 == nil }
        start = 0
    }

    /// Where a number stands, which is most often near the end.
    private func place(of id: Int) -> Int? {
        var (low, high) = (start, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < ids.count && ids[low] == id ? low : nil
    }
}
