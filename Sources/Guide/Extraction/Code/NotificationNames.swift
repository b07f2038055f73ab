import Declarations

/// Names of notifications that Swift declares as members of `Notification.Name`: constants that belong to nobody.
enum NotificationNames {
    static let types: Set<String> = ["Notification.Name", "NSNotification.Name"]

    /// `static let doorDidOpen = Notification.Name("doorDidOpen")`
    static func isOne(_ property: PropertyDeclaration) -> Bool {
        guard property.isStatic, property.nameText != nil else { return false }
        guard let type = property.type?.name ?? property.valueType else { return true }
        return types.contains(type) || ["Self", "Name"].contains(type)
    }

    /// Whether an extension adds nothing else.
    static func areAll(of type: TypeDeclaration) -> Bool {
        type.kind == .extension && types.contains(type.name) && !type.members.isEmpty
            && type.members.allSatisfy { if case .property(let property) = $0.declaration.kind { isOne(property) } else { false } }
    }
}

extension Extraction {
    mutating func addNotification(
        _ property: PropertyDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage
    ) {
        var fact = Fact(.constant, property.name, source: place.source, span: passage.file(declaration.span))
        fact.type = "Notification.Name"
        fact.value = property.nameText
        finish(fact, declaration, in: passage)
    }
}
