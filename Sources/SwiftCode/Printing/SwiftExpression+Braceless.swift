extension SwiftExpression {
    /// The same with parentheses around what ends with a closure: in a condition a brace opens the block. Of a chain of `??` only those operands are in
    /// parentheses that need them: around all of it, the formatter has a depth of its own for each operand.
    var braceless: SwiftExpression {
        if let asked = LayoutMaker.asked(self) { return asked.braceless }
        if case .binary(let left, .coalescing, let right) = kind {
            let operands = (left.braceless(isRight: false), right.braceless(isRight: true))
            return SwiftExpression(.binary(operands.0, .coalescing, operands.1), marks)
        }
        return endsInClosure ? SwiftExpression(.tuple([unlabelled]), marks) : self
    }

    /// An operand of `??`; what has parentheses anyway needs no more.
    private func braceless(isRight: Bool) -> SwiftExpression {
        LayoutMaker.isBracketed(self, in: .coalescing, isRight: isRight) ? self : braceless
    }

    private var endsInClosure: Bool {
        switch (LayoutMaker.asked(self) ?? self).kind {
        case .call(let function, _, let trailing): trailing != nil || function.endsInClosure
        case .member(let base, _), .chained(let base), .forced(let base), .subscripted(let base, _), .cast(let base, _, _):
            base.endsInClosure
        case .binary(let left, let operation, let right):
            left.endsInClosure(in: operation, isRight: false) || right.endsInClosure(in: operation, isRight: true)
        case .prefixed(_, let value), .optionalTry(let value): value.endsInClosure
        case .ternary(let test, let first, let second): [test, first, second].contains(where: \.endsInClosure)
        default: false
        }
    }

    private func endsInClosure(in operation: SwiftOperator, isRight: Bool) -> Bool {
        !LayoutMaker.isBracketed(self, in: operation, isRight: isRight) && endsInClosure
    }
}
