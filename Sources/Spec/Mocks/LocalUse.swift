/// Which names the steps of an answer read, and which records they change.
package struct LocalUse: Sendable {
    package let read: Set<String>
    package let changed: Set<String>

    /// - Parameter values: what is worked out behind the steps.
    package init(_ steps: [AnswerStep], _ values: [Expression] = []) {
        let changed = steps.withNested().compactMap { step in
            if case .change(let record, _) = step.verb { record.value } else { nil }
        }
        self.changed = Set(changed)
        let references = steps.references() + values.flatMap(\.references)
        read = self.changed.union(references.compactMap(\.local))
    }
}

/// What a name in an answer stands for.
package enum AnswerName: Sendable {
    case record(RecordType)
    case records(RecordType)
    case value(ValueType, fields: [Field])
}

extension [String: AnswerName] {
    /// What a name alone stands for that is no value: a record is there, or the answer has ended before; of records there may be none.
    package func found(_ expression: Expression) -> (name: String, isList: Bool)? {
        guard let reference = expression.reference, let name = reference.local, reference.path.isEmpty else { return nil }
        return switch self[name] {
        case .record: (name, false)
        case .records: (name, true)
        case .value, nil: nil
        }
    }
}
