import SourceText
import YAMLTree

/// Reads the operations of a description, each with all that it shares with others.
struct OperationReader {
    let root: YAMLNode
    let dialect: DescriptionDialect
    let references: References
    var schemas: SchemaReader
    /// Where calls describe their refusals under `default` alone.
    var unnumbered: [Place] = []

    private static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]

    init(_ root: YAMLNode, _ dialect: DescriptionDialect) {
        self.root = root
        self.dialect = dialect
        references = References(root: root)
        schemas = SchemaReader(references)
    }

    mutating func description() -> APIDescription {
        var operations: [APIOperation] = []
        for path in root["paths"]?.entries ?? [] {
            guard let (item, _) = references.resolved(path.value) else {
                schemas.passOver(path.name, "its operations are in another file; bundle the description into one first", path.keyPlace)
                continue
            }
            for entry in item.entries where Self.methods.contains(entry.name) {
                guard entry.value["$ref"] == nil else {
                    schemas.passOver(
                        "\(entry.name.uppercased()) \(path.name)", "it is in another file; bundle the description into one first",
                        entry.keyPlace)
                    continue
                }
                operations.append(operation(entry, path: path.name, item))
                for hook in entry.value["callbacks"]?.entries ?? [] { passOverHook(hook) }
            }
            for other in item["additionalOperations"]?.entries ?? [] {
                schemas.passOver("\(other.name) \(path.name)", "no spec has the method \(other.name)", other.keyPlace)
            }
        }
        for hook in root["webhooks"]?.entries ?? [] { passOverHook(hook) }
        passOverServers()
        if let first = unnumbered.first {
            let calls = unnumbered.count == 1 ? "one call has" : "\(unnumbered.count) calls have"
            schemas.passOver("default", "refusals of \(calls) no status of their own, and the draft no errors for them", first)
        }
        return APIDescription(
            title: root["info"]?["title"]?.text ?? "", servers: servers, objects: schemas.objects, operations: operations,
            passedOver: schemas.passedOver.distinct)
    }

    private mutating func passOverHook(_ hook: YAMLEntry) {
        schemas.passOver(
            hook.name, "a webhook's address is the app's own: write it as an endpoint with `direction: inbound`", hook.keyPlace)
    }

    private mutating func operation(_ entry: YAMLEntry, path: String, _ item: YAMLNode) -> APIOperation {
        let node = entry.value
        let name = node["operationId"]?.text ?? "\(entry.name.uppercased()) \(path)"
        let written = (node["parameters"]?.items ?? []) + (item["parameters"]?.items ?? [])
        var parameters = parameters(written, of: name)
        for credential in SecuritySchemes(root, references).parameters(of: node, at: entry.keyPlace)
        where !parameters.contains(where: { $0.location == credential.location && $0.name.lowercased() == credential.name.lowercased() }) {
            parameters.append(credential)
        }
        let url = address(of: node, item) + path
        let known = Set(parameters.filter { $0.location == .path }.map(\.name))
        for missing in Self.placeholders(url) where !known.contains(missing) {
            parameters.append(
                APIParameter(
                    location: .path, name: missing, place: entry.keyPlace, isRequired: true, schema: APISchema(kind: .string)))
        }
        let (answers, refusals) = answers(node["responses"], types("produces", of: node), of: name)
        let body =
            dialect == .swagger ? swaggerBody(written, types("consumes", of: node), of: name) : body(node["requestBody"], of: name)
        return APIOperation(
            id: node["operationId"]?.text, method: entry.name.uppercased(), url: url, place: entry.keyPlace, parameters: parameters,
            body: body, answers: answers, refusals: refusals)
    }

    /// Those that have one address each.
    private var servers: [APIServer] {
        (root["servers"]?.items ?? []).compactMap { node in
            let url = address(node)
            guard !url.contains("{") else { return nil }
            return APIServer(description: node["description"]?.text ?? "", url: url, place: (node["url"] ?? node).place)
        }
    }

    /// Servers behind the first that no environment of a host can be.
    private mutating func passOverServers() {
        for node in root["servers"]?.items.dropFirst() ?? [] where address(node).contains("{") {
            let url = node["url"]?.text ?? "servers"
            schemas.passOver(url, "its address has parts that differ: an environment has one, write it under `hosts:`", node.place)
        }
    }

    /// The first server's address.
    private func address(of operation: YAMLNode, _ item: YAMLNode) -> String {
        if dialect == .swagger { return swaggerAddress(root) }
        let servers = operation["servers"] ?? item["servers"] ?? root["servers"]
        return servers?.items.first.map(address) ?? Self.unknownHost
    }

    /// Where the description does not say on which host the calls are: a parameter, which whoever calls fills.
    static let unknownHost = "https://{server}"

    /// Variables that have a choice of values are parameters of the path; the scheme is none.
    private func address(_ server: YAMLNode) -> String {
        guard var url = server["url"]?.text else { return Self.unknownHost }
        let scheme = url.firstRange(of: "://").map { String(url[..<$0.lowerBound]) } ?? ""
        for variable in server["variables"]?.entries ?? [] {
            guard variable.value["enum"] == nil || scheme.contains("{\(variable.name)}") else { continue }
            if let value = variable.value["default"]?.text { url = url.replacing("{\(variable.name)}", with: value) }
        }
        while url.hasSuffix("/") { url.removeLast() }
        if url.contains("://") { return url }
        if url.hasPrefix("//") { return "https:" + url }
        // What is relative is so to the address from which the description is fetched (RFC 3986, by the specification).
        return Self.unknownHost + (url.isEmpty || url.hasPrefix("/") ? url : "/" + url)
    }

    private static func placeholders(_ url: String) -> [String] {
        url.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}

extension [APIDescription.PassedOver] {
    /// Each thing once, however many operations share it.
    fileprivate var distinct: [APIDescription.PassedOver] {
        var seen: Set<String> = []
        return filter { seen.insert("\($0.place.span.start) \($0.reason)").inserted }
    }
}
