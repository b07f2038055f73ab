internal import Spec

/// Walks over everything a list of steps holds.
enum StepVisitor {
    /// Every expression of the steps, those in conditions and nested steps included, in order.
    static func expressions(in steps: [Step]) -> [Expression] {
        steps.flatMap { expressions(in: $0.verb) + nested(in: $0.verb).flatMap(expressions) }
    }

    /// Steps and all steps in them.
    static func all(_ steps: [Step]) -> [Step] {
        steps.flatMap { [$0] + nested(in: $0.verb).flatMap(all) }
    }

    static func nested(in verb: Verb) -> [[Step]] {
        switch verb {
        case .require(_, let otherwise), .claim(_, _, _, let otherwise): [otherwise]
        case .repeat(let repetition): [repetition.steps, repetition.otherwise]
        case .when(let branches): branches.map(\.steps)
        case .each(_, _, let steps): [steps]
        default: []
        }
    }

    /// Whether a list of steps always leaves the flow.
    static func terminates(_ steps: [Step]) -> Bool {
        steps.contains { step in
            switch step.verb {
            case .return, .stop, .fail: return true
            case .repeat(let repetition): return repetition.until == nil
            case .when(let branches):
                return branches.contains { $0.condition == nil } && branches.allSatisfy { terminates($0.steps) }
            default: return false
            }
        }
    }

    /// The references of expressions, and of the expressions in them.
    static func references(in expressions: [Expression]) -> [Reference] {
        expressions.flatMap { expression -> [Reference] in
            if case .reference(let reference) = expression.kind { return [reference] }
            return references(in: parts(of: expression))
        }
    }

    /// Whether a condition asks which error is at hand.
    static func testsError(_ steps: [Step]) -> Bool {
        all(steps).contains { step in
            switch step.verb {
            case .require(let condition, _): testsError(condition)
            case .when(let branches): branches.compactMap(\.condition).contains(where: testsError)
            default: false
            }
        }
    }

    private static func testsError(_ condition: Condition) -> Bool {
        switch condition {
        case .isError: true
        case .not(let inner): testsError(inner)
        case .all(let list), .any(let list): list.contains(where: testsError)
        default: false
        }
    }

    /// Whether a value comes from the client's surroundings: state, clock, settings, other objects.
    static func needsEnvironment(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .reference(let reference):
            switch reference.root {
            case .state, .clock, .setting, .shared: true
            default: false
            }
        case .later, .random, .url, .ask, .kept, .function(.until, _): true
        default: parts(of: expression).contains { needsEnvironment($0) }
        }
    }

    static func expressions(in verb: Verb) -> [Expression] {
        switch verb {
        case .call(_, let arguments, _), .ask(_, let arguments, _), .run(_, let arguments, _, _), .new(_, let arguments, _),
            .complete(let arguments):
            arguments.map(\.value)
        case .require(let condition, _): expressions(in: condition)
        case .when(let branches): branches.compactMap(\.condition).flatMap { expressions(in: $0) }
        case .keep(let assignments, let key), .claim(_, let assignments, let key, _): assignments.map(\.value) + [key].compactMap { $0 }
        case .repeat(let repetition): repetition.expressions
        case .set(let assignments): assignments.map(\.value)
        case .forget(_, let key): [key].compactMap { $0 }
        case .bind(_, let value), .return(let value), .fail(let value), .each(let value, _, _): [value]
        case .notify(_, let arguments, let target, _): arguments + [target].compactMap { $0 }
        case .await(_, let object, _): [object].compactMap { $0 }
        case .signal(_, let object, let value): [object, value].compactMap { $0 }
        case .post, .stop: []
        }
    }

    static func expressions(in condition: Condition) -> [Expression] {
        switch condition {
        case .holds(let value): [value]
        case .not(let inner): expressions(in: inner)
        case .all(let list), .any(let list): list.flatMap { expressions(in: $0) }
        case .equal(let first, let second), .before(let first, let second), .contains(let first, let second): [first, second]
        case .isError: []
        }
    }

    static func parts(of expression: Expression) -> [Expression] {
        switch expression.kind {
        case .interpolation(let parts), .list(let parts), .function(_, let parts): parts
        case .later(let value), .enumFrom(_, let value), .make(_, let value), .kept(_, let value): [value]
        case .url(_, let arguments), .ask(_, let arguments), .object(let arguments): arguments.map(\.value)
        case .condition(let condition): expressions(in: condition)
        case .choice(let condition, let first, let second): expressions(in: condition) + [first, second]
        case .string, .integer, .number, .boolean, .null, .reference, .random, .enumCase, .error, .duration: []
        }
    }
}

extension Flow {
    var allSteps: [Step] { steps + always + onSuccess + onFailure }
}
