internal import Spec
internal import SwiftCode

/// `map` and `filter`: closures over the items of a list.
extension TypedValues {
    /// Items for which the value is missing are left out.
    func map(_ list: Expression, _ item: ItemName, _ value: Expression) -> LoweredValue {
        let items = items(list)
        let (inner, name) = naming(item.name, items.type.element)
        let each = inner.value(value).meant(by: value)
        let method = each.type.isOptional ? "compactMap" : "map"
        let code = items.code.calling(method, trailing: Self.closure(name, each.whole), each.code.effects)
        return LoweredValue(code, each.type.listed)
    }

    func filter(_ list: Expression, _ item: ItemName, _ condition: Condition) -> LoweredValue {
        let items = items(list)
        let (inner, name) = naming(item.name, items.type.element)
        let test = inner.test(condition)
        return LoweredValue(items.code.calling("filter", trailing: Self.closure(name, test), test.effects), items.type)
    }

    /// A list that is there: where there is none, an empty one.
    private func items(_ list: Expression) -> LoweredValue {
        var items = value(list)
        if items.type.type == .json {
            items = LoweredValue(items.linked.dot("arrayValue"), FlowType(.list(.json), optional: true))
        }
        if items.type.type == .list(.json), items.code.isCollectionLiteral {
            // Of literals alone nobody sees that they are JSON.
            items.code = items.code.cast(.certain, .array("JSONValue"))
        }
        guard items.type.isOptional else { return items }
        return LoweredValue(items.code.infix(.coalescing, .array([])), items.type.required)
    }

    private static func closure(_ name: String, _ body: SwiftExpression) -> SwiftClosure {
        SwiftClosure([body.mentions(name) ? name : "_"], body)
    }
}

extension FlowType {
    /// A list of these, without those that are missing.
    fileprivate var listed: FlowType { FlowType(.list(type), fields: fields, structure: structure) }
}
