internal import Spec
internal import SwiftCode

/// Every documented error of a system, and what provokes it: the mock, a scenario, or nothing, for a reason.
struct DocumentedErrorBuilder {
    private let context: ScenarioContext
    /// What the client's calls of endpoints throw.
    private let thrown: Set<SwiftExpression>
    /// The first scenario that meets an error, by the error's name.
    private let meeting: [String: String]
    /// The first endpoint that answers an error to nobody but apps' servers, by the error as the client throws it.
    private let answering: [SwiftExpression: String]

    init(_ context: ScenarioContext, _ typed: TypedErrorBuilder) {
        self.context = context
        thrown = typed.thrown
        let met = context.spec.scenarios.flatMap { scenario in context.spec.provokedErrors(by: scenario).map { ($0, scenario.name.value) } }
        meeting = Dictionary(met) { first, _ in first }
        let servers = context.spec.endpointsOfServers
        let endpoints = context.lookup.answered.filter { servers.contains($0.name.value) && $0.route.scheme == nil && $0.failure != nil }
        let answers = endpoints.flatMap { endpoint in
            context.lookup.errors(of: endpoint).map {
                (context.model.caseValue($0.enumeration.name.value, $0.error.name.value), endpoint.name.value)
            }
        }
        answering = Dictionary(answers) { first, _ in first }
    }

    /// Whether some errors only answer apps' servers.
    var asksServers: Bool { context.spec.errors.contains { type in type.cases.contains { endpoint(answering: $0, of: type) != nil } } }

    private func endpoint(answering error: ErrorCase, of type: ErrorEnumeration) -> String? {
        let value = context.model.caseValue(type.name.value, error.name.value)
        let isMet = thrown.contains(value) || meeting["\(type.name.value).\(error.name.value)"] != nil
        return isMet ? nil : answering[value]
    }

    var rows: [SwiftExpression] {
        context.spec.errors.flatMap { enumeration in
            enumeration.cases.map { error in
                let value = context.model.caseValue(enumeration.name.value, error.name.value)
                let provoked = provoked(value, "\(enumeration.name.value).\(error.name.value)", error)
                return .call("ProvokedError", [.string(error.name.value), value, provoked].map(\.unlabelled))
            }
        }
    }

    /// `.mock`, `.scenario("…")`, `.server("…")` or `.nothing("…")`.
    private func provoked(_ value: SwiftExpression, _ name: String, _ error: ErrorCase) -> SwiftExpression {
        if thrown.contains(value) { return .implicit("mock") }
        if let scenario = meeting[name] { return .implicit("scenario", [.string(scenario)]) }
        if let endpoint = answering[value] { return .implicit("server", [.string(endpoint)]) }
        return .implicit("nothing", [.string(reason(name, error))])
    }

    /// Why nothing provokes it; empty where something should: the test fails then, as the note of `validate` says.
    private func reason(_ name: String, _ error: ErrorCase) -> String {
        if context.spec.errorsOfMissingMethods.contains(name) { return "a delegate has to lack an optional method" }
        if let reason = error.unraised?.main { return reason }
        // A draft describes its system before it says what methods do, and is not asked for stories before it has one.
        if context.spec.flows.isEmpty { return "the spec has no flows yet" }
        return context.spec.scenarios.isEmpty ? "the spec has no scenarios yet" : ""
    }
}
