internal import Spec
internal import SwiftCode

/// Functions of typed values. A mock has each as a function of `MockCall`, by the same name.
extension TypedValues {
    func call(_ function: Expression.Function, _ arguments: [Expression]) -> LoweredValue {
        func code(_ type: ValueType, _ index: Int = 0) -> SwiftExpression { value(arguments[index], as: FlowType(type)).code }
        let blank = SwiftExpression.string(" ").labelled("separator")
        let json = SwiftExpression.name("JSONValue")
        switch function {
        case .first: return first(arguments.map { value($0) })
        case .count: return count(value(arguments[0]))
        case .sum: return joined(arguments, .addition)
        case .difference: return joined(arguments, .subtraction)
        case .product: return joined(arguments, .multiplication)
        case .until:
            let interval = code(.date).calling("timeIntervalSince", [now.unlabelled])
            return LoweredValue(.call("max", [SwiftExpression.integer(0).unlabelled, interval.unlabelled]), .number)
        case .at: return LoweredValue(.call("Date", [code(.number).labelled("timeIntervalSince1970")]), .date)
        case .seconds: return LoweredValue(code(.date).dot("timeIntervalSince1970"), .number)
        case .json: return LoweredValue(code(.json).dot("description"), .string)
        case .parse:
            let bytes = SwiftExpression.call("Array", [code(.string).dot("utf8").unlabelled])
            return LoweredValue(.call("JSONValue", [bytes.labelled("parsing")], .throwing), .json)
        case .claims: return LoweredValue(.call("JSONValue", [code(.string).labelled("claimsOf")]), .json)
        case .words: return LoweredValue(code(.list(.string)).calling("joined", [blank]), .string)
        case .split:
            let words = code(.string).calling("split", [blank])
            return LoweredValue(words.calling("map", [SwiftExpression.name("String.init").unlabelled]), .list(.string))
        case .lowercase: return LoweredValue(code(.string).calling("lowercased"), .string)
        case .member:
            let object = value(arguments[0], as: FlowType(.json, optional: true))
            return LoweredValue(object.linked[code(.string, 1)], .json, isOptional: object.type.isOptional)
        case .entry:
            let member = SwiftExpression.dictionary([(key: code(.string), value: code(.json, 1))])
            return LoweredValue(json.calling("object", [member.unlabelled]), .json)
        case .keys:
            let names = value(arguments[0], as: FlowType(.json, optional: true)).linked.dot("objectValue").chained.dot("names")
            return LoweredValue(names.infix(.coalescing, .array([])), .list(.string))
        case .merged:
            let objects = arguments.indices.map { code(.json, $0) }
            return LoweredValue(json.calling("merged", [SwiftExpression.array(objects).unlabelled]), .json)
        case .jwt: return .nothing
        }
    }

    /// The first that is there.
    private func first(_ values: [LoweredValue]) -> LoweredValue {
        guard var type = values.last?.type else { return .nothing }
        type.isOptional = values.allSatisfy(\.type.isOptional)
        return LoweredValue(.joined(values.map(\.code), .coalescing) ?? .null, type)
    }

    private func joined(_ arguments: [Expression], _ operation: SwiftOperator) -> LoweredValue {
        let isWhole = arguments.allSatisfy { value($0).type.type != .number }
        let type = FlowType(isWhole ? .integer : .number)
        return LoweredValue(.joined(arguments.map { value($0, as: type).code }, operation) ?? .integer(0), type)
    }
}
