internal import Spec
internal import SwiftCode

/// Conditions of scenarios as expectations.
extension ScenarioValues {
    /// One expectation each: the failing one names what is wrong.
    func expectations(_ condition: Condition) -> [SwiftExpression] {
        switch condition {
        case .all(let list): list.flatMap(expectations)
        case .not(.any(let list)): list.flatMap { expectations(.not($0)) }
        default: [test(condition)]
        }
    }

    func isError(_ name: String) -> SwiftExpression { .boolean(true) }

    func before(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        let (left, right) = ordered(first, second)
        return left.demanded.infix(isDenied ? .greaterOrEqual : .less, right.demanded)
    }

    func holds(_ expression: Expression, isDenied: Bool) -> SwiftExpression {
        let value = value(expression)
        let (isThere, isMissing) = isDenied ? (SwiftOperator.notEqual, SwiftOperator.equal) : (.equal, .notEqual)
        if value.type.type == .boolean {
            if value.type.isOptional, isDenied, isAlwaysGiven(expression) { return value.code.infix(.equal, .boolean(false)) }
            // What is missing is not true, as in flows; and the macro takes a `?` inside of a text for a chain, whose answer nobody uses.
            if value.type.isOptional || asksOfText(expression) { return value.code.infix(isDenied ? .notEqual : .equal, .boolean(true)) }
            return isDenied ? .not(value.code) : value.code
        }
        if value.type.type == .json, value.isAny {
            let isGiven = SwiftExpression.call("isGiven", [value.code.unlabelled])
            return isDenied ? .not(isGiven) : isGiven
        }
        if value.type.type == .json {
            // An app's own dictionary, or JSON of the mock: `false` does not hold in either. The macro takes a `?` in front of a member for a
            // chain to that member, so that it is compared.
            return value.readAsJSON.dot("isNothing").infix(.equal, .boolean(isDenied))
        }
        guard value.type.type.isCollection else {
            // The compiler warns of a value that is always there and is compared with nothing.
            let isCertain = !value.type.isOptional
            return (isCertain ? value.code.cast(.certain, .optional("Any")) : value.code).infix(isMissing, .null)
        }
        let isEmpty = value.linked.dot("isEmpty")
        if value.type.isOptional { return isEmpty.infix(isThere, .boolean(false)) }
        return isDenied ? isEmpty : .not(isEmpty)
    }

    /// A function of a text with values in it.
    private func asksOfText(_ expression: Expression) -> Bool {
        guard case .function(_, let arguments) = expression.kind, case .interpolation? = arguments.first?.kind else { return false }
        return true
    }

    /// What a delegate was told and is declared as there has to be what the spec says: nothing is no answer.
    private func isAlwaysGiven(_ expression: Expression) -> Bool {
        guard case .reference(let reference) = expression.kind, case .local(let name) = reference.root,
            case .heard(_, let members)? = locals[name], let member = members.first(where: { $0.name == reference.path.first })
        else { return false }
        return reference.path.count > 1 || !member.type.isOptional
    }

    func equal(_ left: Expression, _ right: Expression, isDenied: Bool) -> SwiftExpression {
        var (first, second) = alike(left, right)
        if first.isTraveling, isEnum(second) { second.code = json(second, from: right) }
        if second.isTraveling, isEnum(first) { first.code = json(first, from: left) }
        if first.type.type == .error, case .named(let name) = second.type.type { first.code = first.code.cast(.conditional, .named(name)) }
        if second.type.type == .error, case .named(let name) = first.type.type {
            second.code = second.code.cast(.conditional, .named(name))
        }
        // What holds anything is compared as what it is compared with.
        if first.isAny, let json = anything(second, from: right) {
            (first.code, second.code) = (first.readAsJSON, json)
        } else if second.isAny, let json = anything(first, from: left) {
            (first.code, second.code) = (json, second.readAsJSON)
        }
        if first.isAny, let type = Self.swiftType(second.type.type) { first.code = first.code.cast(.conditional, type) }
        if isObject(first.type.type), !second.code.isNull {
            let (left, right) = (context.model.identity(first.code, first.type), context.model.identity(second.code, second.type))
            let isCast = left != first.code || right != second.code
            return context.model.told(left.infix(isDenied ? .notIdentical : .identical, right), isCast: isCast)
        }
        for (error, literal, expression) in [(first, second, right), (second, first, left)] where heldValues(expression) != nil {
            let isChained = error.type.isOptional || error.type.type == .error
            return same(error.code, literal.code, isChained: isChained, isDenied: isDenied, holding: expression)
        }
        if let plain = first.declared, second.code.isLiteral { first.code = plain }
        if let plain = second.declared, first.code.isLiteral { second.code = plain }
        (first.code, second.code) = (comparable(first, second), comparable(second, first))
        if let type = Self.listOfTexts(first.type.type), case .list = right.kind { second.code = declared(right, as: type) }
        if first.type.type == .url, second.type.type == .string { second.code = .call("URL", [second.code.labelled("string")]) }
        if first.type.type == .data, second.type.type == .string { second.code = .bytes(second.code) }
        return first.code.infix(isDenied ? .notEqual : .equal, second.code)
    }

    /// Beside nothing a value that is always there says that it might not be, or the compiler warns.
    private func comparable(_ value: LoweredValue, _ other: LoweredValue) -> SwiftExpression {
        guard other.code.isNull, !value.code.isNull, !value.type.isOptional, value.type.type != .json else { return value.code }
        return value.code.cast(.certain, .optional("Any"))
    }

    /// Of what scenarios write as texts.
    private static func listOfTexts(_ type: ValueType) -> SwiftType? {
        switch type {
        case .list(.url): SwiftType(.array("URL"))
        case .list(.data): SwiftType(.array("Data"))
        default: nil
        }
    }

    /// A value that something which holds anything is compared with as JSON; nil for a plain value, for one of the spec's own, and for nothing.
    func anything(_ value: LoweredValue, from expression: Expression) -> SwiftExpression? {
        if case .named = value.type.type { return nil }
        guard Self.swiftType(value.type.type) == nil, !value.code.isNull else { return nil }
        return json(value, from: expression)
    }

    static func swiftType(_ type: ValueType) -> SwiftTypeName? {
        switch type {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        default: nil
        }
    }

    /// A record of the mock has a case as the text that travels.
    private func isEnum(_ value: LoweredValue) -> Bool {
        guard case .named(let name) = value.type.type else { return false }
        return context.model.enums[name] != nil
    }

    /// Of a class, or of a protocol: whether it is the same one is all that can be asked of it.
    func isObject(_ type: ValueType) -> Bool {
        guard case .named(let name) = type else { return false }
        return context.model.classes[name]?.form == .class
            || context.model.protocols[name] != nil && !context.model.protocolsOfValues.contains(name)
    }

    func contains(_ list: Expression, _ item: Expression, isDenied: Bool) -> SwiftExpression {
        let isWorkedOut = if case .function = list.kind { true } else { false }
        let list = value(list)
        let found = list.type.type == .json ? asked(json: list, item) : asked(list, item)
        // The macro takes a `?` inside of what is worked out for a chain, whose answer nobody uses.
        if list.type.isOptional || isWorkedOut || list.type.type == .json {
            return found.infix(isDenied ? .notEqual : .equal, .boolean(true))
        }
        return isDenied ? .not(found) : found
    }

    /// The same of a list inside of JSON.
    private func asked(json list: LoweredValue, _ expression: Expression) -> SwiftExpression {
        let items = (list.isAny ? list.readAsJSON : list.linked).dot("arrayValue")
        return items.chained.calling("contains", [json(value(expression), from: expression).unlabelled])
    }

    /// Whether a list holds a value, or one that is a case.
    private func asked(_ list: LoweredValue, _ expression: Expression) -> SwiftExpression {
        if let wanted = expression.askedCase {
            // What the macro would take apart it has to be able to try.
            let isCase = SwiftExpression.name("$0").dot(EnumCase.testName(of: wanted.name))
            return list.linked.calling("contains", trailing: SwiftClosure([], isCase))
        }
        let item = value(expression)
        // No list holds what is missing: the test fails there.
        let code = item.demanded
        if case .list(let held) = list.type.type, isObject(item.type.type) {
            let inner = context.model.identity(.name("$0"), FlowType(held))
            let same = inner.infix(.identical, context.model.identity(code, item.type.required))
            return list.linked.calling("contains", trailing: SwiftClosure([], same))
        }
        let wanted = item.type.type == .string ? Self.listOfTexts(list.type.type) : nil
        return list.linked.calling("contains", [(wanted?.element.map { declared(expression, as: $0) } ?? code).unlabelled])
    }
}

extension LoweredValue {
    /// JSON as it is in the mock, and not what an app may put anything into.
    var isTraveling: Bool { type.type == .json && !isAny && !code.isNull }
}
