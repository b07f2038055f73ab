internal import Declarations
internal import Spec

/// Constants.swift: global constants, and names of notifications.
struct ConstantsView: ViewModel {
    struct Entry: ViewModel {
        var documentation: [String]
        var name: String
        var value: String
        static let members: [ViewMember<Entry>] = [
            .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("value") { $0.value },
        ]
    }

    struct Notifications: ViewModel {
        var entries: [Entry]
        static let members: [ViewMember<Notifications>] = [.models("entries") { $0.entries }]
    }

    var constants: [Entry]
    var notifications: [Entry]

    static let members: [ViewMember<ConstantsView>] = [
        .models("constants") { $0.constants },
        .model("notifications") { $0.notifications.isEmpty ? nil : Notifications(entries: $0.notifications) },
    ]

    var isEmpty: Bool { constants.isEmpty && notifications.isEmpty }

    init(_ model: SystemModel) {
        constants = model.spec.constants.filter { $0.kind != .notification }.map { constant in
            Entry(
                documentation: DocComment(text: constant.text.en, source: model.source(constant.provenance)).lines(depth: 0),
                name: SwiftIdentifier.escaped(constant.name.value),
                value: Self.literal(constant, model)
            )
        }
        notifications = model.spec.constants.filter { $0.kind == .notification }.map { constant in
            let name = Escaping.swiftLiteral(constant.value?.value ?? constant.name.value)
            return Entry(
                documentation: DocComment(text: constant.text.en, source: model.source(constant.provenance)).lines(depth: 1),
                name: SwiftIdentifier.escaped(ConstantNaming.notification(constant.name.value)),
                value: "NSNotification.Name(\(name))"
            )
        }
    }

    /// Numbers stay numbers where the type says so, or where nothing says otherwise.
    private static func literal(_ constant: Constant, _ model: SystemModel) -> String {
        let text = constant.value?.value ?? constant.name.value
        let type = constant.type.map { model.mapping.type($0.value).base }
        let isNumber = Int(text) != nil || Double(text) != nil
        if isNumber, type == nil || (type != "String") { return text }
        return Escaping.swiftLiteral(text)
    }
}
