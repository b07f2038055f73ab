import SourceText

/// Numbers the parts of a draft in the order in which they are written, and leaves out those that did not load.
///
/// What is left out is written all the same and dropped, so that a part has the same number in every attempt.
final class NumberedParts {
    struct Title {
        var name: String
        /// Of a member, whose it is.
        var owner: String?
        /// Nil where only the names of a guide say it.
        var place: Place?
    }

    private let without: Set<Int>
    private var next = 0
    /// What each part is called.
    private(set) var names: [Int: String] = [:]
    /// Whose each part is, of members.
    private(set) var owners: [Int: String] = [:]
    /// Where the document says what each part holds.
    private(set) var places: [Int: Place] = [:]

    init(without: Set<Int>) { self.without = without }

    /// Each value that stays, and how it is written.
    func kept<Value>(
        _ values: [Value], _ title: (Value) -> Title, _ write: (Value) -> YAMLOutline
    ) -> [(value: Value, outline: YAMLOutline)] {
        values.compactMap { value in
            let number = next
            next += 1
            let title = title(value)
            names[number] = title.name
            owners[number] = title.owner
            places[number] = title.place
            let outline = write(value)
            return without.contains(number) ? nil : (value, .part(number, outline))
        }
    }

    func list<Value>(_ values: [Value], _ title: (Value) -> Title, _ write: (Value) -> YAMLOutline) -> YAMLOutline {
        .list(kept(values, title, write).map(\.outline))
    }
}
