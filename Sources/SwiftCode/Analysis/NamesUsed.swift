/// The names that code refers to: a constant that nobody refers to is unused.
extension SwiftExpression {
    /// Whether the expression refers to the name, in closures too.
    package func mentions(_ name: String) -> Bool { hasName { $0 == name } }

    /// Whether it refers to a name of which that holds; none is asked for behind the first.
    func hasName(where holds: (String) -> Bool) -> Bool {
        switch kind {
        case .name(let own): holds(own)
        case .member(let base, _), .chained(let base), .forced(let base), .prefixed(_, let base), .cast(let base, _, _),
            .optionalTry(let base):
            base.hasName(where: holds)
        case .call(let function, let arguments, let trailing):
            function.hasName(where: holds) || arguments.contains { $0.value.hasName(where: holds) }
                || trailing?.body.hasName(where: holds) == true
        case .subscripted(let base, let arguments): base.hasName(where: holds) || arguments.contains { $0.value.hasName(where: holds) }
        case .string(let parts): parts.contains { if case .value(let value) = $0 { value.hasName(where: holds) } else { false } }
        case .array(let elements): elements.contains { $0.hasName(where: holds) }
        case .dictionary(let elements): elements.contains { $0.key.hasName(where: holds) || $0.value.hasName(where: holds) }
        case .tuple(let elements), .macro(_, let elements, _): elements.contains { $0.value.hasName(where: holds) }
        case .closure(let closure): closure.body.hasName(where: holds)
        case .binary(let left, _, let right): left.hasName(where: holds) || right.hasName(where: holds)
        case .ternary(let test, let first, let second): [test, first, second].contains { $0.hasName(where: holds) }
        case .implicitMember, .prose, .integer, .number, .boolean, .null, .type, .keyPath: false
        }
    }
}

extension [SwiftStatement] {
    /// Whether any statement refers to the name.
    package func mention(_ name: String) -> Bool { hasName { $0 == name } }

    fileprivate func hasName(where holds: (String) -> Bool) -> Bool { contains { $0.hasName(where: holds) } }
}

extension SwiftStatement {
    package func mentions(_ name: String) -> Bool { hasName { $0 == name } }

    /// The names that the statement refers to, added to others.
    func collectNames(into names: inout Set<String>) {
        _ = hasName {
            names.insert($0)
            return false
        }
    }

    func hasName(where holds: (String) -> Bool) -> Bool {
        switch self {
        case .expression(let value), .discard(let value), .throw(let value): value.hasName(where: holds)
        case .binding(let binding): binding.value?.hasName(where: holds) ?? false
        case .assign(let target, _, let value): target.hasName(where: holds) || value.hasName(where: holds)
        case .return(let value): value?.hasName(where: holds) ?? false
        case .if(let branches, let otherwise):
            branches.contains { $0.conditions.contains { $0.hasName(where: holds) } || $0.body.hasName(where: holds) }
                || otherwise?.hasName(where: holds) == true
        case .guard(let conditions, let body, _), .while(let conditions, let body):
            conditions.contains { $0.hasName(where: holds) } || body.hasName(where: holds)
        case .for(let pattern, let sequence, let body, _):
            pattern.hasName(where: holds) || sequence.hasName(where: holds) || body.hasName(where: holds)
        case .do(let body, let catches):
            body.hasName(where: holds)
                || catches.contains { caught in
                    // Without a pattern it has an `error` of its own.
                    guard let pattern = caught.pattern else { return caught.body.hasName { $0 != "error" && holds($0) } }
                    return pattern.hasName(where: holds) || caught.body.hasName(where: holds)
                }
        case .switch(let value, let cases):
            value.hasName(where: holds)
                || cases.contains { $0.patterns.contains { $0.hasName(where: holds) } || $0.body.hasName(where: holds) }
        case .defer(let body): body.hasName(where: holds)
        case .function(let function):
            function.parameters.contains { $0.value?.hasName(where: holds) == true } || function.body?.hasName(where: holds) == true
        case .break, .continue, .comment, .blank: false
        }
    }
}

extension SwiftCondition {
    func collectNames(into names: inout Set<String>) {
        _ = hasName {
            names.insert($0)
            return false
        }
    }

    func hasName(where holds: (String) -> Bool) -> Bool {
        switch self {
        case .test(let value), .bindTuple(_, let value): value.hasName(where: holds)
        case .match(let pattern, let value): pattern.hasName(where: holds) || value.hasName(where: holds)
        case .bind(let own, let value, _): value?.hasName(where: holds) ?? holds(own)
        }
    }
}

extension SwiftPattern {
    /// Whether a value that the pattern compares with refers to the name; what it binds is new.
    func hasName(where holds: (String) -> Bool) -> Bool {
        switch self {
        case .expression(let value): value.hasName(where: holds)
        case .tuple(let parts), .enumCase(_, let parts): parts.contains { $0.hasName(where: holds) }
        case .cast(let pattern, _): pattern.hasName(where: holds)
        case .name, .any, .binding, .variable: false
        }
    }
}
