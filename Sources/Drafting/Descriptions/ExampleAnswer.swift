import APIDescriptions
import YAMLTree

/// What a mock answers before anybody has said more: the description's examples, and plain values where it has none.
struct ExampleAnswer {
    private let draft: DescriptionDraft
    private let objects: [String: DescriptionDraft.Object]

    init(_ draft: DescriptionDraft) {
        self.draft = draft
        objects = Dictionary(draft.objects.map { ($0.component, $0) }) { first, _ in first }
    }

    func answer(of endpoint: DescriptionDraft.Endpoint) -> YAMLOutline {
        if let answer = endpoint.operation.answers.first, answer.kind == .events { return events(answer, of: endpoint) }
        let step: YAMLOutline =
            switch endpoint.operation.answers.first {
            case let answer? where answer.isWhole:
                .mapping([("respond", .mapping(answer.fields.map { ($0.name, .flow(whole($0.schema))) }))])
            case let answer? where answer.kind == .json: .mapping([("respond", members(answer.fields))])
            case let answer? where answer.kind == .text || answer.kind == .html:
                .mapping([("respond", .flow(.mapping([("body", .text("text"))])))])
            case let answer? where answer.kind == .redirect: .mapping([("redirect", .text("https://example.com/"))])
            default: .mapping([("respond", .flow(.mapping([])))])
            }
        return .mapping([("endpoint", .text(endpoint.name)), ("steps", .list([step]))])
    }

    /// One event, and no more.
    private func events(_ answer: APIAnswer, of endpoint: DescriptionDraft.Endpoint) -> YAMLOutline {
        let event: YAMLOutline =
            answer.isWhole ? .mapping(answer.fields.map { ($0.name, .flow(whole($0.schema))) }) : members(answer.fields)
        let steps: [YAMLOutline] = [.mapping([("event", event)]), .mapping([("stream", .text("ended"))])]
        return .mapping([("endpoint", .text(endpoint.name)), ("steps", .list(steps))])
    }

    /// Of objects inside, what must be there; at the top, what has an example too. What has one value only is sent by itself there.
    private func members(_ fields: [APIField], depth: Int = 0) -> YAMLOutline {
        let given = fields.filter {
            $0.schema.constant == nil ? $0.isRequired || depth == 0 && $0.schema.example != nil : $0.isRequired && depth > 0
        }
        let pairs = given.map { (YAMLQuote.scalar($0.name), value($0.schema, depth)) }
        return depth == 0 && !pairs.isEmpty ? .mapping(pairs.map { ($0.0, .flow($0.1)) }) : .mapping(pairs)
    }

    /// A list that is all of an answer shows what stands in it.
    private func whole(_ schema: APISchema) -> YAMLOutline {
        if case .list(let item) = schema.kind { .list([value(item, 1)]) } else { value(schema, 1) }
    }

    private func value(_ schema: APISchema, _ depth: Int) -> YAMLOutline {
        switch schema.kind {
        case .string, .bytes: return .quoted(schema.constant ?? schema.values.first ?? literal(schema.example) ?? "text")
        case .url: return .quoted(literal(schema.example) ?? "https://example.com/")
        case .data: return .quoted("AQID")
        case .time, .day: return .flow(.mapping([("at", .plain("1738281600"))]))
        case .integer:
            return .plain((schema.constant ?? schema.values.first ?? schema.example).flatMap { Int($0) }.map { String($0) } ?? "1")
        case .number: return .plain(schema.example.flatMap { Double($0) }.map { String($0) } ?? "1.5")
        case .boolean: return .plain((schema.constant ?? schema.example) == "false" ? "false" : "true")
        case .list: return .list([])
        case .object(let fields): return .mapping([("object", members(fields, depth: depth + 1))])
        case .named(let component): return .mapping([("object", members(objects[component]?.fields ?? [], depth: depth + 1))])
        case .any: return .mapping([("object", .mapping([]))])
        }
    }

    /// Nil for what a spec would read as a reference.
    private func literal(_ text: String?) -> String? { text.flatMap { $0.isEmpty || $0.contains("$") || $0.contains("{") ? nil : $0 } }
}
