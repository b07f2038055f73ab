import Declarations
import Diagnostics
import SourceText

/// Behaviour that no scenario shows.
enum ScenarioCoverage {
    static let rule = Rule(
        "spec-unshown-behaviour",
        .note,
        "no scenario shows a method, a delegate's method, a block or an error",
        explanation: """
            Scenarios become the tests of client and mock together. In a system that has them, every method with a flow is called in one, every method of a delegate, and every block that a property holds, is \
            heard in one, every error that a flow or an endpoint raises is met in one, and every endpoint is called in one whose call stands in a branch that a parameter chooses. What no scenario shows could break without a test that fails. Add a scenario, or a step. \
            The generated test of errors fails for those that neither a scenario meets nor the client throws for an endpoint's answer, and that of answers for those that nothing gets. \
            What no method calls is for apps' servers: the tests provoke its errors without a client, and a request of `requests:` \
            stands for its answer.
            """
    )

    static let unprovoked = Rule(
        "spec-unprovoked-error",
        .warning,
        "an error is neither met in a scenario nor answered by an endpoint, so that the generated test of errors fails",
        explanation: """
            The generated tests provoke every documented error: the mock answers those that endpoints list, and scenarios meet the others, \
            which only a step raises (`fail:`), a network or a delegate. In a system that has scenarios, what nothing provokes is a test \
            that fails. Add a scenario that meets it, list it under `errors:` of the endpoint that answers it, or say with `unraised:` why \
            it never comes.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        guard !spec.scenarios.isEmpty else { return [] }
        let (seen, servers) = (Seen(spec), spec.endpointsOfServers)
        return methods(spec, seen) + delegates(spec, seen) + blocks(spec, seen) + errors(survey, seen, servers)
            + branches(spec) + uncalled(spec, servers)
    }

    /// Endpoints that no method calls, and no request without a client is answered by.
    private static func uncalled(_ spec: Spec, _ servers: Set<String>) -> [Diagnostic] {
        let asked = Set(
            spec.requests.compactMap { if case .call(let endpoint, _, _) = $0.verb { endpoint.value } else { nil } })
        return spec.endpoints.filter { servers.contains($0.name.value) && !asked.contains($0.name.value) }.map { endpoint in
            Diagnostic(
                rule, "no method calls `\(endpoint.name.value)`, and no request is answered by it", at: [Label(endpoint.name.place)],
                help: """
                    let a flow call it, or show a request of an app's server under `requests:`; unless a call without a client gets the \
                    answer, too, the generated test of answers fails until then
                    """)
        }
    }

    /// Endpoints that stand only in branches which the values of all calls leave out.
    private static func branches(_ spec: Spec) -> [Diagnostic] {
        let methods = Dictionary(
            spec.classes.flatMap { type in type.methods.map { ("\(type.name.value).\($0.name)", $0) } }
        ) { first, _ in first }
        var (all, taken) = (BranchReach(spec, deciding: false), BranchReach(spec, deciding: true))
        for step in spec.scenarios.flatMap({ $0.steps.withNested() }) {
            guard case .call(let call) = step.verb, let flow = methods["\(call.type).\(call.method.value)"]?.flow else { continue }
            all.run(flow.value, with: call.arguments)
            taken.run(flow.value, with: call.arguments)
        }
        return all.endpoints.filter { taken.endpoints[$0.key] == nil }.sorted { $0.key < $1.key }.map { name, place in
            Diagnostic(
                rule, "no scenario gets as far as `\(name)`", at: [Label(place)],
                help: """
                    add a call whose values choose the branch; unless a call without a client gets the answer, too, the generated test of \
                    answers fails until then
                    """)
        }
    }

    private static func methods(_ spec: Spec, _ seen: Seen) -> [Diagnostic] {
        spec.classes.flatMap { type in
            // Swift has no methods with an open list of arguments: nobody can call them.
            let methods = type.methods.filter { $0.flow != nil && !$0.declaration.isVariadic }
            return methods.filter { !seen.called.contains("\(type.name.value).\($0.name)") }.map { method in
                Diagnostic(rule, "no scenario calls `\(method.name)` of `\(type.name.value)`", at: [Label(method.spelling.place)])
            }
        }
    }

    private static func delegates(_ spec: Spec, _ seen: Seen) -> [Diagnostic] {
        // What the SDK implements apps only call, and so what that refines, unless flows tell it something.
        let others = spec.implementedProtocols.subtracting(spec.notifiedProtocols.map(\.name.value))
        return spec.protocols.filter { !others.contains($0.name.value) }.flatMap { type in
            type.methods.filter { !seen.heard.contains("\(type.name.value).\($0.name)") }.map { method in
                Diagnostic(rule, "no scenario hears `\(method.name)` of `\(type.name.value)`", at: [Label(method.spelling.place)])
            }
        }
    }

    private static func blocks(_ spec: Spec, _ seen: Seen) -> [Diagnostic] {
        spec.classes.flatMap(\.blocks).filter { !seen.reported.contains($0.block.name) }.map { held in
            Diagnostic(rule, "no scenario is told of `\(held.block.name)`", at: [Label(held.property.spelling.place)])
        }
    }

    /// What endpoints answer.
    private static func errors(of endpoints: [Endpoint], _ index: SpecIndex) -> Set<String> {
        endpoints.reduce(into: []) { errors, endpoint in
            let names = endpoint.errors + [endpoint.onInvalid].compactMap { $0 }
            errors.formUnion(names.compactMap { index.error($0.value, of: endpoint) })
        }
    }

    /// - Parameter servers: the endpoints that only apps' servers call.
    private static func errors(_ survey: Survey, _ seen: Seen, _ servers: Set<String>) -> [Diagnostic] {
        let spec = survey.spec
        let answered = errors(of: spec.endpoints.filter { !servers.contains($0.name.value) }, survey.index)
        // A test that calls the mock without a client meets what servers are answered; the delegates of scenarios have all methods.
        let met = errors(of: spec.endpoints.filter { servers.contains($0.name.value) }, survey.index).union(spec.errorsOfMissingMethods)
        return spec.errors.flatMap { enumeration in
            enumeration.cases.filter { $0.unraised == nil }.compactMap { errorCase in
                let name = "\(enumeration.name.value).\(errorCase.name.value)"
                guard !seen.errors.contains(name), !met.contains(name) else { return nil }
                return answered.contains(name) ? unmet(errorCase) : unprovoked(errorCase)
            }
        }
    }

    private static func unmet(_ error: ErrorCase) -> Diagnostic {
        Diagnostic(
            rule, "no scenario meets the error `\(error.name.value)`", at: [Label(error.name.place)],
            help: """
                add a scenario that meets it, or say with `unraised:` why it never comes; \
                unless the client throws it for an endpoint's answer, the generated test of errors fails until then
                """)
    }

    private static func unprovoked(_ error: ErrorCase) -> Diagnostic {
        Diagnostic(
            unprovoked, "nothing provokes the error `\(error.name.value)`", at: [Label(error.name.place)],
            help: """
                add a scenario that meets it, let the endpoint that answers it list it under `errors:`, or say with `unraised:` why it never \
                comes; the generated test of errors fails until then
                """)
    }

    /// What the scenarios of a spec call, hear and meet.
    private struct Seen {
        var called: Set<String> = []
        var heard: Set<String> = []
        var reported: Set<String> = []
        var errors: Set<String> = []
        init(_ spec: Spec) {
            for scenario in spec.scenarios {
                for step in scenario.steps.withNested() { add(step.verb) }
                errors.formUnion(spec.provokedErrors(by: scenario))
            }
        }

        private mutating func add(_ verb: ScenarioVerb) {
            switch verb {
            case .call(let call), .new(let call): called.insert("\(call.type).\(call.method.value)")
            case .notified(let selector, let type, _, _): heard.insert("\(type).\(selector.value)")
            case .react(let reaction) where reaction.isInBlock: reported.insert(reaction.selector.value)
            case .react(let reaction): heard.insert("\(reaction.protocolName).\(reaction.selector.value)")
            case .reported(let handler, _, _, _, _): reported.insert(handler.value)
            default: break
            }
        }
    }
}
