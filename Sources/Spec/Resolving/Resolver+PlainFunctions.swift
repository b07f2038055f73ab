import SourceText
import YAMLTree

/// Functions that take values and give one: those of the table in `Function.swift`.
extension Resolver {
    mutating func call(_ function: Expression.Function, _ argument: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value {
        let signature = function.signature
        let isMany = signature.parameters == nil || (signature.parameters?.count ?? 0) > 1
        let nodes = isMany && argument.kind == .sequence ? argument.items : [argument]
        if let wanted = signature.parameters, wanted.count != nodes.count {
            report(WrongCount.diagnostic(function.rawValue, expected: wanted.count, found: nodes.count, at: argument.place))
        }
        if function == .sum, nodes.count == 1 { return sum(of: nodes[0], node, scope) }
        if function == .append { return appended(nodes, node, scope) }
        if function == .sorted { return sorted(argument, node, scope) }
        if function == .item, nodes.count == 2 { return item(of: nodes[0], at: nodes[1], node, scope) }
        var values: [Value] = []
        for (index, each) in nodes.enumerated() {
            var wanted = signature.parameters.map { index < $0.count ? $0[index] : .json } ?? signature.rest
            if function == .first { wanted = like(values, each) }
            if function == .count {
                values.append(counted(each, scope))
            } else if index == 0, [.keys, .values, .member].contains(function) {
                values.append(asked(each, function, scope))
            } else {
                values.append(value(each, as: wanted, "`\(function.rawValue)`", scope))
            }
        }
        if function == .matches, let pattern = values.last?.expression { checkPattern(pattern) }
        if function == .first { checkAlike(values, at: argument.place) }
        var type =
            function == .first
            ? firstType(values) : Self.answer(function, values) ?? function.result(values.map(\.type), signature.result)
        if function == .quotient, values.last?.expression.isCertainDivisor == true { type = .number }
        return Value(
            .function(function, values.map(\.expression)), type, at: node.place,
            fields: function == .first ? values.first?.fields ?? [] : [])
    }

    /// `{first: [$names, []]}`: a list of nothing is one of what stands before it. `{first: [$color, warm]}`: so is the plain name of a case,
    /// and a list behind a set of options.
    private func like(_ values: [Value], _ node: YAMLNode) -> ValueType? {
        switch (node.content, values.first?.type.unwrapped) {
        case (.sequence(let items), .list(let item)) where items.isEmpty: return .list(item)
        case (.sequence, .named(let name)) where index.isOptionSet(name): return .named(name)
        case (.scalar, .named(let name)):
            guard let text = node.text else { return nil }
            let isCase = index.isCase(text, of: name) || index.associated[name]?.cases[text] != nil
            return isCase ? .named(name) : nil
        default: return nil
        }
    }

    /// Items of any type can be counted.
    private mutating func counted(_ node: YAMLNode, _ scope: Scope) -> Value {
        let list = value(node, as: nil, "`count`", scope)
        switch list.type.unwrapped {
        case .list, .json, .table: break
        default: report(TypeMismatch.diagnostic(list.type, expected: .list(.json), at: list.expression.place, role: "`count`"))
        }
        return list
    }

    /// An item of a list, with the fields that it has: missing where the list is shorter.
    private mutating func item(of list: YAMLNode, at place: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value {
        let list = value(list, as: nil, "`item`", scope)
        let index = expression(place, as: .integer, "the place of `item`", scope)
        var type = ValueType.json
        switch list.type.unwrapped {
        case .list(let item): type = item
        case .json: break
        default: report(TypeMismatch.diagnostic(list.type, expected: .list(.json), at: list.expression.place, role: "`item`"))
        }
        return Value(.function(.item, [list.expression, index]), type.asOptional, at: node.place, fields: list.fields)
    }

    /// JSON, or a dictionary that holds types of the spec.
    private mutating func asked(_ node: YAMLNode, _ function: Expression.Function, _ scope: Scope) -> Value {
        let value = value(node, as: nil, "`\(function.rawValue)`", scope)
        if case .table = value.type.unwrapped { return value }
        check(value, as: .json, "`\(function.rawValue)`", scope)
        return value
    }

    /// What is asked of a dictionary that holds types of the spec.
    private static func answer(_ function: Expression.Function, _ values: [Value]) -> ValueType? {
        guard case .table(let item)? = values.first?.type.unwrapped else { return nil }
        switch function {
        case .keys: return .list(.string)
        case .values: return .list(item)
        case .member: return item.asOptional
        default: return nil
        }
    }

    /// Of a list, that of its numbers.
    private mutating func sum(of numbers: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value {
        let value = value(numbers, as: nil, "`sum`", scope)
        var type = value.type.unwrapped
        if case .list(let item) = type {
            if ![.integer, .number, .json].contains(item) { check(value, as: .list(.number), "`sum`", scope) }
            type = item
        } else {
            check(value, as: .number, "`sum`", scope)
        }
        return Value(.function(.sum, [value.expression]), type == .integer ? .integer : .number, at: node.place)
    }

    private mutating func sorted(_ argument: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> Value {
        let list = value(argument, as: nil, "`sorted`", scope)
        guard case .list(let item) = list.type.unwrapped, [.string, .integer, .number, .date].contains(item) else {
            report(
                TypeMismatch.diagnostic(
                    "`sorted` puts texts, numbers and dates in order, this is `\(list.type.spelling)`", at: list.expression.place))
            return Value(.null, .json, at: node.place)
        }
        return Value(.function(.sorted, [list.expression]), .list(item), at: node.place)
    }

    private mutating func checkPattern(_ pattern: Expression) {
        guard case .string(let text) = pattern.kind else { return }
        do {
            _ = try Regex(text)
        } catch {
            let help = "write `\\\\` for one backslash in double quotes; in single quotes backslashes are kept"
            report(TypeMismatch.diagnostic("`\(text)` is no regular expression", at: pattern.place, help: help))
        }
    }

    /// Whichever is the first: it has one type.
    private mutating func checkAlike(_ values: [Value], at place: Place) {
        let types = Set(values.filter { !$0.expression.isNull }.map(\.type.unwrapped))
        guard types.count > 1, !types.isSubset(of: [.integer, .number]), !types.contains(.json) else { return }
        let names = types.map { "`\($0.spelling)`" }.sorted().joined(separator: " and ")
        report(TypeMismatch.diagnostic("the values of `first` are \(names)", at: place, help: "give values of one type"))
    }

    /// The first that is there: a value, if any of them is always there.
    private func firstType(_ values: [Value]) -> ValueType {
        let types = Set(values.filter { !$0.expression.isNull }.map(\.type.unwrapped))
        let type = types.count == 1 ? types.first ?? .json : types.isSubset(of: [.integer, .number]) ? .number : .json
        return values.contains { !$0.type.isOptional } ? type : type.asOptional
    }
}

extension Expression.Function {
    /// Integers stay integers when they are added or subtracted.
    fileprivate func result(_ arguments: [ValueType], _ usual: ValueType) -> ValueType {
        let isSum = [.sum, .difference, .product].contains(self)
        return isSum && arguments.allSatisfy { $0.unwrapped == .integer } ? .integer : usual
    }
}

extension Expression {
    /// A number that is written out, and not 0: by it, anything can be divided.
    package var isCertainDivisor: Bool {
        switch kind {
        case .integer(let number): number != 0
        case .number(let number): number != 0
        default: false
        }
    }
}
