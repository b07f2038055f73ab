internal import Spec

/// Stand-ins for the capabilities that a system declares: what a scenario says comes next goes before what an environment has by itself.
struct CapabilityBuilder {
    let context: ScenarioContext

    private var model: SystemModel { context.model }

    var capabilities: [CapabilityModel] {
        context.spec.capabilities.map { capability in
            let name = model.module + SwiftIdentifier.typeName(capability.name.value)
            return CapabilityModel(
                name: "Scripted\(name)",
                protocolName: name,
                key: "\(name)Key",
                methods: capability.operations.map { method(capability, $0) }
            )
        }
    }

    private func method(_ capability: Capability, _ operation: Capability.Operation) -> RecordedMethodModel {
        let result = result(capability, operation)
        let parameters = operation.parameters.map { field in
            let type = FlowType(field.type, optional: !field.isRequired)
            return "\(SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))): \(model.spelling(type))"
        }
        let head = FunctionHead.lines(
            "func \(SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(operation.name.value)))",
            parameters,
            isAsync: operation.waits,
            isThrowing: operation.waits,
            result: result.type == .void ? "Void" : model.spelling(result),
            depth: 1
        )
        return RecordedMethodModel(head: head, body: body(capability, operation, result))
    }

    private func result(_ capability: Capability, _ operation: Capability.Operation) -> FlowType {
        let name = SwiftIdentifier.typeName(capability.name.value) + SwiftIdentifier.typeName(operation.name.value) + "Result"
        return FlowType(operation.result, fields: operation.resultFields, structure: operation.resultFields.isEmpty ? nil : name)
    }

    private func body(_ capability: Capability, _ operation: Capability.Operation, _ result: FlowType) -> [String] {
        let name = Escaping.swiftLiteral("\(capability.name.value).\(operation.name.value)")
        let next = operation.waits ? "try await script.next(\(name))" : "script.answer(\(name))"
        let test = result.type == .void ? "guard \(next) == nil else { return }" : "guard let answer = \(next) else {"
        let usual = usual(capability, operation)
        guard result.type != .void else { return [test] + usual.lines(indentation: 8, prefix: operation.waits ? "try await " : "") }
        let fallback = usual.lines(indentation: 12, prefix: "return \(operation.waits ? "try await " : "")").map { "    " + $0 }
        return [test] + fallback + ["}"] + answer(result)
    }

    /// The operation of what the environment has by itself.
    private func usual(_ capability: Capability, _ operation: Capability.Operation) -> SwiftText {
        let key = model.module + SwiftIdentifier.typeName(capability.name.value) + "Key"
        let arguments = operation.parameters.map { field -> SwiftText in
            let name = SwiftIdentifier.camelCase(field.name.value)
            return .labelled(name, .plain(SwiftIdentifier.escaped(name)))
        }
        let function = SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(operation.name.value))
        return .call("script.usual(\(key).self).\(function)", arguments)
    }

    /// The statement that returns what was answered; a list of values takes a line for each member where it has to.
    private func answer(_ result: FlowType) -> [String] {
        let source = "answer"
        if case .object = result.type, result.structure != nil { return structure(source, result).lines(indentation: 8, prefix: "return ") }
        let flat = "return \(read(source, result))"
        guard flat.count > SwiftText.lineLength - 8, case .list = result.type, result.element.structure != nil else { return [flat] }
        let element = structure("$0", result.element).lines(indentation: 12).map { "    " + $0 }
        return ["return (\(source).arrayValue ?? []).map {"] + element + ["}"]
    }

    /// A value of JSON as the operation answers it.
    private func read(_ text: String, _ type: FlowType) -> String {
        switch type.type {
        case .string: return type.isOptional ? "\(text).stringValue" : "\(text).wireText"
        case .integer: return "\(text).intValue" + (type.isOptional ? "" : " ?? 0")
        case .number: return "\(text).doubleValue" + (type.isOptional ? "" : " ?? 0")
        case .boolean: return "\(text).boolValue" + (type.isOptional ? "" : " ?? false")
        case .date: return "\(text).doubleValue.map { Date(timeIntervalSince1970: $0) }" + (type.isOptional ? "" : " ?? .distantPast")
        case .url: return "URL(string: \(text).wireText)"
        case .list: return "(\(text).arrayValue ?? []).map { \(read("$0", type.element)) }"
        case .named(let name) where model.enums[name] != nil:
            return "\(name)(wire: \(text).wireText)" + (type.isOptional ? "" : " ?? \(model.defaultCase(name))")
        case .object where type.structure != nil: return structure(text, type).flat
        default: return text
        }
    }

    private func structure(_ text: String, _ type: FlowType) -> SwiftText {
        let members = type.fields.map { field -> SwiftText in
            let member = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
            let label = SwiftIdentifier.camelCase(field.name.value)
            return .labelled(label, .plain(read("\(text)[\(Escaping.swiftLiteral(field.name.value))]", member)))
        }
        return .call(type.structure ?? "", members)
    }
}
