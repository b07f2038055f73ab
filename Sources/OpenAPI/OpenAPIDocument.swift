package import Diagnostics
package import Spec

/// The HTTP side of a system as OpenAPI 3.1.
///
/// An OpenAPI document tells operations apart by method and path alone. Endpoints that share both (a token endpoint, asked for different grants) become
/// one operation, whose bodies and answers are alternatives of each other.
package struct OpenAPIDocument {
    /// The document.
    package let value: JSONValue
    /// Endpoints that an OpenAPI document has no place for, each with the reason.
    package private(set) var leftOut: [(endpoint: String, reason: String)] = []

    package init(_ spec: Spec) {
        let schemas = Schemas(spec)
        var operations: [OperationKey: [Endpoint]] = [:]
        var webhooks: [String: JSONValue] = [:]
        for endpoint in spec.endpoints {
            if endpoint.isWebhook {
                webhooks[endpoint.name.value] = Self.item(OperationBuilder([endpoint], schemas, path: ""), endpoint.methods.map(\.value))
            } else if endpoint.isUnknownPage {
                leftOut.append((endpoint.name.value, "it is a page that is opened, and nothing is known of its answer"))
            } else if let address = WebAddress(endpoint) {
                let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
                for method in methods { operations[OperationKey(path: address.path, method: method), default: []].append(endpoint) }
            } else {
                let what = endpoint.isSocket || endpoint.on != nil ? "a WebSocket" : "no web address of a server"
                leftOut.append((endpoint.name.value, "`\(endpoint.url.value)` is \(what)"))
            }
        }
        var members: [String: JSONValue] = [
            "openapi": .string("3.1.0"), "info": Self.info(spec), "paths": Self.paths(operations, schemas),
        ]
        if !webhooks.isEmpty { members["webhooks"] = .object(webhooks) }
        let components = Self.components(spec, schemas)
        if !components.isEmpty { members["components"] = .object(components) }
        value = .object(members)
    }

    private struct OperationKey: Hashable {
        var path: String
        var method: String
    }

    private static func info(_ spec: Spec) -> JSONValue {
        // What is documented has no version of its own; a document of OpenAPI must have one.
        .object([
            "title": .string(spec.system.title.main), "description": .string(spec.system.summary.main), "version": .string("1"),
        ])
    }

    private static func paths(_ operations: [OperationKey: [Endpoint]], _ schemas: Schemas) -> JSONValue {
        var items: [String: [String: JSONValue]] = [:]
        for (key, endpoints) in operations {
            items[key.path, default: [:]][key.method.lowercased()] = OperationBuilder(endpoints, schemas, path: key.path).value(key.method)
        }
        return .object(items.mapValues(JSONValue.object))
    }

    private static func item(_ builder: OperationBuilder, _ methods: [String]) -> JSONValue {
        .object(Dictionary(methods.map { ($0.lowercased(), builder.value($0)) }) { first, _ in first })
    }

    private static func components(_ spec: Spec, _ schemas: Schemas) -> [String: JSONValue] {
        var components: [String: JSONValue] = [:]
        let enums = schemas.used(in: spec)
        if !enums.isEmpty { components["schemas"] = .object(enums) }
        let security = spec.endpoints.flatMap(\.parameters).compactMap(SecurityScheme.init)
        if !security.isEmpty {
            components["securitySchemes"] = .object(Dictionary(security.map { ($0.name, $0.value) }) { first, _ in first })
        }
        return components
    }
}

extension Endpoint {
    /// Somebody else's page: an app's entry in a store, say.
    fileprivate var isUnknownPage: Bool { direction == .open && response == nil && alternatives.isEmpty && errors.isEmpty }
}

/// A web address, taken apart as OpenAPI wants it: the server, and the path below it.
struct WebAddress {
    let server: String
    let path: String
    /// Names of placeholders in the server.
    let variables: [String]

    /// Nil for the schemes of apps, and for whole addresses that only the app knows.
    /// Where a host has several environments, each of them is a server, its path included, and the path is what follows it.
    ///
    /// - Parameter place: which environment of the endpoint's host.
    init?(_ endpoint: Endpoint, _ place: Int = 0) {
        let url = endpoint.urls[place]
        guard url.hasPrefix("https://") || url.hasPrefix("http://"), let start = url.firstRange(of: "://")?.upperBound else { return nil }
        let rest = url[start...].prefix { $0 != "?" && $0 != "#" }
        let behind = endpoint.base.map { $0.rest.prefix { $0 != "?" && $0 != "#" }.count }
        let host = behind.map { rest.dropLast($0) } ?? rest.prefix { $0 != "/" }
        server = String(url[..<start]) + host
        path = rest.count > host.count ? String(rest.dropFirst(host.count)) : "/"
        variables = host.split(separator: "{").dropFirst(host.hasPrefix("{") ? 0 : 1).compactMap { part in
            part.contains("}") ? String(part.prefix { $0 != "}" }) : nil
        }
    }
}

/// How a header of credentials is described.
struct SecurityScheme {
    let name: String
    let value: JSONValue
    let isRequired: Bool

    /// Nil for what is no credential: OpenAPI ignores parameters that are called `Authorization`.
    init?(_ parameter: Endpoint.Parameter) {
        guard parameter.location == .header, parameter.field.name.value.lowercased() == "authorization" else { return nil }
        isRequired = parameter.field.isRequired
        let text = parameter.field.text.map { ["description": JSONValue.string($0.main)] } ?? [:]
        switch parameter.scheme?.value {
        case let scheme? where ["bearer", "basic"].contains(scheme.lowercased()):
            name = scheme.lowercased()
            value = .object(["type": .string("http"), "scheme": .string(scheme.lowercased())].merging(text) { first, _ in first })
        case let scheme:
            name = (scheme ?? "authorization").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            let described = scheme.map { ["description": JSONValue.string("`\($0)`, a blank, and the credential")] } ?? text
            value = .object(
                ["type": .string("apiKey"), "in": .string("header"), "name": .string("Authorization")].merging(described) { first, _ in
                    first
                })
        }
    }
}
