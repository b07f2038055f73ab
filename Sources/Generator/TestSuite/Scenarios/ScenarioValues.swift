internal import Spec
internal import SwiftCode

/// A value of a scenario in Swift.
struct ScenarioValue {
    var code: SwiftExpression
    var type: ValueType
    var isOptional: Bool
    /// The last part itself may be missing, and not only something before it: what follows needs a question mark.
    var endsOptional: Bool
    /// A value of Swift's `Any`, which has to be cast before it can be compared.
    var isAny = false

    init(_ code: SwiftExpression, _ type: ValueType, isOptional: Bool = false, endsOptional: Bool? = nil) {
        self.code = code
        self.type = type.unwrapped
        self.isOptional = isOptional || type.isOptional
        self.endsOptional = endsOptional ?? self.isOptional
    }

    static let nothing = ScenarioValue(.null, .json, isOptional: true)

    /// For what follows it: `value?` where the value itself may be missing.
    var linked: SwiftExpression { code.chained(endsOptional) }

    /// The value itself, or the test fails there.
    var required: SwiftExpression { isOptional ? .required(code) : code }
}

/// Values of scenarios as Swift over `MockDevice`.
struct ScenarioValues {
    let context: ScenarioContext
    var locals: [String: ScenarioLocal] = ["device": .device]

    func value(_ expression: Expression) -> ScenarioValue {
        let type = expression.type
        switch expression.kind {
        case .string(let text): return ScenarioValue(.string(text), .string)
        case .integer(let number): return ScenarioValue(.integer(number), .integer)
        case .number(let number): return ScenarioValue(.number(number), .number)
        case .boolean(let flag): return ScenarioValue(.boolean(flag), .boolean)
        case .reference(let reference): return self.reference(reference)
        case .enumCase(let enumeration, let name), .error(let enumeration, let name):
            return ScenarioValue(context.model.caseValue(enumeration, name), .named(enumeration))
        case .duration(let name): return ScenarioValue(.integer(context.model.durations[name]?.seconds.value ?? 0), .integer)
        case .later(let seconds):
            return ScenarioValue(.now.calling("addingTimeInterval", [value(seconds).code.unlabelled]), .date)
        case .function(let function, let arguments): return self.function(function, arguments, type)
        case .choice(let condition, let first, let second):
            return ScenarioValue(.ternary(test(condition), value(first).code, value(second).code), type)
        case .url(let endpoint, let arguments): return url(endpoint.value, arguments)
        case .interpolation(let parts): return interpolation(parts)
        case .list(let items): return ScenarioValue(.array(items.map { value($0).code }), type)
        case .object(let members): return ScenarioValue(object(members), .json)
        default: return ScenarioValue(.null, type, isOptional: true)
        }
    }

    /// A literal of JSON.
    func object(_ members: [Argument]) -> SwiftExpression { .members(members.map { ($0.name.value, json($0.value)) }) }

    private func interpolation(_ parts: [Expression]) -> ScenarioValue {
        let pieces = parts.map { part -> SwiftExpression.StringPart in
            if case .string(let text) = part.kind { return .text(text) }
            let inner = value(part)
            return .value(inner.isOptional ? inner.code.infix(.coalescing, .string("")) : inner.code)
        }
        return ScenarioValue(.string(pieces), .string)
    }

    /// The URL of an endpoint with these values; constants included.
    private func url(_ name: String, _ arguments: [Argument]) -> ScenarioValue {
        guard let endpoint = context.model.endpoints[name] else { return ScenarioValue(.null, .url, isOptional: true) }
        var path: [(name: String, value: SwiftExpression)] = []
        var query: [(name: String, value: SwiftExpression)] = []
        for parameter in endpoint.parameters {
            let name = parameter.field.name.value
            let given = arguments.first { $0.name.value == name }.map { text($0.value) }
            guard let text = given ?? parameter.field.constant.map({ .string($0.value) }) else { continue }
            if parameter.location == .path { path.append((name, text)) } else { query.append((name, text)) }
        }
        var others: [SwiftArgument] = []
        if !path.isEmpty { others.add("path", .members(path)) }
        if !query.isEmpty { others.add("query", .members(query)) }
        return ScenarioValue(.link(.string(endpoint.url.value), others), .url)
    }

    /// A value as the text that travels.
    private func text(_ expression: Expression) -> SwiftExpression {
        switch expression.kind {
        case .enumCase(let enumeration, let name): .string(context.caseRawValue(enumeration, name))
        case .integer(let number): .string("\(number)")
        case .boolean(let flag): .string("\(flag)")
        default: value(expression).code
        }
    }

    /// A value inside a literal of JSON.
    func json(_ expression: Expression) -> SwiftExpression {
        let value = value(expression)
        guard !Self.isLiteral(expression), !value.code.isNull else { return value.code }
        switch value.type {
        case .url: return value.required.dot("absoluteString").dot("jsonValue")
        case .date: return value.required.dot("timeIntervalSince1970").dot("jsonValue")
        case .json: return value.isOptional ? value.code.infix(.coalescing, .jsonNull) : value.code
        case .string, .integer, .number, .boolean: return value.required.dot("jsonValue")
        case .named(let name) where context.model.enums[name] != nil: return value.required.dot("wireText").dot("jsonValue")
        default: return value.code
        }
    }

    private static func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string, .integer, .number, .boolean, .null, .list, .object, .duration, .interpolation: true
        default: false
        }
    }
}
