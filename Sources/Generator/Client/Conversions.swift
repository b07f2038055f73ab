internal import SwiftCode

/// Between what apps see and what flows compute with.
extension SystemModel {
    /// A value of the declared type as flows want it.
    func fromDeclared(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        if isProtocol(type) { return made("Handed", of: value, type.isOptional) }
        switch type.base {
        case "NSDecimalNumber", "NSNumber": return value.chained(type.isOptional).dot("doubleValue")
        case "Float", "CGFloat": return made("Double", of: value, type.isOptional)
        case "Any", .dictionary("AnyHashable", "Any"), .dictionary("String", "Any"), .dictionary("String", "String"):
            return made("JSONValue", of: value, type.isOptional, label: "foundation")
        case "Int": return value
        default:
            if let element = type.element { return each(of: value, type.isOptional) { fromDeclared($0, element) } }
            return type.isInteger ? made("Int", of: value, type.isOptional) : value
        }
    }

    /// A value of a flow as a declaration wants it.
    func toDeclared(_ value: SwiftExpression, _ type: SwiftType, isOptional: Bool) -> SwiftExpression {
        if isProtocol(type) { return value.chained(isOptional).dot("value") }
        switch type.base {
        case "NSDecimalNumber": return made(type.base, of: value, isOptional, label: "value")
        case "NSNumber": return made(type.base, of: value, isOptional, label: "number")
        case "Float", "CGFloat": return made(type.base, of: value, isOptional)
        case "Any": return value.chained(isOptional).dot("foundationValue")
        case .dictionary("AnyHashable", "Any"), .dictionary("String", "Any"):
            return value.chained(isOptional).dot("foundationValue").cast(.conditional, type.base)
        case .dictionary("String", "String"): return value.chained(isOptional).dot("texts")
        case "Int": return value
        default:
            if let element = type.element { return each(of: value, isOptional) { toDeclared($0, element, isOptional: false) } }
            return type.isInteger ? made(type.base, of: value, isOptional, label: "clamping") : value
        }
    }

    /// `Type(label: value)`, of what may be missing inside `map`.
    private func made(
        _ type: SwiftTypeName, of value: SwiftExpression, _ isOptional: Bool, label: String? = nil
    ) -> SwiftExpression {
        func make(_ value: SwiftExpression) -> SwiftExpression { SwiftExpression.type(type).called([value.labelled(label)]) }
        return isOptional ? value.mapped(make) : make(value)
    }

    private func each(
        of value: SwiftExpression, _ isOptional: Bool, _ convert: (SwiftExpression) -> SwiftExpression
    ) -> SwiftExpression {
        let item = SwiftExpression.name("$0")
        return convert(item) == item ? value : value.chained(isOptional).mapped(convert)
    }
}

extension SwiftExpression {
    /// `self.map { … }`, of what the closure makes of `$0`.
    func mapped(by method: String = "map", _ convert: (SwiftExpression) -> SwiftExpression) -> SwiftExpression {
        let result = convert(.name("$0"))
        return calling(method, trailing: SwiftClosure([], result), result.effects)
    }

    /// The value in brackets: what follows is asked of an optional chain's result, not of a part of the chain.
    var closed: SwiftExpression { .tuple([labelled(nil)]) }
}
