/// Columns that are called after names, and hold words.
extension ColumnReading {
    /// "Name", "Error" or "Processing method" over words, beside numbers that are codes: what the codes mean, or what to do, and nothing that is
    /// called so.
    mutating func dropWords() {
        guard let codes = roles.firstIndex(of: .code), shapes[codes].share(.number) > 0.8 else { return }
        for column in roles.indices {
            guard let role = roles[column], [.anyName, .name(.error), .name(.method)].contains(role),
                shapes[column].share(.words) > 0.6, shapes[column].share(.names) < 0.3
            else { continue }
            evidence[column].add(-8, for: role, "words in its cells, and a column of codes")
            roles[column] = .meaning
        }
    }

    /// "Status" over OK and ERROR, beside a column of numbers that are HTTP's: how it went in a word, which names nothing.
    mutating func dropOutcomes() {
        guard roles.indices.contains(where: { roles[$0] == .httpStatus && shapes[$0].share(.number) > 0.8 }) else { return }
        for column in roles.indices where roles[column] == .httpStatus && shapes[column].share(.number) == 0 {
            evidence[column].add(-8, for: .httpStatus, "no numbers in its cells, and statuses of HTTP beside them")
            roles[column] = .meaning
        }
    }
}
