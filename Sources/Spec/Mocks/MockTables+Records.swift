internal import Declarations

extension MockTables {
    /// The fields of a record as a mock keeps them: what is a case of an enum is one of its cases, or nobody could be answered with it.
    package func keptFields(of record: RecordType) -> [Field] {
        record.keptFields.map(closed)
    }

    /// A field of a request as a mock takes it, with those inside of it.
    package func taken(_ field: Field) -> Field {
        var field = closed(field)
        field.fields = field.fields.map(taken)
        return field
    }

    private func closed(_ field: Field) -> Field {
        guard field.values.isEmpty, field.constant == nil, case .named(let name) = field.permittedType.unwrapped,
            let type = enumeration(name), !type.admitsOthers, type.form != .nsOptions
        else { return field }
        var closed = field
        closed.values = type.cases.filter { $0.sameAs == nil }.map(\.name)
        return closed
    }
}
