internal import Spec

/// Values of sample requests as they travel.
struct SampleValues {
    let requests: CurlRequests
    /// The shell's variable for a part of an earlier answer.
    let variable: (Reference) -> String

    var model: SystemModel { requests.model }

    /// What a parameter is given: what the request says, else its sample; nil for one that may be left out.
    func value(of field: Field, in arguments: [Argument], asJSON: Bool) -> ShellWord? {
        if let given = arguments.first(where: { $0.name.value == field.name.value })?.value {
            return asJSON ? json(given, field) : text(given, field)
        }
        guard field.isRequired || field.constant != nil, let sample = model.spec.sample(of: field) else { return nil }
        return ShellWord(asJSON && !Self.isBare(field) ? Escaping.json(sample) : sample)
    }

    /// The items of a query or form that a field is given in: one, or one for each element of a list that is spread.
    func items(of field: Field, in arguments: [Argument]) -> [ShellWord] {
        let given = arguments.first { $0.name.value == field.name.value }?.value
        if field.wire.isSpread, case .list(let items)? = given?.kind { return items.map { text($0, nil) } }
        return value(of: field, in: arguments, asJSON: false).map { [$0] } ?? []
    }

    /// Outside of JSON.
    func text(_ value: Expression, _ field: Field?) -> ShellWord {
        switch value.kind {
        case .list(let items) where field?.wire != .json:
            ShellWord(joining: items.map { text($0, nil) }, by: field?.wire == .commas ? "," : " ")
        case .list, .object: json(value, nil)
        case .interpolation(let parts): ShellWord(joining: parts.map { text($0, nil) })
        case .reference(let reference): self.reference(reference)
        default: ShellWord(literal(value))
        }
    }

    func json(_ value: Expression, _ field: Field?) -> ShellWord {
        switch value.kind {
        case .list(let items): "[" + ShellWord(joining: items.map { json($0, nil) }, by: ", ") + ShellWord("]")
        case .object(let members): object(members.map { ($0.name.value, json($0.value, nil)) })
        case .integer, .number, .boolean, .null: ShellWord(field?.wire == .string ? "\"\(literal(value))\"" : literal(value))
        case .reference where field.map(Self.isBare) ?? false: text(value, field)
        default: "\"" + text(value, field).mappingText(Escaping.jsonBody) + ShellWord("\"")
        }
    }

    func object(_ members: [(name: String, value: ShellWord)]) -> ShellWord {
        "{" + ShellWord(joining: members.map { Escaping.json($0.name) + ": " + $0.value }, by: ", ") + ShellWord("}")
    }

    /// Whether JSON has the value without quotes.
    private static func isBare(_ field: Field) -> Bool {
        switch field.type.unwrapped {
        case .integer, .number, .boolean: field.wire != .string
        default: false
        }
    }

    private func reference(_ reference: Reference) -> ShellWord {
        guard reference.root == .app, let name = reference.path.first else { return ShellWord(variable: variable(reference)) }
        let seed = requests.lookup.registered(name)?.seed
        return seed.map { text($0, nil) } ?? ShellWord("")
    }

    private func literal(_ value: Expression) -> String {
        switch value.kind {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let flag): String(flag)
        case .null: "null"
        case .enumCase(let type, let name): enumCase(type, name)
        default: ""
        }
    }

    private func enumCase(_ type: String, _ name: String) -> String {
        guard let enumeration = model.enums[type], let found = enumeration.cases.first(where: { $0.name.value == name }) else {
            return name
        }
        return enumeration.wireText(of: found) ?? found.value.map { String($0.value) } ?? name
    }
}
