import APIDescriptions
import SourceText

/// What a description says that one operation answers.
struct DescribedAnswers {
    private(set) var statuses: [StatusPlace] = []
    private(set) var fields: [AnsweredField] = []
    private let endpoint: String
    private let objects: [String: APIObject]

    init(_ operation: APIOperation, objects: [String: APIObject]) {
        endpoint = "\(operation.method) \(operation.url)"
        self.objects = objects
        statuses =
            operation.answers.map { StatusPlace(status: $0.status, endpoint: endpoint, span: $0.place.span) }
            + operation.refusals.map { StatusPlace(status: $0.status, endpoint: endpoint, span: $0.place.span) }
        for answer in operation.answers where answer.kind == .json {
            answer.isWhole ? answer.fields.forEach { add(inside: $0.schema, within: []) } : add(answer.fields, within: [])
        }
        for refusal in operation.refusals {
            fields += refusal.members.flatMap { $0.split(separator: ".") }.map { field(String($0), nil, refusal.place.span) }
        }
    }

    private mutating func add(_ list: [APIField], within: Set<String>) {
        for each in list {
            fields.append(field(each.name, Self.kind(each.schema.kind), each.place.span))
            add(inside: each.schema, within: within)
        }
    }

    /// Objects may hold themselves.
    private mutating func add(inside schema: APISchema, within: Set<String>) {
        switch schema.innermost {
        case .object(let fields): add(fields, within: within)
        case .named(let name) where !within.contains(name): add(objects[name]?.fields ?? [], within: within.union([name]))
        default: break
        }
    }

    private func field(_ name: String, _ kind: TravellingKind?, _ span: Span) -> AnsweredField {
        AnsweredField(name: name, endpoint: endpoint, kind: kind, span: span)
    }

    private static func kind(_ kind: APISchema.Kind) -> TravellingKind? {
        switch kind {
        case .string, .url, .data, .bytes, .time, .day: .text
        case .integer, .number: .number
        case .boolean: .boolean
        case .list: .list
        case .object, .named: .object
        case .any: nil
        }
    }
}
