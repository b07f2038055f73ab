internal import Spec
internal import SwiftCode

/// Between what apps see and what flows compute with.
extension SystemModel {
    /// A value of the declared type as flows want it.
    func fromDeclared(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        if isHanded(type) { return made("Handed", of: value, type.isOptional) }
        switch type.base {
        case "Decimal": return made("Double", of: value, type.isOptional, label: "shown")
        case "UUID": return type.isOptional ? value.chained.dot("uuidString").closed : value.dot("uuidString")
        case .named("Set", let arguments): return list(of: value, arguments.first ?? "AnyHashable", type.isOptional)
        case "NSDecimalNumber", "NSNumber":
            let number = value.chained(type.isOptional).dot(type.base == "NSNumber" ? "doubleValue" : "shownValue")
            return type.isOptional ? number.closed : number
        case "Float", "CGFloat": return made("Double", of: value, type.isOptional)
        case .dictionary("String", let member) where isTable(type):
            return eachMember(of: value, type.isOptional) { fromDeclared($0, SwiftType(member)) }
        case "Any", .dictionary(_, _):
            return made("JSONValue", of: value, type.isOptional, label: "foundation")
        case "Int": return value
        default:
            if let element = type.element {
                let list = each(of: value, type.isOptional) { fromDeclared($0, element) }
                return type.isOptional && list != value ? list.closed : list
            }
            // What apps hand over for "no limit" is more than an `Int` holds.
            let isLarger = type.base == "UInt" || type.base == "UInt64"
            return type.isInteger ? made("Int", of: value, type.isOptional, label: isLarger ? "clamping" : nil) : value
        }
    }

    /// Whether flows have another type for it that counts, compares or is looked into otherwise: not of what may hold anything, and of a list by
    /// what it holds.
    func isCountedOtherwise(_ type: SwiftType) -> Bool {
        let item = type.element ?? type
        if type.element != nil, item.holdsAnything { return true }
        return switch item.base {
        case "Decimal", "Float", "CGFloat": true
        case .dictionary(_, let member): !item.holdsAnything && !isTable(item) && member != "Any"
        default: item.isInteger && item.base != "Int"
        }
    }

    /// Whether flows have such a value inside a call, `Int(value)`, and not by a member of it, which a chain goes on with by itself.
    func isMadeAnew(_ type: SwiftType) -> Bool {
        switch type.base {
        case "Decimal", "Float", "CGFloat", "Any": true
        case .dictionary(_, _): !isTable(type)
        default: isHanded(type) || type.isInteger && type.base != "Int"
        }
    }

    /// A value as apps have it: what is made of a chain's end is made of the whole.
    func toDeclared(_ value: LoweredValue, _ type: SwiftType) -> SwiftExpression {
        let declared = toDeclared(value.code, type, isOptional: value.type.isOptional)
        return declared == value.code ? declared : toDeclared(value.whole, type, isOptional: value.type.isOptional)
    }

    /// A value of a flow as a declaration wants it.
    func toDeclared(_ value: SwiftExpression, _ type: SwiftType, isOptional: Bool) -> SwiftExpression {
        if value.isNull { return value }
        if isHanded(type) { return value.chained(isOptional).dot("value") }
        if let named = byText(type), case .dictionary(let key, let member) = type.base {
            if value.isEmptyCollection { return value }
            let isMissing = isOptional || member == "Any" && type.isOptional
            let words = SwiftExpression.type(key).dot("self").labelled("by")
            let texts = toDeclared(value, named, isOptional: isOptional)
            return isMissing ? texts.closed.chained.calling("keyed", [words]).closed : texts.calling("keyed", [words])
        }
        let value = value.isLiteral || value.isCollectionLiteral ? meant(value, type) : value
        switch type.base {
        case "Decimal", "NSDecimalNumber": return made(type.base, of: value, isOptional, label: "shown")
        case "UUID": return uuid(value, type, isOptional)
        case .named("Set", let arguments): return set(value, arguments.first ?? "AnyHashable", isOptional)
        case "NSNumber": return made(type.base, of: value, isOptional, label: "number")
        case "Float", "CGFloat": return made(type.base, of: value, isOptional)
        case .named(let name, []) where FoundationTypes.errors.contains(name):
            return made(type.base, of: value, isOptional, label: "because")
        case "Any": return value.chained(isOptional).dot("foundationValue")
        case .dictionary("AnyHashable", "Any"), .dictionary("String", "Any"):
            let read = value.chained(isOptional).dot("foundationValue").cast(.conditional, type.base)
            return type.isOptional ? read : read.infix(.coalescing, .dictionary([]))
        case .dictionary("String", "String"): return there(value, type, isOptional).dot("texts")
        case .dictionary("String", let member) where isTable(type):
            return eachMember(of: value, isOptional) { toDeclared($0, SwiftType(member), isOptional: false) }
        case .dictionary(_, let member): return members(of: there(value, type, isOptional), "dictionary", member)
        case "Int": return value
        default:
            if let element = type.element { return each(of: value, isOptional) { toDeclared($0, element, isOptional: false) } }
            return type.isInteger ? made(type.base, of: value, isOptional, label: "clamping") : value
        }
    }

    /// JSON for what is asked of it: `null` is nothing where the type may be missing.
    private func there(_ value: SwiftExpression, _ type: SwiftType, _ isOptional: Bool) -> SwiftExpression {
        type.isOptional ? value.chained(isOptional).dot("ifThere").chained : value.chained(isOptional)
    }

    // MARK: - Typed dictionaries

    /// Of a dictionary by an enum of texts: the same by the texts, as flows know it.
    private func byText(_ type: SwiftType) -> SwiftType? {
        guard case .dictionary(let key, let member) = type.base, isWord(key) else { return nil }
        return SwiftType(.dictionary("String", member), type.optionality)
    }

    /// A dictionary that an app has, by texts.
    func texts(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        guard byText(type) != nil else { return value }
        let found = value.chained(type.isOptional).dot("byText")
        return type.isOptional ? found.closed : found
    }

    /// A dictionary of types of the spec, which flows know as what it is.
    private func isTable(_ type: SwiftType) -> Bool { if case .table = flowType(type).type { true } else { false } }

    private func eachMember(
        of value: SwiftExpression, _ isOptional: Bool, _ convert: (SwiftExpression) -> SwiftExpression
    ) -> SwiftExpression {
        let item = SwiftExpression.name("$0")
        guard convert(item) != item, !value.isEmptyCollection else { return value }
        let members = value.chained(isOptional).mapped(by: "mapValues", convert)
        return isOptional ? members.closed : members
    }

    /// What a value of JSON holds, member for member.
    private func members(of value: SwiftExpression, _ kind: String, _ member: SwiftTypeName) -> SwiftExpression {
        // A member that may be missing is there or not: a `[AnyHashable: Any]` is a `[AnyHashable: Any?]`.
        if case .optional(let inner) = member { return members(of: value, kind, inner) }
        if let property = Self.jsonProperties[member] { return value.calling(kind, [SwiftExpression.keyPath(property).unlabelled]) }
        return value.calling(kind, trailing: SwiftClosure([], typed(.name("$0"), member)))
    }

    private func typed(_ value: SwiftExpression, _ type: SwiftTypeName) -> SwiftExpression {
        switch type {
        case .dictionary(_, let member): members(of: value, "dictionary", member)
        case .array(let element): members(of: value, "list", element)
        case "Float": value.dot("doubleValue").mapped { made("Float", of: $0, false) }
        default: value.dot("intValue").mapped { made(type, of: $0, false, label: "clamping") }
        }
    }

    private static let jsonProperties: [SwiftTypeName: String] = [
        "String": "stringValue", "Bool": "boolValue", "Int": "intValue", "Double": "doubleValue", "NSNumber": "numberValue",
        "Any": "foundationValue",
    ]

    /// A literal of JSON has to say that it is one before something is asked of it.
    private func meant(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        let flowType = flowType(type).required
        return [.json, .list(.json)].contains(flowType.type) ? value.cast(.certain, typeName(flowType)) : value
    }

    // MARK: - Sets and UUIDs

    /// A set has no order; its items go in the order of their texts, so that the same set always sends the same.
    private func list(of value: SwiftExpression, _ element: SwiftTypeName, _ isOptional: Bool) -> SwiftExpression {
        let items = value.chained(isOptional).calling("inOrder")
        let list = fromDeclared(items, SwiftType(.array(element == "AnyHashable" ? "Any" : element)))
        return isOptional ? list.closed : list
    }

    private func set(_ value: SwiftExpression, _ element: SwiftTypeName, _ isOptional: Bool) -> SwiftExpression {
        guard element != "AnyHashable" else { return value.chained(isOptional).dot("hashables") }
        let items = toDeclared(value, SwiftType(.array(element)), isOptional: isOptional)
        return made("Set", of: isOptional && items != value ? items.closed : items, isOptional)
    }

    /// A text that is no UUID becomes one of zeros where there has to be one.
    private func uuid(_ value: SwiftExpression, _ type: SwiftType, _ isOptional: Bool) -> SwiftExpression {
        func make(_ text: SwiftExpression) -> SwiftExpression { .call("UUID", [text.labelled("uuidString")]) }
        let made = isOptional ? value.mapped(by: "flatMap", make) : make(value)
        return type.isOptional ? made : made.infix(.coalescing, .name("UUID").dot("zero"))
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
        // Of an empty literal nobody sees what it is a list of.
        return convert(item) == item || value.isEmptyCollection ? value : value.chained(isOptional).mapped(convert)
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
