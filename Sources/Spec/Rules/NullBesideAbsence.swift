import Diagnostics
import SourceText

/// A value that always travels, and may be missing.
enum NullBesideAbsence {
    static let rule = Rule(
        "spec-null-beside-absence",
        "a value is always there, and may be missing",
        explanation: """
            `required: true` says that a value always travels, a type that ends with `?` that it may be missing. JSON could do both, with \
            `null`, but clients and mocks take `null` and what is not there for the same: what is missing is left out. Where a vendor \
            tells the two apart, the body is `json` as a whole, of which flows read the `keys` and which may hold `null`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        // A field of an object of `objects:` travels with each body that holds it.
        var seen: Set<Place> = []
        return survey.travelling.map(\.field).compactMap { field in
            guard field.isRequired, field.type.isOptional, let place = field.requirednessPlace, seen.insert(place).inserted else {
                return nil
            }
            return Diagnostic(
                rule, "`\(field.name.value)` is always there, and may be missing", at: [Label(place)],
                help: "leave `required: true` out, or the `?`; where `null` says something else than nothing, the whole body is `json`")
        }
    }
}
