/// The same in statements and expressions.
extension WholeNames {
    func statement(_ statement: SwiftStatement) -> SwiftStatement {
        switch statement {
        case .expression(let value): .expression(expression(value))
        case .discard(let value): .discard(expression(value))
        case .binding(let binding):
            .binding(
                SwiftBinding(
                    pattern(binding.pattern), binding.type.map(type), binding.value.map(expression), isVariable: binding.isVariable))
        case .assign(let target, let operation, let value): .assign(expression(target), operation, expression(value))
        case .return(let value): .return(value.map(expression))
        case .throw(let value): .throw(expression(value))
        case .if(let branches, let otherwise):
            .if(
                branches.map { SwiftBranch($0.conditions.map(condition), $0.body.map(self.statement), isShort: $0.isShort) },
                otherwise: otherwise?.map(self.statement))
        case .guard(let conditions, let body, let isShort):
            .guard(conditions.map(condition), body.map(self.statement), isShort: isShort)
        case .for(let item, let sequence, let body, let rounds):
            .for(pattern(item), in: expression(sequence), body.map(self.statement), rounds: rounds)
        case .while(let conditions, let body): .while(conditions.map(condition), body.map(self.statement))
        case .do(let body, let catches):
            .do(body.map(self.statement), catches.map { SwiftCatch($0.pattern.map(pattern), $0.body.map(self.statement)) })
        case .switch(let value, let cases):
            .switch(expression(value), cases.map { SwiftCase($0.patterns.map(pattern), $0.body.map(self.statement)) })
        case .defer(let body): .defer(body.map(self.statement))
        case .function(let function): .function(self.function(function))
        case .break, .continue, .comment, .blank: statement
        }
    }

    private func condition(_ condition: SwiftCondition) -> SwiftCondition {
        switch condition {
        case .test(let value): .test(expression(value))
        case .bind(let name, let value, let isVariable): .bind(name, value.map(expression), isVariable: isVariable)
        case .bindTuple(let names, let value): .bindTuple(names, expression(value))
        case .match(let pattern, let value): .match(self.pattern(pattern), expression(value))
        }
    }

    private func pattern(_ pattern: SwiftPattern) -> SwiftPattern {
        switch pattern {
        case .tuple(let parts): .tuple(parts.map(self.pattern))
        case .enumCase(let name, let parts): .enumCase(name, parts.map(self.pattern))
        case .expression(let value): .expression(expression(value))
        case .cast(let inner, let type): .cast(self.pattern(inner), self.type(type))
        case .name, .any, .binding, .variable: pattern
        }
    }

    func argument(_ argument: SwiftArgument) -> SwiftArgument { SwiftArgument(argument.label, expression(argument.value)) }

    func expression(_ value: SwiftExpression) -> SwiftExpression { SwiftExpression(kind(value.kind), value.marks) }

    private func kind(_ kind: SwiftExpression.Kind) -> SwiftExpression.Kind {
        switch kind {
        case .name(let name): named(name)
        case .member(let base, let name): .member(expression(base), name)
        case .chained(let base): .chained(expression(base))
        case .forced(let base): .forced(expression(base))
        case .call(let function, let arguments, let trailing):
            .call(expression(function), arguments.map(argument), trailing: trailing.map(closure))
        case .subscripted(let base, let arguments): .subscripted(expression(base), arguments.map(argument))
        case .string(let parts): .string(parts.map(part))
        case .array(let items): .array(items.map(expression))
        case .dictionary(let items): .dictionary(items.map { .init(key: expression($0.key), value: expression($0.value)) })
        case .tuple(let items): .tuple(items.map(argument))
        case .closure(let closure): .closure(self.closure(closure))
        case .binary(let left, let operation, let right): .binary(expression(left), operation, expression(right))
        case .prefixed(let sign, let base): .prefixed(sign, expression(base))
        case .ternary(let test, let first, let second): .ternary(expression(test), expression(first), expression(second))
        case .cast(let base, let cast, let type): .cast(expression(base), cast, self.type(type))
        case .type(let type): .type(self.type(type))
        case .optionalTry(let base): .optionalTry(expression(base))
        case .macro(let name, let arguments, let isThrowing): .macro(name, arguments.map(argument), isThrowing: isThrowing)
        case .implicitMember, .prose, .integer, .number, .boolean, .null, .keyPath: kind
        }
    }

    /// Only types are hidden: a name with a module before it is a path of names.
    private func named(_ name: String) -> SwiftExpression.Kind {
        let whole = self.name(name)
        guard whole != name else { return .name(name) }
        let path = whole.split(separator: ".").map(String.init)
        return path.dropFirst().reduce(SwiftExpression.name(path[0])) { $0.dot($1) }.kind
    }

    private func part(_ part: SwiftExpression.StringPart) -> SwiftExpression.StringPart {
        if case .value(let value) = part { .value(expression(value)) } else { part }
    }

    private func closure(_ closure: SwiftClosure) -> SwiftClosure {
        SwiftClosure(
            captures: closure.captures, closure.parameters, failure: closure.failure.map(type), closure.body.map(statement))
    }
}
