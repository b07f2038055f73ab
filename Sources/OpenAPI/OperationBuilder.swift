import Diagnostics
import Spec

/// One operation, made of all endpoints with its method and path.
struct OperationBuilder {
    private let endpoints: [Endpoint]
    private let schemas: Schemas
    private let path: String

    init(_ endpoints: [Endpoint], _ schemas: Schemas, path: String) {
        self.endpoints = endpoints
        self.schemas = schemas
        self.path = path
    }

    func value(_ method: String) -> JSONValue {
        let names = endpoints.map(\.name.value)
        var members: [String: JSONValue] = [
            // An endpoint with several methods is several operations, which need names of their own.
            "operationId": .string(
                (names + (endpoints[0].methods.first?.value == method ? [] : [method.lowercased()])).joined(separator: "-")),
            "summary": .string(endpoints.map(\.text.main).joined(separator: " ")),
            "responses": .object(ResponseBuilder(endpoints, schemas).responses),
        ]
        if let tag { members["tags"] = .array([.string(tag)]) }
        let isBodyless = method == "GET" || method == "HEAD"
        let parameters = parameters(isBodyless: isBodyless)
        if !parameters.isEmpty { members["parameters"] = .array(parameters) }
        if !isBodyless, let body = RequestBody(endpoints, schemas).value { members["requestBody"] = body }
        if !servers.isEmpty { members["servers"] = .array(servers) }
        if let security { members["security"] = security }
        return .object(members)
    }

    /// The group that tools put it in: the first part of its name. Calls of an app's server are a group of their own, since generators write one file
    /// for each group, and one of calls out over one of calls in.
    private var tag: String? {
        if endpoints[0].isWebhook { return "webhooks" }
        let parts = endpoints[0].name.value.split(separator: ".")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    // MARK: - Where

    private var servers: [JSONValue] {
        var seen: Set<String> = []
        return endpoints.flatMap { endpoint in endpoint.urls.indices.map { (endpoint, $0) } }.compactMap { endpoint, place -> JSONValue? in
            guard let address = WebAddress(endpoint, place), seen.insert(address.server).inserted else { return nil }
            var members: [String: JSONValue] = ["url": .string(address.server)]
            if let text = environment(endpoint, place)?.text { members["description"] = .string(text.main) }
            if !address.variables.isEmpty {
                let values = address.variables.map { name in
                    let field = endpoint.parameters.first { $0.field.name.value == name }?.field
                    let value = field.flatMap { schemas.spec.sample(of: $0) } ?? name
                    return (name, JSONValue.object(["default": .string(value)]))
                }
                members["variables"] = .object(Dictionary(values) { first, _ in first })
            }
            return .object(members)
        }
    }

    private func environment(_ endpoint: Endpoint, _ place: Int) -> Host.Environment? {
        guard let base = endpoint.base else { return nil }
        return schemas.spec.hosts.first { $0.name.value == base.host.value }?.environments[place]
    }

    // MARK: - Parameters

    /// What several endpoints take is one parameter, required if each of them requires it. What is a form elsewhere is a query where a method has no
    /// body.
    private func parameters(isBodyless: Bool) -> [JSONValue] {
        var order: [String] = []
        var groups: [String: [Endpoint.Parameter]] = [:]
        for var parameter in endpoints.flatMap(\.parameters) {
            if isBodyless, parameter.location == .form { parameter.location = .query }
            guard isShown(parameter) else { continue }
            let key = "\(parameter.location.rawValue) \(parameter.field.name.value)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(parameter)
        }
        return order.compactMap { groups[$0] }.map(value)
    }

    private func isShown(_ parameter: Endpoint.Parameter) -> Bool {
        let name = parameter.field.name.value
        switch parameter.location {
        case .query: return true
        case .path: return path.contains("{\(name)}")
        case .header: return !["authorization", "content-type", "accept"].contains(name.lowercased())
        case .anyQuery: return true
        case .form, .json, .body, .multipart, .verb, .anyHeaders, .anyBody: return false
        }
    }

    private func value(_ group: [Endpoint.Parameter]) -> JSONValue {
        let first = group[0]
        if first.location == .anyQuery { return anyItems(first.field) }
        let isAlways = group.count == endpoints.count && group.allSatisfy { $0.field.isRequired || $0.field.constant != nil }
        var members: [String: JSONValue] = [
            "name": .string(first.field.wire.itemName(first.field.name.value)), "in": .string(first.location.rawValue),
            "schema": Alternatives.of(group.map { schemas.sent($0.field) }),
        ]
        if isAlways || first.location == .path { members["required"] = .bool(true) }
        if let text = first.field.text { members["description"] = .string(text.main) }
        return .object(members)
    }

    /// Items of any name: the members of an object, each an item of its own.
    private func anyItems(_ field: Field) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(field.name.value), "in": .string("query"), "style": .string("form"), "explode": .bool(true),
            "schema": .object(["type": .string("object"), "additionalProperties": .bool(true)]),
        ]
        if let text = field.text { members["description"] = .string(text.main) }
        return .object(members)
    }

    // MARK: - Credentials

    private var security: JSONValue? {
        let schemes = endpoints.map { $0.parameters.compactMap(SecurityScheme.init) }
        let all = schemes.flatMap { $0 }
        guard !all.isEmpty else { return nil }
        var seen: Set<String> = []
        let needed = all.filter { seen.insert($0.name).inserted }.map { JSONValue.object([$0.name: .array([])]) }
        let isOptional = schemes.contains { $0.isEmpty || !$0.contains(where: \.isRequired) }
        return .array((isOptional ? [.object([:])] : []) + needed)
    }
}

/// Several descriptions of one thing.
enum Alternatives {
    static func of(_ schemas: [JSONValue]) -> JSONValue {
        var seen: Set<JSONValue> = []
        let different = schemas.filter { seen.insert($0).inserted }
        return different.count == 1 ? different[0] : .object(["anyOf": .array(different)])
    }
}

/// What an operation is sent.
struct RequestBody {
    let value: JSONValue?

    init(_ endpoints: [Endpoint], _ schemas: Schemas) {
        let types: [(Endpoint.Parameter.Location, String)] = [
            (.form, "application/x-www-form-urlencoded"), (.json, "application/json"), (.multipart, "multipart/form-data"),
        ]
        var content: [String: JSONValue] = [:]
        var users = 0
        var isNeeded = true
        for (location, type) in types {
            let bodies = endpoints.map { $0.parameters.filter { $0.location == location && $0.partName == nil }.map(\.field) }.filter {
                !$0.isEmpty
            }
            guard !bodies.isEmpty else { continue }
            users += bodies.count
            isNeeded = isNeeded && bodies.allSatisfy { $0.contains { $0.isRequired || $0.constant != nil } }
            content[type] = .object([
                "schema": Alternatives.of(
                    bodies.map {
                        schemas.object($0) { location == .multipart ? schemas.part($0) : schemas.sent($0, asJSON: location == .json) }
                    })
            ])
        }
        let wholes = endpoints.compactMap { $0.parameters.first { $0.location == .body }?.field }
        if !wholes.isEmpty {
            users += wholes.count
            isNeeded = isNeeded && wholes.allSatisfy(\.isRequired)
            content["application/json"] = .object(["schema": Alternatives.of(wholes.map(schemas.schema))])
        }
        let bytes = endpoints.filter { $0.parameters.contains { $0.location == .anyBody } }
        if !bytes.isEmpty {
            users += bytes.count
            isNeeded = false
            content["*/*"] = .object(["schema": .object([:])])
        }
        guard !content.isEmpty else { value = nil; return }
        value = .object(["content": .object(content), "required": .bool(isNeeded && users == endpoints.count)])
    }
}
