/// What is asked of a value that may be missing, where a `?` would have to begin a line: Swift reads a choice there.
extension LayoutMaker {
    /// `(a ?? (b ? c : d))?.name` as `(a ?? (b ? c : d)).flatMap { $0.name }`: the formatter begins a line with what follows brackets that end with
    /// brackets. Nil where there is no such value, or where a closure would change what the expression means.
    static func asked(_ expression: SwiftExpression) -> SwiftExpression? {
        guard let link = expression.firstLink, case .chained(let value) = link.kind, link != expression else { return nil }
        guard let rest = expression.replacing(link, of: value.marks) else { return nil }
        let function = value.dot("flatMap")
        let closure = SwiftClosure([], rest)
        return SwiftExpression(.call(function, [], trailing: closure), expression.marks)
    }

    fileprivate static func endsWithTwoBrackets(_ value: SwiftExpression) -> Bool {
        guard case .bracketed(let inner) = make(value, atLeast: .postfix) else { return false }
        return inner.endsWithBrackets
    }
}

extension SwiftExpression {
    /// What it is asked of, as far as it is asked of something: `a` of `a.b`, `a?`, `a[0]`.
    private var asked: SwiftExpression? {
        switch kind {
        case .member(let base, _), .chained(let base), .forced(let base), .subscripted(let base, _), .call(let base, _, _): base
        default: nil
        }
    }

    /// The innermost `(…)?` with brackets that end with brackets.
    fileprivate var firstLink: SwiftExpression? {
        guard let asked else { return nil }
        if let inner = asked.firstLink { return inner }
        guard case .chained(let value) = kind, LayoutMaker.endsWithTwoBrackets(value) else { return nil }
        return self
    }

    /// The same of `$0` in the place of a link.
    ///
    /// - Parameter covered: what evaluating the link does: that stays outside.
    fileprivate func replacing(_ link: SwiftExpression, of covered: Effects) -> SwiftExpression? {
        if self == link { return .name("$0") }
        guard let base = asked?.replacing(link, of: covered) else { return nil }
        switch kind {
        case .member(_, let name): return base.dot(name)
        case .chained: return base.chained
        case .forced: return base.forced
        case .subscripted(_, let arguments):
            return Self.areOwn(arguments) ? base.subscripted(arguments) : nil
        case .call(_, let arguments, let trailing):
            let inner = arguments.map(\.value.marks).joined.union(trailing?.body.effects ?? [])
            let own = marks.subtracting(covered).union(inner)
            guard Self.areOwn(arguments), !own.contains(.waiting) else { return nil }
            return base.called(arguments, trailing: trailing, own)
        default: return nil
        }
    }

    /// Whether arguments mean the same inside a closure, which has a `$0` of its own and cannot wait.
    private static func areOwn(_ arguments: [SwiftArgument]) -> Bool {
        arguments.allSatisfy { !$0.value.mentions("$0") && !$0.value.effects.contains(.waiting) }
    }
}
