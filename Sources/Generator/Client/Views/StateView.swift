internal import Spec

/// State.swift: what the client keeps between calls.
struct StateView: ViewModel {
    var groups: [StateGroupView]
    static let members: [ViewMember<StateView>] = [.models("groups") { $0.groups }]

    init(_ model: SystemModel) {
        let steps = model.spec.flows.flatMap(\.allSteps) + model.spec.policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        let claimed = StepVisitor.all(steps).compactMap { step in
            if case .claim(let group, _, _, _) = step.verb { group.value } else { nil }
        }
        groups = model.spec.state.map { StateGroupView($0, model, isClaimed: claimed.contains($0.name.value)) }
    }
}

struct StateGroupView: ViewModel {
    struct FieldView: ViewModel {
        var documentation: [String]
        var name: String
        var type: String
        static let members: [ViewMember<FieldView>] = [
            .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("type") { $0.type },
        ]
    }

    /// Records that are told apart by a key.
    struct Records: ViewModel {
        var key: String
        var fields: [FieldView]
        var codingKeys: String?
        /// Whether flows claim a record of it.
        var isClaimed: Bool
        static let members: [ViewMember<Records>] = [
            .text("key") { $0.key }, .models("fields") { $0.fields }, .optional("codingKeys") { $0.codingKeys },
            .flag("isClaimed") { $0.isClaimed },
        ]
    }

    struct Single: ViewModel {
        var fields: [FieldView]
        var codingKeys: String?
        static let members: [ViewMember<Single>] = [.models("fields") { $0.fields }, .optional("codingKeys") { $0.codingKeys }]
    }

    var documentation: [String]
    var type: String
    var property: String
    /// A literal: the name under which it is stored.
    var storageName: String
    var isDurable: Bool
    /// A literal: the setting that has the group encrypted.
    var securedBy: String?
    var key: String?
    var fields: [FieldView]
    /// Where some values cannot be stored: the cases of the others.
    var codingKeys: String?
    var isClaimed: Bool

    static let members: [ViewMember<StateGroupView>] = [
        .texts("documentation") { $0.documentation }, .text("type") { $0.type }, .text("property") { $0.property },
        .text("storageName") { $0.storageName }, .text("isDurable") { $0.isDurable ? "true" : "false" },
        .optional("securedBy") { $0.securedBy },
        .model("single") { $0.key == nil ? Single(fields: $0.fields, codingKeys: $0.codingKeys) : nil },
        .model("records") { view in
            view.key.map { Records(key: $0, fields: view.fields, codingKeys: view.codingKeys, isClaimed: view.isClaimed) }
        },
    ]

    init(_ group: StateGroup, _ model: SystemModel, isClaimed: Bool) {
        self.isClaimed = isClaimed
        let context = FlowContext(model: model, plan: FlowPlan.empty, owner: nil)
        documentation = DocComment(text: group.text.en).lines(depth: 0)
        type = context.stateType(group.name.value)
        property = context.stateProperty(group.name.value)
        storageName = Escaping.swiftLiteral("\(model.spec.system.id.value).\(group.name.value)")
        isDurable = group.isDurable
        securedBy = group.isDurable ? group.securedBy.map { Escaping.swiftLiteral($0.value) } : nil
        key = group.key.map { SwiftIdentifier.camelCase($0.value) }
        let stored = group.fields.filter { Self.isCodable(FlowType($0.type).type, model) }
        let names = stored.map { SwiftIdentifier.escaped(SwiftIdentifier.camelCase($0.name.value)) }.joined(separator: ", ")
        let list = names.isEmpty ? "enum CodingKeys: CodingKey {}" : "enum CodingKeys: CodingKey { case \(names) }"
        codingKeys = stored.count == group.fields.count ? nil : list
        let depth = group.key == nil ? 1 : 2
        fields = group.fields.map { field in
            FieldView(
                documentation: DocComment(text: field.text?.en ?? "").lines(depth: depth),
                name: SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value)),
                type: model.spelling(FlowType(field.type, optional: true))
            )
        }
    }

    /// Objects and delegates live as long as the process.
    private static func isCodable(_ type: ValueType, _ model: SystemModel) -> Bool {
        switch type {
        case .named(let name): model.classes[name] == nil && model.protocols[name] == nil
        case .list(let item), .optional(let item): isCodable(item, model)
        case .error, .object: false
        default: true
        }
    }
}
