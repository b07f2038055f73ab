internal import Spec
internal import SwiftCode

/// Functions of the specs' expressions.
extension FlowLowering {
    func call(_ function: Expression.Function, _ arguments: [Expression], _ scope: FlowScope) -> LoweredValue {
        let values = arguments.map { value($0, scope) }
        guard let first = values.first else { return .nothing }
        switch function {
        case .first:
            var type = values.last?.type ?? first.type
            type.isOptional = values.allSatisfy(\.type.isOptional)
            return LoweredValue(.joined(values.map(\.code), .coalescing) ?? .null, type)
        case .count:
            let count = first.linked.dot("count")
            return LoweredValue(first.type.isOptional ? count.infix(.coalescing, .integer(0)) : count, FlowType(.integer))
        case .sum: return joined(values, .addition)
        case .difference: return joined(values, .subtraction)
        case .product: return joined(values, .multiplication)
        case .until, .at, .seconds: return timeFunction(function, first)
        case .member, .entry, .keys, .merged: return objectFunction(function, values)
        default: return textFunction(function, first)
        }
    }

    private func joined(_ values: [LoweredValue], _ operation: SwiftOperator) -> LoweredValue {
        let type = values.contains { $0.type.type == .number } ? FlowType(.number) : FlowType(.integer)
        return LoweredValue(.joined(values.map { coerced($0, to: type).code }, operation) ?? .integer(0), type)
    }

    private func timeFunction(_ function: Expression.Function, _ first: LoweredValue) -> LoweredValue {
        switch function {
        case .at:
            let seconds = coerced(first, to: FlowType(.number)).code
            return LoweredValue(.call("Date", [seconds.labelled("timeIntervalSince1970")]), FlowType(.date))
        case .seconds:
            return LoweredValue(coerced(first, to: FlowType(.date)).code.dot("timeIntervalSince1970"), FlowType(.number))
        default:
            let left = coerced(first, to: FlowType(.date)).code.calling("timeIntervalSince", [now.labelled(nil)])
            return LoweredValue(.call("max", [SwiftExpression.integer(0).labelled(nil), left.labelled(nil)]), FlowType(.number))
        }
    }

    private func textFunction(_ function: Expression.Function, _ first: LoweredValue) -> LoweredValue {
        func text() -> SwiftExpression { coerced(first, to: FlowType(.string)).code }
        let blank = SwiftExpression.string(" ").labelled("separator")
        switch function {
        case .json: return LoweredValue(coerced(first, to: FlowType(.json)).code.dot("description"), FlowType(.string))
        case .words:
            return LoweredValue(coerced(first, to: FlowType(.list(.string))).code.calling("joined", [blank]), FlowType(.string))
        case .parse:
            let bytes = SwiftExpression.call("Array", [text().labelled(nil)]).dot("utf8")
            return LoweredValue(.call("JSONValue", [bytes.labelled("parsing")], .throwing), FlowType(.json))
        case .claims: return LoweredValue(.call("JSONValue", [text().labelled("claimsOf")]), FlowType(.json))
        case .split:
            let words = text().calling("split", [blank]).calling("map", [SwiftExpression.name("String.init").labelled(nil)])
            return LoweredValue(words, FlowType(.list(.string)))
        default: return LoweredValue(text().calling("lowercased"), FlowType(.string))
        }
    }

    // MARK: objects

    private func objectFunction(_ function: Expression.Function, _ values: [LoweredValue]) -> LoweredValue {
        guard let first = values.first, let last = values.last else { return LoweredValue(.implicit("null"), FlowType(.json)) }
        let json = SwiftExpression.name("JSONValue")
        switch function {
        case .member:
            let object = coerced(first, to: FlowType(.json, optional: true))
            let name = coerced(last, to: FlowType(.string)).code
            return LoweredValue(object.linked[name], FlowType(.json, optional: object.type.isOptional))
        case .entry:
            let (name, value) = (coerced(first, to: FlowType(.string)).code, coerced(last, to: FlowType(.json)).code)
            return LoweredValue(
                json.calling("object", [SwiftExpression.dictionary([(name, value)]).labelled(nil)]), FlowType(.json))
        case .keys:
            let object = coerced(first, to: FlowType(.json, optional: true))
            let names = object.linked.dot("objectValue").chained.dot("names").infix(.coalescing, .array([]))
            return LoweredValue(names, FlowType(.list(.string)))
        default:
            let objects = values.map { coerced($0, to: FlowType(.json)).code }
            return LoweredValue(json.calling("merged", [SwiftExpression.array(objects).labelled(nil)]), FlowType(.json))
        }
    }

    func choice(
        _ condition: Condition, _ first: Expression, _ second: Expression, _ whole: Expression, _ scope: FlowScope
    ) -> LoweredValue {
        let values = [value(first, scope), value(second, scope)]
        var type = values.first { !$0.code.isNull && $0.type.type == whole.type.unwrapped }?.type ?? FlowType(whole.type)
        type.isOptional = values.contains { $0.type.isOptional }
        let codes = values.map { coerced($0, to: type).code }
        return LoweredValue(.ternary(test(condition, scope), codes[0], codes[1]), type)
    }
}
