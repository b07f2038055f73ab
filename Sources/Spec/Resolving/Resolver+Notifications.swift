import SourceText
import YAMLTree

/// Notifications, and what they carry.
extension Resolver {
    mutating func post(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb? {
        notification(name).map { .post($0, carried(node["with"], scope)) }
    }

    mutating func posted(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        guard let name = notification(name) else { return nil }
        let values = carried(node["with"], scope)
        let result = resultName(node)
        if let result {
            let parts = Self.parts.map { Field(name: $0, .optional(.json), isRequired: false, at: name.place) }
            scope.locals[result] = Scope.Binding(type: .object, fields: FieldTable(parts))
        }
        return .posted(name, values, result: result)
    }

    private static let parts = ["object", "userInfo"]

    /// The constant of a notification.
    private mutating func notification(_ name: YAMLNode) -> Located<String>? {
        guard let name = name.located else { return nil }
        let known = index.names.notifications
        if !known.contains(name.value) { report(DanglingReference.diagnostic(name, kind: "notification", known: known)) }
        return name
    }

    /// What an app reads of the notification: anything that JSON knows, and for `object` also an object of a class.
    private mutating func carried(_ table: YAMLNode?, _ scope: Scope) -> [Argument] {
        (table?.entries ?? []).map { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            if !Self.parts.contains(name.value) {
                report(DanglingReference.diagnostic(name, kind: "part of a notification", known: KnownNames(Self.parts)))
            }
            let value = value(entry.value, as: nil, "`\(name.value)`", scope)
            checkCarried(value, name.value, scope)
            return Argument(name: name, value: value.expression)
        }
    }

    private mutating func checkCarried(_ value: Value, _ name: String, _ scope: Scope) {
        let type = value.type.unwrapped
        if name == "object", let owner = type.innerName, index.classes[owner] != nil { return }
        if name == "userInfo", type != .json, type != .object, !value.isUnknown {
            let help = "write it as `{object: {…}}`"
            report(
                TypeMismatch.diagnostic("`userInfo` takes an object, this is `\(type.spelling)`", at: value.expression.place, help: help))
            return
        }
        check(value, as: .optional(.json), "`\(name)`", scope)
    }
}
