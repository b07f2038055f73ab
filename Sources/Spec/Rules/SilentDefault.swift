import Declarations
import Diagnostics
import SourceText

/// A property that is always there, filled from a field that may be missing.
enum SilentDefault {
    static let rule = Rule(
        "spec-silent-default", .warning,
        "a property that is always there is read from a field that may be missing",
        explanation: """
            Where an answer lacks the field, `make` gives a Swift property that is no optional what stands for nothing: 0, `false` or the \
            first case. Apps cannot tell that from what came. A decoder of the vendor's would fail there, or the property begins with \
            something: say `required: true` of the field, `?` of the property, or the first value in its declaration (`var pages: Int = 0`).
            """
    )

    /// - Parameters:
    ///   - found: what the field holds.
    ///   - held: the type of the property, which is none of the spec's structs and classes.
    static func diagnostic(_ field: Located<String>, _ found: ValueType, fills property: Property, as held: ValueType) -> Diagnostic? {
        guard property.language == .swift, !property.begins, found.isOptional, !held.isOptional, found.unwrapped != .json,
            let nothing = nothing(held)
        else { return nil }
        return Diagnostic(
            rule, "`\(field.value)` may be missing, and `\(property.name)` is \(nothing) then", at: [Label(field.place)],
            help: "say `required: true` of the field, or `?` of the property, or what it begins with (`\(property.name): … = …`)")
    }

    private static func nothing(_ type: ValueType) -> String? {
        switch type {
        case .integer, .number: "0"
        case .boolean: "`false`"
        case .named: "the first case"
        default: nil
        }
    }
}
