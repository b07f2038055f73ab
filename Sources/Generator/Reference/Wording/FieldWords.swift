internal import Spec

/// Fields of requests and answers as rows of a table.
struct FieldWords {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    /// Nested fields follow theirs, by path.
    func rows(_ fields: [Field], prefix: String = "") -> [[String]] {
        fields.flatMap { field in
            let name = prefix + field.name.value
            let always = field.isRequired || field.constant != nil ? context.say("yes") : context.say("no")
            return [[Markdown.code(name), type(field), always, meaning(field)]] + rows(field.fields, prefix: name + ".")
        }
    }

    func type(_ field: Field) -> String {
        let words = spelled(field.type)
        switch field.wire {
        case .plain: return words
        case .string: return words + " " + context.say("in a string")
        case .milliseconds: return words + " " + context.say("in milliseconds")
        case .since2001: return words + " " + context.say("in seconds since 2001")
        case .json: return words + " " + context.say("as JSON text")
        case .spaces: return words + " " + context.say("separated by blanks")
        case .commas: return words + " " + context.say("separated by commas")
        case .repeated: return words + ", " + context.say("an item for each")
        case .brackets:
            let name = Markdown.code(field.wire.itemName(field.name.value))
            return words + ", " + context.say("an item \(name) for each")
        case .iso8601: return words + " " + context.say("by ISO 8601")
        case .pattern:
            let zone = field.datePattern?.zone?.value
            let form = Markdown.code(field.wireName) + (zone.map { " (\($0))" } ?? "")
            return words + " " + context.say("as \(form)")
        }
    }

    func meaning(_ field: Field) -> String {
        let text = context.cell(field.text)
        var parts = [text]
        if let constant = field.constant, !text.contains(Markdown.code(constant.value)) {
            parts.append(context.say("Always ") + Markdown.code(constant.value) + ".")
        }
        if !field.values.isEmpty {
            parts.append(context.say("One of ") + field.values.map { Markdown.code($0.value) }.joined(separator: ", ") + ".")
        }
        if let example = field.example { parts.append(context.say("For example ") + Markdown.code(example.value) + ".") }
        if field.isSecret { parts.append(context.say("Secret.")) }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func spelled(_ type: ValueType) -> String {
        switch type {
        case .string: context.say("text", in: "type")
        case .integer: context.say("integer")
        case .number: context.say("number")
        case .boolean: context.say("Boolean")
        case .date: context.say("date")
        case .url: "URL"
        case .data: context.say("bytes")
        case .json: "JSON"
        case .object: context.say("object")
        case .list(let element): context.say("list of ") + spelled(element)
        case .table(let element): context.say("dictionary of ") + spelled(element)
        case .named(let name): context.typeLink(name)
        case .optional(let inner): spelled(inner)
        case .error: context.say("error")
        case .void: ""
        }
    }
}
