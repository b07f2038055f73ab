internal import Spec
internal import SwiftCode

/// The error that a call fails with, and what it holds where the scenario says that.
struct ScenarioFailure {
    let name: String
    let held: Expression?

    init?(_ name: String?, _ held: Expression?) {
        guard let name else { return nil }
        self.name = name
        self.held = held
    }
}

extension ScenarioCall {
    var failing: ScenarioFailure? { ScenarioFailure(failure?.value, held) }
}

extension ScenarioEnd {
    var failing: ScenarioFailure? {
        if case .failed(let failure) = outcome { ScenarioFailure(failure.value, held) } else { nil }
    }
}

/// Calls that fail.
extension ScenarioLowering {
    /// The statement throws that error.
    mutating func expect(_ failure: ScenarioFailure, thrownBy statement: SwiftStatement) {
        let values = failure.held.flatMap(self.values.heldValues)
        guard values != nil || context.model.isUnspelled(failure.name) else {
            return add(.expect(throws: error(failure.name), statement))
        }
        let arguments = [error(failure.name).unlabelled] + [values?.labelled("holding")].compactMap(\.self)
        add(.device("expectFailure", arguments, trailing: SwiftClosure([], [statement]), .waiting))
    }

    /// The error that was told with everything else.
    mutating func expect(_ failure: ScenarioFailure, in variable: String, of members: [ScenarioMember], at error: ScenarioMember) {
        let found = told(error, in: variable, of: members).cast(.conditional, .named(errorType(failure.name)))
        expect(values.same(found, self.error(failure.name), holding: failure.held))
    }

    private func errorType(_ dotted: String) -> String { dotted.split(separator: ".").first.map(String.init) ?? dotted }
}

/// Errors with what they hold.
extension ScenarioValues {
    /// What an error holds, where it is written out: two errors of one case are equal whatever they hold.
    func heldValues(_ expression: Expression) -> SwiftExpression? {
        guard case .error(_, _, let arguments) = expression.kind, !arguments.isEmpty else { return nil }
        return .members(arguments.map { ($0.name.value, heldValue($0.value)) })
    }

    /// An error that an error holds is compared by what is said of it.
    private func heldValue(_ expression: Expression) -> SwiftExpression {
        guard case .named(let name) = expression.type.unwrapped, context.model.errors[name] != nil else { return written(expression) }
        guard case .error(_, let errorCase, _) = expression.kind, let error = context.model.errorValue("\(name).\(errorCase)") else {
            return value(expression).code.dot("detail")
        }
        return error.calling("detail", [heldValues(expression)?.labelled("holding")].compactMap(\.self))
    }

    /// Whether what may be an error is this one.
    ///
    /// - Parameters:
    ///   - isChained: whether there may be none.
    ///   - expression: the error as it is written out.
    func same(
        _ found: SwiftExpression, _ error: SwiftExpression, isChained: Bool = true, isDenied: Bool = false, holding expression: Expression?
    ) -> SwiftExpression {
        guard let values = expression.flatMap(heldValues) else { return found.infix(isDenied ? .notEqual : .equal, error) }
        let arguments = [error.labelled("as"), values.labelled("holding")]
        return found.chained(isChained).calling("isSame", arguments).infix(isDenied ? .notEqual : .equal, .boolean(true))
    }
}
