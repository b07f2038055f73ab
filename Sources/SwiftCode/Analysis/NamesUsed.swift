/// The names that code refers to: a constant that nobody refers to is unused.
extension SwiftExpression {
    /// Whether the expression refers to the name, in closures too.
    package func mentions(_ name: String) -> Bool {
        switch kind {
        case .name(let own): own == name
        case .member(let base, _), .chained(let base), .forced(let base), .prefixed(_, let base), .cast(let base, _, _),
            .optionalTry(let base):
            base.mentions(name)
        case .call(let function, let arguments, let trailing):
            function.mentions(name) || arguments.contains { $0.value.mentions(name) } || trailing?.body.mention(name) == true
        case .subscripted(let base, let arguments): base.mentions(name) || arguments.contains { $0.value.mentions(name) }
        case .string(let parts): parts.contains { if case .value(let value) = $0 { value.mentions(name) } else { false } }
        case .array(let elements): elements.contains { $0.mentions(name) }
        case .dictionary(let elements): elements.contains { $0.key.mentions(name) || $0.value.mentions(name) }
        case .tuple(let elements), .macro(_, let elements, _): elements.contains { $0.value.mentions(name) }
        case .closure(let closure): closure.body.mention(name)
        case .binary(let left, _, let right): left.mentions(name) || right.mentions(name)
        case .ternary(let test, let first, let second): [test, first, second].contains { $0.mentions(name) }
        case .implicitMember, .prose, .integer, .number, .boolean, .null, .type, .keyPath: false
        }
    }
}

extension [SwiftStatement] {
    /// Whether any statement refers to the name.
    package func mention(_ name: String) -> Bool { contains { $0.mentions(name) } }
}

extension SwiftStatement {
    package func mentions(_ name: String) -> Bool {
        switch self {
        case .expression(let value), .discard(let value), .throw(let value): value.mentions(name)
        case .binding(let binding): binding.value?.mentions(name) ?? false
        case .assign(let target, _, let value): target.mentions(name) || value.mentions(name)
        case .return(let value): value?.mentions(name) ?? false
        case .if(let branches, let otherwise):
            branches.contains { $0.conditions.contains { $0.mentions(name) } || $0.body.mention(name) } || otherwise?.mention(name) == true
        case .guard(let conditions, let body, _), .while(let conditions, let body):
            conditions.contains { $0.mentions(name) } || body.mention(name)
        case .for(let pattern, let sequence, let body, _): pattern.mentions(name) || sequence.mentions(name) || body.mention(name)
        case .do(let body, let catches):
            body.mention(name)
                || catches.contains { caught in
                    // Without a pattern it has an `error` of its own.
                    guard let pattern = caught.pattern else { return name != "error" && caught.body.mention(name) }
                    return pattern.mentions(name) || caught.body.mention(name)
                }
        case .switch(let value, let cases):
            value.mentions(name) || cases.contains { $0.patterns.contains { $0.mentions(name) } || $0.body.mention(name) }
        case .defer(let body): body.mention(name)
        case .function(let function):
            function.parameters.contains { $0.value?.mentions(name) == true } || function.body?.mention(name) == true
        case .break, .continue, .comment, .blank: false
        }
    }
}

extension SwiftCondition {
    package func mentions(_ name: String) -> Bool {
        switch self {
        case .test(let value), .bindTuple(_, let value): value.mentions(name)
        case .match(let pattern, let value): pattern.mentions(name) || value.mentions(name)
        case .bind(let own, let value, _): value?.mentions(name) ?? (own == name)
        }
    }
}

extension SwiftPattern {
    /// Whether a value that the pattern compares with refers to the name; what it binds is new.
    func mentions(_ name: String) -> Bool {
        switch self {
        case .expression(let value): value.mentions(name)
        case .tuple(let parts), .enumCase(_, let parts): parts.contains { $0.mentions(name) }
        case .cast(let pattern, _): pattern.mentions(name)
        case .name, .any, .binding, .variable: false
        }
    }
}
