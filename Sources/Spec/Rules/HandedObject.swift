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
            has made, or `json`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let flows = spec.flows.flatMap { flow -> [Diagnostic] in
            let result =
                isObject(flow.result) ? flow.resultSpelling.map { [diagnostic("the result of `\(flow.name.value)`", $0.place)] } : nil
            return fields(flow.parameters, "the parameter") + (result ?? [])
        }
        return flows + spec.state.flatMap { fields($0.fields, "the field") }
            + spec.classes.flatMap { fields($0.carries, "what is carried as") + fields($0.events, "the event") }
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

    private static func diagnostic(_ what: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            rule, "\(what) would be an object of an answer", at: [Label(place)],
            help: "take its values one by one, a class that `make` makes of it, or `json`")
    }
}
