import Diagnostics
import SourceText

/// An object that no body holds.
enum UnusedObject {
    static let rule = Rule(
        "spec-unused-object",
        .warning,
        "an object of `objects:` is in no body",
        explanation: """
            What stands under `objects:` is there for the fields whose type names it. One that no field names, or that only unused objects \
            name, is left over.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        guard !spec.objects.isEmpty else { return [] }
        var used: Set<String> = []
        for endpoint in spec.endpoints {
            let answers = [endpoint.response].compactMap { $0 } + endpoint.alternatives
            collect(endpoint.parameters.map(\.field) + answers.flatMap { $0.fields + $0.headers }, into: &used)
        }
        for operation in spec.capabilities.flatMap(\.operations) { collect(operation.parameters + operation.resultFields, into: &used) }
        for group in spec.state { collect(group.fields, into: &used) }
        for record in spec.mock?.records ?? [] { collect(record.fields, into: &used) }
        for type in spec.classes { collect(type.carries + type.events, into: &used) }
        return spec.objects.filter { !used.contains($0.name.value) }.map { object in
            Diagnostic(
                rule, "no body holds the object `\(object.name.value)`", at: [Label(object.name.place)],
                help: "name it under `type:` of a field, or remove it")
        }
    }

    private static func collect(_ fields: [Field], into used: inout Set<String>) {
        for field in fields {
            if let object = field.object { used.insert(object.value) }
            collect(field.fields, into: &used)
        }
    }
}
