import SourceText
import YAMLTree

/// Capabilities, state, and flows and policies without their steps.
extension SpecDecoder {
    mutating func capability(_ node: YAMLNode) -> Capability? {
        guard let name = node.string("name") else { return nil }
        var operations: [Capability.Operation] = []
        for each in node.nodes("operations") {
            if let operation = operation(each) { operations.append(operation) }
        }
        return Capability(name: name, operations: operations, text: node.requiredText(), place: node.place)
    }

    private mutating func operation(_ node: YAMLNode) -> Capability.Operation? {
        guard let name = node.string("name") else { return nil }
        let isEventStream = node.flag("events")
        return Capability.Operation(
            name: name,
            parameters: fields(node, "parameters"),
            result: type(node, "result") ?? (isEventStream ? .object : .void),
            resultSpelling: node.string("result"),
            resultFields: fields(node, "fields"),
            isEventStream: isEventStream,
            waits: node["waits"]?.scalar?.bool ?? true,
            errors: node.strings("errors"),
            endpoint: node.string("endpoint"),
            text: node.requiredText(),
            place: node.place
        )
    }

    mutating func state(_ node: YAMLNode) -> StateGroup? {
        guard let name = node.string("name") else { return nil }
        return StateGroup(
            name: name,
            isDurable: node.flag("durable"),
            securedBy: node.string("securedBy"),
            key: node.string("key"),
            fields: fields(node, "fields"),
            text: node.requiredText(),
            place: node.place
        )
    }

    static func policy(_ node: YAMLNode) -> Policy? {
        guard let name = node.string("name") else { return nil }
        return Policy(name: name, text: node.requiredText(), before: [], retry: [], isAsync: false, place: node.place)
    }

    mutating func flow(_ node: YAMLNode) -> Flow? {
        guard let name = node.string("name") else { return nil }
        return Flow(
            name: name,
            text: node.requiredText(),
            parameters: fields(node, "parameters").map(\.asGiven),
            result: type(node, "result") ?? .void,
            resultSpelling: node.string("result"),
            policies: node.strings("policies"),
            steps: [],
            always: [],
            onSuccess: [],
            onFailure: [],
            together: nil,
            isAsync: false,
            place: node.place
        )
    }
}

extension Field {
    /// As a flow is given it: `required: false` says what `?` behind the type does.
    fileprivate var asGiven: Field {
        guard requirednessPlace != nil, !isRequired, !type.isOptional else { return self }
        var field = self
        field.type = .optional(type)
        return field
    }
}
