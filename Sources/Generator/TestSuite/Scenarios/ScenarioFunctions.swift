internal import Spec

/// Functions of values in scenarios.
extension ScenarioValues {
    func function(_ function: Expression.Function, _ arguments: [Expression], _ type: ValueType) -> ScenarioValue {
        let values = arguments.map(value)
        guard let first = values.first else { return ScenarioValue("nil", type, isOptional: true) }
        let text = required(first)
        switch function {
        case .first: return alternatives(values)
        case .sum: return ScenarioValue("(\(values.map(required).joined(separator: " + ")))", first.type)
        case .difference: return ScenarioValue("(\(values.map(required).joined(separator: " - ")))", first.type)
        case .until: return ScenarioValue("max(0, \(text).timeIntervalSince(device.clock.now))", .number)
        case .at: return ScenarioValue("Date(timeIntervalSince1970: \(text))", .date)
        case .count: return ScenarioValue("\(text).count", .integer)
        case .json: return ScenarioValue("\(json(arguments[0])).description", .string)
        case .parse: return ScenarioValue("(try JSONValue(parsing: Array(\(text).utf8)))", .json)
        case .words: return ScenarioValue("\(text).joined(separator: \" \")", .string)
        case .split: return ScenarioValue("\(text).split(separator: \" \").map(String.init)", .list(.string))
        case .lowercase: return ScenarioValue("\(text).lowercased()", .string)
        case .claims: return ScenarioValue("JSONValue(claimsOf: \(text))", .json)
        case .member: return ScenarioValue("\(json(arguments[0]))[\(required(values[1]))]", .json)
        case .entry: return ScenarioValue("JSONValue.object([\(text): \(json(arguments[1]))])", .json)
        case .keys: return ScenarioValue("(\(json(arguments[0])).objectValue?.names ?? [])", .list(.string))
        case .merged: return ScenarioValue("JSONValue.merged([\(arguments.map(json).joined(separator: ", "))])", .json)
        case .product: return ScenarioValue("(\(values.map(required).joined(separator: " * ")))", first.type)
        case .seconds: return ScenarioValue("\(text).timeIntervalSince1970", .number)
        case .jwt: return ScenarioValue("nil", type, isOptional: true)
        }
    }

    /// The first value that is there.
    private func alternatives(_ values: [ScenarioValue]) -> ScenarioValue {
        let last = values.last.map { $0.isOptional } ?? true
        return ScenarioValue("(\(values.map(\.text).joined(separator: " ?? ")))", values[0].type, isOptional: last)
    }
}
