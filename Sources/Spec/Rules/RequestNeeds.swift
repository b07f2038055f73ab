/// What tells the requests of one endpoint from those of another with its method and path.
struct RequestNeeds {
    /// The values of its constants, by name.
    let constants: [String: String]
    /// What each request has: parameters that are required, or that have one value.
    private let needed: Set<Key>
    /// What a request may have.
    private let taken: Set<Key>
    /// The places where a request may have anything.
    private let open: Set<Endpoint.Parameter.Location>

    /// A parameter by its place and name. A form of a request without a body stands in the query, and both are one here.
    private struct Key: Hashable {
        var location: Endpoint.Parameter.Location
        var name: String

        init(_ parameter: Endpoint.Parameter) {
            location = parameter.location == .form ? .query : parameter.location
            let name = parameter.field.wire.itemName(parameter.field.name.value)
            self.name = location == .header ? name.lowercased() : name
        }
    }

    init(_ endpoint: Endpoint) {
        let named = endpoint.parameters.filter { ![.path, .verb, .body].contains($0.location) && !$0.location.isOfApp }
        needed = Set(named.filter(\.isNeeded).map(Key.init))
        taken = Set(named.map(Key.init))
        open = endpoint.parameters.reduce(into: []) { places, parameter in
            switch parameter.location {
            case .anyHeaders: places.insert(.header)
            case .anyQuery: places.insert(.query)
            case .anyBody, .body: places.formUnion([.query, .json, .multipart])
            default: break
            }
        }
        let pairs = endpoint.parameters.compactMap { parameter in
            parameter.field.constant.map { ("\(parameter.field.name.value)", $0.value) }
        }
        // A message is bytes or a text.
        let form = endpoint.on == nil ? [] : [("on:", endpoint.parameters.contains { $0.location == .anyBody } ? "bytes" : "text")]
        constants = Dictionary(pairs + form) { first, _ in first }
    }

    /// Whether no request is one of both: a constant differs, or one of them requires what the other does not have.
    func isTold(from other: RequestNeeds) -> Bool {
        differs(from: other) || needed.contains { !other.takes($0) } || other.needed.contains { !takes($0) }
    }

    /// Whether some constant that both have is another.
    private func differs(from other: RequestNeeds) -> Bool {
        constants.contains { name, value in other.constants[name].map { $0 != value } ?? false }
    }

    /// Whether a request without the parameter may be one of the other endpoint's, which does not have it.
    func needs(_ parameter: Endpoint.Parameter, besides other: RequestNeeds) -> Bool {
        let key = Key(parameter)
        return needed.contains(key) && !other.takes(key) && !differs(from: other)
    }

    private func takes(_ key: Key) -> Bool { taken.contains(key) || open.contains(key.location) }
}

extension Endpoint.Parameter {
    /// Whether each request has it.
    fileprivate var isNeeded: Bool { field.isRequired || field.constant != nil }
}

/// The parameters of endpoints without which a request is one of another endpoint's at the same URL.
package struct TellingParameters: Sendable {
    /// The endpoints that a mock serves, by their paths: only those that share one can be taken for each other.
    private var endpoints: [String: [Endpoint]] = [:]

    package init(_ spec: Spec) {
        for endpoint in spec.endpoints where EndpointWithoutAnswer.isServed(endpoint) {
            for path in Set(endpoint.urls.map(IndistinguishableEndpoints.path)) { endpoints[path, default: []].append(endpoint) }
        }
    }

    /// Their names.
    package func names(of endpoint: Endpoint) -> Set<String> {
        let path = IndistinguishableEndpoints.path(endpoint.url.value)
        let methods = Set(endpoint.methods.map(\.value))
        let others = endpoints[path, default: []].filter { other in
            other.name.value != endpoint.name.value && !methods.isDisjoint(with: other.methods.map(\.value))
        }
        guard !others.isEmpty else { return [] }
        let own = RequestNeeds(endpoint)
        let needs = others.map(RequestNeeds.init)
        let telling = endpoint.parameters.filter { parameter in needs.contains { own.needs(parameter, besides: $0) } }
        return Set(telling.map(\.field.name.value))
    }
}
