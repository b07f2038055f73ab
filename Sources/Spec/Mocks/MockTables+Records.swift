internal import Declarations

extension MockTables {
    /// The fields of a record as a mock keeps them: what is a case of an enum is one of its cases, or nobody could be answered with it.
    package func keptFields(of record: RecordType) -> [Field] {
        record.keptFields.map { field in
            guard field.values.isEmpty, field.constant == nil, case .named(let name) = field.permittedType.unwrapped,
                let type = enumeration(name), !type.admitsOthers, type.form != .nsOptions
            else { return field }
            var closed = field
            closed.values = type.cases.map(\.name)
            return closed
        }
    }
}
