import Diagnostics
import SourceText
import YAMLTree

/// Fields, endpoints, answers and failure shapes.
extension SpecDecoder {
    mutating func fields(_ node: YAMLNode, _ key: String) -> [Field] {
        var list: [Field] = []
        for each in node.nodes(key) {
            if let field = field(each) { list.append(field) }
        }
        return list
    }

    mutating func field(_ node: YAMLNode) -> Field? {
        guard let name = node.string("name") else { return nil }
        let type = type(node, "type") ?? Self.typeOfConstant(node["const"])
        let object = object(of: type, node)
        let datePattern = node["wire"].flatMap { form in form.string("pattern").map { DateForm(pattern: $0, zone: form.string("zone")) } }
        return Field(
            name: name,
            type: type.innerName.map(objects.declares) == true ? type.holding(object == nil ? .json : .object) : type,
            typeSpelling: node.string("type"),
            isRequired: node["required"]?.scalar?.bool ?? (node["const"] != nil),
            requirednessPlace: node["required"]?.textPlace,
            wire: datePattern == nil ? node.word("wire", WireForm.self) ?? .plain : .pattern,
            datePattern: datePattern,
            constant: node.string("const"),
            values: node.strings("values"),
            fields: object?.fields ?? fields(node, "fields"),
            object: object?.name,
            example: node.string("example"),
            seed: nil,
            text: node.localized("text") ?? object?.text,
            isSecret: node.flag("secret"),
            place: node.place,
            nullablePlace: node.flag("nullable") ? node.place(of: "nullable") : nil
        )
    }

    /// The object that a field's type names at the bottom of lists and optionals.
    private mutating func object(of type: ValueType, _ node: YAMLNode) -> ObjectType? {
        guard let name = type.innerName, objects.declares(name), let spelling = node.string("type") else { return nil }
        if let own = node["fields"] { diagnostics.append(ObjectFields.givenAgain(name, at: own.place)) }
        return ObjectReading.object(Located(name, at: spelling.place), by: &self)
    }

    /// The type that a key spells; `json` for a wrong word, so that one mistake makes one finding.
    mutating func type(_ node: YAMLNode, _ key: String) -> ValueType? {
        guard let spelling = node.string(key) else { return nil }
        if let type = TypeWords.parse(spelling.value) { return type }
        diagnostics.append(WrongTypeWord.diagnostic(spelling))
        return .json
    }

    private static func typeOfConstant(_ node: YAMLNode?) -> ValueType {
        switch node?.scalar?.value {
        case .bool: .boolean
        case .int, .integerTooLarge: .integer
        case .float: .number
        case .string, .null, nil: .string
        }
    }

    mutating func endpoint(_ node: YAMLNode) -> Endpoint? {
        let socket = node.string("on")
        guard let name = node.string("name"), let written = node.string("url") ?? socket else { return nil }
        let (url, base) = joined(written)
        var endpoint = Endpoint(
            name: name,
            direction: node.word("direction", Endpoint.Direction.self) ?? .outbound,
            methods: node.string("method").map { [$0] } ?? node.strings("methods"),
            url: url,
            base: base,
            on: socket,
            parameters: parameters(node),
            response: node["response"].map { response($0) },
            alternatives: responses(node),
            onInvalid: node.string("onInvalid"),
            within: node.string("within"),
            failure: node.string("failure"),
            errors: node.strings("errors"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
        endpoint.cors = node.word("cors", CrossOrigin.self)
        if endpoint.isSocket, endpoint.methods.isEmpty { endpoint.methods = [Located("GET", at: url.place)] }
        return endpoint
    }

    private static let locations: [(key: String, location: Endpoint.Parameter.Location)] = [
        ("path", .path), ("query", .query), ("headers", .header), ("form", .form), ("json", .json), ("multipart", .multipart),
        ("verb", .verb),
    ]

    private mutating func parameters(_ node: YAMLNode) -> [Endpoint.Parameter] {
        var list: [Endpoint.Parameter] = []
        for (key, location) in Self.locations {
            list += node.nodes(key).compactMap { parameter($0, location) }
        }
        if let body = node["body"], let field = field(body) {
            list.append(Endpoint.Parameter(location: .body, field: field, scheme: nil, onMissing: nil, provenance: node.provenance))
        }
        return list + partsOfApp(node)
    }

    mutating func parameter(_ node: YAMLNode, _ location: Endpoint.Parameter.Location) -> Endpoint.Parameter? {
        guard var field = field(node) else { return nil }
        if field.text == nil { field.text = sharedTexts.text(of: field.name.value) }
        // Without it there is no URL, so that it need not be said.
        if location == .path, field.requirednessPlace == nil { field.isRequired = true }
        // Several files are several parts: no body has a text in which they would stand.
        if location == .multipart, field.wire == .plain, field.type.unwrapped.isListOfData { field.wire = .repeated }
        return Endpoint.Parameter(
            location: location, field: field, scheme: node.string("scheme"), onMissing: node.string("onMissing"),
            provenance: node.provenance)
    }

    private static let locationsOfApp: [(key: String, location: Endpoint.Parameter.Location, type: ValueType, members: FreeMembers?)] = [
        ("anyHeaders", .anyHeaders, .json, .headers), ("anyQuery", .anyQuery, .json, .items), ("anyBody", .anyBody, .data, nil),
    ]

    /// What the app chooses comes behind all that is documented, which goes before it.
    private mutating func partsOfApp(_ node: YAMLNode) -> [Endpoint.Parameter] {
        var list: [Endpoint.Parameter] = []
        for (key, location, type, members) in Self.locationsOfApp {
            guard let part = node[key], let name = part.string("name") else { continue }
            var field = Field(name: name.value, type, isRequired: false, at: part.place)
            field.name = name
            field.text = part.localized("text") ?? sharedTexts.text(of: name.value)
            field.members = members
            list.append(Endpoint.Parameter(location: location, field: field, scheme: nil, onMissing: nil, provenance: node.provenance))
        }
        return list
    }

    private mutating func responses(_ node: YAMLNode) -> [Endpoint.Response] {
        var list: [Endpoint.Response] = []
        for each in node.nodes("alternatives") { list.append(response(each)) }
        return list
    }

    private static func status(of kind: Endpoint.Response.Kind) -> Int {
        switch kind {
        case .redirect: 302
        case .messages: 101
        case .json, .html, .text, .bytes, .empty, .events: 200
        }
    }

    private mutating func response(_ node: YAMLNode) -> Endpoint.Response {
        let whole = node["body"].flatMap { field($0) }.map { field in
            var field = field
            field.isRequired = true
            return field
        }
        let isBare = node["fields"] == nil && node["body"] == nil
        let kind = node.word("kind", Endpoint.Response.Kind.self) ?? (isBare ? .empty : .json)
        return Endpoint.Response(
            status: node.integer("status") ?? Located(Self.status(of: kind), at: node.place),
            kind: kind,
            name: node.string("name"),
            headers: fields(node, "headers"),
            prefix: node.string("prefix"),
            suffix: node.string("suffix"),
            fields: whole.map { [$0] } ?? fields(node, "fields"),
            events: EventForm(
                name: node.string("event"), id: node.string("id"), data: node.string("data"), end: node.string("end"),
                bytes: node.string("bytes"), retry: node.integer("retry")),
            isWhole: whole != nil,
            place: node.place
        )
    }
}

extension ValueType {
    fileprivate var isListOfData: Bool { if case .list(let item) = self { item.unwrapped == .data } else { false } }
}
