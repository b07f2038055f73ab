internal import Spec
internal import SwiftCode

/// State.swift: what the client keeps between calls.
struct StateBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        guard !model.spec.state.isEmpty else { return [] }
        let groups = model.spec.state.map { StateGroupBuilder($0, model) }
        return groups.map(\.type) + [.extending("ClientEnvironment", groups.map(\.box))]
    }
}

/// A state group: one set of values, or records that are told apart by a key.
struct StateGroupBuilder {
    private let group: StateGroup
    private let model: SystemModel
    private let context: FlowContext

    init(_ group: StateGroup, _ model: SystemModel) {
        self.group = group
        self.model = model
        context = FlowContext(model: model, plan: FlowPlan.empty, owner: nil)
    }

    var name: String { context.stateType(group.name.value) }
    private var documentation: SwiftDocumentation { SwiftDocumentation(group.text.main) }

    /// The group's values in an environment.
    var box: SwiftDeclaration {
        .computed(
            context.stateProperty(group.name.value), .named("StateBox", [.named(name)]), documentation: documentation,
            body: [.expression(.call("state"))])
    }

    var type: SwiftDeclaration {
        guard let key = group.key.map({ SwiftIdentifier.camelCase($0.value) }) else {
            return .type(.struct, name, inherits: ["StateGroup"], documentation: documentation, members: values + [.group(storage)])
        }
        let path = SwiftTypeName.named("WritableKeyPath", ["Record", .optional("String")])
        let members: [SwiftDeclaration] = [
            .type(.struct, "Record", inherits: ["StateRecord"], members: values), .variable("records", .array("Record"), .array([])),
            .group([.computed("key", path, [.static], body: [.expression(.keyPath(key))])] + storage),
        ]
        return .type(.struct, name, inherits: ["RecordGroup"], documentation: documentation, members: members)
    }

    /// The setting that has the group encrypted.
    var securedBy: String? { group.isDurable ? group.securedBy?.value : nil }

    /// How the group is stored.
    private var storage: [SwiftDeclaration] {
        [
            .constant("name", nil, .string("\(model.spec.system.id.value).\(group.name.value)"), [.static]),
            .constant("isDurable", nil, .boolean(group.isDurable), [.static]),
        ] + (securedBy.map { [.constant("securedBy", .optional("String"), .string($0), [.static])] } ?? [])
    }

    /// The fields; where some of them cannot be stored, the names of the others.
    private var values: [SwiftDeclaration] {
        let fields = group.fields.map { field in
            SwiftDeclaration.variable(
                SwiftIdentifier.camelCase(field.name.value), model.typeName(FlowType(field.type, optional: true)),
                documentation: field.documentation)
        }
        let stored = group.fields.filter { field in
            field.type.isStorable { model.classes[$0] != nil || model.protocols[$0] != nil }
        }
        guard stored.count < group.fields.count else { return [.group(fields)] }
        let cases = stored.map { SwiftDeclaration.enumCase(SwiftIdentifier.camelCase($0.name.value)) }
        return [.group(fields), .type(.enum, "CodingKeys", inherits: ["CodingKey"], members: cases.isEmpty ? [] : [.group(cases)])]
    }
}
