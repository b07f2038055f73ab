internal import Spec
internal import SwiftCode

extension FlowLowering {
    /// A value as it is, without regard to where it goes.
    func value(_ expression: Expression, _ scope: FlowScope) -> LoweredValue { FlowValues(lowering: self, scope: scope).value(expression) }

    /// A value with a meaning in clients only.
    func particular(_ expression: Expression, _ scope: FlowScope) -> LoweredValue {
        switch expression.kind {
        case .random(let kind): return LoweredValue(random(kind), .string)
        case .enumFrom(let enumeration, let from) where !expression.type.isOptional:
            return .openText(enumeration, value(from, scope))
        case .enumFrom(let enumeration, let from):
            return LoweredValue(known(enumeration, value(from, scope)), .named(enumeration), isOptional: true)
        case .ask(let operation, let arguments): return ask(operation.value, arguments, scope)
        case .make(let type, let from): return make(type, from, scope)
        case .map(let list, let item, let each): return map(list, item, each, scope)
        case .filter(let list, let item, let condition): return filter(list, item, condition, scope)
        case .named(let list, let item, let by): return named(list, item, by, scope)
        case .kept(let group, let key):
            let value = coerced(key, to: FlowType(.string), scope)
            let code = context.state(group).dot("value").calling("record", [value.code.unlabelled])
            return LoweredValue(code, record(group).optional)
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
        if value.type.type == .json {
            return .call(enumeration, [value.linked.dot("ifThere").chained.dot("wireText").labelled("wire")])
        }
        func text(_ value: SwiftExpression) -> SwiftExpression { .call("String", [value.labelled(nil)]) }
        let isText = value.type.type == .string
        let wire = isText ? value.code : value.type.isOptional ? value.whole.mapped(text) : text(value.code)
        return .call(enumeration, [wire.labelled("wire")])
    }

    func url(_ endpoint: Endpoint, _ arguments: [Argument], _ scope: FlowScope) -> LoweredValue {
        let function = context.environment(SwiftIdentifier.camelCase(endpoint.name.value) + "URL")
        return LoweredValue(function.called(endpointArguments(endpoint, arguments, scope), .throwing), .url)
    }

    /// The arguments of a call of an endpoint's function, in the order of its parameters.
    func endpointArguments(_ endpoint: Endpoint, _ arguments: [Argument], _ scope: FlowScope) -> [SwiftArgument] {
        base(of: endpoint, scope)
            + endpoint.parameters.compactMap { parameter in
                let field = parameter.field
                guard field.constant == nil, let argument = arguments.first(where: { $0.name.value == field.name.value }) else {
                    return nil
                }
                let type = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
                return coerced(argument.value, to: type, scope).code.labelled(SwiftIdentifier.camelCase(field.name.value))
            }
    }

    /// The base that the object has of its own.
    private func base(of endpoint: Endpoint, _ scope: FlowScope) -> [SwiftArgument] {
        guard let label = model.baseParameter(of: endpoint), let url = model.base(of: endpoint, in: context.owner) else { return [] }
        let value = coerced(url, to: FlowType(.string, optional: true), scope)
        return [(value.isThrowing ? SwiftExpression.optionalTry(value.code) : value.code).labelled(label)]
    }
}
