internal import Spec
internal import SwiftCode

/// Values and conditions at one point of a flow.
struct FlowValues: TypedValues {
    let lowering: FlowLowering
    let scope: FlowScope

    var model: SystemModel { lowering.model }
    var now: SwiftExpression { lowering.now }
    var givesWay: Bool { true }

    func reference(_ reference: Reference) -> LoweredValue { lowering.reference(reference, scope) }
    func converted(_ value: LoweredValue, from expression: Expression, to type: FlowType) -> LoweredValue {
        lowering.coerced(value, from: expression, to: type)
    }
    /// JSON stands in a text as in a mock's, and so do dates, bytes, lists and dictionaries: a text as itself, all else as JSON has it.
    func text(_ expression: Expression) -> SwiftExpression {
        let found = value(expression)
        switch found.type.type {
        case .json: break
        case .date, .data, .list, .table:
            let known = lowering.coerced(found, to: found.type.required)
            return lowering.coerced(known, to: FlowType(.json)).code.dot("wireText")
        default: return converted(found, from: expression, to: FlowType(.string)).code
        }
        let text = found.linked.dot("ifThere").chained.dot("wireText")
        return lowering.coerced(LoweredValue(text, FlowType(.string, optional: true), what: found.what), to: FlowType(.string)).code
    }
    func held(_ expression: Expression, as type: SwiftType) -> SwiftExpression {
        let value = value(expression, as: model.flowType(type))
        return value.unboxed ?? model.toDeclared(value, type)
    }
    func url(_ endpoint: Endpoint, _ arguments: [Argument]) -> LoweredValue { lowering.url(endpoint, arguments, scope) }
    func particular(_ expression: Expression) -> LoweredValue { lowering.particular(expression, scope) }

    func count(_ list: LoweredValue) -> LoweredValue {
        // JSON may be a list, and has no items where it is another value.
        let isJSON = list.type.type == .json
        let count = isJSON ? list.linked.dot("arrayValue").chained.dot("count") : list.linked.dot("count")
        return LoweredValue(list.type.isOptional || isJSON ? count.infix(.coalescing, .integer(0)) : count, .integer)
    }

    func item(of list: LoweredValue, at place: SwiftExpression) -> LoweredValue {
        let isList = if case .list = list.type.type { true } else { false }
        let items = isList ? list.linked : list.linked.dot("arrayValue").chained
        let type = isList ? list.type.element : FlowType(.json)
        return LoweredValue(items.calling("item", [place.unlabelled]), type.optional, what: "item")
    }

    // MARK: conditions

    func isError(_ name: String) -> SwiftExpression { lowering.model.errorTest(name) }

    func holds(_ expression: Expression, isDenied: Bool) -> SwiftExpression {
        let value = value(expression).meant(by: expression)
        let sign = isDenied ? SwiftOperator.notEqual : .equal
        switch (value.type.type, value.type.isOptional) {
        case (.boolean, false): return isDenied ? .not(value.code) : value.code
        case (.boolean, true): return value.code.infix(sign, .boolean(true))
        case (.json, _): return isFilled("isNothing")
        case (let type, _) where type.isCollection: return isFilled("isEmpty")
        case (_, true): return value.code.infix(isDenied ? .equal : .notEqual, .null)
        case (_, false): return .boolean(!isDenied)
        }
        func isFilled(_ member: String) -> SwiftExpression {
            let isEmpty = value.linked.dot(member)
            return value.type.isOptional ? isEmpty.infix(sign, .boolean(false)) : isDenied ? isEmpty : .not(isEmpty)
        }
    }

    /// Two values are equal when both are there and the same.
    func equal(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        let areObjects = isObject(first) && isObject(second)
        let sign = areObjects ? (isDenied ? SwiftOperator.notIdentical : .identical) : isDenied ? .notEqual : .equal
        let left = areObjects ? object(first) : value(first)
        let right = areObjects ? object(second) : comparable(value(second), left)
        let adjusted = areObjects ? left : comparable(left, right)
        let test = adjusted.code.infix(sign, right.code)
        guard adjusted.type.isOptional, right.type.isOptional, !right.code.isNull else { return test }
        return isDenied
            ? right.code.infix(.equal, .null).infix(.or, test) : right.code.infix(.notEqual, .null).infix(.and, test)
    }

    /// Of a class, or of a protocol: whether it is the same one is all that can be asked of it.
    private func isObject(_ expression: Expression) -> Bool {
        guard case .named(let name) = expression.type.unwrapped else { return false }
        return model.classes[name]?.form == .class || model.protocols[name] != nil && !model.protocolsOfValues.contains(name)
    }

    /// The object itself, out of the box that it may be in, and as one where its protocol is not of objects alone.
    private func object(_ expression: Expression) -> LoweredValue {
        let found = unboxed(expression)
        return LoweredValue(model.identity(found.code, found.type), found.type, what: found.what)
    }

    private func unboxed(_ expression: Expression) -> LoweredValue {
        let found = value(expression)
        if let unboxed = found.unboxed { return LoweredValue(unboxed, found.type, what: found.what) }
        guard case .named(let name) = found.type.type, model.isHanded(name) else { return found }
        return LoweredValue(found.linked.dot("value"), found.type, what: found.what)
    }

    private func comparable(_ value: LoweredValue, _ other: LoweredValue) -> LoweredValue {
        // A number beside an integer keeps what stands behind its point.
        if (value.type.type, other.type.type) == (.number, .integer) { return value }
        // Whether an error, of which nobody knows what it is, is that one.
        if value.type.type == .error, case .named(let name) = other.type.type {
            return LoweredValue(value.code.cast(.conditional, .named(name)), other.type.type, isOptional: true)
        }
        if value.code.isNull || value.type.type == other.type.type || other.type.type == .json { return value }
        return lowering.coerced(value, to: other.type.optional)
    }

    /// A moment that is not known is before none.
    func before(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        let sign = isDenied ? SwiftOperator.greaterOrEqual : .less
        let known = (first: value(first), second: value(second))
        let left = comparedLeft(known.first, known.second)
        let right = lowering.coerced(known.second, to: left.type.optional)
        let test: SwiftExpression
        switch (left.type.isOptional, right.type.isOptional) {
        case (false, false): return left.code.infix(sign, right.code)
        case (false, true): test = right.whole.mapped { left.code.infix(sign, $0) }
        case (true, false): test = left.whole.mapped { $0.infix(sign, right.code) }
        case (true, true):
            let name = ["first", "earlier", "left"].first { !right.code.mentions($0) } ?? "former"
            let inner = right.whole.mapped { SwiftExpression.name(name).infix(sign, $0) }
            test = left.whole.calling("flatMap", trailing: SwiftClosure([name], inner), inner.effects)
        }
        return test.infix(.coalescing, .boolean(isDenied))
    }

    /// A member of JSON is compared as what stands on the other side, and two of them as numbers.
    private func comparedLeft(_ left: LoweredValue, _ right: LoweredValue) -> LoweredValue {
        if left.type.type == .json {
            let type = right.type.type == .json ? FlowType(.number) : right.type
            return lowering.coerced(left, to: type.optional)
        }
        return right.type.type == .number ? comparable(left, right) : left
    }

    func contains(_ list: Expression, _ item: Expression, isDenied: Bool) -> SwiftExpression {
        var whole = value(list)
        if whole.type.type == .json { whole = lowering.coerced(whole, to: FlowType(.list(.string), optional: true)) }
        let element =
            switch whole.type.type {
            case .list(let type): FlowType(type)
            // A set of options contains options.
            case .named: whole.type.required
            default: FlowType(.string)
            }
        let test: SwiftExpression
        if let wanted = item.askedCase {
            let isCase = SwiftExpression.keyPath(EnumCase.testName(of: wanted.name))
            test = whole.linked.calling("contains", [isCase.labelled("where")])
        } else if isObject(item), case .list(let held) = whole.type.type {
            let inner = SwiftExpression.name("$0").dot(path: held.innerName.map(model.isHanded) == true ? ["value"] : [])
            let same = model.identity(inner, FlowType(held)).infix(.identical, object(item).code)
            test = whole.linked.calling("contains", trailing: SwiftClosure([], same))
        } else {
            test = whole.linked.calling("contains", [value(item, as: element).code.labelled(nil)])
        }
        if whole.type.isOptional { return test.infix(isDenied ? .notEqual : .equal, .boolean(true)) }
        return isDenied ? .not(test) : test
    }
}

extension ValueType {
    /// Whether there may be nothing in a value that is there.
    var isCollection: Bool {
        if case .list = self { true } else { self == .string }
    }
}

extension SystemModel {
    /// A test for `#expect`, which would take casts apart, and the compiler gives up on that: as the value that it is.
    func told(_ test: SwiftExpression, isCast: Bool) -> SwiftExpression { isCast ? .call("Bool", [test.unlabelled]) : test }

    /// What is compared where it is asked whether two objects are the same one: a protocol that structs may adopt does not say that it is one.
    func identity(_ code: SwiftExpression, _ type: FlowType) -> SwiftExpression {
        guard case .named(let name) = type.type, openProtocols.contains(name), !code.isNull else { return code }
        return code.cast(.certain, type.isOptional ? .optional("AnyObject") : "AnyObject")
    }
}
