import Declarations

/// What an app's code, which a scenario is, may hand over.
extension Resolver {
    /// Flows take a dictionary for JSON; the app's code, which a scenario is, has to hand over one.
    mutating func checkDictionary(_ argument: Argument, _ declared: TypeName?) {
        let name = argument.name.value
        guard case .named(let type)? = declared else { return }
        if Self.listsDictionaries(type), case .list = argument.value.kind {
            return checkMembers(argument.value, of: .named(type), name, in: "list")
        }
        guard Self.isDictionary(type) else { return }
        if case .null = argument.value.kind { return }
        if case .object = argument.value.kind { return checkMembers(argument.value, of: .named(type), name, in: "dictionary") }
        guard ![.json, .object].contains(argument.value.type.unwrapped) else { return }
        report(
            TypeMismatch.diagnostic(
                "`\(name)` takes a dictionary, this is `\(argument.value.type.spelling)`", at: argument.value.place,
                help: "write `{object: {key: value}}`"))
    }

    private static func isDictionary(_ type: TypeName.Named) -> Bool { ["NSDictionary", "Dictionary"].contains(type.name) }

    private static func listsDictionaries(_ type: TypeName.Named) -> Bool {
        guard ["NSArray", "Array"].contains(type.name), case .named(let item)? = type.arguments.last else { return false }
        return isDictionary(item) || listsDictionaries(item)
    }

    /// A typed dictionary, or a list of dictionaries, holds nothing but what it says.
    private mutating func checkMembers(_ value: Expression, of declared: TypeName, _ name: String, in holder: String) {
        guard case .named(let type) = declared else { return }
        switch (value.kind, type.arguments.last) {
        case (.object, nil) where Self.isDictionary(type): return
        case (.object(let members), let member?) where type.arguments.count == 2:
            for each in members { checkMembers(each.value, of: member, each.name.value, in: "dictionary") }
        case (.list(let items), let element?) where type.arguments.count == 1:
            for item in items { checkMembers(item, of: element, name, in: "list") }
        default:
            let isObjectiveC = type.pointerDepth > 0 || type.name == "id"
            let wanted = TypeMapping.valueType(declared, isObjectiveC ? .objectiveC : .swift).unwrapped
            let found = value.type
            guard wanted != .json || Self.isDictionary(type), found != wanted, (found, wanted) != (.integer, .number) else { return }
            // A text that is written out is a URL, or bytes in Base64, where one is expected.
            if case .string(let text) = value.kind, wanted == .url || wanted == .data && Base64Text.isRead(text) { return }
            let held = wanted == .json ? "dictionaries" : "`\(wanted.spelling)`"
            report(
                TypeMismatch.diagnostic(
                    "`\(name)` is `\(found.spelling)` in a \(holder) of \(held)", at: value.place,
                    help: wanted == .string ? "write it in quotes" : "write a value of that type"))
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
