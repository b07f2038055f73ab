internal import Spec
internal import SwiftCode

/// Functions of values in scenarios.
extension ScenarioValues {
    func function(_ function: Expression.Function, _ arguments: [Expression], _ type: ValueType) -> ScenarioValue {
        let values = arguments.map(value)
        guard let first = values.first else { return ScenarioValue(.null, type, isOptional: true) }
        let code = first.required
        let blank = SwiftExpression.string(" ").labelled("separator")
        switch function {
        case .first: return alternatives(values)
        case .sum: return chain(values, .addition)
        case .difference: return chain(values, .subtraction)
        case .product: return chain(values, .multiplication)
        case .until:
            let interval = code.calling("timeIntervalSince", [SwiftExpression.now.unlabelled])
            return ScenarioValue(.call("max", [SwiftExpression.integer(0).unlabelled, interval.unlabelled]), .number)
        case .at: return ScenarioValue(.call("Date", [code.labelled("timeIntervalSince1970")]), .date)
        case .seconds: return ScenarioValue(code.dot("timeIntervalSince1970"), .number)
        case .count: return ScenarioValue(first.linked.dot("count"), .integer, isOptional: first.isOptional)
        case .words: return ScenarioValue(code.calling("joined", [blank]), .string)
        case .split:
            let parts = code.calling("split", [blank]).calling("map", [SwiftExpression.name("String").dot("init").unlabelled])
            return ScenarioValue(parts, .list(.string))
        case .lowercase: return ScenarioValue(code.calling("lowercased"), .string)
        case .parse:
            let bytes = SwiftExpression.call("Array", [code.dot("utf8").unlabelled])
            return ScenarioValue(.call("JSONValue", [bytes.labelled("parsing")], .throwing), .json)
        case .claims: return ScenarioValue(.call("JSONValue", [code.labelled("claimsOf")]), .json)
        case .json: return ScenarioValue(json(arguments[0]).dot("description"), .string)
        case .member: return ScenarioValue(json(arguments[0])[values[1].required], .json)
        case .entry:
            let member = SwiftExpression.dictionary([(key: code, value: json(arguments[1]))])
            return ScenarioValue(.name("JSONValue").calling("object", [member.unlabelled]), .json)
        case .keys:
            let names = json(arguments[0]).dot("objectValue").chained.dot("names")
            return ScenarioValue(names.infix(.coalescing, .array([])), .list(.string))
        case .merged:
            return ScenarioValue(.name("JSONValue").calling("merged", [SwiftExpression.array(arguments.map(json)).unlabelled]), .json)
        case .jwt: return ScenarioValue(.null, type, isOptional: true)
        }
    }

    private func chain(_ values: [ScenarioValue], _ operation: SwiftOperator) -> ScenarioValue {
        ScenarioValue(.joined(values.map(\.required), operation) ?? .null, values[0].type)
    }

    /// The first value that is there.
    private func alternatives(_ values: [ScenarioValue]) -> ScenarioValue {
        let last = values.last.map { $0.isOptional } ?? true
        return ScenarioValue(.joined(values.map(\.code), .coalescing) ?? .null, values[0].type, isOptional: last)
    }
}
