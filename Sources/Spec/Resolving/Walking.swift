/// Walks over expressions: for rules and for whoever collects what a spec uses.
extension Step {
    /// The expressions of the step itself, without those of steps inside it.
    package var expressions: [Expression] {
        switch verb {
        case .call(_, let arguments, _), .ask(_, let arguments, _), .run(_, let arguments, _, _), .new(_, let arguments, _),
            .complete(let arguments):
            arguments.map(\.value)
        case .require(let condition, _): condition.expressions
        case .when(let branches): branches.flatMap { $0.condition?.expressions ?? [] }
        case .keep(let assignments, let key), .claim(_, let assignments, let key, _): assignments.map(\.value) + [key].compactMap { $0 }
        case .repeat(let repetition): repetition.expressions
        case .forget(_, let key): [key].compactMap { $0 }
        case .set(let assignments): assignments.map(\.value)
        case .bind(_, let value), .return(let value), .fail(let value), .each(let value, _, _): [value]
        case .notify(_, let arguments, let to, _): arguments + [to].compactMap { $0 }
        case .await(_, let owner, _): [owner].compactMap { $0 }
        case .signal(_, let owner, let value): [owner, value].compactMap { $0 }
        case .post, .stop: []
        }
    }
}

extension MockStep {
    /// The expressions of the step itself, without those of steps inside it.
    package var expressions: [Expression] {
        switch verb {
        case .require(let condition, _): condition.expressions
        case .when(let branches): branches.flatMap { $0.condition?.expressions ?? [] }
        case .find(_, let arguments, _, _, _), .list(_, let arguments, _), .put(_, let arguments, _), .change(_, let arguments),
            .drop(_, let arguments), .respond(let arguments), .respondWith(_, let arguments):
            arguments.map(\.value)
        case .bind(_, let value), .each(let value, _, _): [value]
        case .redirect(let to, let query): [to] + query.map(\.value)
        case .page(_, _, let choices): choices.flatMap { [$0.en, $0.ko] + $0.items.map(\.value) }
        case .fail(_, let redirect, let details): [redirect].compactMap { $0 } + details.map(\.value)
        }
    }
}

extension Condition {
    /// Every expression that the condition looks at.
    package var expressions: [Expression] {
        switch self {
        case .holds(let value): [value]
        case .not(let condition): condition.expressions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.expressions)
        case .equal(let first, let second), .before(let first, let second), .contains(let first, let second): [first, second]
        case .isError: []
        }
    }
}

extension Expression {
    /// The expressions inside this one.
    package var nested: [Expression] {
        switch kind {
        case .string, .integer, .number, .boolean, .null, .reference, .random, .enumCase, .error, .duration: []
        case .interpolation(let parts), .list(let parts), .function(_, let parts): parts
        case .later(let value), .enumFrom(_, let value), .make(_, let value), .kept(_, let value): [value]
        case .url(_, let arguments), .ask(_, let arguments), .object(let arguments): arguments.map(\.value)
        case .condition(let condition): condition.expressions
        case .choice(let condition, let first, let second): condition.expressions + [first, second]
        }
    }

    /// This expression and all inside it.
    package var withNested: [Expression] { [self] + nested.flatMap(\.withNested) }
}
