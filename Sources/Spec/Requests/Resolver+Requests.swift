import Diagnostics
import SourceText
import YAMLTree

/// Sample requests: every name resolved, every value typed.
extension Resolver {
    mutating func sampleRequests(_ nodes: [YAMLNode], _ spec: Spec) -> [SampleRequest] {
        var scope = Scope(dialect: .request)
        var list: [SampleRequest] = []
        let known: KnownNames = []
        for node in nodes {
            guard let (verb, answer) = sampleVerb(node, spec, scope) else { continue }
            let after = node.strings("after")
            for name in after where !known.contains(name.value) {
                report(DanglingReference.diagnostic(name, kind: "earlier request", known: known))
            }
            let name = resultName(node)
            if let name { scope.locals[name] = answer }
            let request = SampleRequest(verb, name: node.string("as"), after: after, at: node.place)
            if let name = request.name { known.add(name.value) }
            list.append(request)
        }
        return list
    }

    private mutating func sampleVerb(_ node: YAMLNode, _ spec: Spec, _ scope: Scope) -> (SampleRequest.Verb, Scope.Binding)? {
        if let name = node.string("endpoint") { return call(name, node, spec, scope) }
        guard let name = node.string("put") ?? node.string("read") else { return nil }
        guard let record = declared(index.records[name.value], name, "kind of record", index.names.records) else { return nil }
        let isPut = node["put"] != nil
        let kind = "field of `\(name.value)`"
        if isPut, !record.type.isEditable {
            let editable = listed(index.records.values.map(\.type).filter(\.isEditable).map(\.name.value).sorted())
            report(DanglingReference.diagnostic(name, kind: "editable kind of record", known: editable))
        }
        let fields = someArguments(node[isPut ? "fields" : "where"], of: record.fields, kind: kind, scope)
        return (isPut ? .put(record: name, fields: fields) : .read(record: name, matches: fields), record.binding)
    }

    private mutating func call(
        _ name: Located<String>,
        _ node: YAMLNode,
        _ spec: Spec,
        _ scope: Scope
    ) -> (SampleRequest.Verb, Scope.Binding)? {
        guard let endpoint = declared(index.endpoints[name.value], name, "endpoint", index.names.endpoints) else { return nil }
        let given = requestArguments(node["with"], endpoint, scope)
        let names = Set((node["with"]?.entries ?? []).map(\.name))
        let missing = endpoint.parameters.map(\.field).filter { field in
            field.isRequired && !names.contains(field.name.value) && spec.sample(of: field) == nil
        }
        if !missing.isEmpty { report(MissingArgument.diagnostic(missing.map(\.name.value), of: "`\(name.value)`", at: name.place)) }
        let answer = node.string("answer")
        let response = response(answer, of: endpoint)
        let binding = Scope.Binding(type: .object, fields: response.map { $0.headers + $0.fields } ?? [])
        return (.call(endpoint: name, arguments: given, answer: answer), binding)
    }

    /// Parameters of the endpoint, and the mock's own.
    private mutating func requestArguments(_ table: YAMLNode?, _ endpoint: Endpoint, _ scope: Scope) -> [Argument] {
        var list: [Argument] = []
        let parameters = index.endpointFields.callable(endpoint)
        for entry in table?.entries ?? [] {
            let name = Located(entry.name, at: entry.keyPlace)
            if let field = parameters[entry.name] {
                list.append(Argument(name: name, value: fieldValue(entry.value, field, "`\(entry.name)`", scope)))
            } else if entry.name.hasPrefix(Scope.mockParameterPrefix) {
                list.append(Argument(name: name, value: expression(entry.value, as: .string, "`\(entry.name)`", scope)))
            } else {
                report(DanglingReference.diagnostic(name, kind: "parameter of `\(endpoint.name.value)`", known: parameters.names))
            }
        }
        return list
    }

    private mutating func response(_ name: Located<String>?, of endpoint: Endpoint) -> Endpoint.Response? {
        guard let name else { return endpoint.response }
        if let found = endpoint.alternatives.first(where: { $0.name?.value == name.value }) { return found }
        let known = listed(endpoint.alternatives.compactMap(\.name?.value))
        report(DanglingReference.diagnostic(name, kind: "alternative of `\(endpoint.name.value)`", known: known))
        return nil
    }
}
