/// Names that statements refer to and do not bind themselves.
extension [SwiftStatement] {
    /// By name alone: one that is bound anywhere in them is theirs. What closures call their values counts as from outside.
    package var outerNames: Set<String> {
        var names: Set<String> = []
        for statement in self { statement.collectNames(into: &names) }
        return names.subtracting(bound)
    }

    fileprivate var bound: Set<String> { reduce(into: []) { $0.formUnion($1.bound) } }
}

extension SwiftStatement {
    fileprivate var bound: Set<String> {
        switch self {
        case .binding(let binding): binding.pattern.bound
        case .if(let branches, let otherwise):
            branches.reduce(into: otherwise?.bound ?? []) { $0.formUnion($1.conditions.bound.union($1.body.bound)) }
        case .guard(let conditions, let body, _), .while(let conditions, let body): conditions.bound.union(body.bound)
        case .for(let pattern, _, let body, _): pattern.bound.union(body.bound)
        case .do(let body, let catches):
            catches.reduce(into: body.bound) { $0.formUnion(($1.pattern?.bound ?? []).union($1.body.bound)) }
        case .switch(_, let cases):
            cases.reduce(into: []) { all, each in all.formUnion(each.patterns.reduce(into: each.body.bound) { $0.formUnion($1.bound) }) }
        case .defer(let body): body.bound
        case .function(let function): if case .named(let name) = function.form { [name] } else { [] }
        case .expression, .discard, .assign, .return, .throw, .break, .continue, .comment, .blank: []
        }
    }
}

extension [SwiftCondition] {
    fileprivate var bound: Set<String> {
        reduce(into: []) { names, condition in
            switch condition {
            case .bind(let name, _, _): names.insert(name)
            case .bindTuple(let several, _): names.formUnion(several)
            case .match(let pattern, _): names.formUnion(pattern.bound)
            case .test: break
            }
        }
    }
}

extension SwiftPattern {
    fileprivate var bound: Set<String> {
        switch self {
        case .name(let name), .binding(let name), .variable(let name): [name]
        case .tuple(let parts), .enumCase(_, let parts): parts.reduce(into: []) { $0.formUnion($1.bound) }
        case .cast(let pattern, _): pattern.bound
        case .any, .expression: []
        }
    }
}
