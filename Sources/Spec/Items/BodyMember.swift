package import SourceText

/// One member of a body that travels as JSON: no item of its own, as most guides say nothing of what travels.
package struct BodyMember: Sendable {
    package var name: Located<String>
    /// As the spec spells it, or as its constant shows.
    package var type: ValueType
    /// Where `type` stands; the name's where it follows from a constant.
    package var typePlace: Place
    package var wire: WireForm
    package var constant: Located<String>?
    /// For a text of a closed set.
    package var values: [Located<String>]

    init(_ field: Field) {
        name = field.name
        type = field.type
        typePlace = field.typeSpelling?.place ?? field.name.place
        wire = field.wire
        constant = field.constant
        values = field.values
    }
}

extension [Field] {
    /// These fields, and those inside of each, object by object.
    var levels: [[BodyMember]] { isEmpty ? [] : [map(BodyMember.init)] + flatMap(\.fields.levels) }
}
