import SourceText
import YAMLTree

/// `from:` of `put`: what a record has of another one.
extension Resolver {
    /// The fields of the record in their order: as `fields:` has them, or as the field of that name of what `from` says.
    mutating func copied(_ node: YAMLNode, into record: KnownRecord, beside given: [Argument], _ scope: Scope) -> [Argument] {
        let source = value(node, as: nil, "`from`", scope)
        guard let path = node.text, source.expression.reference != nil, !source.fields.isEmpty else {
            report(
                TypeMismatch.diagnostic(
                    "`from` takes a record, or an object with documented fields", at: node.textPlace,
                    help: "name one that a step has found or made, such as `$found`; other values stand under `fields:`"))
            return given
        }
        let own = Dictionary(given.map { ($0.name.value, $0) }) { first, _ in first }
        return record.type.fields.compactMap { field in
            let name = field.name.value
            if let argument = own[name] { return argument }
            guard source.fields[name] != nil else { return nil }
            let value = reference("\(path).\(name)", at: node.textPlace, scope)
            check(value, as: field.type, "`\(name)`", scope)
            return Argument(name: Located(name, at: node.textPlace), value: value.expression)
        }
    }
}
