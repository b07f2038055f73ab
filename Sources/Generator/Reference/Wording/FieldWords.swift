internal import Spec

/// Fields of requests and answers as rows of a table.
struct FieldWords {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    /// Nested fields follow theirs, by path.
    func rows(_ fields: [Field], prefix: String = "") -> [[String]] {
        fields.flatMap { field in
            let name = prefix + field.name.value
            let always = field.isRequired || field.constant != nil ? context.say("yes", "예") : context.say("no", "아니요")
            return [[Markdown.code(name), type(field), always, meaning(field)]] + rows(field.fields, prefix: name + ".")
        }
    }

    func type(_ field: Field) -> String {
        let words = spelled(field.type)
        switch field.wire {
        case .plain: return words
        case .string: return words + " " + context.say("in a string", "(문자열로 전송)")
        case .milliseconds: return words + " " + context.say("in milliseconds", "(밀리초)")
        case .json: return words + " " + context.say("as JSON text", "(JSON 문자열)")
        case .spaces: return words + " " + context.say("separated by blanks", "(공백으로 구분)")
        case .commas: return words + " " + context.say("separated by commas", "(쉼표로 구분)")
        case .repeated: return words + ", " + context.say("an item for each", "값마다 항목 하나")
        case .brackets:
            let name = Markdown.code(field.wire.itemName(field.name.value))
            return words + ", " + context.say("an item \(name) for each", "값마다 \(name) 항목 하나")
        case .iso8601: return words + " " + context.say("by ISO 8601", "(ISO 8601)")
        }
    }

    func meaning(_ field: Field) -> String {
        let text = context.cell(field.text)
        var parts = [text]
        if let constant = field.constant, !text.contains(Markdown.code(constant.value)) {
            parts.append(context.say("Always ", "항상 ") + Markdown.code(constant.value) + ".")
        }
        if !field.values.isEmpty {
            parts.append(context.say("One of ", "다음 중 하나: ") + field.values.map { Markdown.code($0.value) }.joined(separator: ", ") + ".")
        }
        if let example = field.example { parts.append(context.say("For example ", "예: ") + Markdown.code(example.value) + ".") }
        if field.isSecret { parts.append(context.say("Secret.", "비밀 값입니다.")) }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func spelled(_ type: ValueType) -> String {
        switch type {
        case .string: context.say("text", "문자열")
        case .integer: context.say("integer", "정수")
        case .number: context.say("number", "숫자")
        case .boolean: context.say("Boolean", "불리언")
        case .date: context.say("date", "날짜")
        case .url: "URL"
        case .data: context.say("bytes", "바이트")
        case .json: "JSON"
        case .object: context.say("object", "객체")
        case .list(let element): context.say("list of ", "목록: ") + spelled(element)
        case .named(let name): context.typeLink(name)
        case .optional(let inner): spelled(inner)
        case .error: context.say("error", "오류")
        case .void: ""
        }
    }
}
