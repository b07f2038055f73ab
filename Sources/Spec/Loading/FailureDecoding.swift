import Diagnostics
import SourceText
import YAMLTree

/// Shapes in which servers report errors.
extension SpecDecoder {
    mutating func failure(_ node: YAMLNode) -> FailureShape? {
        guard let name = node.string("name") else { return nil }
        var shape = FailureShape(
            name: name,
            status: node.integer("status") ?? Located(400, at: node.place),
            fields: [],
            headers: [],
            transport: Self.transport(node["transport"]),
            redirect: node.string("redirect"),
            placeholders: [],
            errors: node.strings("errors"),
            provenance: node.provenance,
            place: node.place
        )
        if let body = node["body"] { add(body, to: &shape) }
        for entry in node["headers"]?.entries ?? [] {
            if let header = header(entry) { shape.headers.append(header) }
        }
        return shape
    }

    private static func transport(_ node: YAMLNode?) -> [TransportFailure: Located<String>] {
        var table: [TransportFailure: Located<String>] = [:]
        for failure in TransportFailure.allCases { table[failure] = node?.string(failure.rawValue) }
        return table
    }

    /// The members by their paths, or the one text that is all of the body.
    private mutating func add(_ body: YAMLNode, to shape: inout FailureShape) {
        guard let text = body.text else {
            for entry in body.entries { add(entry, to: &shape) }
            return
        }
        guard let placeholder = placeholder(text, at: body) else { return }
        shape.placeholders.append(("", placeholder))
        shape.fields.append(Self.field(Located("", at: body.textPlace), .string, placeholder, Located(text, at: body.textPlace)))
    }

    private mutating func add(_ entry: YAMLEntry, to shape: inout FailureShape) {
        guard let (field, placeholder) = value(entry) else { return }
        shape.placeholders.append((entry.name, placeholder))
        shape.fields.append(field)
    }

    private mutating func value(_ entry: YAMLEntry) -> (field: Field, placeholder: FailureShape.Placeholder)? {
        let isTyped = entry.value.kind == .mapping
        guard let value = isTyped ? entry.value["value"] : entry.value, let text = value.text else { return nil }
        guard let placeholder = placeholder(text, at: value) else { return nil }
        let type = isTyped ? self.type(entry.value, "type") ?? .string : placeholder == .status ? .integer : Self.plainType(value)
        if placeholder == .status, ![.integer, .string].contains(type.unwrapped) {
            diagnostics.append(
                TypeMismatch.diagnostic(
                    "a status is a number or a text, this is `\(type.spelling)`", at: entry.value["type"]?.place ?? value.place,
                    help: "write `$status`, or `{value: $status, type: string}`"))
        }
        let name = Located(entry.name, at: entry.keyPlace)
        return (Self.field(name, type, placeholder, Located(text, at: entry.value.textPlace)), placeholder)
    }

    /// What an error is told by stands in the body: headers have what comes with it.
    private mutating func header(_ entry: YAMLEntry) -> (field: Field, placeholder: FailureShape.Placeholder)? {
        guard let header = value(entry) else { return nil }
        switch header.placeholder {
        case .constant, .detail: return header
        case .message, .wire, .time, .identifier, .status:
            let place = (entry.value["value"] ?? entry.value).textPlace
            let text = (entry.value["value"] ?? entry.value).text ?? ""
            diagnostics.append(UnknownReference.diagnostic(text, known: KnownNames(["$detail.name"]), at: place))
            return nil
        }
    }

    private static let wholePlaceholders: [String: FailureShape.Placeholder] = [
        "$message": .message, "$clock.now": .time, "$random.uuid": .identifier, "$status": .status,
    ]

    private mutating func placeholder(_ text: String, at node: YAMLNode) -> FailureShape.Placeholder? {
        guard text.hasPrefix("$") else { return .constant(text) }
        if let placeholder = Self.wholePlaceholders[text] { return placeholder }
        let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 2, !parts[1].isEmpty {
            if parts[0] == "wire" { return .wire(String(parts[1])) }
            if parts[0] == "detail" { return .detail(String(parts[1])) }
        }
        let known = Self.wholePlaceholders.keys.sorted() + ["$wire.code", "$detail.name"]
        diagnostics.append(UnknownReference.diagnostic(text, known: KnownNames(known), at: node.textPlace))
        return nil
    }

    private static func plainType(_ node: YAMLNode) -> ValueType {
        switch node.scalar?.value {
        case .bool: .boolean
        case .int, .integerTooLarge: .integer
        case .float: .number
        case .string, .null, nil: .string
        }
    }

    private static func field(
        _ name: Located<String>, _ type: ValueType, _ placeholder: FailureShape.Placeholder, _ value: Located<String>
    ) -> Field {
        var constant: Located<String>?
        if case .constant(let text) = placeholder { constant = Located(text, at: value.place) }
        return Field(
            name: name,
            type: type,
            typeSpelling: nil,
            isRequired: constant != nil || placeholder == .wire("code"),
            requirednessPlace: nil,
            wire: .plain,
            constant: constant,
            values: [],
            fields: [],
            example: nil,
            seed: nil,
            text: nil,
            isSecret: false,
            place: name.place
        )
    }
}
