internal import Spec
internal import SwiftCode

/// Two values as Swift compares them: it knows no `==` and no `<` of two types.
extension ScenarioValues {
    /// A whole number beside one that need not be whole as such, a moment beside a mock's seconds as these, and JSON beside a text or a
    /// number under a name as what that is.
    func alike(_ first: Expression, _ second: Expression) -> (first: LoweredValue, second: LoweredValue) {
        let (left, right) = (value(first), value(second))
        return (
            left.measured(beside: right).read(beside: right).spelled(first, beside: right),
            right.measured(beside: left).read(beside: left).spelled(second, beside: left)
        )
    }

    /// For what comes before what: JSON has no order.
    func ordered(_ first: Expression, _ second: Expression) -> (first: LoweredValue, second: LoweredValue) {
        let (left, right) = (value(first).counted, value(second).counted)
        return (left.measured(beside: right), right.measured(beside: left))
    }
}

extension LoweredValue {
    /// A whole number or a moment as a number.
    var measure: LoweredValue {
        switch type.type {
        case .integer where !code.isLiteral: rewritten { .call("Double", [$0.unlabelled]) }
        case .date: LoweredValue(linked.dot("timeIntervalSince1970"), .number, isOptional: type.isOptional, isChained: type.isOptional)
        default: self
        }
    }

    private func rewritten(_ convert: (SwiftExpression) -> SwiftExpression) -> LoweredValue {
        LoweredValue(type.isOptional ? whole.mapped(convert) : convert(code), .number, isOptional: type.isOptional)
    }

    fileprivate func measured(beside other: LoweredValue) -> LoweredValue { other.type.type == .number ? measure : self }

    /// A UUID that a spec writes in small letters is the same in capitals.
    fileprivate func spelled(_ expression: Expression, beside other: LoweredValue) -> LoweredValue {
        guard other.isUUID else { return self }
        switch expression.kind {
        case .string(let text): return LoweredValue(.string(text.uppercased()), .string)
        case .list(let items):
            let texts = items.compactMap { item in if case .string(let text) = item.kind { text } else { nil } }
            return texts.count == items.count ? LoweredValue(.array(texts.map { .string($0.uppercased()) }), .list(.string)) : self
        default: return self
        }
    }

    fileprivate func read(beside other: LoweredValue) -> LoweredValue {
        guard isTraveling, !other.code.isLiteral, [.string, .integer, .number, .boolean].contains(other.type.type) else { return self }
        return read(as: other.type.type) ?? self
    }

    fileprivate var counted: LoweredValue {
        guard type.type == .json else { return self }
        return (isAny ? LoweredValue(readAsJSON, .json) : self).read(as: .number) ?? self
    }
}
