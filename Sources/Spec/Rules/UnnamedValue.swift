import Diagnostics

/// A name in a scenario for what is no value by itself.
enum UnnamedValue {
    static let rule = Rule(
        "spec-unnamed-value",
        "a scenario gives a name to what is no value",
        explanation: """
            `let` in a scenario keeps a value as it is at that moment. Nothing at all (`null`) has no type that a test could give it, and \
            the device is there throughout: what it shows is read where it is needed, or named by itself, as in `$device.callback`.
            """
    )

    static func finding(_ value: Expression) -> Diagnostic? {
        switch value.kind {
        case .null:
            return Diagnostic(rule, "nothing needs no name", at: [Label(value.place)], help: "write `null` where it is meant")
        case .reference(let reference) where reference.path.isEmpty && reference.local == "device":
            return Diagnostic(
                rule, "the device is no value", at: [Label(value.place)],
                help: "name what it shows: `$device.callback`, `$device.visited` or `$device.opened`")
        default: return nil
        }
    }
}
