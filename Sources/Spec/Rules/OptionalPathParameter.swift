import Diagnostics
import SourceText

/// A parameter in the path that may be missing.
enum OptionalPathParameter {
    static let rule = Rule(
        "spec-optional-path-parameter",
        "a parameter in the path may be missing",
        explanation: """
            A URL whose placeholder is not filled is another URL, or none: what stands under `path:` is required by itself, as OpenAPI \
            demands it. A path that is shorter without it (`/lamps` beside `/lamps/{id}`) is an endpoint of its own.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap(\.parameters).filter { $0.location == .path }.compactMap { parameter in
            let field = parameter.field
            guard let place = place(of: field) else { return nil }
            return Diagnostic(
                rule, "`\(field.name.value)` stands in the path, and may be missing", at: [Label(place)],
                help: "leave `required:` and `?` out; the path without it is an endpoint of its own")
        }
    }

    /// What says so. With `required: true` a `?` is a contradiction anywhere.
    private static func place(of field: Field) -> Place? {
        if !field.isRequired { return field.requirednessPlace ?? field.name.place }
        return field.type.isOptional && field.requirednessPlace == nil ? field.typeSpelling?.place ?? field.name.place : nil
    }
}
