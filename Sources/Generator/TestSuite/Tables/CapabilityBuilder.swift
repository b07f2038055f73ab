internal import Spec
internal import SwiftCode

/// Stand-ins for the capabilities that a system declares: what a scenario says comes next goes before what an environment has by itself.
struct CapabilityBuilder {
    private let client: ClientCapabilityBuilder
    private let script = SwiftExpression.name("script")

    init(_ capability: Capability, _ model: SystemModel) { client = ClientCapabilityBuilder(capability: capability, model: model) }

    private var model: SystemModel { client.model }
    var key: String { "\(client.name)Key" }
    var name: String { "Scripted\(client.name)" }

    var declaration: SwiftDeclaration {
        let store = SwiftStatement.assign(SwiftExpression.this.dot("script"), "=", script)
        let kept: [SwiftDeclaration] = [
            .constant("script", "CapabilityScript", nil, [.private]),
            .function(SwiftFunction(.initializer(), [SwiftParameter("", "script", "CapabilityScript")], isShort: true, [store])),
        ]
        let functions = client.capability.operations.map { SwiftDeclaration.function(client.function($0, body($0))) }
        return .type(
            .struct, name, inherits: [.named(client.name)], documentation: SwiftDocumentation("`\(client.name)`, as the scenario says."),
            members: kept + functions)
    }

    private func body(_ operation: Capability.Operation) -> [SwiftStatement] {
        let name = SwiftExpression.string("\(client.capability.name.value).\(operation.name.value)").unlabelled
        let effects: Effects = operation.waits ? [.throwing, .waiting] : []
        let next = script.calling(operation.waits ? "next" : "answer", [name], effects)
        let usual = usual(operation, effects)
        let structure = operation.resultFields.isEmpty ? nil : client.resultName(operation)
        let result = FlowType(operation.result, fields: operation.resultFields, structure: structure)
        guard result.type != .void else {
            return [.guard([.test(next.infix(.equal, .null))], [.return(nil)], isShort: true), .expression(usual)]
        }
        let told = operation.isEventStream ? events(result) : read(.name("answer"), result)
        // A framework's object says nothing of the answer.
        if case .named(let name) = result.type, model.isHanded(name), !result.isOptional, !operation.isEventStream {
            return [.guard([.test(next.infix(.notEqual, .null))], [.return(usual)]), .return(told)]
        }
        return [.guard([.bind("answer", next)], [.return(usual)]), .return(told)]
    }

    /// A list of JSON as the events that the operation tells of.
    private func events(_ type: FlowType) -> SwiftExpression {
        let list = SwiftExpression.name("answer").dot("arrayValue").infix(.coalescing, .array([])).mapped { read($0, type) }
        return .call("CapabilityEvents", [list.unlabelled])
    }

    /// The operation of what the environment has by itself.
    private func usual(_ operation: Capability.Operation, _ effects: Effects) -> SwiftExpression {
        let arguments = operation.parameters.map { field in
            let name = SwiftIdentifier.camelCase(field.name.value)
            return SwiftExpression.name(name).labelled(name)
        }
        let key = SwiftExpression.type(.named(key)).dot("self").unlabelled
        return script.calling("usual", [key]).calling(SwiftIdentifier.camelCase(operation.name.value), arguments, effects)
    }

    /// A value of JSON as the operation answers it.
    private func read(_ value: SwiftExpression, _ type: FlowType) -> SwiftExpression {
        func or(_ read: SwiftExpression, _ other: SwiftExpression) -> SwiftExpression {
            type.isOptional ? read : read.infix(.coalescing, other)
        }
        switch type.type {
        case .string: return value.dot(type.isOptional ? "stringValue" : "wireText")
        case .integer: return or(value.dot("intValue"), .integer(0))
        case .number: return or(value.dot("doubleValue"), .integer(0))
        case .boolean: return or(value.dot("boolValue"), .boolean(false))
        case .date:
            let date = value.dot("doubleValue").mapped { .call("Date", [$0.labelled("timeIntervalSince1970")]) }
            return or(date, .implicit("distantPast"))
        case .data:
            let data = value.dot("stringValue").mapped(by: "flatMap") { .call("Data", [$0.labelled("base64")]) }
            return or(data, SwiftExpression.type("Data").called())
        case .url:
            let other = SwiftExpression.call("URL", [SwiftExpression.string("/").labelled("fileURLWithPath")])
            return or(.call("URL", [value.dot("wireText").labelled("string")]), other)
        case .list: return value.dot("arrayValue").infix(.coalescing, .array([])).mapped { read($0, type.element) }
        case .named(let name) where model.enums[name] != nil:
            return or(.call(name, [value.dot("wireText").labelled("wire")]), model.initialCase(name))
        case .object where type.structure != nil: return structure(value, type)
        // A framework's object is one without values.
        case .named(let name) where model.isHanded(name):
            let made = SwiftExpression.call("Handed", [SwiftExpression.type(.named(name)).called().unlabelled])
            return type.isOptional ? .ternary(value.infix(.equal, .implicit("null")), .null, made) : made
        default: return value
        }
    }

    private func structure(_ value: SwiftExpression, _ type: FlowType) -> SwiftExpression {
        let members = type.fields.map { field in
            let member = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            return read(value[.string(field.name.value)], member).labelled(SwiftIdentifier.camelCase(field.name.value))
        }
        return .call(type.structure ?? "", members)
    }
}
