import Diagnostics
import SourceText

/// A type of the SDK, or none at all, for what travels.
enum UntravellableType {
    static let rule = Rule(
        "spec-field-type",
        "a field has a type that does not travel",
        explanation: """
            What endpoints send and answer, what failures say, and what records of the mock keep is made of texts, numbers, truth values, dates, \
            URLs, bytes, enums, objects with `fields:` (or of `objects:`), `json`, and lists of these. Classes and structs of the SDK do not travel: \
            they are made of what does, with `make:`, by the `field:` of their properties. So is a dictionary: the field is `json`, and a property \
            `[String: Mode]` or `[String: Door]` is read from it.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let failures = survey.spec.failures.flatMap { ($0.fields + $0.headers.map(\.field)).flatMap(\.withNested) }
        let kept = survey.spec.mock?.records.flatMap { $0.fields.flatMap(\.withNested) } ?? []
        return (survey.travelling.map(\.field) + failures + kept).compactMap { field in
            guard let type = stranger(in: field.type, survey.index) else { return nil }
            return Diagnostic(
                rule, "`\(field.name.value)` is `\(field.type.unwrapped.spelling)`, and \(what(type)) does not travel",
                at: [Label(field.name.place)], help: help(type, survey.index))
        }
    }

    /// What in a type does not travel; nil where all does. Enums whose cases hold values have a rule of their own.
    private static func stranger(in type: ValueType, _ index: SpecIndex) -> ValueType? {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json, .object: nil
        case .list(let item), .optional(let item): stranger(in: item, index)
        // What nobody declares was reported.
        case .named(let name): index.classes[name] != nil || index.errors[name] != nil || index.protocols[name] != nil ? type : nil
        case .table, .void, .error: type
        }
    }

    private static func what(_ type: ValueType) -> String {
        switch type {
        case .void: "nothing"
        case .error: "an error"
        case .table: "a dictionary of types of the spec"
        default: "a type of the SDK"
        }
    }

    private static func help(_ type: ValueType, _ index: SpecIndex) -> String {
        switch type {
        case .void: return "leave the field out"
        case .error: return "write `json`, or let a shape under `failures:` tell the error"
        case .table: return "write `json`: a property that is declared so is read from it by its `field:`"
        default:
            let name = type.innerName ?? ""
            let made = index.classes[name]?.properties.contains { $0.field != nil } ?? false
            return "write `object` with `fields:`, an entry of `objects:`, or `json`"
                + (made ? ": `{make: \(name), from: …}` makes one of it" : "")
        }
    }
}
