internal import Spec
internal import SwiftCode

/// Values that have Swift types of their own: in clients, and in tests. In a mock every value is JSON (`MockExpressions`).
protocol TypedValues: ConditionLowering {
    var model: SystemModel { get }
    /// The clock's time.
    var now: SwiftExpression { get }

    /// Whether what is missing inside of a value leaves it to the next that is named.
    var givesWay: Bool { get }

    func reference(_ reference: Reference) -> LoweredValue
    /// A value, lowered from an expression, as a type that something wants. Where one is missing, the flow or the test fails.
    func converted(_ value: LoweredValue, from expression: Expression, to type: FlowType) -> LoweredValue
    /// A value as a case of an enum holds it.
    func held(_ expression: Expression, as type: SwiftType) -> SwiftExpression
    /// A value inside a text.
    func text(_ expression: Expression) -> SwiftExpression
    /// How many items a list has that may be missing.
    func count(_ list: LoweredValue) -> LoweredValue
    /// The item of a list, or of JSON that may be one, at a place.
    func item(of list: LoweredValue, at place: SwiftExpression) -> LoweredValue
    func url(_ endpoint: Endpoint, _ arguments: [Argument]) -> LoweredValue
    /// `random`, `enum`, `ask`, `make`, `kept`, `map` and `filter`, where the dialect has them.
    func particular(_ expression: Expression) -> LoweredValue
}

extension LoweredValue {
    /// A value of an enum that holds any text.
    static func openText(_ enumeration: String, _ text: LoweredValue) -> LoweredValue {
        LoweredValue(.call(enumeration, [text.code.labelled("rawValue")]), .named(enumeration))
    }
}

extension TypedValues {
    func value(_ expression: Expression, as type: FlowType) -> LoweredValue {
        converted(value(expression), from: expression, to: type)
    }

    /// A value as it is, without regard to where it goes.
    func value(_ expression: Expression) -> LoweredValue {
        switch expression.kind {
        case .string(let text): LoweredValue(.string(text), .string)
        case .integer(let number): LoweredValue(.integer(number), .integer)
        case .number(let number): LoweredValue(.number(number), .number)
        case .boolean(let flag): LoweredValue(.boolean(flag), .boolean)
        case .null: LoweredValue(.null, expression.type, isOptional: true)
        case .reference(let reference): self.reference(reference)
        case .enumCase(let enumeration, let name): LoweredValue(model.caseValue(enumeration, name), .named(enumeration))
        case .error(let enumeration, let name, let said) where !said.isEmpty && model.errors[enumeration]?.tellsMore == true:
            LoweredValue(telling(enumeration, name, said), .named(enumeration))
        case .error(let enumeration, let name, let arguments), .filledCase(let enumeration, let name, let arguments):
            LoweredValue(model.filledCase(enumeration, name, arguments, held), .named(enumeration))
        case .duration(let name): LoweredValue(.integer(model.durations[name]?.seconds.value ?? 0), .integer)
        case .condition(let condition): LoweredValue(test(condition), .boolean)
        case .interpolation(let parts): LoweredValue(.string(parts.map(piece)), .string)
        case .later(let seconds):
            LoweredValue(now.calling("addingTimeInterval", [value(seconds, as: FlowType(.number)).code.unlabelled]), .date)
        case .url(let endpoint, let arguments):
            model.endpoints[endpoint.value].map { url($0, arguments) } ?? LoweredValue(.null, .url, isOptional: true)
        case .list(let items): list(items, expression.type)
        case .object(let members): written(members, expression.type)
        case .choice(let condition, let first, let second): choice(condition, first, second, expression)
        case .function(let function, let arguments): call(function, arguments)
        case .random, .enumFrom, .ask, .make, .kept, .map, .filter, .named: particular(expression)
        }
    }

    /// An error of Objective-C with what is said of it: `DoorError(.closed, ["message": …])`.
    private func telling(_ enumeration: String, _ name: String, _ said: [Argument]) -> SwiftExpression {
        let kind = SwiftExpression.implicit(model.caseName(enumeration, name))
        return .call(enumeration, [kind.unlabelled, object(said).unlabelled])
    }

    /// A literal of JSON.
    func object(_ members: [Argument]) -> SwiftExpression {
        .members(members.map { ($0.name.value, written($0.value)) })
    }

    /// A value inside of JSON that is written out, where what is missing is null.
    func written(_ expression: Expression) -> SwiftExpression {
        let found = value(expression)
        let mayMiss = found.type.type == .json && found.type.isOptional && !found.isAny && !found.code.isNull
        let there = mayMiss ? LoweredValue(found.code.infix(.coalescing, .implicit("null")), .json) : found
        return converted(there, from: expression, to: FlowType(.json)).code
    }

    /// An object is JSON, or a dictionary of types of the spec.
    private func written(_ members: [Argument], _ type: ValueType) -> LoweredValue {
        guard case .table(let item) = type else { return LoweredValue(object(members), .json) }
        let values = members.map { (key: SwiftExpression.string($0.name.value), value: value($0.value, as: FlowType(item)).code) }
        return LoweredValue(.dictionary(values), type)
    }

    private func piece(_ part: Expression) -> SwiftExpression.StringPart {
        if case .string(let literal) = part.kind { .text(literal) } else { .value(text(part)) }
    }

    /// A list has the type of its items; a set of options, written as a list, its own.
    private func list(_ items: [Expression], _ type: ValueType) -> LoweredValue {
        let values = items.map { value($0) }
        guard case .list(let item) = type.unwrapped else { return LoweredValue(.array(values.map(\.code)), type) }
        let types = Set(values.map(\.type.type))
        guard types.count > 1 || values.contains(where: \.type.isOptional) else {
            return LoweredValue(.array(values.map(\.code)), .list(values.first?.type.type ?? item))
        }
        return LoweredValue(.array(items.map { item == .json ? written($0) : value($0, as: FlowType(item)).code }), .list(item))
    }

    /// Each branch is lowered once: choices nest, and twice at each level is exponential.
    private func choice(_ condition: Condition, _ first: Expression, _ second: Expression, _ whole: Expression) -> LoweredValue {
        let values = [value(first), value(second)]
        var type = values.first { !$0.code.isNull && $0.type.type == whole.type.unwrapped }?.type ?? FlowType(whole.type)
        type.isOptional = values.contains { $0.type.isOptional }
        let branches = zip(values, [first, second]).map { converted($0, from: $1, to: type) }
        // Of literals alone nobody sees that they are JSON.
        let isWritten = zip(branches, [first, second]).allSatisfy { $0.isWritten(by: $1) }
        let codes = zip(branches, [first, second]).enumerated().map { index, branch in
            let isListOfJSON = type.type == .list(.json) && branch.0.code.isCollectionLiteral
            let isUnclear = isListOfJSON || (isWritten ? index == 0 : type.isOptional && branch.0.isWritten(by: branch.1))
            return isUnclear ? branch.0.code.cast(.certain, model.typeName(type)) : branch.0.code
        }
        let branchTypes = zip(values, [first, second]).map { (isOptional: $0.type.isOptional, isChoice: $1.isChoice) }
        let told = zip(codes, branchTypes).map { code, branch in
            // Of a choice inside a choice Swift does not see that the other branch may be missing, too.
            let isMixed = type.isOptional && !branch.isOptional && branchTypes.contains { $0.isChoice && $0.isOptional }
            return isMixed ? code.cast(.certain, model.typeName(type)) : code
        }
        return LoweredValue(.ternary(test(condition), told[0], told[1]), type)
    }
}

extension Expression {
    fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }
}
