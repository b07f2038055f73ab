/// Names that are given and never read, for which the compiler would warn.
extension [SwiftStatement] {
    /// The same statements, in which what no later one refers to has no name. By name alone: one that is used again for something else counts
    /// as read.
    package var withoutUnusedNames: [SwiftStatement] {
        // From the last one on, so that what is read behind each is known.
        var read: Set<String> = []
        return reversed().map { statement in
            let statement = statement.withoutUnusedNames
            defer { statement.collectNames(into: &read) }
            return statement.withoutUnusedNames(before: read)
        }.reversed()
    }

    fileprivate var names: Set<String> { reduce(into: []) { $1.collectNames(into: &$0) } }

    /// Whether what would stand behind them is never run.
    package var leave: Bool { last(where: \.isRun)?.leaves ?? false }
}

extension [SwiftCondition] {
    /// What is bound and not read is asked for.
    fileprivate func withoutUnusedNames(before read: Set<String>) -> [SwiftCondition] {
        var read = read
        return reversed().map { condition in
            defer { condition.collectNames(into: &read) }
            guard case .bind(let name, let value, _) = condition, !read.contains(name) else { return condition }
            return .test((value ?? .name(name)).infix(.notEqual, .null))
        }.reversed()
    }
}

extension SwiftStatement {
    /// - Parameter read: the names that later statements refer to.
    fileprivate func withoutUnusedNames(before read: Set<String>) -> SwiftStatement {
        switch self {
        case .guard(let conditions, let body, let isShort):
            return .guard(conditions.withoutUnusedNames(before: read), body, isShort: isShort)
        case .binding(let binding) where !binding.isVariable:
            guard case .name(let name) = binding.pattern, let value = binding.value, !read.contains(name) else { return self }
            return .discard(binding.type.map { value.cast(.certain, $0) } ?? value)
        default: return self
        }
    }

    /// The same for the statements inside of it.
    fileprivate var withoutUnusedNames: SwiftStatement {
        switch self {
        case .if(let branches, let otherwise):
            let inner = branches.map { branch in
                let body = branch.body.withoutUnusedNames
                return SwiftBranch(branch.conditions.withoutUnusedNames(before: body.names), body, isShort: branch.isShort)
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
