import Declarations
import Diagnostics
import SourceText

/// Steps of a property's or a subscript's setter that cannot run where it is set.
enum SetterSteps {
    static let rule = Rule(
        "spec-setter-steps",
        "what a property's setter does cannot be done where the property is set",
        explanation: """
            `setter:` with `steps:` beside `get:` says what happens when an app sets a property that is worked out: its one parameter is what \
            is set, `$arg.latitude`. Setting is over at once and tells nobody of a failure, so that no step waits, and none may fail: \
            `first: [$arg.name, ""]` stands for what may be missing, and `start:` begins what takes time. A property that holds its value keeps \
            what is set by itself; `onSet:` names the flow that runs behind that.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let positions = Dictionary(survey.spec.flows.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
        let flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        /// What of its steps cannot be done, or goes unheard, where something is set.
        func undone(_ setter: Method, _ set: String) -> Diagnostic? {
            guard let name = setter.flow, let position = positions[name.value] else { return nil }
            let flow = survey.spec.flows[position]
            return unready(flow, set, setter) ?? unheard(survey.steps.ofFlows[position], set) ?? failing(flow, set, name.place, flows)
        }
        return survey.spec.classes.flatMap { type in
            let ofProperties = type.properties.compactMap { property -> Diagnostic? in
                guard let setter = property.setter, setter.flow != nil else { return nil }
                return misplaced(property, setter, in: type) ?? undone(setter, property.name)
            }
            return ofProperties + type.methods.compactMap { method in method.setter.flatMap { undone($0, method.name) } }
        }
    }

    /// The property, or the method, is none that steps could stand behind.
    private static func misplaced(_ property: Property, _ setter: Method, in type: ClassType) -> Diagnostic? {
        let (name, place) = (property.name, setter.locatedName.place)
        if property.get == nil || type.delegate?.property.value == name {
            return diagnostic(
                "`\(name)` keeps what an app sets, and the steps of its setter would not run", at: place,
                "compute it with `get:`, or name by `onSet:` the flow that runs when an app has set it")
        }
        let parameters = setter.declaration.parameters
        guard parameters.count == 1, let parameter = parameters.first else {
            return diagnostic(
                "`\(setter.name)` takes \(parameters.count) values, and setting `\(name)` gives one", at: place,
                "declare it under `methods:`, and the property without `setter:`")
        }
        if setter.isStatic != property.declaration.isStatic {
            return diagnostic("one of `\(setter.name)` and `\(name)` belongs to the class, the other to its objects", at: place, nil)
        }
        guard let given = parameter.type, let held = property.declaration.type else { return nil }
        let owner = type.name.value
        let (taken, set) = (
            TypeMapping.valueType(given, setter.language, owner: owner), TypeMapping.valueType(held, property.language, owner: owner)
        )
        guard taken.unwrapped != set.unwrapped else { return nil }
        return diagnostic(
            "`\(setter.name)` takes `\(taken.spelling)`, and `\(name)` is `\(set.spelling)`", at: place, "declare both with the same type")
    }

    /// It waits, or wants more than what is set.
    private static func unready(_ flow: Flow, _ set: String, _ setter: Method) -> Diagnostic? {
        let place = setter.flow?.place ?? flow.place
        if flow.isAsync || flow.together != nil {
            return diagnostic("setting `\(set)` is over at once, and its steps wait", at: place, "`start:` what takes time")
        }
        let given = setter.declaration.parameters.map(\.name)
        let lacking = flow.parameters.filter { $0.isRequired && !$0.type.isOptional && !given.contains($0.name.value) }.map(\.name.value)
        if lacking.isEmpty { return nil }
        return diagnostic("nobody gives the flow `\(flow.name.value)` its \(Listing.codes(lacking))", at: place, nil)
    }

    private static func unheard(_ steps: [FlowStep], _ set: String) -> Diagnostic? {
        steps.completion.map { diagnostic("the steps call a handler, and setting `\(set)` has none", at: $0.place, nil) }
    }

    private static func failing(_ flow: Flow, _ set: String, _ place: Place, _ flows: [String: Flow]) -> Diagnostic? {
        let message = "this may fail, and nobody hears of it who sets `\(set)`"
        if let policy = flow.policies.first { return diagnostic(message, at: policy.place, "leave `policies:` out") }
        return flow.failing(flows).map {
            diagnostic(
                message, at: $0.place,
                "`first:` stands for what may be missing, `require:` with `otherwise: [{stop: true}]` ends before")
        }
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String?) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
