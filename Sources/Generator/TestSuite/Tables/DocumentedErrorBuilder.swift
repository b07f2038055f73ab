internal import Spec

/// Every documented error of a system, and what provokes it: the mock, a scenario, or nothing, for a reason.
struct DocumentedErrorBuilder {
    private let context: ScenarioContext
    /// What the client's calls of endpoints throw.
    private let typed: Set<String>
    /// The first scenario that meets an error, by the error's name.
    private let meeting: [String: String]

    init(_ context: ScenarioContext, _ typed: TypedErrorBuilder) {
        self.context = context
        self.typed = Set(typed.rows.map(\.expected))
        let met = context.spec.scenarios.flatMap { scenario in scenario.metErrors.map { ($0, scenario.name.value) } }
        meeting = Dictionary(met) { first, _ in first }
    }

    var errors: [DocumentedErrorModel] {
        context.spec.errors.flatMap { enumeration in
            enumeration.cases.map { error in
                let expression = context.model.caseExpression(enumeration.name.value, error.name.value)
                let arguments: [SwiftText] = [
                    .plain(Escaping.swiftLiteral(error.name.value)),
                    .plain(expression),
                    .plain(provoked(expression, "\(enumeration.name.value).\(error.name.value)", error)),
                ]
                return DocumentedErrorModel(lines: SwiftText.call("ProvokedError", arguments).lines(indentation: 8, suffix: ","))
            }
        }
    }

    /// `.mock`, `.scenario("…")` or `.nothing("…")`.
    private func provoked(_ expression: String, _ name: String, _ error: ErrorCase) -> String {
        if typed.contains(expression) { return ".mock" }
        if let scenario = meeting[name] { return ".scenario(\(Escaping.swiftLiteral(scenario)))" }
        return ".nothing(\(Escaping.swiftLiteral(error.unraised?.en ?? "")))"
    }
}
