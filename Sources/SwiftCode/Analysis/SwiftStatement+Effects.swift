extension [SwiftStatement] {
    /// What running the statements may do: a function around them has to say so. What `catch` handles does not count.
    package var effects: Effects { map(\.effects).joined }
}

extension SwiftStatement {
    package var effects: Effects {
        switch self {
        case .expression(let value), .discard(let value): value.effects
        case .binding(let binding): binding.value?.effects ?? []
        case .assign(let target, _, let value): target.effects.union(value.effects)
        case .return(let value): value?.effects ?? []
        case .throw(let value): value.effects.union(.throwing)
        case .if(let branches, let otherwise):
            branches.map { $0.conditions.effects.union($0.body.effects) }.joined.union(otherwise?.effects ?? [])
        case .guard(let conditions, let body, _), .while(let conditions, let body): conditions.effects.union(body.effects)
        case .for(_, let sequence, let body, let rounds): sequence.effects.union(body.effects).union(rounds)
        case .do(let body, let catches):
            (catches.contains { $0.pattern == nil } ? body.effects.subtracting(.throwing) : body.effects)
                .union(catches.map(\.body.effects).joined)
        case .switch(let value, let cases): value.effects.union(cases.map(\.body.effects).joined)
        case .defer(let body): body.effects
        case .break, .continue, .function, .comment, .blank: []
        }
    }
}

extension [SwiftCondition] {
    var effects: Effects { map(\.effects).joined }
}

extension SwiftCondition {
    package var effects: Effects {
        switch self {
        case .test(let value), .bindTuple(_, let value), .match(_, let value): value.effects
        case .bind(_, let value, _): value?.effects ?? []
        }
    }
}
