import Diagnostics
import SourceText

/// Keys of fields that say nothing where the field stands.
enum IdleKey {
    static let rule = Rule(
        "spec-idle-key",
        "a key says nothing where its field stands",
        explanation: """
            Fields of bodies, of the state, of what objects carry and parameters of flows have one form, and not all that can be said of a body \
            means something of the others: no field of the state is there before a flow keeps it (`required: true`), and neither it, nor what an \
            object carries, nor what a flow is given begins with a value that stands in the spec (`const:`). A flow is handed values, which travel \
            in no form (`wire:`). A flow's parameter that need not be given says `required: false`, or has a type with `?`.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let state = spec.state.flatMap { group in
            group.fields.flatMap { field in
                required(field, isKey: field.name.value == group.key?.value)
                    + constant(
                        field, "a field of the state",
                        "`keep:` it where it begins, or write it where it is read (`{first: [$\(group.name.value).\(field.name.value), …]}`)"
                    )
            }
        }
        let carried = spec.classes.flatMap(\.carries).flatMap {
            constant($0, "what an object carries", "give it with `new:` or an initialiser, or write it where it is read")
        }
        let given = spec.flows.flatMap(\.parameters).flatMap {
            constant($0, "what a flow is given", "leave the parameter out, and write the value where it is read") + form($0)
        }
        return state + carried + given
    }

    private static func required(_ field: Field, isKey: Bool) -> [Diagnostic] {
        guard let place = field.requirednessPlace, field.isRequired, !isKey else { return [] }
        return [
            Diagnostic(
                rule, "`required` says nothing of a field of the state: it is there once a flow has kept it", at: [Label(place)],
                help: "leave it out; what is missing fails the flow that reads it, or gives way: `{first: [$…, …]}`")
        ]
    }

    private static func constant(_ field: Field, _ what: String, _ help: String) -> [Diagnostic] {
        guard let constant = field.constant else { return [] }
        return [Diagnostic(rule, "`const` gives \(what) no value", at: [Label(constant.place)], help: help)]
    }

    private static func form(_ field: Field) -> [Diagnostic] {
        guard field.wire != .plain else { return [] }
        return [
            Diagnostic(
                rule, "`wire` says how a field travels, and `\(field.name.value)` goes from flow to flow", at: [Label(field.name.place)],
                help: "leave it out")
        ]
    }
}
