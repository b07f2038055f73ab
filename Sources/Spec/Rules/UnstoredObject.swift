import Diagnostics
import SourceText

/// An object in state that outlives the process.
enum UnstoredObject {
    static let rule = Rule(
        "spec-unstored-object", .warning,
        "an object is kept in durable state, and is not stored",
        explanation: """
            What is `durable: true` is written into the app's storage, and read again when the app starts: texts, numbers, dates, URLs, data, \
            JSON, enums and lists of them. Objects of classes, structs and protocols cannot be written. Such a value is kept while the app \
            runs and missing after the next start, as a flow that reads it has to expect.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.state.filter(\.isDurable).flatMap { group in
            group.fields.filter { !$0.type.isStorable { survey.index.classes[$0] != nil || survey.index.protocols[$0] != nil } }.map {
                Diagnostic(
                    rule, "`\($0.name.value)` is an object, which `\(group.name.value)` does not store", at: [Label($0.name.place)],
                    help: "keep its values in fields of their own, or the object in a group of its own without `durable: true`")
            }
        }
    }
}

extension ValueType {
    /// Whether the storage of an app can hold it. Objects live as long as the process.
    package func isStorable(besides isObject: (String) -> Bool) -> Bool {
        switch self {
        case .named(let name): !isObject(name)
        case .list(let item), .table(let item), .optional(let item): item.isStorable(besides: isObject)
        case .error, .object: false
        default: true
        }
    }
}
