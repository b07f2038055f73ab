internal import Spec
internal import SwiftCode

/// `$self`, `$name.member` and what stands behind them.
extension ScenarioValues {
    func reference(_ reference: Reference) -> ScenarioValue {
        switch reference.root {
        case .object:
            guard let type = context.sharedClass else { return .nothing }
            return follow(ScenarioValue(.name("shared"), .named(type.name.value)), reference.path[...])
        case .shared(let name):
            guard let type = context.model.classes[name] else { return .nothing }
            let call = ScenarioValue(context.sharedCall(type), .named(name), isOptional: context.isSharedOptional(type))
            return follow(call, reference.path[...])
        case .clock: return ScenarioValue(.now, .date)
        case .local(let name): return local(name, reference.path)
        default: return .nothing
        }
    }

    private func local(_ name: String, _ path: [String]) -> ScenarioValue {
        switch locals[name] {
        case .value(let variable, let type, let isOptional):
            return follow(ScenarioValue(.name(variable), type, isOptional: isOptional), path[...])
        case .handed(let variable, let members): return handed(variable, members, path)
        case .heard(let variable, let members):
            guard let first = path.first, let member = members.first(where: { $0.name == first }) else {
                return ScenarioValue(.name(variable), .json)
            }
            let code = SwiftExpression.name(variable)[.string(first)].cast(.conditional, member.type.base)
            return follow(ScenarioValue(code, valueType(member.type), isOptional: true), path.dropFirst())
        case .record(let variable, let fields): return recorded(.name(variable), fields, path)
        case .device:
            let isList = path.first == "opened"
            let member = ScenarioValue(.device.dot(path.first ?? "callback"), isList ? .list(.url) : .url, isOptional: !isList)
            return follow(member, path.dropFirst())
        case .answer, .started, nil: return .nothing
        }
    }

    /// A field of a record of the mock.
    private func recorded(_ record: SwiftExpression, _ fields: [Field], _ path: [String]) -> ScenarioValue {
        guard let first = path.first, let field = fields.first(where: { $0.name.value == first }) else {
            return ScenarioValue(record, .json)
        }
        let member = record[.string(first)]
        return switch field.type.unwrapped {
        case .string: ScenarioValue(member.dot("stringValue"), .string, isOptional: true)
        case .integer: ScenarioValue(member.dot("intValue"), .integer, isOptional: true)
        case .number, .date: ScenarioValue(member.dot("doubleValue"), .number, isOptional: true)
        case .boolean: ScenarioValue(member.dot("boolValue"), .boolean, isOptional: true)
        default: follow(ScenarioValue(member, .json), path.dropFirst())
        }
    }

    private func handed(_ variable: String, _ members: [ScenarioMember], _ path: [String]) -> ScenarioValue {
        let whole = SwiftExpression.name(variable)
        guard let first = path.first, let member = members.first(where: { $0.name == first }) else { return ScenarioValue(whole, .json) }
        let code = members.count == 1 ? whole : whole.dot(SwiftIdentifier.camelCase(first))
        return follow(ScenarioValue(code, valueType(member.type), isOptional: member.type.isOptional), path.dropFirst())
    }

    func valueType(_ type: SwiftType) -> ValueType { context.model.flowType(type).type }

    private func follow(_ value: ScenarioValue, _ path: ArraySlice<String>) -> ScenarioValue {
        guard let name = path.first else { return value }
        switch value.type {
        case .named(let type):
            if context.model.enums[type] != nil, name == "rawValue" {
                return ScenarioValue(value.linked.dot(name), .integer, isOptional: value.isOptional, endsOptional: false)
            }
            return follow(member(name, of: type, value), path.dropFirst())
        case .url: return urlMember(value, Array(path))
        case .error:
            let error = value.code.cast(.conditional, "NSError").chained
            return ScenarioValue(error.dot(name == "message" ? "localizedDescription" : name), .json, isOptional: true)
        default:
            var member = ScenarioValue(
                value.linked[.string(name)], .json, isOptional: value.isOptional || value.isAny, endsOptional: value.isAny)
            member.isAny = value.isAny
            return follow(member, path.dropFirst())
        }
    }

    private func member(_ name: String, of type: String, _ value: ScenarioValue) -> ScenarioValue {
        guard let property = context.property(name, of: type) else {
            return ScenarioValue(value.linked.dot(name), .json, isOptional: value.isOptional, endsOptional: false)
        }
        var member = ScenarioValue(
            value.linked.dot(property.name), valueType(property.type), isOptional: value.isOptional || property.type.isOptional,
            endsOptional: property.type.isOptional)
        member.isAny = property.type.holdsAnything
        return member
    }

    private func urlMember(_ value: ScenarioValue, _ path: [String]) -> ScenarioValue {
        let url = value.linked
        switch path[0] {
        case "scheme": return ScenarioValue(url.dot("scheme"), .string, isOptional: true)
        case "host": return ScenarioValue(url.calling("host"), .string, isOptional: true)
        case "path": return ScenarioValue(url.calling("path"), .string, isOptional: value.isOptional, endsOptional: false)
        default:
            let name = SwiftExpression.string(path.count > 1 ? path[1] : "")
            return ScenarioValue(url.calling("queryValue", [name.unlabelled]), .string, isOptional: true)
        }
    }
}
