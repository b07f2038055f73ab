import Declarations
import Diagnostics
import SourceText

/// A list or a dictionary that is never `nil`, read from a field that may be missing.
enum MissingList {
    static let rule = Rule(
        "spec-missing-list", .note,
        "a list that is never nil is read from a field that may be missing",
        explanation: """
            Where an answer lacks the field, `make` fails, and with it all that the call would have answered, of a list of objects each of \
            them. SDKs mostly have an empty list there (`params[@"tags"] ?: @[]`): say `initial: []` of the property, `initial: {object: {}}` of a \
            dictionary. Where the field always comes, say `required: true` of it; where apps are given nothing, `nullable` or `?` of the property.
            """
    )

    /// - Parameters:
    ///   - found: what the field holds.
    ///   - held: the type of the property.
    static func diagnostics(_ field: Located<String>, _ found: ValueType, fills property: Property, as held: ValueType) -> [Diagnostic] {
        guard found.isOptional, !held.isOptional, !property.begins, let empty = empty(held) else { return [] }
        return [
            Diagnostic(
                rule, "`\(field.value)` may be missing, `\(property.name)` is never `nil`, and `make` fails then", at: [Label(field.place)],
                help: "say `initial: \(empty)` of the property, or `required: true` of the field")
        ]
    }

    private static func empty(_ type: ValueType) -> String? {
        switch type {
        case .list: "[]"
        case .table: "{object: {}}"
        default: nil
        }
    }
}
