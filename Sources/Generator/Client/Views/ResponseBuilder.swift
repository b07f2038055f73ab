internal import Spec

/// The struct of what an endpoint answers, with the initialiser that reads it.
struct ResponseBuilder {
    let endpoint: Endpoint
    let model: SystemModel

    init(_ endpoint: Endpoint, _ model: SystemModel) {
        self.endpoint = endpoint
        self.model = model
    }

    var type: TypeView {
        let fields = EndpointShapes.fields(endpoint)
        let name = EndpointShapes.structure(endpoint)
        let documentation = DocComment(text: "What `\(endpoint.name.value)` answers.").lines(depth: 0)
        let reading = FunctionView(
            documentation: [],
            head: ["init(_ response: IncomingResponse) throws {"],
            body: ((endpoint.readsStatus ? ["status = response.status"] : [])
                + (endpoint.alternatives.isEmpty ? endpoint.response.map(plain) ?? [] : alternatives)).map { .line($0) }
        )
        return structure(name, fields, documentation, depth: 1, reading: reading)
    }

    /// Fields as constants, structs of their own for objects, and the initialiser.
    private func structure(_ name: String, _ fields: [Field], _ documentation: [String], depth: Int, reading: FunctionView) -> TypeView {
        let constants = fields.map { field in
            let isObject = !field.fields.isEmpty
            let type = FlowType(
                field.type, optional: !field.isRequired, structure: isObject ? SwiftIdentifier.typeName(field.name.value) : nil)
            let identifier = SwiftIdentifier.escaped(SwiftIdentifier.camelCase(field.name.value))
            let comment = DocComment(text: field.text?.en ?? "").lines(depth: depth)
            return MemberView(kind: .lines(comment + ["let \(identifier): \(model.spelling(type))"]))
        }
        let nested = fields.filter { !$0.fields.isEmpty }.map { field -> MemberView in
            let reader = nestedReading(field)
            let comment = DocComment(text: field.text?.en ?? "").lines(depth: depth)
            return MemberView(
                kind: .structure(
                    structure(SwiftIdentifier.typeName(field.name.value), field.fields, comment, depth: depth + 1, reading: reader)))
        }
        let contents = constants + nested + [MemberView(kind: .function(reading))]
        return TypeView(documentation: documentation, head: "struct \(name): Sendable {", contents: contents)
    }

    private func plain(_ response: Endpoint.Response) -> [String] {
        if response.kind == .text || response.kind == .html {
            return response.fields.map { "\(selfName($0)) = response.text" } + response.headers.map(headerAssignment)
        }
        if response.kind == .redirect {
            let items = response.fields.map { field in
                let text = redirected(field)
                return "\(selfName(field)) = " + (field.isRequired ? "try required(\(text), \(key(field)))" : text)
            }
            return [Self.location] + items + response.headers.map(headerAssignment)
        }
        let reader = response.fields.isEmpty || response.kind != .json ? [] : ["let reader = try response.reader(\(affixes(response)))"]
        return reader + response.fields.map { assignment($0, "reader") } + response.headers.map(headerAssignment)
    }

    /// Each documented answer is read when its status came; the others stay empty.
    private var alternatives: [String] {
        guard let response = endpoint.response else { return [] }
        let isRedirect = response.kind == .redirect
        let isText = response.kind == .text || response.kind == .html
        var lines =
            isText || response.fields.isEmpty
            ? [] : [isRedirect ? Self.location : "let reader = try? response.reader(\(affixes(response)))"]
        let isMain = "response.status == \(response.status.value)"
        for field in response.fields {
            let value = Self.tried(read(field, "$0"))
            let effect = value.hasPrefix("try ") ? "try " : ""
            let found =
                isText
                ? "response.text" : isRedirect ? redirected(field) : "\(effect)reader?.optional(\(key(field))).map { \(value) } ?? nil"
            lines.append("\(selfName(field)) = \(isMain) ? \(found) : nil")
        }
        lines += response.headers.map { "\(selfName($0)) = \(isMain) ? response.header(\(key($0))) : nil" }
        for alternative in endpoint.alternatives {
            guard let name = alternative.name?.value else { continue }
            let property = SwiftIdentifier.camelCase(name)
            let type = SwiftIdentifier.typeName(name)
            let marks = alternative.headers.compactMap { header in
                header.constant.map { "response.header(\(key(header))) == \(Escaping.swiftLiteral($0.value))" }
            }
            let test = (["response.status == \(alternative.status.value)"] + marks).joined(separator: " && ")
            lines += CodeLayout.broken("self.\(property) = \(test) ? try? \(type)(response) : nil", depth: 2)
        }
        return lines
    }

    private static let location = "let location = response.header(\"Location\").flatMap { URL(string: $0) }"

    /// A field of an answer that goes back by a redirect: a query item of its URL.
    private func redirected(_ field: Field) -> String {
        let text = "location?.queryValue(\(key(field)))"
        switch FlowType(field.type).type {
        case .integer: return "\(text).flatMap { Int($0) }"
        case .json, .object: return "\(text).flatMap { try? JSONValue(parsing: Array($0.utf8)) }"
        default: return text
        }
    }

    private func affixes(_ response: Endpoint.Response) -> String {
        let prefix = response.prefix.map { "prefix: \(Escaping.swiftLiteral($0.value))" }
        let suffix = response.suffix.map { "suffix: \(Escaping.swiftLiteral($0.value))" }
        return [prefix, suffix].compactMap { $0 }.joined(separator: ", ")
    }

    private func headerAssignment(_ field: Field) -> String {
        let text = "response.header(\(key(field)))"
        return "\(selfName(field)) = " + (field.isRequired ? "try required(\(text), \(key(field)))" : text)
    }

    private func selfName(_ field: Field) -> String { "self.\(SwiftIdentifier.camelCase(field.name.value))" }
    private func key(_ field: Field) -> String { Escaping.swiftLiteral(field.name.value) }

    /// `self.name = …`: a field as it is read off its object.
    func assignment(_ field: Field, _ reader: String) -> String {
        if field.isRequired {
            let value = read(field, "\(reader).member(\(key(field)))")
            return "\(selfName(field)) = \(Self.tried(value))"
        }
        let value = read(field, "$0")
        if Self.tried(value) == value { return "\(selfName(field)) = \(reader).optional(\(key(field))).map { \(value) }" }
        let isLenient = value.hasPrefix("required(")
        if isLenient {
            let inner = value.dropFirst("required(".count).prefix { $0 != "," }
            return "\(selfName(field)) = \(reader).optional(\(key(field))).flatMap { \(inner) }"
        }
        return "\(selfName(field)) = try \(reader).optional(\(key(field))).map { try \(value) }"
    }

    /// A further answer is read off the whole response, an object off its place in the body.
    private func nestedReading(_ field: Field) -> FunctionView {
        if let alternative = endpoint.alternatives.first(where: { $0.name?.value == field.name.value }), !field.fields.isEmpty {
            return FunctionView(
                documentation: [],
                head: ["init(_ response: IncomingResponse) throws {"],
                body: plain(alternative).map { .line($0) }
            )
        }
        return FunctionView(
            documentation: [],
            head: ["init(_ reader: ResponseReader) throws {"],
            body: field.fields.map { .line(assignment($0, "reader")) }
        )
    }

    /// JSON is taken as it is; everything else may not be what it should.
    private static func tried(_ text: String) -> String { text.hasSuffix(".value") ? text : "try \(text)" }

    /// How a field is read off the reader that stands at its value.
    private func read(_ field: Field, _ reader: String) -> String {
        let wire = field.wire == .plain ? "" : ".\(field.wire.rawValue)"
        return read(FlowType(field.type).type, field, reader, wire)
    }

    private func read(_ type: ValueType, _ field: Field, _ reader: String, _ wire: String) -> String {
        switch type {
        case .string: return "\(reader).string()"
        case .integer: return "\(reader).integer(\(wire))"
        case .number: return "\(reader).number(\(wire))"
        case .boolean: return "\(reader).boolean(\(wire))"
        case .date: return "\(reader).date(\(wire))"
        case .url: return "required(URL(string: \(reader).string()), \(key(field)))"
        case .object where !field.fields.isEmpty: return "\(SwiftIdentifier.typeName(field.name.value))(\(reader).object(\(wire)))"
        case .list where field.wire == .spaces || field.wire == .commas:
            return "\(reader).string().split(separator: \"\(field.wire == .spaces ? " " : ",")\").map(String.init)"
        case .list(let item): return "\(reader).array(\(wire)).map { \(Self.tried(read(item, field, "$0", ""))) }"
        case .named(let name) where model.enums[name] != nil:
            return "required(\(name)(wire: \(reader).value.wireText), \(key(field)))"
        case .optional(let wrapped): return read(wrapped, field, reader, wire)
        default: return "\(reader).value"
        }
    }
}
