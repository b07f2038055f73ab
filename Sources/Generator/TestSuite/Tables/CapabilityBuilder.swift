internal import Spec

/// Stand-ins for the capabilities that a system declares: the endpoints of the mock under the operations' names play them.
struct CapabilityBuilder {
    let context: ScenarioContext

    private var model: SystemModel { context.model }

    var capabilities: [CapabilityModel] {
        context.spec.capabilities.map { capability in
            let name = model.module + SwiftIdentifier.typeName(capability.name.value)
            return CapabilityModel(
                name: "Mock\(name)",
                protocolName: name,
                key: "\(name)Key",
                methods: capability.operations.map { method(capability, $0) }
            )
        }
    }

    /// The errors that operations document, by operation and name.
    var errors: [String] {
        context.spec.capabilities.flatMap { capability in
            capability.operations.flatMap { operation in
                operation.errors.compactMap { name -> String? in
                    let parts = name.value.split(separator: ".", maxSplits: 1).map(String.init)
                    guard parts.count == 2 else { return nil }
                    let key = Escaping.swiftLiteral("\(capability.name.value).\(operation.name.value) \(parts[1])")
                    return "\(key): \(model.caseExpression(parts[0], parts[1])),"
                }
            }
        }
    }

    private func method(_ capability: Capability, _ operation: Capability.Operation) -> RecordedMethodModel {
        let result = result(capability, operation)
        let parameters = operation.parameters.map { field in
            let type = FlowType(field.type, optional: !field.isRequired)
            return "\(SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))): \(model.spelling(type))"
        }
        let head = FunctionView.head(
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
        let name = "\(capability.name.value).\(operation.name.value)"
        let members = operation.parameters.map { field in
            (
                name: field.name.value,
                value: SwiftText.plain(json(SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value)), field))
            )
        }
        let function = operation.waits ? "mock.ask" : "mock.answer"
        let call = SwiftText.call(function, [.plain(Escaping.swiftLiteral(name)), .dictionary(members)])
        let prefix = operation.waits ? "try await " : "(try? "
        let suffix = operation.waits ? "" : ") ?? .null"
        guard result.type != .void else { return call.lines(indentation: 8, prefix: "_ = \(prefix)", suffix: suffix) }
        return call.lines(indentation: 8, prefix: "let answer = \(prefix)", suffix: suffix) + answer(source(name, result), result)
    }

    /// The statement that returns what was answered; a list of values takes a line for each member where it has to.
    private func answer(_ source: String, _ result: FlowType) -> [String] {
        if case .object = result.type, result.structure != nil { return structure(source, result).lines(indentation: 8, prefix: "return ") }
        let flat = "return \(read(source, result))"
        guard flat.count > SwiftText.lineLength - 8, case .list = result.type, result.element.structure != nil else { return [flat] }
        let element = structure("$0", result.element).lines(indentation: 12).map { "    " + $0 }
        return ["return (\(source).arrayValue ?? []).map {"] + element + ["}"]
    }

    /// An endpoint answers an object: an operation's list is the only list in it.
    private func source(_ operation: String, _ result: FlowType) -> String {
        guard case .list = result.type else { return "answer" }
        let lists = (model.endpoints[operation]?.response?.fields ?? []).filter { field in
            if case .list = field.type.unwrapped { true } else { false }
        }
        guard lists.count == 1, let list = lists.first else { return "answer" }
        let name = Escaping.swiftLiteral(list.name.value)
        return "(answer[\(name)].isNull ? answer : answer[\(name)])"
    }

    private func json(_ name: String, _ field: Field) -> String {
        let isOptional = !field.isRequired || field.type.isOptional
        switch field.type.unwrapped {
        case .url: return isOptional ? "\(name)?.absoluteString.jsonValue ?? .null" : "\(name).absoluteString.jsonValue"
        case .date: return isOptional ? "\(name)?.timeIntervalSince1970.jsonValue ?? .null" : "\(name).timeIntervalSince1970.jsonValue"
        case .named(let type) where model.enums[type] != nil:
            return isOptional ? "\(name)?.wireText.jsonValue ?? .null" : "\(name).wireText.jsonValue"
        default: return isOptional ? "\(name)?.jsonValue ?? .null" : "\(name).jsonValue"
        }
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
