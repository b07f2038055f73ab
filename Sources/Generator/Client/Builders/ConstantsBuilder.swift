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
        let type = constant.type.map { model.mapping.type($0.value) }
        let value = value(constant, type)
        // `let limit = 3` is an Int, and of a type that is none apps would have another than the vendor's.
        let isNumber = type.map { $0.isInteger || Self.fractions.contains($0.base) } ?? false
        let isWhole = constant.value.map { Int($0.value) != nil } ?? true
        let isPlain = type?.base == "Int" || type?.base == "Double" && !isWhole
        return .constant(
            constant.shownName.value, isNumber && !isPlain ? type?.base : nil, value, modifiers, documentation: documentation(constant))
    }

    private static let fractions: Set<SwiftTypeName> = ["Double", "Float", "CGFloat", "TimeInterval"]

    private func documentation(_ constant: Constant) -> SwiftDocumentation { model.documentation(constant.text, constant.provenance) }

    private func notification(_ constant: Constant) -> SwiftDeclaration {
        let name = SwiftExpression.string(constant.value?.value ?? constant.name.value)
        return .constant(
            ConstantNaming.notification(constant), nil,
            .name("NSNotification").dot("Name").called([SwiftArgument(nil, name)]), [.public, .static],
            documentation: documentation(constant))
    }

    /// Numbers stay numbers where the type says so, or where nothing says otherwise. A number that nobody says is 0.
    private func value(_ constant: Constant, _ type: SwiftType?) -> SwiftExpression {
        if constant.value == nil, let type, type.isInteger || Self.fractions.contains(type.base) { return .integer(0) }
        let text = constant.value?.value ?? constant.name.value
        guard type?.base != "String" else { return .string(text) }
        if type?.base == "Bool" { return .boolean(text == "true" || text == "YES") }
        if let number = Int(text) { return .integer(number) }
        if let number = Double(text), number.isFinite { return .number(number) }
        return .string(text)
    }
}
