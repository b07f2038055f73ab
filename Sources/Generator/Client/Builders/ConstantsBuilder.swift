internal import Declarations
internal import Spec
internal import SwiftCode

/// Constants.swift: global constants, and names of notifications.
struct ConstantsBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        let constants = model.spec.constants.filter { $0.kind != .notification }.map { constant in
            SwiftDeclaration.constant(constant.name.value, nil, value(constant), [.public], documentation: documentation(constant))
        }
        let notifications = model.spec.constants.filter { $0.kind == .notification }.map(notification)
        return constants + (notifications.isEmpty ? [] : [.extending("NSNotification.Name", notifications)])
    }

    private func documentation(_ constant: Constant) -> SwiftDocumentation { model.documentation(constant.text, constant.provenance) }

    private func notification(_ constant: Constant) -> SwiftDeclaration {
        let name = SwiftExpression.string(constant.value?.value ?? constant.name.value)
        return .constant(
            ConstantNaming.notification(constant), nil,
            .name("NSNotification").dot("Name").called([SwiftArgument(nil, name)]), [.public, .static],
            documentation: documentation(constant))
    }

    /// Numbers stay numbers where the type says so, or where nothing says otherwise.
    private func value(_ constant: Constant) -> SwiftExpression {
        let text = constant.value?.value ?? constant.name.value
        let type = constant.type.map { model.mapping.type($0.value).base }
        guard type != "String" else { return .string(text) }
        if type == "Bool" { return .boolean(text == "true" || text == "YES") }
        if let number = Int(text) { return .integer(number) }
        if let number = Double(text), number.isFinite { return .number(number) }
        return .string(text)
    }
}
