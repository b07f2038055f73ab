package import SourceText

/// One member of a body that travels as JSON: no item of its own, as most guides say nothing of what travels.
package struct BodyMember: Sendable {
    package var name: Located<String>
    /// As the spec spells it, or as its constant shows.
    package var type: ValueType
    /// Where `type` stands; the name's where it follows from a constant.
    package var typePlace: Place
    package var wire: WireForm
    /// Of a date that travels as a text of a form of the service's own.
    package var datePattern: DateForm?
    package var constant: Located<String>?
    /// For a text of a closed set.
    package var values: [Located<String>]
    /// The names of the objects around it, `order.items`; empty at the top. Nil below names that no spec lists.
    package var outer: String?
    /// Whether it has to be there, and where the spec says so.
    package var isRequired: Located<Bool>
    /// Of an answer: it may come as `null`.
    package var isNullable: Bool

    package init(_ field: Field, in outer: String?) {
        self.outer = outer
        isNullable = field.isNullable
        isRequired = Located(field.isRequired, at: field.requirednessPlace ?? field.name.place)
        name = field.name
        type = field.type
        typePlace = field.typeSpelling?.place ?? field.name.place
        wire = field.wire
        datePattern = field.datePattern
        constant = field.constant
        values = field.values
    }
}

extension BodyMember {
    /// Where it stands in its body: `order.items.price`.
    package var path: String? { outer.map { $0.isEmpty ? name.value : "\($0).\(name.value)" } }
}

extension [Field] {
    /// These fields, and those inside of each, object by object.
    func levels(in outer: String? = "") -> [[BodyMember]] {
        isEmpty ? [] : [map { BodyMember($0, in: outer) }] + flatMap { $0.fields.levels(in: $0.path(in: outer)) }
    }
}

extension Field {
    /// Members of a table stand below names that only the server knows.
    func path(in outer: String?) -> String? {
        guard let outer, members == nil, !type.holdsTable else { return nil }
        return outer.isEmpty ? name.value : "\(outer).\(name.value)"
    }
}

extension ValueType {
    fileprivate var holdsTable: Bool {
        switch self {
        case .table, .json: true
        case .list(let inner), .optional(let inner): inner.holdsTable
        case .string, .integer, .number, .boolean, .date, .url, .data, .object, .named, .error, .void: false
        }
    }
}
