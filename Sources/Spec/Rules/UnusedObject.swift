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
            used.formUnion((endpoint.parameters.map(\.field) + answers.flatMap { $0.fields + $0.headers }).objectNames)
        }
        for operation in spec.capabilities.flatMap(\.operations) {
            used.formUnion((operation.parameters + operation.resultFields).objectNames)
        }
        for group in spec.state { used.formUnion(group.fields.objectNames) }
        for record in spec.mock?.records ?? [] { used.formUnion(record.fields.objectNames) }
        for type in spec.classes { used.formUnion((type.carries + type.events).objectNames) }
        return spec.objects.filter { !used.contains($0.name.value) }.map { object in
            Diagnostic(
                rule, "no body holds the object `\(object.name.value)`", at: [Label(object.name.place)],
                help: "name it under `type:` of a field, or remove it")
        }
    }
}
