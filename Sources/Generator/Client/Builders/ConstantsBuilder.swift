internal import Declarations
internal import Spec
internal import SwiftCode

/// Constants.swift: global constants, and names of notifications.
struct ConstantsBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        let own = model.spec.constants.filter { $0.owner == nil }
        let notifications = own.filter(\.isNotificationName).map { notification($0) }
        return own.filter { !$0.isNotificationName }.map { constant($0) }
            + (notifications.isEmpty ? [] : [.extending("NSNotification.Name", notifications)]) + owned
    }

    /// Those that classes have in Swift, in the order of the constants.
    private var owned: [SwiftDeclaration] {
        let owners = OrderedNames(model.spec.constants.compactMap(\.owner?.value))
        return owners.list.map { owner in
            let own = model.spec.constants.filter { $0.owner?.value == owner }
            let name = model.spec.constantOwner(owner)?.name.value ?? owner
            return .extending(name, own.map { $0.kind == .notification ? notification($0) : constant($0, [.public, .static]) })
        }
    }

    private func constant(_ constant: Constant, _ modifiers: [SwiftModifier] = [.public]) -> SwiftDeclaration {
        let own = value(constant)
        return .constant(constant.shownName.value, type(of: constant), own, modifiers, documentation: documentation(constant))
    }

    /// The type of a number, where Swift would take its literal for one of another.
    private func type(of constant: Constant) -> SwiftTypeName? {
        guard let type = number(constant) else { return nil }
        let isWhole = constant.value.map { Int($0.value) != nil } ?? true
        return type == (isWhole ? "Int" : "Double") ? nil : type
    }

    /// The type as it is declared, of a number.
    private func number(_ constant: Constant) -> SwiftTypeName? {
        guard let type = constant.type.map({ model.mapping.type($0.value).with(.required) }) else { return nil }
        return [.integer, .number].contains(model.flowType(type).type) && !["NSNumber", "NSDecimalNumber"].contains(type.base)
            ? type.base : nil
    }

    private func documentation(_ constant: Constant) -> SwiftDocumentation { model.documentation(constant.text, constant.provenance) }

    private func notification(_ constant: Constant) -> SwiftDeclaration {
        let name = SwiftExpression.string(constant.value?.value ?? constant.name.value)
        return .constant(
            ConstantNaming.notification(constant), nil,
            .name("NSNotification").dot("Name").called([SwiftArgument(nil, name)]), [.public, .static],
            documentation: documentation(constant))
    }

    /// Numbers stay numbers where the type says so, or where nothing says otherwise. One that nobody knows is 0.
    private func value(_ constant: Constant) -> SwiftExpression {
        let text = constant.value?.value ?? constant.name.value
        let type = constant.type.map { model.mapping.type($0.value).base }
        guard type != "String" else { return .string(text) }
        if type == "Bool" { return .boolean(text == "true" || text == "YES") }
        if constant.value == nil, number(constant) != nil { return .integer(0) }
        if let number = Int(text) { return .integer(number) }
        if let number = Double(text), number.isFinite { return .number(number) }
        return .string(text)
    }
}
