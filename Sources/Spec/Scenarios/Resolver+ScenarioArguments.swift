import Declarations

/// What an app's code, which a scenario is, may hand over.
extension Resolver {
    /// Flows take a dictionary for JSON; the app's code, which a scenario is, has to hand over one.
    mutating func checkDictionary(_ argument: Argument, _ declared: TypeName?) {
        let name = argument.name.value
        guard case .named(let type)? = declared, ["NSDictionary", "Dictionary"].contains(type.name) else { return }
        if case .null = argument.value.kind { return }
        if case .object(let members) = argument.value.kind { return checkTexts(members, type) }
        guard ![.json, .object].contains(argument.value.type.unwrapped) else { return }
        report(
            TypeMismatch.diagnostic(
                "`\(name)` takes a dictionary, this is `\(argument.value.type.spelling)`", at: argument.value.place,
                help: "write `{object: {key: value}}`"))
    }

    /// A dictionary of texts holds nothing else.
    private mutating func checkTexts(_ members: [Argument], _ type: TypeName.Named) {
        guard type.arguments.count == 2, ["String", "NSString"].contains(type.arguments[1].name ?? "") else { return }
        for member in members where member.value.type != .string {
            let message = "`\(member.name.value)` is `\(member.value.type.spelling)` in a dictionary of texts"
            report(TypeMismatch.diagnostic(message, at: member.value.place, help: "write it in quotes"))
        }
    }

    /// What is declared as never missing is not given nothing.
    mutating func checkNothing(_ argument: Argument, _ type: ValueType) {
        guard case .null = argument.value.kind, !type.isOptional else { return }
        let name = argument.name.value
        report(
            TypeMismatch.diagnostic(
                "`\(name)` is declared as never missing: it takes `\(type.spelling)`, this is nothing", at: argument.value.place,
                help: "give it a value, or declare it as nullable"))
    }
}
