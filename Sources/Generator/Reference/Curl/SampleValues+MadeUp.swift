internal import Spec

/// Values for what has to be given where the spec shows none, as JSON.
extension SampleValues {
    /// From the name and the type.
    func madeUp(_ field: Field) -> ShellWord {
        switch field.type.unwrapped {
        case .integer, .number, .date: ShellWord("1")
        case .boolean: ShellWord("true")
        case .list: ShellWord("[]")
        case .json: ShellWord("{}")
        case .object: object(field.fields.filter(\.isRequired).map { ($0.name.value, value(of: $0, in: [], asJSON: true) ?? madeUp($0)) })
        case .url: ShellWord(Escaping.json("https://example.com/\(field.name.value)"))
        case .data: ShellWord(Escaping.json(""))
        case .named(let name): ShellWord(firstCase(of: name) ?? Escaping.json(field.name.value))
        default: ShellWord(Escaping.json(field.name.value))
        }
    }

    /// A case of an enum as it travels in JSON.
    private func firstCase(of name: String) -> String? {
        guard let enumeration = model.enums[name] else { return nil }
        guard let first = enumeration.cases.first else { return enumeration.isTypedNumber ? "1" : nil }
        return enumeration.wireText(of: first).map(Escaping.json) ?? String(enumeration.number(of: first))
    }
}
