internal import Spec
internal import SwiftCode

/// `map` and `filter` of a mock's answer as Swift: closures over the items of a list.
extension MockExpressions {
    func map(_ list: Expression, _ item: ItemName, _ value: Expression) -> SwiftExpression {
        each("mapped", list, item, naming(item).value(value))
    }

    func filter(_ list: Expression, _ item: ItemName, _ condition: Condition) -> SwiftExpression {
        each("filtered", list, item, naming(item).test(condition))
    }

    private func naming(_ item: ItemName) -> MockExpressions {
        var inner = self
        inner.locals[item.name] = .value(item.type, fields: item.fields)
        inner.renamed[item.name] = nil
        return inner
    }

    private func each(_ method: String, _ list: Expression, _ item: ItemName, _ body: SwiftExpression) -> SwiftExpression {
        let name = MockNames.local(item.name)
        return items(list).calling(method, trailing: SwiftClosure([body.mentions(name) ? name : "_"], body), body.effects)
    }

    /// Of a list that is written out, and of records, Swift does not see that they are JSON.
    func items(_ list: Expression) -> SwiftExpression {
        let isWritten = if case .list = list.kind { true } else { locals.found(list)?.isList == true }
        return isWritten ? value(list).cast(.certain, "JSONValue") : value(list)
    }
}
