/// A table's columns, and what its surroundings make of them.
struct TableShape {
    let roles: [ColumnRole?]
    /// The column of the names; asked for at every cell.
    let nameIndex: Int?
    /// How many columns the names take up: each level of a nested answer may have one of its own.
    var nameWidth = 1
    /// Most of what should be names are several words: "Card number". One capitalised word among them is no name either.
    var namesAreWords = false
    var kind: Fact.Kind
    var owner: String?
    /// A header or most messages speak of errors: "Error code", "Error message".
    var givesErrors = false
    /// The header of the codes themselves does.
    var listsErrors = false

    /// By its header, the names are cases of an enum.
    var listsCases: Bool { nameIndex.map { roles[$0] == .name(.case) } ?? false }

    /// "Error value", over the names: each is a value of something that tells errors, whatever parameter that is.
    var listsValuesOfErrors = false

    /// Constants beside their codes.
    var listsCodedNames = false
    /// Codes under "status code" that are none of HTTP's.
    var listsOwnStatuses = false

    /// Numbers under "HTTP status", and no name beside them.
    var listsStatuses = false

    /// The names beside calls are no methods: types stand with them, the header speaks of properties too, or all methods have brackets.
    var listsOtherMembers = false

    /// The column that has what each of the names takes, which only methods do.
    var takenIndex: Int?
    /// Classes, each by its file.
    var listsTypesByFile = false

    /// By its header, the names are no choice of one: they have types, or are called fields.
    var listsFields: Bool {
        namesMembers || codeIndex != nil
    }

    /// By its header, the names have types, or are called members of something.
    var namesMembers: Bool { roles.contains(.type) || roles.contains(.name(.property)) || roles.contains(.name(.parameter)) }

    func isLevelOfNames(_ column: Int) -> Bool { nameIndex.map { column >= $0 && column < $0 + nameWidth } ?? false }

    func index(_ role: ColumnRole) -> Int? { roles.firstIndex { $0 == role } }

    var codeIndex: Int? { index(.code) ?? index(.httpStatus) }

    /// A list of values: the first column is called type or value, and is all that the table gives.
    var isValueList: Bool { nameIndex == valueIndex && valueIndex != nil && !isListOfTypedValues }

    private var valueIndex: Int? { Self.valueIndex(roles) }

    init(roles: [ColumnRole?], kind: Fact.Kind, owner: String?) {
        self.roles = roles
        self.kind = kind
        self.owner = owner
        let named = roles.firstIndex { if case .name? = $0 { true } else { false } }
        nameIndex = named ?? roles.firstIndex(of: .anyName) ?? Self.valueIndex(roles)
    }

    private static func valueIndex(_ roles: [ColumnRole?]) -> Int? {
        guard !roles.contains(where: { [.code, .httpStatus, .required, .address].contains($0) }) else { return nil }
        return roles.first == .type || roles.first == .value ? 0 : nil
    }

    /// "Value | Type | Meaning": each of several values is handed over, and has a type of its own.
    var isListOfTypedValues: Bool { roles.first == .value && roles.dropFirst().contains(.type) }
}
