internal import Spec

extension FlowLowering {
    /// A value as it is, without regard to where it goes.
    mutating func value(_ expression: Expression, _ scope: FlowScope) -> LoweredValue {
        switch expression.kind {
        case .string(let text): return LoweredValue(Escaping.swiftLiteral(text), FlowType(.string))
        case .integer(let number): return LoweredValue(String(number), FlowType(.integer))
        case .number(let number): return LoweredValue(String(number), FlowType(.number))
        case .boolean(let flag): return LoweredValue(flag ? "true" : "false", FlowType(.boolean))
        case .null: return LoweredValue("nil", FlowType(expression.type, optional: true))
        case .reference(let reference): return self.reference(reference, scope)
        case .enumCase(let enumeration, let name):
            return LoweredValue(model.caseExpression(enumeration, name), FlowType(.named(enumeration)))
        case .error(let enumeration, let name):
            return LoweredValue(model.caseExpression(enumeration, name), FlowType(.named(enumeration)))
        case .duration(let name): return LoweredValue(String(model.durations[name]?.seconds.value ?? 0), FlowType(.integer))
        case .condition(let condition):
            let test = self.test(condition, scope)
            return LoweredValue(test.text, FlowType(.boolean), throwing: test.isThrowing)
        default: return compound(expression, scope)
        }
    }

    private mutating func compound(_ expression: Expression, _ scope: FlowScope) -> LoweredValue {
        switch expression.kind {
        case .interpolation(let parts): return interpolation(parts, scope)
        case .later(let seconds):
            let value = coerced(seconds, to: FlowType(.number), scope)
            let text = "\(context.environment("clock.now")).addingTimeInterval(\(value.text))"
            return LoweredValue(text, FlowType(.date), throwing: value.isThrowing)
        case .random(let kind): return LoweredValue(random(kind), FlowType(.string))
        case .url(let endpoint, let arguments): return url(endpoint.value, arguments, scope)
        case .enumFrom(let enumeration, let from):
            let value = self.value(from, scope)
            return LoweredValue(known(enumeration, value), FlowType(.named(enumeration), optional: true), throwing: value.isThrowing)
        case .ask(let operation, let arguments): return ask(operation.value, arguments, scope)
        case .list(let items): return list(items, scope)
        case .object(let members): return object(members, scope)
        case .make(let type, let from): return make(type, from, scope)
        case .kept(let group, let key):
            let value = coerced(key, to: FlowType(.string), scope)
            let text = "\(context.environment(context.stateProperty(group))).value.record(\(value.text))"
            return LoweredValue(text, record(group).optional, throwing: value.isThrowing)
        case .choice(let condition, let first, let second): return choice(condition, first, second, expression, scope)
        case .function(let function, let arguments): return call(function, arguments, scope)
        default: return LoweredValue("nil", FlowType(.json, optional: true))
        }
    }

    func record(_ group: String) -> FlowType {
        var type = context.stateFields(group)
        type.structure = "\(context.stateType(group)).Record"
        return type
    }

    private func random(_ kind: String) -> String {
        switch kind {
        case "uuid": "UUID().uuidString"
        default: context.environment("random.text(32)")
        }
    }

    /// The case that a raw value or wire text names.
    private func known(_ enumeration: String, _ value: LoweredValue) -> String {
        let isText = value.type.type == .string
        let text = isText ? value.text : value.type.isOptional ? "\(value.text).map { String($0) }" : "String(\(value.text))"
        return "\(enumeration)(wire: \(text))"
    }

    private mutating func interpolation(_ parts: [Expression], _ scope: FlowScope) -> LoweredValue {
        var text = ""
        var isThrowing = false
        for part in parts {
            if case .string(let literal) = part.kind {
                text += Escaping.swiftLiteralBody(literal)
            } else {
                let value = coerced(part, to: FlowType(.string), scope)
                isThrowing = isThrowing || value.isThrowing
                text += "\\(\(value.text))"
            }
        }
        return LoweredValue("\"\(text)\"", FlowType(.string), throwing: isThrowing)
    }

    private mutating func url(_ name: String, _ arguments: [Argument], _ scope: FlowScope) -> LoweredValue {
        guard let endpoint = model.endpoints[name] else { return LoweredValue("nil", FlowType(.url, optional: true)) }
        let items = endpointArguments(endpoint, arguments, scope)
        let text = context.environment("\(SwiftIdentifier.camelCase(name))URL(\(items.joined(separator: ", ")))")
        return LoweredValue(text, FlowType(.url), throwing: true)
    }

    /// The arguments of a call of an endpoint's function, in the order of its parameters.
    mutating func endpointArguments(_ endpoint: Endpoint, _ arguments: [Argument], _ scope: FlowScope) -> [String] {
        endpoint.parameters.compactMap { parameter in
            let field = parameter.field
            guard field.constant == nil, let argument = arguments.first(where: { $0.name.value == field.name.value }) else { return nil }
            let type = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            let value = coerced(argument.value, to: type, scope)
            return "\(SwiftIdentifier.camelCase(field.name.value)): \(value.text)"
        }
    }

    private mutating func list(_ items: [Expression], _ scope: FlowScope) -> LoweredValue {
        let values = items.map { value($0, scope) }
        let element = values.first?.type ?? FlowType(.json)
        let text = "[" + values.map(\.text).joined(separator: ", ") + "]"
        return LoweredValue(text, FlowType(.list(element.type)), throwing: values.contains { $0.isThrowing })
    }

    private mutating func object(_ members: [Argument], _ scope: FlowScope) -> LoweredValue {
        let values = members.map { ($0.name.value, coerced($0.value, to: FlowType(.json), scope)) }
        let text = values.map { "\(Escaping.swiftLiteral($0)): \($1.text)" }.joined(separator: ", ")
        return LoweredValue(text.isEmpty ? "[:]" : "[\(text)]", FlowType(.json), throwing: values.contains { $0.1.isThrowing })
    }

    private mutating func call(_ function: Expression.Function, _ arguments: [Expression], _ scope: FlowScope) -> LoweredValue {
        let values = arguments.map { value($0, scope) }
        guard let first = values.first else { return LoweredValue("nil", FlowType(.json, optional: true)) }
        let isThrowing = values.contains { $0.isThrowing }
        func result(_ text: String, _ type: FlowType) -> LoweredValue { LoweredValue(text, type, throwing: isThrowing) }
        switch function {
        case .first:
            var type = values.last?.type ?? first.type
            type.isOptional = values.allSatisfy(\.type.isOptional)
            let text = values.map(\.text).joined(separator: " ?? ")
            return result(values.count > 1 ? "(\(text))" : text, type)
        case .count: return result(first.type.isOptional ? "(\(first.text)?.count ?? 0)" : "\(first.text).count", FlowType(.integer))
        case .sum, .difference, .product:
            let sign = [.sum: " + ", .difference: " - ", .product: " * "][function, default: " + "]
            let type = values.contains { $0.type.type == .number } ? FlowType(.number) : FlowType(.integer)
            let texts = values.map { coerced($0, to: type).text }
            return result("(" + texts.joined(separator: sign) + ")", type)
        case .until:
            let date = coerced(first, to: FlowType(.date))
            let text = "max(0, \(date.text).timeIntervalSince(\(context.environment("clock.now"))))"
            return LoweredValue(text, FlowType(.number), throwing: date.isThrowing)
        case .at:
            let seconds = coerced(first, to: FlowType(.number))
            return LoweredValue("Date(timeIntervalSince1970: \(seconds.text))", FlowType(.date), throwing: seconds.isThrowing)
        case .seconds:
            let date = coerced(first, to: FlowType(.date))
            return LoweredValue("\(date.text).timeIntervalSince1970", FlowType(.number), throwing: date.isThrowing)
        case .member, .entry, .keys, .merged: return objectFunction(function, values)
        default: return textFunction(function, first)
        }
    }

    private func textFunction(_ function: Expression.Function, _ first: LoweredValue) -> LoweredValue {
        if function == .json {
            let value = coerced(first, to: FlowType(.json))
            return LoweredValue("\(value.text).description", FlowType(.string), throwing: value.isThrowing)
        }
        if function == .words {
            let value = coerced(first, to: FlowType(.list(.string)))
            return LoweredValue("\(value.text).joined(separator: \" \")", FlowType(.string), throwing: value.isThrowing)
        }
        let value = coerced(first, to: FlowType(.string))
        let throwing = value.isThrowing
        switch function {
        case .parse: return LoweredValue("JSONValue(parsing: Array(\(value.text).utf8))", FlowType(.json), throwing: true)
        case .claims: return LoweredValue("JSONValue(claimsOf: \(value.text))", FlowType(.json), throwing: throwing)
        case .split:
            return LoweredValue("\(value.text).split(separator: \" \").map(String.init)", FlowType(.list(.string)), throwing: throwing)
        default: return LoweredValue("\(value.text).lowercased()", FlowType(.string), throwing: throwing)
        }
    }
}
