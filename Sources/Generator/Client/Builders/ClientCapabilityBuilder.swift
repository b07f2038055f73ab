internal import Spec
internal import SwiftCode

/// A capability: the protocol of what the system takes from its platform beyond what every client does, and what stands in for it.
struct ClientCapabilityBuilder {
    let capability: Capability
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        let simulated = isSimulated ? [SimulatedCapabilityBuilder(self).type] : []
        return [protocolType, missing] + simulated + [key, access] + capability.operations.compactMap(answer)
    }

    var name: String { model.module + capability.typeName }

    /// Whether the mock plays it.
    var isSimulated: Bool { capability.operations.contains { $0.endpoint != nil } }

    func resultName(_ operation: Capability.Operation) -> String {
        capability.typeName + SwiftIdentifier.typeName(operation.name.value) + operation.resultSuffix
    }

    // MARK: - The protocol

    private var protocolType: SwiftDeclaration {
        let requirements = capability.operations.map { operation in
            SwiftDeclaration.function(function(operation, nil), documentation: documentation(operation))
        }
        return .type(
            .protocol, name, inherits: ["Sendable"], [.public], documentation: SwiftDocumentation(capability.text.main),
            members: requirements)
    }

    func documentation(_ operation: Capability.Operation) -> SwiftDocumentation {
        let parameters = operation.parameters.compactMap { field in
            field.text.map { (name: SwiftIdentifier.camelCase(field.name.value), text: $0.main) }
        }
        let result = operation.isEventStream ? "What it tells of, until there is no more." : nil
        return SwiftDocumentation(operation.text.main, parameters: parameters, returns: result)
    }

    /// - Parameter body: nil for a requirement.
    func function(_ operation: Capability.Operation, _ body: [SwiftStatement]?) -> SwiftFunction {
        let parameters = operation.parameters.map { field in
            let type = model.typeName(FlowType(field.type, optional: !field.isRequired))
            return SwiftParameter(nil, SwiftIdentifier.camelCase(field.name.value), type)
        }
        let result = FlowType(operation.result, structure: operation.resultFields.isEmpty ? nil : resultName(operation))
        return SwiftFunction(
            .named(SwiftIdentifier.camelCase(operation.name.value)), parameters, effects: operation.waits ? [.throwing, .waiting] : [],
            result: operation.isEventStream ? .named("CapabilityEvents", [model.typeName(result)]) : model.typeName(result), body)
    }

    // MARK: - Where the app gives none

    /// What is asked when the app gave nothing: every question fails.
    private var missing: SwiftDeclaration {
        let functions = capability.operations.map { SwiftDeclaration.function(function($0, missingBody($0))) }
        return .type(
            .struct, "Missing\(name)", inherits: [.named(name)], documentation: SwiftDocumentation("Stands in where the app gave none."),
            members: [failure] + functions)
    }

    /// Throws, or answers a question that can't fail.
    func missingBody(_ operation: Capability.Operation) -> [SwiftStatement] {
        if operation.waits { return [.throw(SwiftExpression.name("Missing\(name)").dot("failure"))] }
        let result = FlowType(operation.result)
        if result.isOptional { return [.expression(.null)] }
        switch result.type {
        case .void: return []
        case .string: return [.expression(.string(""))]
        case .date, .data: return [.expression(SwiftExpression.type(model.typeName(result)).called())]
        case .json: return [.expression(.implicit("null"))]
        case .boolean: return [.expression(.boolean(false))]
        case .integer, .number: return [.expression(.integer(0))]
        case .list: return [.expression(.array([]))]
        case .table: return [.expression(.dictionary([]))]
        case .named(let name) where model.isHanded(name): return [.expression(SwiftExpression.type(model.typeName(result)).called())]
        default: return [.expression(.null)]
        }
    }

    /// Says in words what to do.
    private var failure: SwiftDeclaration {
        let given = "the capability \(capability.name.value): give ClientEnvironment one in capabilities"
        let remedy = isSimulated ? ", or a baseURL where the mock plays it" : ""
        return .constant("failure", nil, .call("MissingValue", [SwiftArgument(nil, .prose(given + remedy))]), [.static])
    }

    // MARK: - In an environment

    private var key: SwiftDeclaration {
        let type = SwiftTypeName.any([.named(name)])
        let plain = SwiftDeclaration.computed(
            "defaultValue", type, [.public, .static],
            documentation: SwiftDocumentation("What is there unless the app gives another."), body: [.expression(.call("Missing\(name)"))])
        return .type(
            .enum, "\(name)Key", inherits: ["CapabilityKey"], [.public],
            documentation: SwiftDocumentation("Under this key an environment keeps the app's `\(name)`."),
            members: [plain] + (isSimulated ? [placed(type)] : []))
    }

    /// The mock's, where there is one.
    private func placed(_ type: SwiftTypeName) -> SwiftDeclaration {
        let environment = SwiftExpression.name("environment")
        let choice = SwiftExpression.ternary(
            environment.dot("talksToMock"), .call("Simulated\(name)", [SwiftArgument(nil, environment)]), .name("defaultValue"))
        let function = SwiftFunction(
            .named("defaultValue"), [SwiftParameter("in", "environment", "ClientEnvironment")], result: type, [.expression(choice)])
        let text = "What is there unless the app gives another: the mock's, where the environment talks to one."
        return .function(function, [.public, .static], documentation: SwiftDocumentation(text))
    }

    private var access: SwiftDeclaration {
        let value = SwiftExpression.this[SwiftExpression.type(.named("\(name)Key")).dot("self")]
        let property = SwiftDeclaration.computed(
            SwiftIdentifier.camelCase(capability.name.value), .any([.named(name)]), body: [.expression(value)])
        return .extending("ClientEnvironment", [property])
    }

    // MARK: - Answers

    /// What an operation answers, where it is an object.
    private func answer(_ operation: Capability.Operation) -> SwiftDeclaration? {
        guard !operation.resultFields.isEmpty else { return nil }
        let path = "\(capability.name.value).\(operation.name.value)"
        let what = operation.isEventStream ? "An event" : "An answer"
        let fields = operation.resultFields.map { field in
            let type = model.typeName(FlowType(field.type, optional: !field.isRequired))
            return (name: SwiftIdentifier.camelCase(field.name.value), type: type, text: field.text?.main ?? "A value of the answer.")
        }
        let properties = fields.map {
            SwiftDeclaration.variable($0.name, $0.type, nil, [.public], documentation: SwiftDocumentation($0.text))
        }
        let initialiser = SwiftFunction(
            .initializer(), fields.map { SwiftParameter(nil, $0.name, $0.type, default: $0.type.isOptional ? .null : nil) },
            fields.map { .assign(SwiftExpression.this.dot($0.name), "=", .name($0.name)) })
        return .type(
            .struct, resultName(operation), inherits: ["Sendable"], [.public],
            documentation: SwiftDocumentation(operation.isEventStream ? "What `\(path)` tells of." : "What `\(path)` answers."),
            members: properties + [.function(initialiser, [.public], documentation: SwiftDocumentation("\(what) with these values."))])
    }
}
