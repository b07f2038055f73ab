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
            body: (endpoint.alternatives.isEmpty ? plain : alternatives).map { .line($0) }
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
            let reader = FunctionView(
                documentation: [],
                head: ["init(_ reader: ResponseReader) throws {"],
                body: field.fields.map { .line(assignment($0, "reader")) }
            )
            let comment = DocComment(text: field.text?.en ?? "").lines(depth: depth)
            return MemberView(
                kind: .structure(
                    structure(SwiftIdentifier.typeName(field.name.value), field.fields, comment, depth: depth + 1, reading: reader)))
        }
        let contents = constants + nested + [MemberView(kind: .function(reading))]
        return TypeView(documentation: documentation, head: "struct \(name): Sendable {", contents: contents)
    }

    private var plain: [String] {
        guard let response = endpoint.response else { return [] }
        let reader = response.fields.isEmpty || response.kind != .json ? [] : ["let reader = try response.reader(\(affixes(response)))"]
        return reader + response.fields.map { assignment($0, "reader") } + response.headers.map(headerAssignment)
    }

    /// Each documented answer is read when its status came; the others stay empty.
    private var alternatives: [String] {
        guard let response = endpoint.response else { return [] }
        var lines = ["let reader = try? response.reader(\(affixes(response)))"]
        let isMain = "response.status == \(response.status.value)"
        for field in response.fields {
            lines.append(
                "\(selfName(field)) = \(isMain) ? try reader?.optional(\(key(field))).map { \(Self.tried(read(field, "$0"))) } ?? nil : nil"
            )
        }
        lines += response.headers.map { "\(selfName($0)) = \(isMain) ? response.header(\(key($0))) : nil" }
        for alternative in endpoint.alternatives {
            guard let name = alternative.name?.value else { continue }
            let type = SwiftIdentifier.typeName(name)
            let reader = "try? response.reader(\(affixes(alternative)))"
            let property = SwiftIdentifier.camelCase(name)
            lines.append(
                "self.\(property) = response.status == \(alternative.status.value) ? (\(reader)).flatMap { try? \(type)($0) } : nil")
        }
        return lines
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

    private func assignment(_ field: Field, _ reader: String) -> String {
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
