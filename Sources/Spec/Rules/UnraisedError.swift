import Diagnostics
import SourceText

/// A documented error that nothing raises.
enum UnraisedError {
    static let rule = Rule(
        "spec-unraised-error",
        .warning,
        "no flow and no endpoint raises a documented error",
        explanation: """
            An error in the spec is something an app may meet, so some flow fails with it, some capability answers it, or some \
            endpoint documents it, which lets the mock give it. One that nothing raises cannot be provoked in a test. Add the \
            condition under which it comes, or say with `unraised:` why it never does: at the error, or once at the enum for all of its errors that \
            nothing raises. A spec without any flows only describes its system, and is not asked for it.
            """
    )

    static let raised = Rule(
        "spec-raised-error",
        "an error is raised although the spec says that nothing can raise it",
        explanation: """
            `unraised:` says why an error that the guide documents never comes, so that it is listed as such and no test looks for it. \
            Here a flow, a capability or an endpoint raises it: one of the two is wrong. Of a whole enum it is said of those errors that \
            nothing raises, and one of them has to be there.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        if spec.flows.isEmpty { return [] }
        let raised = raisedErrors(spec, survey.index, survey.steps)
        let others = Set((spec.classes.flatMap(\.methods) + spec.protocols.flatMap(\.methods)).compactMap { $0.failsAs?.value })
        return spec.errors.flatMap { enumeration in
            idle(enumeration)
                + enumeration.cases.compactMap { errorCase -> Diagnostic? in
                    let name = "\(enumeration.name.value).\(errorCase.name.value)"
                    // What any other error becomes need not be met, and may be.
                    let isRaised = raised.contains(name)
                    return others.contains(name) && !isRaised ? nil : finding(errorCase, isRaised: isRaised)
                }
        }
    }

    /// Gives what an enum says of all its errors to those that nothing raises.
    static func settle(_ spec: inout Spec, _ index: SpecIndex, _ steps: StepLists) {
        guard spec.errors.contains(where: { $0.unraised != nil }) else { return }
        let raised = raisedErrors(spec, index, steps)
        for place in spec.errors.indices {
            guard let reason = spec.errors[place].unraised else { continue }
            let name = spec.errors[place].name.value
            for item in spec.errors[place].cases.indices {
                let error = spec.errors[place].cases[item]
                if error.unraised == nil, !raised.contains("\(name).\(error.name.value)") {
                    spec.errors[place].cases[item].unraised = reason
                }
            }
        }
    }

    /// By their full names.
    private static func raisedErrors(_ spec: Spec, _ index: SpecIndex, _ steps: StepLists) -> Set<String> {
        byFlows(steps).union(byMock(spec, index)).union(
            spec.capabilities.flatMap { $0.operations.flatMap { $0.errors.map(\.value) } } + spec.classes.compactMap { $0.once?.value }
                + spec.errorsOfMissingMethods)
    }

    /// What is said of all errors, where each is raised or says it itself.
    private static func idle(_ enumeration: ErrorEnumeration) -> [Diagnostic] {
        guard let reason = enumeration.unraised, !enumeration.cases.contains(where: { $0.unraised?.place == reason.place }) else {
            return []
        }
        return [
            Diagnostic(
                raised, "each error of `\(enumeration.name.value)` is raised, or says itself why it is not", at: [Label(reason.place)],
                help: "remove `unraised:`")
        ]
    }

    private static func finding(_ errorCase: ErrorCase, isRaised: Bool) -> Diagnostic? {
        let place = Label(errorCase.name.place)
        switch (isRaised, errorCase.unraised) {
        case (false, nil):
            return Diagnostic(
                rule, "nothing raises the error `\(errorCase.name.value)`", at: [place],
                help: "let a flow fail with it, or an endpoint document it; else say with `unraised:` why it never comes")
        case (true, let reason?):
            let said = Label(reason.place, "said here")
            return Diagnostic(
                raised, "the error `\(errorCase.name.value)` is raised after all", at: [place, said], help: "remove `unraised:`")
        default: return nil
        }
    }

    private static func byFlows(_ steps: StepLists) -> Set<String> {
        let expressions = steps.all.lazy.flatMap { $0.expressions }.flatMap(\.withNested)
        return Set(
            expressions.compactMap { expression in
                if case .error(let enumeration, let name, _) = expression.kind { "\(enumeration).\(name)" } else { nil }
            }
        )
    }

    private static func byMock(_ spec: Spec, _ index: SpecIndex) -> Set<String> {
        var raised = Set(spec.failures.flatMap { $0.transport.values.map(\.value) })
        for endpoint in spec.endpoints {
            // Any error that an endpoint documents can be had from the mock as a fault.
            for name in endpoint.errors + [endpoint.onInvalid].compactMap({ $0 }) {
                if let found = index.error(name.value, of: endpoint) { raised.insert(found) }
            }
        }
        for answer in spec.mock?.answers ?? [] {
            guard let endpoint = index.endpoints[answer.endpoint.value] else { continue }
            for step in answer.steps.withNested() {
                if case .fail(let name, _, _) = step.verb, let found = index.error(name.value, of: endpoint) { raised.insert(found) }
            }
        }
        return raised
    }
}

extension SpecIndex {
    /// The full name of an error as an endpoint names it: a case of one of its failure shape's enums, or `ErrorEnum.case`.
    func error(_ name: String, of endpoint: Endpoint) -> String? {
        if let found = errorCase(name) { return "\(found.enumeration.name.value).\(found.errorCase.name.value)" }
        // Where several shapes would do, that is said of the endpoint; its errors are known by any.
        let open = endpoint.failure == nil ? failures.values.sorted { $0.name.value < $1.name.value }.flatMap(\.errors) : []
        let shapes = endpoint.failure.flatMap { failures[$0.value] }?.errors ?? open
        return shapes.lazy.map { "\($0.value).\(name)" }.first { self.errorCase($0) != nil }
    }
}
