internal import Spec
internal import SwiftCode

/// Lists, one item after the other: `each`, and `map` and `filter`, which are closures over the items.
extension FlowLowering {
    /// Items for which the value is missing are left out.
    func map(_ list: Expression, _ item: ItemName, _ value: Expression, _ scope: FlowScope) -> LoweredValue {
        let items = items(list, scope)
        let (name, inner) = naming(item.name, items, scope)
        let each = self.value(value, inner).meant(by: value)
        let method = each.type.isOptional ? "compactMap" : "map"
        let code = items.code.calling(method, trailing: Self.closure(name, each.whole), each.code.effects)
        return LoweredValue(code, FlowType(.list(each.type.type), fields: each.type.fields, structure: each.type.structure))
    }

    func filter(_ list: Expression, _ item: ItemName, _ condition: Condition, _ scope: FlowScope) -> LoweredValue {
        let items = items(list, scope)
        let (name, inner) = naming(item.name, items, scope)
        let test = self.test(condition, inner)
        return LoweredValue(items.code.calling("filter", trailing: Self.closure(name, test), test.effects), items.type)
    }

    /// Of two items under one name the last counts.
    func named(_ list: Expression, _ item: ItemName, _ by: Expression, _ scope: FlowScope) -> LoweredValue {
        let items = items(list, scope)
        let (name, inner) = naming(item.name, items, scope)
        let text = coerced(by, to: FlowType(.string), inner).code
        let code = items.code.calling("named", trailing: Self.closure(name, text), text.effects)
        return LoweredValue(code, FlowType(.table(items.type.element.type)))
    }

    mutating func each(_ list: Expression, _ name: String, _ steps: [FlowStep], _ scope: FlowScope) -> [SwiftStatement] {
        let items = items(list, scope)
        let isUsed = UseScan.uses(Reference(root: .local(name), path: []), in: steps)
        var (item, inner) = isUsed ? naming(name, items, scope) : ("_", scope.inner)
        inner.invalidate(after: steps)
        return [.for(isUsed ? .name(item) : .any, in: items.code, self.steps(steps, &inner))]
    }

    /// A list that is there: where there is none, an empty one.
    private func items(_ list: Expression, _ scope: FlowScope) -> LoweredValue {
        var items = value(list, scope)
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

    /// What an item is called in Swift, and what names mean where it has that name.
    private func naming(_ name: String, _ items: LoweredValue, _ scope: FlowScope) -> (name: String, inner: FlowScope) {
        var inner = scope.inner
        let constant = inner.declare(name)
        inner.locals[name] = LoweredValue(.name(constant), items.type.element, what: name)
        return (constant, inner)
    }

    private static func closure(_ name: String, _ body: SwiftExpression) -> SwiftClosure {
        SwiftClosure([body.mentions(name) ? name : "_"], body)
    }
}
