/// One step of what stands behind the name in `$name.a.b`.
package enum AccessStep: Hashable, Sendable {
    case member(String)
    /// `scheme`, `host` or `path` of a URL.
    case urlPart(String)
    /// A value of a URL's query.
    case query(String)
}

extension MockTables {
    /// The steps from a value on, whose type says what they mean.
    package func access(_ path: some Collection<String>, of type: ValueType, _ fields: [Field]) -> [AccessStep] {
        var steps: [AccessStep] = []
        var (type, fields) = (type.unwrapped, fields)
        var rest = Array(path)[...]
        while let name = rest.first {
            switch type {
            case .url where name == "query" && rest.count > 1: return steps + [.query(rest[rest.startIndex + 1])]
            case .url: return steps + [.urlPart(name)]
            case .named: return steps
            default: break
            }
            let field = fields.first { $0.name.value == name }
            steps.append(.member(name))
            (type, fields) = (field?.type.unwrapped ?? .json, field?.fields ?? [])
            rest = rest.dropFirst()
        }
        return steps
    }

    package func access(_ path: some Collection<String>, of field: Field?) -> [AccessStep] {
        access(path, of: field?.type ?? .json, field?.fields ?? [])
    }

    /// What a parameter of that name answers for a person, since it begins with `mock_`; nil for the system's own.
    package static func person(_ name: String) -> String? {
        let prefix = "mock_"
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
}

/// `{url: endpoint, with: …}`: what goes into the path and the query of the documented URL.
package struct LinkParts<Value> {
    package var path: [(name: String, value: Value)] = []
    package var query: [(name: String, value: Value)] = []

    /// What is not given has its constant, or is left out.
    package init(_ endpoint: Endpoint, _ arguments: [Argument], given: (Expression) -> Value, constant: (String) -> Value) {
        for parameter in endpoint.parameters where !parameter.location.isOfApp {
            let name = parameter.field.name.value
            let value = arguments.first { $0.name.value == name }.map { given($0.value) }
            guard let item = value ?? parameter.field.constant.map({ constant($0.value) }) else { continue }
            if parameter.location == .path { path.append((name, item)) } else { query.append((name, item)) }
        }
    }
}
