import Diagnostics
import SourceText

/// An object of an answer where only values of their own can stand.
enum HandedObject {
    static let rule = Rule(
        "spec-handed-object",
        "an object of an answer is kept or handed on as it is",
        explanation: """
            The objects of an answer belong to the endpoint that gives them: each has a type of its own, made for its fields. Steps read \
            their fields, and make objects of the spec's classes of them. A parameter or a result of a flow, a field of the state, what \
            an object carries and what an event brings have to be something else: the values themselves, an object of a class that `make` \
            has made, or `json`. Nor can a parameter or a field of a capability's operation be an object with fields of its own.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let flows = spec.flows.flatMap { flow -> [Diagnostic] in
            let result =
                isObject(flow.result) ? flow.resultSpelling.map { [diagnostic("the result of `\(flow.name.value)`", $0.place)] } : nil
            return fields(flow.parameters, "the parameter") + (result ?? [])
        }
        return flows + operations(spec) + spec.state.flatMap { fields($0.fields, "the field") }
            + spec.classes.flatMap { fields($0.carries, "what is carried as") + fields($0.events, "the event") }
    }

    /// What an operation takes and answers has one level of names: an app writes it in Swift.
    private static func operations(_ spec: Spec) -> [Diagnostic] {
        spec.capabilities.flatMap(\.operations).flatMap { operation in
            (operation.parameters + operation.resultFields).filter { isObject($0.type) && !$0.fields.isEmpty }.map { field in
                Diagnostic(
                    rule, "`\(field.name.value)` of the operation `\(operation.name.value)` would be an object with fields of its own",
                    at: [Label(field.name.place)],
                    help: "let the operation answer the list itself, `result: \"[object]\"` with these `fields:`, or declare it as `json`")
            }
        }
    }

    private static func fields(_ fields: [Field], _ role: String) -> [Diagnostic] {
        fields.filter { isObject($0.type) }.map { diagnostic("\(role) `\($0.name.value)`", $0.name.place) }
    }

    private static func isObject(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .object: true
        case .list(let item): isObject(item)
        default: false
        }
    }

    static func diagnostic(json role: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            rule, "\(role) takes `json`, this is an object of an answer", at: [Label(place)],
            help: "give its values, `{object: {name: $….name}}`, or declare the field that it comes from as `json`")
    }

    private static func diagnostic(_ what: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            rule, "\(what) would be an object of an answer", at: [Label(place)],
            help: "take its values one by one, a class that `make` makes of it, or `json`, and declare its field as `json`, too")
    }
}
