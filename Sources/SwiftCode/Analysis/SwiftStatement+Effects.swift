extension [SwiftStatement] {
    /// What running the statements may do: a function around them has to say so. What `catch` handles does not count.
    package var effects: Effects { marks.revealed }

    /// The same, with what has a `try` or an `await` of its own apart.
    var marks: Effects { map(\.marks).joined }
}

extension SwiftStatement {
    package var effects: Effects { marks.revealed }

    fileprivate var marks: Effects {
        switch self {
        case .expression(let value), .discard(let value): value.marks
        case .binding(let binding): binding.value?.marks ?? []
        case .assign(let target, _, let value): target.marks.union(value.marks)
        case .return(let value): value?.marks ?? []
        case .throw(let value): value.marks.union(.throwing)
        case .if(let branches, let otherwise):
            branches.map { $0.conditions.marks.union($0.body.marks) }.joined.union(otherwise?.marks ?? [])
        case .guard(let conditions, let body, _), .while(let conditions, let body): conditions.marks.union(body.marks)
        case .for(_, let sequence, let body, let rounds): sequence.marks.union(body.marks).union(rounds)
        case .do(let body, let catches):
            (catches.contains { $0.pattern == nil } ? body.marks.subtracting([.throwing, Effects.throwing.covered]) : body.marks)
                .union(catches.map(\.body.marks).joined)
        case .switch(let value, let cases): value.marks.union(cases.map(\.body.marks).joined)
        case .defer(let body): body.marks
        case .break, .continue, .function, .comment, .blank: []
        }
    }
}

extension [SwiftCondition] {
    fileprivate var marks: Effects { map(\.marks).joined }
}

extension SwiftCondition {
    package var effects: Effects { marks.revealed }

    fileprivate var marks: Effects {
        switch self {
        case .test(let value), .bindTuple(_, let value), .match(_, let value): value.marks
        case .bind(_, let value, _): value?.marks ?? []
        }
    }
}
