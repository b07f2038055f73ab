/// Names that are given and never read, for which the compiler would warn.
extension [SwiftStatement] {
    /// The same statements, in which what no later one refers to has no name. By name alone: one that is used again for something else counts
    /// as read.
    package var withoutUnusedNames: [SwiftStatement] {
        let inner = map(\.withoutUnusedNames)
        return inner.enumerated().map { index, statement in
            if case .guard(let conditions, let body, let isShort) = statement {
                return .guard(conditions.withoutUnusedNames(before: inner[(index + 1)...]), body, isShort: isShort)
            }
            guard case .binding(let binding) = statement, !binding.isVariable, case .name(let name) = binding.pattern,
                let value = binding.value, !inner[(index + 1)...].contains(where: { $0.mentions(name) })
            else { return statement }
            return .discard(binding.type.map { value.cast(.certain, $0) } ?? value)
        }
    }

    /// Whether what would stand behind them is never run.
    package var leave: Bool { last(where: \.isRun)?.leaves ?? false }
}

extension [SwiftCondition] {
    /// What is bound and not read is asked for.
    fileprivate func withoutUnusedNames(before body: ArraySlice<SwiftStatement>) -> [SwiftCondition] {
        enumerated().map { index, condition in
            guard case .bind(let name, let value, _) = condition, !self[(index + 1)...].contains(where: { $0.mentions(name) }),
                !body.contains(where: { $0.mentions(name) })
            else { return condition }
            return .test((value ?? .name(name)).infix(.notEqual, .null))
        }
    }
}

extension SwiftStatement {
    fileprivate var withoutUnusedNames: SwiftStatement {
        switch self {
        case .if(let branches, let otherwise):
            let inner = branches.map { branch in
                let body = branch.body.withoutUnusedNames
                return SwiftBranch(branch.conditions.withoutUnusedNames(before: body[...]), body, isShort: branch.isShort)
            }
            return .if(inner, otherwise: otherwise?.withoutUnusedNames)
        case .guard(let conditions, let body, let isShort): return .guard(conditions, body.withoutUnusedNames, isShort: isShort)
        case .for(.name(let name), let sequence, let body, let rounds):
            let inner = body.withoutUnusedNames
            return .for(inner.mention(name) ? .name(name) : .any, in: sequence, inner, rounds: rounds)
        case .while(let conditions, let body): return .while(conditions, body.withoutUnusedNames)
        case .do(let body, let catches):
            return .do(body.withoutUnusedNames, catches.map { SwiftCatch($0.pattern, $0.body.withoutUnusedNames) })
        case .function(var function):
            function.body = function.body?.withoutUnusedNames
            return .function(function)
        default: return self
        }
    }

    /// Not a comment, not an empty line.
    var isRun: Bool {
        switch self {
        case .comment, .blank: false
        default: true
        }
    }

    /// Whether it ends the loop around it.
    fileprivate var breaks: Bool {
        switch self {
        case .break: true
        case .if(let branches, let otherwise):
            branches.contains { $0.body.contains(where: \.breaks) } || otherwise?.contains(where: \.breaks) == true
        case .guard(_, let body, _): body.contains(where: \.breaks)
        case .do(let body, let catches): (body + catches.flatMap(\.body)).contains(where: \.breaks)
        default: false
        }
    }

    fileprivate var leaves: Bool {
        switch self {
        case .return, .throw, .break, .continue: true
        case .if(let branches, let otherwise?): otherwise.leave && branches.allSatisfy { $0.body.leave }
        case .do(let body, let catches): body.leave && catches.allSatisfy { $0.body.leave }
        case .while(let conditions, let body): conditions == [.test(.boolean(true))] && !body.contains(where: \.breaks)
        default: false
        }
    }
}
