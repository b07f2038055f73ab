import Diagnostics
import SourceText

/// A `key:` that is none of the fields.
enum KeyField {
    static func check(_ spec: Spec) -> [Diagnostic] {
        let state = spec.state.compactMap { group in group.key.map { ($0, group.fields) } }
        let records = spec.mock?.records.map { ($0.key, $0.fields) } ?? []
        return (state + records).compactMap { key, fields in
            let names = KnownNames(fields.map(\.name.value))
            return names.contains(key.value) ? nil : DanglingReference.diagnostic(key, kind: "field", known: names)
        }
    }
}
