internal import Spec
internal import SwiftCode

extension FlowLowering {
    /// A value as it is, without regard to where it goes.
    func value(_ expression: Expression, _ scope: FlowScope) -> LoweredValue {
        switch expression.kind {
        case .string(let text): LoweredValue(.string(text), FlowType(.string))
        case .integer(let number): LoweredValue(.integer(number), FlowType(.integer))
        case .number(let number): LoweredValue(.number(number), FlowType(.number))
        case .boolean(let flag): LoweredValue(.boolean(flag), FlowType(.boolean))
        case .null: LoweredValue(.null, FlowType(expression.type, optional: true))
        case .reference(let reference): self.reference(reference, scope)
        case .enumCase(let enumeration, let name), .error(let enumeration, let name):
            LoweredValue(model.caseValue(enumeration, name), FlowType(.named(enumeration)))
        case .duration(let name): LoweredValue(.integer(model.durations[name]?.seconds.value ?? 0), FlowType(.integer))
        case .condition(let condition): LoweredValue(test(condition, scope), FlowType(.boolean))
        default: compound(expression, scope)
        }
    }

    private func compound(_ expression: Expression, _ scope: FlowScope) -> LoweredValue {
        switch expression.kind {
        case .interpolation(let parts): return interpolation(parts, scope)
        case .later(let seconds):
            let value = coerced(seconds, to: FlowType(.number), scope)
            return LoweredValue(now.calling("addingTimeInterval", [value.code.labelled(nil)]), FlowType(.date))
        case .random(let kind): return LoweredValue(random(kind), FlowType(.string))
        case .url(let endpoint, let arguments): return url(endpoint.value, arguments, scope)
        case .enumFrom(let enumeration, let from):
            return LoweredValue(known(enumeration, value(from, scope)), FlowType(.named(enumeration), optional: true))
        case .ask(let operation, let arguments): return ask(operation.value, arguments, scope)
        case .list(let items): return list(items, scope)
        case .object(let members): return object(members, scope)
        case .make(let type, let from): return make(type, from, scope)
        case .kept(let group, let key):
            let value = coerced(key, to: FlowType(.string), scope)
            let code = context.state(group).dot("value").calling("record", [value.code.labelled(nil)])
            return LoweredValue(code, record(group).optional)
        case .choice(let condition, let first, let second): return choice(condition, first, second, expression, scope)
        case .function(let function, let arguments): return call(function, arguments, scope)
        default: return .nothing
        }
    }

    var now: SwiftExpression { context.environment("clock", "now") }

    func record(_ group: String) -> FlowType {
        var type = context.stateFields(group)
        type.structure = "\(context.stateType(group)).Record"
        return type
    }

    private func random(_ kind: String) -> SwiftExpression {
        switch kind {
        case "uuid": .call("UUID").dot("uuidString")
        default: context.environment("random", "text").called([SwiftExpression.integer(32).labelled(nil)])
        }
    }

    /// The case that a raw value or wire text names.
    private func known(_ enumeration: String, _ value: LoweredValue) -> SwiftExpression {
        func text(_ value: SwiftExpression) -> SwiftExpression { .call("String", [value.labelled(nil)]) }
        let isText = value.type.type == .string
        let wire = isText ? value.code : value.type.isOptional ? value.whole.mapped(text) : text(value.code)
        return .call(enumeration, [wire.labelled("wire")])
    }

    private func interpolation(_ parts: [Expression], _ scope: FlowScope) -> LoweredValue {
        let pieces = parts.map { part -> SwiftExpression.StringPart in
            if case .string(let literal) = part.kind { return .text(literal) }
            return .value(coerced(part, to: FlowType(.string), scope).code)
        }
        return LoweredValue(.string(pieces), FlowType(.string))
    }

    private func url(_ name: String, _ arguments: [Argument], _ scope: FlowScope) -> LoweredValue {
        guard let endpoint = model.endpoints[name] else { return LoweredValue(.null, FlowType(.url, optional: true)) }
        let function = context.environment(SwiftIdentifier.camelCase(name) + "URL")
        return LoweredValue(function.called(endpointArguments(endpoint, arguments, scope), .throwing), FlowType(.url))
    }

    /// The arguments of a call of an endpoint's function, in the order of its parameters.
    func endpointArguments(_ endpoint: Endpoint, _ arguments: [Argument], _ scope: FlowScope) -> [SwiftArgument] {
        endpoint.parameters.compactMap { parameter in
            let field = parameter.field
            guard field.constant == nil, let argument = arguments.first(where: { $0.name.value == field.name.value }) else { return nil }
            let type = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            return coerced(argument.value, to: type, scope).code.labelled(SwiftIdentifier.camelCase(field.name.value))
        }
    }

    private func list(_ items: [Expression], _ scope: FlowScope) -> LoweredValue {
        let values = items.map { value($0, scope) }
        let element = values.first?.type ?? FlowType(.json)
        return LoweredValue(.array(values.map(\.code)), FlowType(.list(element.type)))
    }

    private func object(_ members: [Argument], _ scope: FlowScope) -> LoweredValue {
        let values = members.map { ($0.name.value, coerced($0.value, to: FlowType(.json), scope).code) }
        return LoweredValue(.members(values), FlowType(.json))
    }
}
