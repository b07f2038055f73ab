internal import Spec
internal import SwiftCode

/// A value of a scenario in Swift.
struct ScenarioValue {
    var text: String
    var type: ValueType
    var isOptional: Bool
    /// The last part itself may be missing, and not only something before it: what follows needs a question mark.
    var endsOptional: Bool
    /// A value of Swift's `Any`, which has to be cast before it can be compared.
    var isAny = false

    init(_ text: String, _ type: ValueType, isOptional: Bool = false, endsOptional: Bool? = nil) {
        self.text = text
        self.type = type.unwrapped
        self.isOptional = isOptional || type.isOptional
        self.endsOptional = endsOptional ?? self.isOptional
    }
}

/// Values of scenarios as Swift over `Device`.
struct ScenarioValues {
    let context: ScenarioContext
    var locals: [String: ScenarioLocal] = ["device": .device]

    func value(_ expression: Expression) -> ScenarioValue {
        let type = expression.type
        switch expression.kind {
        case .string(let text): return ScenarioValue(Escaping.swiftLiteral(text), .string)
        case .integer(let number): return ScenarioValue(String(number), .integer)
        case .number(let number): return ScenarioValue(String(number), .number)
        case .boolean(let flag): return ScenarioValue(flag ? "true" : "false", .boolean)
        case .null: return ScenarioValue("nil", type, isOptional: true)
        case .reference(let reference): return self.reference(reference)
        case .enumCase(let enumeration, let name), .error(let enumeration, let name):
            return ScenarioValue(context.model.caseExpression(enumeration, name), .named(enumeration))
        case .duration(let name): return ScenarioValue(String(context.model.durations[name]?.seconds.value ?? 0), .integer)
        case .later(let seconds): return ScenarioValue("device.clock.now.addingTimeInterval(\(value(seconds).text))", .date)
        case .function(.at, let arguments): return ScenarioValue("Date(timeIntervalSince1970: \(list(arguments)))", .date)
        case .function(.count, let arguments): return count(arguments)
        case .function(let function, let arguments): return self.function(function, arguments, type)
        case .choice(let test, let first, let second):
            return ScenarioValue("(\(condition(test)) ? \(value(first).text) : \(value(second).text))", type)
        case .url(let endpoint, let arguments): return url(endpoint.value, arguments)
        case .interpolation(let parts): return interpolation(parts)
        case .list(let items): return ScenarioValue("[\(list(items))]", type)
        case .object(let members): return ScenarioValue(object(members), .json)
        default: return ScenarioValue("nil", type, isOptional: true)
        }
    }

    private func list(_ items: [Expression]) -> String { items.map { value($0).text }.joined(separator: ", ") }

    private func object(_ members: [Argument]) -> String {
        let list = members.map { "\(Escaping.swiftLiteral($0.name.value)): \(json($0.value))" }
        return list.isEmpty ? "[:]" : "[\(list.joined(separator: ", "))]"
    }

    private func count(_ arguments: [Expression]) -> ScenarioValue {
        guard let first = arguments.first.map(value) else { return ScenarioValue("0", .integer) }
        return ScenarioValue("\(first.text)\(first.endsOptional ? "?" : "").count", .integer, isOptional: first.isOptional)
    }

    private func interpolation(_ parts: [Expression]) -> ScenarioValue {
        let body = parts.map { part -> String in
            if case .string(let text) = part.kind { return Escaping.swiftLiteralBody(text) }
            let inner = value(part)
            return "\\(\(inner.isOptional ? "\(inner.text) ?? \"\"" : inner.text))"
        }
        return ScenarioValue("\"\(body.joined())\"", .string)
    }

    /// The URL of an endpoint with these values; constants included.
    private func url(_ name: String, _ arguments: [Argument]) -> ScenarioValue {
        guard let endpoint = context.model.endpoints[name] else { return ScenarioValue("nil", .url, isOptional: true) }
        var path: [String] = []
        var query: [String] = []
        for parameter in endpoint.parameters {
            let name = parameter.field.name.value
            let given = arguments.first { $0.name.value == name }.map { text($0.value) }
            guard let text = given ?? parameter.field.constant.map({ Escaping.swiftLiteral($0.value) }) else { continue }
            let item = "\(Escaping.swiftLiteral(name)): \(text)"
            if parameter.location == .path { path.append(item) } else { query.append(item) }
        }
        var items = [Escaping.swiftLiteral(endpoint.url.value)]
        if !path.isEmpty { items.append("path: [\(path.joined(separator: ", "))]") }
        if !query.isEmpty { items.append("query: [\(query.joined(separator: ", "))]") }
        return ScenarioValue("try link(\(items.joined(separator: ", ")))", .url)
    }

    /// A value as the text that travels.
    private func text(_ expression: Expression) -> String {
        switch expression.kind {
        case .enumCase(let enumeration, let name): return Escaping.swiftLiteral(context.caseRawValue(enumeration, name))
        case .integer(let number): return "\"\(number)\""
        case .boolean(let flag): return "\"\(flag)\""
        default: return value(expression).text
        }
    }

    // MARK: - Names

    private func reference(_ reference: Reference) -> ScenarioValue {
        switch reference.root {
        case .object:
            guard let type = context.sharedClass else { return ScenarioValue("nil", .json, isOptional: true) }
            return follow(ScenarioValue("shared", .named(type.name.value)), reference.path[...])
        case .shared(let name):
            guard let type = context.model.classes[name] else { return ScenarioValue("nil", .json, isOptional: true) }
            let call = ScenarioValue(context.sharedCall(type), .named(name), isOptional: context.isSharedOptional(type))
            return follow(call, reference.path[...])
        case .clock: return ScenarioValue("device.clock.now", .date)
        case .local(let name): return local(name, reference.path)
        default: return ScenarioValue("nil", .json, isOptional: true)
        }
    }

    private func local(_ name: String, _ path: [String]) -> ScenarioValue {
        switch locals[name] {
        case .value(let variable, let type, let isOptional):
            return follow(ScenarioValue(variable, type, isOptional: isOptional), path[...])
        case .handed(let variable, let members): return handed(variable, members, path)
        case .heard(let variable, let members):
            guard let first = path.first, let member = members.first(where: { $0.name == first }) else {
                return ScenarioValue(variable, .json)
            }
            let text = "(\(variable)[\(Escaping.swiftLiteral(first))] as? \(member.type.base.spelling))"
            return follow(ScenarioValue(text, valueType(member.type), isOptional: true), path.dropFirst())
        case .record(let variable, let fields): return recorded(variable, fields, path)
        case .device:
            let isList = path.first == "opened"
            let member = ScenarioValue("device.\(path.first ?? "callback")", isList ? .list(.url) : .url, isOptional: !isList)
            return follow(member, path.dropFirst())
        case .answer, .started, nil: return ScenarioValue("nil", .json, isOptional: true)
        }
    }

    /// A field of a record of the mock.
    private func recorded(_ variable: String, _ fields: [Field], _ path: [String]) -> ScenarioValue {
        guard let first = path.first, let field = fields.first(where: { $0.name.value == first }) else {
            return ScenarioValue(variable, .json)
        }
        let member = "\(variable)[\(Escaping.swiftLiteral(first))]"
        return switch field.type.unwrapped {
        case .string: ScenarioValue("\(member).stringValue", .string, isOptional: true)
        case .integer: ScenarioValue("\(member).intValue", .integer, isOptional: true)
        case .number, .date: ScenarioValue("\(member).doubleValue", .number, isOptional: true)
        case .boolean: ScenarioValue("\(member).boolValue", .boolean, isOptional: true)
        default: follow(ScenarioValue(member, .json), path.dropFirst())
        }
    }

    private func handed(_ variable: String, _ members: [(name: String, type: SwiftType)], _ path: [String]) -> ScenarioValue {
        guard let first = path.first, let member = members.first(where: { $0.name == first }) else { return ScenarioValue(variable, .json) }
        let name = SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(first))
        let text = members.count == 1 ? variable : "\(variable).\(name)"
        return follow(ScenarioValue(text, valueType(member.type), isOptional: member.type.isOptional), path.dropFirst())
    }

    func valueType(_ type: SwiftType) -> ValueType { context.model.flowType(type).type }

    private func follow(_ value: ScenarioValue, _ path: ArraySlice<String>) -> ScenarioValue {
        guard let name = path.first else { return value }
        let dot = value.endsOptional ? "\(value.text)?." : "\(value.text)."
        switch value.type {
        case .named(let type):
            if context.model.enums[type] != nil, name == "rawValue" {
                return ScenarioValue("\(dot)rawValue", .integer, isOptional: value.isOptional, endsOptional: false)
            }
            return follow(member(name, of: type, dot, value), path.dropFirst())
        case .url: return urlMember(dot, value.isOptional, path)
        case .error:
            return ScenarioValue(
                "(\(value.text) as? NSError)?.\(name == "message" ? "localizedDescription" : name)", .json, isOptional: true)
        default:
            let text = "\(value.text)\(value.endsOptional ? "?" : "")[\(Escaping.swiftLiteral(name))]"
            var member = ScenarioValue(text, .json, isOptional: value.isOptional || value.isAny, endsOptional: value.isAny)
            member.isAny = value.isAny
            return follow(member, path.dropFirst())
        }
    }

    private func member(_ name: String, of type: String, _ dot: String, _ value: ScenarioValue) -> ScenarioValue {
        guard let property = context.property(name, of: type) else {
            return ScenarioValue("\(dot)\(name)", .json, isOptional: value.isOptional, endsOptional: false)
        }
        let isOptional = value.isOptional || property.type.isOptional
        let text = "\(dot)\(SwiftIdentifier.escapedMember(property.name))"
        var member = ScenarioValue(text, valueType(property.type), isOptional: isOptional, endsOptional: property.type.isOptional)
        member.isAny = property.type.holdsAnything
        return member
    }

    private func urlMember(_ dot: String, _ isOptional: Bool, _ path: ArraySlice<String>) -> ScenarioValue {
        let parts = Array(path)
        switch parts[0] {
        case "scheme": return ScenarioValue("\(dot)scheme", .string, isOptional: true)
        case "host": return ScenarioValue("\(dot)host()", .string, isOptional: true)
        case "path": return ScenarioValue("\(dot)path()", .string, isOptional: isOptional, endsOptional: false)
        default:
            return ScenarioValue("\(dot)queryValue(\(Escaping.swiftLiteral(parts.count > 1 ? parts[1] : "")))", .string, isOptional: true)
        }
    }
}
