import Diagnostics
import Spec

/// The answers of an operation: documented ones, their alternatives, and errors with an example each.
struct ResponseBuilder {
    private let endpoints: [Endpoint]
    private let schemas: Schemas

    init(_ endpoints: [Endpoint], _ schemas: Schemas) {
        self.endpoints = endpoints
        self.schemas = schemas
    }

    /// What may stand behind one status.
    private struct Answer {
        var descriptions: [String] = []
        var headers: [String: JSONValue] = [:]
        /// Schemas by media type.
        var content: [(type: String, schema: JSONValue)] = []
        /// Examples by media type and name.
        var examples: [String: [String: JSONValue]] = [:]
    }

    var responses: [String: JSONValue] {
        var answers: [Int: Answer] = [:]
        for endpoint in endpoints {
            for response in [endpoint.response].compactMap({ $0 }) + endpoint.alternatives {
                add(response, of: endpoint, to: &answers[response.status.value, default: Answer()])
            }
            addErrors(of: endpoint, to: &answers)
            if endpoint.direction == .open, endpoint.response != nil { Self.addPage(to: &answers[200, default: Answer()]) }
        }
        // An operation has at least one answer.
        guard !answers.isEmpty else { return ["default": .object(["description": .string("Not documented.")])] }
        return Dictionary(answers.map { (String($0.key), value($0.value)) }) { first, _ in first }
    }

    private func value(_ answer: Answer) -> JSONValue {
        var seen: Set<String> = []
        let words = answer.descriptions.filter { !$0.isEmpty && seen.insert($0).inserted }
        var members: [String: JSONValue] = ["description": .string(words.isEmpty ? "The answer." : words.joined(separator: " "))]
        if !answer.headers.isEmpty { members["headers"] = .object(answer.headers) }
        let types = Dictionary(grouping: answer.content, by: \.type)
        if !types.isEmpty {
            members["content"] = .object(
                Dictionary(
                    types.map { type, parts in
                        var media: [String: JSONValue] = ["schema": Alternatives.of(parts.map(\.schema))]
                        if let examples = answer.examples[type] { media["examples"] = .object(examples) }
                        return (type, JSONValue.object(media))
                    }
                ) { first, _ in first })
        }
        return .object(members)
    }

    private func add(_ response: Endpoint.Response, of endpoint: Endpoint, to answer: inout Answer) {
        answer.descriptions.append(endpoint.text.main)
        for header in response.headers { answer.headers[header.name.value] = .object(["schema": schemas.schema(header)]) }
        switch response.kind {
        case .json where response.prefix == nil && response.suffix == nil:
            answer.content.append(("application/json", content(response)))
        // The data of one event: the form of what follows another no schema of 3.1 tells.
        case .events: answer.content.append(("text/event-stream", content(response)))
        case .json: answer.content.append(("text/plain", .object(["type": .string("string")])))
        case .html: answer.content.append(("text/html", .object(["type": .string("string")])))
        case .text: answer.content.append(("text/plain", .object(["type": .string("string")])))
        // A schema of 3.1 says nothing of bytes: their type of content does.
        case .bytes: answer.content.append((response.contentType ?? "application/octet-stream", .object([:])))
        case .redirect: answer.headers["Location"] = Self.location
        // WebSockets have no place in OpenAPI, and do not come here.
        case .empty, .messages: break
        }
    }

    /// What is in a body: an object, or the value that is all of it.
    private func content(_ response: Endpoint.Response) -> JSONValue {
        (response.whole ?? response.data).map(schemas.schema) ?? schemas.object(response.fields)
    }

    /// What is opened is seen by a person before it leads on.
    private static func addPage(to answer: inout Answer) {
        answer.descriptions.append("The page that a person sees.")
        answer.content.append(("text/html", .object(["type": .string("string")])))
    }

    private static let location = JSONValue.object([
        "schema": .object(["type": .string("string"), "format": .string("uri-reference")]),
        "description": .string("Where the answer goes, with its values in the query."),
    ])

    // MARK: - Errors

    private func addErrors(of endpoint: Endpoint, to answers: inout [Int: Answer]) {
        guard let shape = schemas.spec.failures.first(where: { $0.name.value == endpoint.failure?.value }) else { return }
        let carried = schemas.spec.errors.filter { type in shape.errors.contains { $0.value == type.name.value } }
        for error in endpoint.errors {
            let name = error.value.split(separator: ".").last.map(String.init) ?? error.value
            for type in carried {
                guard let found = type.cases.first(where: { $0.name.value == name }) else { continue }
                // An error that several codes stand for may have a status for each of them.
                for status in Set(([found.firstStatus] + found.otherStatuses).map { ($0 ?? shape.status).value }) {
                    add(found, of: type, shape, to: &answers[status, default: Answer()])
                }
                break
            }
        }
        // Nobody is sent to an address that is not the app's.
        if shape.isSentBack, !endpoint.errors.isEmpty { addUnsendable(shape, to: &answers[400, default: Answer()]) }
    }

    private func addUnsendable(_ shape: FailureShape, to answer: inout Answer) {
        answer.descriptions.append("What can't be sent back to the app.")
        answer.content.append(("application/json", FailureBody(shape, schemas).schema))
    }

    private func add(_ error: ErrorCase, of type: ErrorEnumeration, _ shape: FailureShape, to answer: inout Answer) {
        answer.descriptions.append("`\(error.name.value)`: \(error.text.main)")
        for header in shape.headers { answer.headers[header.field.name.value] = .object(["schema": schemas.schema(header.field)]) }
        guard !shape.isSentBack else {
            answer.headers["Location"] = Self.location
            return
        }
        guard !shape.fields.isEmpty else { return }
        let media = shape.isText ? "text/plain" : "application/json"
        answer.content.append((media, FailureBody(shape, schemas).schema))
        let example = JSONValue.object(["summary": .string(error.text.main), "value": FailureBody(shape, schemas).example(error, of: type)])
        answer.examples[media, default: [:]][error.name.value] = example
    }
}

extension FailureShape {
    fileprivate var isSentBack: Bool { (300..<400).contains(status.value) }
}

/// The body of an error answer: fields by path.
struct FailureBody {
    private let shape: FailureShape
    private let schemas: Schemas

    init(_ shape: FailureShape, _ schemas: Schemas) {
        self.shape = shape
        self.schemas = schemas
    }

    private indirect enum Node {
        case leaf(JSONValue)
        case branch([String: Node])
        case list([Int: Node])

        mutating func set(_ path: ArraySlice<String>, _ value: JSONValue) {
            guard let first = path.first else { return self = .leaf(value) }
            if let place = Property.itemPlace(first) {
                var items: [Int: Node] = if case .list(let items) = self { items } else { [:] }
                items[place, default: .branch([:])].set(path.dropFirst(), value)
                self = .list(items)
            } else {
                var members: [String: Node] = if case .branch(let members) = self { members } else { [:] }
                members[first, default: .branch([:])].set(path.dropFirst(), value)
                self = .branch(members)
            }
        }

        var value: JSONValue {
            switch self {
            case .leaf(let value): value
            case .branch(let members): .object(members.mapValues(\.value))
            case .list(let items): .array(inOrder(items).map(\.value))
            }
        }

        var schema: JSONValue {
            switch self {
            case .leaf(let schema): schema
            case .branch(let members): .object(["type": .string("object"), "properties": .object(members.mapValues(\.schema))])
            case .list(let items): .object(["type": .string("array"), "items": inOrder(items).last?.schema ?? .object([:])])
            }
        }

        private func inOrder(_ items: [Int: Node]) -> [Node] { items.sorted { $0.key < $1.key }.map(\.value) }
    }

    private var parts: [(path: ArraySlice<String>, field: Field, placeholder: FailureShape.Placeholder)] {
        zip(shape.placeholders, shape.fields).map { (FailureShape.steps(of: $0.path)[...], $1, $0.placeholder) }
    }

    var schema: JSONValue {
        var tree = Node.branch([:])
        for part in parts { tree.set(part.path, Self.anonymous(schemas.schema(part.field))) }
        return tree.schema
    }

    /// What a client hears of one error; parts that only a real request gives are left out.
    func example(_ error: ErrorCase, of type: ErrorEnumeration) -> JSONValue {
        var tree = Node.branch([:])
        let all = Dictionary(schemas.spec.errors.map { ($0.name.value, $0) }) { first, _ in first }
        let wire = shape.spelling(of: error, in: type.name.value, among: all)
        for part in parts {
            let text: String? =
                switch part.placeholder {
                case .message: error.text.main
                case .wire(let name): wire[name]
                case .constant(let text): text
                case .time: "2025-01-31 08:15:00Z"
                case .identifier: "00000000-0000-4000-8000-000000000000"
                case .status: String((error.firstStatus ?? shape.status).value)
                case .detail: nil
                }
            if let text { tree.set(part.path, schemas.literal(text, part.field)) }
        }
        return tree.value
    }

    /// A placeholder's constant is no constant of all errors.
    private static func anonymous(_ schema: JSONValue) -> JSONValue {
        guard case .object(var members) = schema else { return schema }
        members["const"] = nil
        return .object(members)
    }
}
