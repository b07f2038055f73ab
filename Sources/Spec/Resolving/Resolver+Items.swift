import SourceText
import YAMLTree

/// `map` and `filter`: a value, or a condition, for each item of a list.
extension Resolver {
    mutating func map(_ list: YAMLNode, _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value? {
        guard let to = node["to"], let (list, item, inner) = items(list, "map", node, scope) else { return nil }
        let each = value(to, as: tuple(in: wanted), "`to`", inner)
        if case .null = each.expression.kind {
            report(
                TypeMismatch.diagnostic("nothing follows from an item", at: each.expression.place, help: "say what, with `$\(item.name)`"))
        }
        return Value(.map(list.expression, item, to: each.expression), .list(each.type.unwrapped), at: node.place, fields: each.fields)
    }

    /// An object that is written out is a tuple where a list of these is expected.
    private func tuple(in wanted: ValueType?) -> ValueType? {
        guard case .list(let item)? = wanted?.unwrapped, TupleType(item) != nil else { return nil }
        return item
    }

    mutating func filter(_ list: YAMLNode, _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value? {
        guard let test = node["where"], let (list, item, inner) = items(list, "filter", node, scope) else { return nil }
        let kind = Expression.Kind.filter(list.expression, item, condition(test, inner))
        return Value(kind, .list(item.type), at: node.place, fields: list.fields)
    }

    /// A dictionary of the items. Those that JSON knows stand in an object, which `object` and `entry` write.
    mutating func named(_ list: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value? {
        guard let by = node["by"], let (list, item, inner) = items(list, "named", node, scope) else { return nil }
        let name = expression(by, as: .string, "`by`", inner)
        guard item.type.isOfSpec else {
            report(
                TypeMismatch.diagnostic(
                    "`named` keeps types of the spec by name, this is a list of `\(item.type.spelling)`", at: list.expression.place,
                    help: "`make` objects of the items first"))
            return nil
        }
        return Value(.named(list.expression, item, by: name), .table(item.type), at: node.place)
    }

    /// The list, what its items are, and what names mean for one of them.
    private mutating func items(
        _ list: YAMLNode, _ function: String, _ node: YAMLNode, _ scope: Scope
    ) -> (list: Value, item: ItemName, inner: Scope)? {
        guard let name = node.string("as") else { return nil }
        checkLocalName(name)
        if scope.locals[name.value] != nil { report(ShadowedName.diagnostic(name)) }
        let list = value(list, as: nil, "`\(function)`", scope)
        switch (list.expression.kind, list.type.unwrapped) {
        case (.null, _):
            report(TypeMismatch.diagnostic("there is no list", at: list.expression.place, help: "say which, as in `$arg.names`"))
        case (_, .list), (_, .json): break
        default: report(TypeMismatch.diagnostic(list.type, expected: .list(.json), at: list.expression.place, role: "`\(function)`"))
        }
        var inner = scope
        inner.locals[name.value] = list.item
        return (list, ItemName(name.value, list.item.type, fields: list.item.fields.fields), inner)
    }
}
