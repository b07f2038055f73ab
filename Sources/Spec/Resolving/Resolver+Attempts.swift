import SourceText
import YAMLTree

/// `try:` with `rescue:`, and the errors that policies and rescues are for.
extension Resolver {
    mutating func attempt(_ node: YAMLNode, _ site: FlowSite, _ scope: inout Scope) -> FlowVerb {
        let result = node.string("as")
        if let result { checkLocalName(result) }
        if result == nil, let place = givenPlace(node) { report(MissingArgument.diagnostic(["as"], of: "`gives`", at: place)) }
        var inner = scope
        let steps: [FlowStep] = steps(node.nodes("try"), site, &inner)
        let main =
            node["gives"].map { value($0, as: nil, "`gives`", inner) } ?? Value(.boolean(true), .boolean, at: node.place)
        let rescues = node.nodes("rescue").map { rescue($0, main, isBoolean: node["gives"] == nil, site, scope) }
        let goesOn = rescues.filter { !$0.steps.contains(where: \.ends) }
        let type = goesOn.contains { $0.value.type.isOptional } ? main.type.asOptional : main.type
        if let result {
            var binding = Scope.Binding(type: type, fields: main.fields)
            // Whether steps went well that cannot fail is no question.
            binding.isFixed = node["gives"] == nil && !steps.mayFail
            scope.locals[result.value] = binding
        }
        return .attempt(Attempt(steps: steps, result: result, type: type, value: main.expression, rescues: rescues))
    }

    private func givenPlace(_ node: YAMLNode) -> Place? {
        node["gives"] == nil ? node.nodes("rescue").compactMap { $0["gives"]?.place }.first : node.place(of: "gives")
    }

    private mutating func rescue(_ node: YAMLNode, _ main: Value, isBoolean: Bool, _ site: FlowSite, _ scope: Scope) -> Attempt.Rescue {
        var inner = scope
        inner.error = .error
        let errors = errors(node)
        let enums = Set(errors.map { index.errorCase($0.value)?.enumeration.name.value ?? $0.value })
        inner.rescued = enums.count == 1 ? enums.first : nil
        let steps: [FlowStep] = steps(node.nodes("steps"), site, &inner)
        let nothing = isBoolean ? Value(.boolean(false), .boolean, at: node.place) : Value(.null, main.type.asOptional, at: node.place)
        let given = node["gives"].map { value($0, as: main.type.asOptional, "`gives`", inner) } ?? nothing
        return Attempt.Rescue(errors: errors, steps: steps, value: given.expression)
    }

    /// The cases and enums of errors that something is for.
    mutating func errors(_ node: YAMLNode, _ key: String = "errors") -> [Located<String>] {
        let errors = node.strings(key)
        for name in errors where index.errorCase(name.value) == nil && index.errors[name.value] == nil {
            report(DanglingReference.diagnostic(name, kind: "error", known: index.names.errors))
        }
        return errors
    }
}
