import Declarations
import Diagnostics
import SourceText

/// A flow that may end without a result for which nothing else could stand.
enum MissingResult {
    static let rule = Rule(
        "spec-missing-result",
        "a flow may end without the result that it promises, and there is none to take instead",
        explanation: """
            A flow that ends without `return` answers nothing: an empty text, zero, an empty list, the first case of an enum, `nil`. A URL and an \
            object have no such value. Each way through the flow ends with `return` or `fail` then, also in `onFailure`, and `stop` has no place in it; \
            or the method's result may be missing. So it is of `get:` and `initial:` of a property that promises an object. A method that does not throw and promises an object has nobody to tell of a failure: where a step \
            of its flow may fail, `onFailure` returns an object.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let values = EmptyValues(survey.spec)
        let silent = Set(survey.spec.classes.flatMap(\.methods).filter(isSilent).compactMap(\.flow?.value))
        let carried = CarriedObjects(survey.spec)
        // What a policy does is done in the middle of the flow.
        let policies = Dictionary(survey.spec.policies.map { ($0.name.value, $0.before + $0.retry.flatMap(\.steps)) }) { first, _ in first }
        let computed = survey.spec.classes.flatMap(\.properties).flatMap { property in
            [("get", property.get), ("initial", property.initial)].compactMap { problem($0, $1, of: property, values, survey.index) }
        }
        return computed
            + survey.spec.flows.filter { !survey.makers.contains($0.name.value) }.compactMap { flow in
                guard let result = survey.index.flows[flow.name.value]?.result, !values.exist(for: result) else { return nil }
                let ends = flow.steps.contains(where: \.ends) || flow.onSuccess.contains(where: \.ends)
                let isNew = survey.index.flows[flow.name.value]?.methods.contains(where: \.isInitialiserOfSwift) ?? false
                let isUnheard = silent.contains(flow.name.value) && result.unwrapped != .url && flow.mayFail
                let handlesFailure = flow.onFailure.isEmpty ? !isUnheard : flow.onFailure.contains(where: \.ends)
                let steps = flow.steps + flow.onSuccess + flow.onFailure + flow.policies.flatMap { policies[$0.value] ?? [] }
                if let stop = steps.withNested().first(where: isStop) {
                    return diagnostic("ends here", flow, result, at: stop.place)
                }
                if !ends { return diagnostic("may end", flow, result, at: flow.name.place, isNew: isNew) }
                if flow.onFailure.isEmpty, silent.contains(flow.name.value), result.unwrapped != .url,
                    let found = carried.missing(in: flow)
                {
                    return diagnostic(found, flow, result)
                }
                if handlesFailure { return nil }
                return diagnostic(
                    "may fail, and end", flow, result, at: flow.name.place, failing: flow.steps.failing?.place, isNew: isNew)
            }
    }

    /// A property that promises an object and works it out of what may fail.
    private static func problem(
        _ key: String, _ given: Located<Expression>?, of property: Property, _ values: EmptyValues, _ index: SpecIndex
    ) -> Diagnostic? {
        guard let given, let declared = property.declaration.type else { return nil }
        let type = TypeMapping.valueType(declared, property.language)
        guard case .named(let name) = type, !values.exist(for: type), !values.mayBeUnset(type),
            index.classes[name] != nil || index.isType(name)
        else { return nil }
        guard given.value.mayFail, !index.isSurelyMade(given.value), !index.isMadeOfNothing(given.value) else { return nil }
        return Diagnostic(
            rule, "`\(key):` of `\(property.name)` may fail, and nothing stands for the `\(name)` that it promises",
            at: [Label(given.place)],
            help: "let the property be missing (`?`, `nullable`), or make the object of values that are always there")
    }

    private static func diagnostic(
        _ what: String, _ flow: Flow, _ result: ValueType, at place: Place, failing: Place? = nil, isNew: Bool = false
    ) -> Diagnostic {
        let missing = isNew ? "declare `init?` or `throws`" : "let the result be missing (`?`, `nullable`)"
        return Diagnostic(
            rule, "the flow `\(flow.name.value)` \(what) without its result, `\(result.spelling)`",
            at: [Label(place)] + [failing.map { Label($0, "this may fail") }].compactMap { $0 },
            help: "`return` a value or `fail` on each way, in `onFailure:` too, or \(missing)")
    }

    private static func diagnostic(_ carried: Expression, _ flow: Flow, _ result: ValueType) -> Diagnostic {
        let name = carried.references.compactMap(\.path.first).first ?? ""
        return Diagnostic(
            rule, "`\(name)` is carried and may be missing, and so may the result of `\(flow.name.value)`, `\(result.spelling)`",
            at: [Label(carried.place)],
            help: "write `required: true` where it is carried, or let the result be missing (`?`, `nullable`)")
    }

    /// Neither a handler nor an error tells that it failed.
    private static func isSilent(_ method: Method) -> Bool {
        let declaration = method.declaration
        let atOnce = method.handlers.progress.filter(\.isAtOnce).map(\.name)
        let isTold = declaration.parameters.contains { parameter in
            if case .function? = parameter.type { !atOnce.contains(parameter.name) } else { parameter.type?.isErrorPointer == true }
        }
        return !declaration.isThrowing && !isTold
    }

    private static func isStop(_ step: FlowStep) -> Bool { if case .stop = step.verb { true } else { false } }
}
