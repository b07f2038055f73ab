import Declarations
import Diagnostics
import SourceText

/// A name that is given twice where names must differ.
enum DuplicateName {
    static let rule = Rule(
        "spec-duplicate-name",
        "a name is given twice where names must differ",
        explanation: """
            Things are referred to by their names, so two endpoints, two flows, two cases of one enum or two fields of one record \
            cannot have the same. Enums, errors, classes and protocols share one space of names. Both places are shown: rename one, or \
            remove it.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        system(spec) + types(spec) + wire(spec) + behaviour(spec) + (spec.mock.map(mock) ?? [])
    }

    /// - Parameter kind: what has the names, in the singular: "endpoint".
    static func twice(_ names: [Located<String>], _ kind: String) -> [Diagnostic] {
        guard names.count > 1 else { return [] }
        var first: [String: Place] = [:]
        return names.compactMap { name in
            guard let other = first[name.value] else {
                first[name.value] = name.place
                return nil
            }
            let labels = [Label(name.place, "given again here"), Label(other, "first given here")]
            return Diagnostic(rule, "the \(kind) `\(name.value)` is declared twice", at: labels, help: "rename or remove one of them")
        }
    }

    private static func system(_ spec: Spec) -> [Diagnostic] {
        var list = twice(spec.sources.map(\.id), "source")
        list += twice(spec.guides.map(\.file) + spec.sources.flatMap(\.files), "file")
        list += twice(spec.durations.map(\.name), "duration")
        list += twice(spec.constants.map(\.name), "constant")
        for kind in Setting.Kind.allCases { list += twice(spec.settings.filter { $0.kind == kind }.map(\.name), "setting") }
        return list
    }

    private static func types(_ spec: Spec) -> [Diagnostic] {
        let names = spec.typeNames + [spec.objects.map(\.name)]
        // In the order of the files, so that the later of two is the one that is reported.
        let inOrder = names.joined().sorted { ($0.place.file.path, $0.place.span.start) < ($1.place.file.path, $1.place.span.start) }
        var list = twice(inOrder, "type")
        for enumeration in spec.enums { list += twice(enumeration.allCases.map(\.name), "case") }
        for enumeration in spec.errors { list += twice(enumeration.allCases.map(\.name), "error") }
        for type in spec.classes { list += members(type) }
        for type in spec.protocols { list += twice(type.methods.map(\.locatedName), "method") }
        list += (spec.classes.flatMap(\.methods) + spec.protocols.flatMap(\.methods)).flatMap(parameters(of:))
        for type in spec.objects { list += fields(type.fields) }
        return list
    }

    private static func parameters(of method: Method) -> [Diagnostic] {
        twice(method.declaration.parameters.filter { $0.name != "_" }.map { Located($0.name, at: method.place(of: $0)) }, "parameter")
    }

    private static func members(_ type: ClassType) -> [Diagnostic] {
        let methods = type.methodsAndSetters
        var list = twice(type.carries.map(\.name), "field")
        list += twice(type.events.map(\.name), "event")
        list += twice(type.shownProperties.map { Located($0.name, at: $0.spelling.place) }, "property")
        list += twice(methods.filter(\.isStatic).map(\.locatedName), "static method")
        list += twice(methods.filter { !$0.isStatic }.map(\.locatedName), "method")
        return list
    }

    private static func wire(_ spec: Spec) -> [Diagnostic] {
        twice(spec.hosts.map(\.name), "host") + spec.hosts.flatMap { twice($0.environments.map(\.name), "environment") }
            + twice(spec.endpoints.map(\.name), "endpoint") + twice(spec.failures.map(\.name), "failure shape")
            + spec.endpoints.flatMap(endpoint)
    }

    private static func endpoint(_ endpoint: Endpoint) -> [Diagnostic] {
        var list: [Diagnostic] = []
        for location in Endpoint.Parameter.Location.allCases {
            list += twice(endpoint.parameters.filter { $0.location == location }.map(\.field.name), "parameter")
        }
        list += twice(endpoint.alternatives.compactMap(\.name), "alternative")
        list += twice(endpoint.errors, "error")
        for answer in [endpoint.response].compactMap({ $0 }) + endpoint.alternatives { list += fields(answer.fields + answer.headers) }
        return list
    }

    private static func fields(_ list: [Field]) -> [Diagnostic] {
        list.isEmpty ? [] : twice(list.map(\.name), "field") + list.flatMap { fields($0.fields) }
    }

    private static func behaviour(_ spec: Spec) -> [Diagnostic] {
        var list = twice(spec.flows.map(\.name), "flow")
        list += twice(spec.policies.map(\.name), "policy")
        list += twice(spec.scenarios.map(\.name), "scenario")
        list += twice(spec.requests.compactMap(\.name), "request")
        list += twice(spec.state.map(\.name), "state group")
        list += twice(spec.capabilities.map(\.name), "capability")
        for group in spec.state { list += fields(group.fields) }
        for flow in spec.flows { list += fields(flow.parameters) }
        for capability in spec.capabilities {
            list += twice(capability.operations.map(\.name), "operation")
            for operation in capability.operations { list += fields(operation.parameters) }
        }
        return list
    }

    private static func mock(_ mock: Mock) -> [Diagnostic] {
        twice(mock.records.map(\.name), "kind of record") + twice(mock.answers.map(\.endpoint), "answer")
            + twice(mock.callbacks.map(\.endpoint), "callback") + twice(mock.actions.map(\.name), "action")
            + mock.actions.flatMap { fields($0.parameters) } + fields(mock.app) + mock.records.flatMap { fields($0.fields) }
    }
}

extension Method {
    /// The selector, at its first word inside the declaration.
    var locatedName: Located<String> { Located(name, at: Place(spelling.place.file, declaration.nameSpan).inside(spelling.place)) }

    /// Where the declaration names a parameter.
    func place(of parameter: MethodDeclaration.Parameter) -> Place {
        Place(spelling.place.file, parameter.span).inside(spelling.place)
    }
}
