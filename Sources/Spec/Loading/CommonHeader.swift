import Diagnostics
import SourceText
import YAMLTree

/// One of `headers:` of a file: a header that all requests have, or those of some hosts, URLs or endpoints.
struct CommonHeader {
    let parameter: Endpoint.Parameter
    /// What it is of: hosts (`$api`), beginnings of URLs, names of endpoints; all requests where nothing is said.
    let places: [Located<String>]
    /// The endpoints that have it so.
    var endpoints: [String] = []
    let node: YAMLNode

    var name: String { parameter.field.name.value }

    func isOf(_ endpoint: Endpoint) -> Bool {
        guard endpoint.direction == .outbound, endpoint.on == nil else { return false }
        return places.isEmpty || places.contains { Self.fits($0.value, endpoint) }
    }

    static func fits(_ place: String, _ endpoint: Endpoint) -> Bool {
        if place.hasPrefix("$") { return endpoint.base?.host.value == String(place.dropFirst()) }
        return place.contains("://") ? endpoint.urls.contains { $0.hasPrefix(place) } : endpoint.name.value == place
    }
}

extension SpecDecoder {
    /// Gives each endpoint the headers of all requests that it does not have itself, behind its own.
    mutating func addCommonHeaders(to spec: inout Spec) {
        for node in files.nodes("headers") {
            guard var header = commonHeader(node) else { continue }
            for index in spec.endpoints.indices where header.isOf(spec.endpoints[index]) && !spec.endpoints[index].hasHeader(header.name) {
                header.endpoints.append(spec.endpoints[index].name.value)
                let parameters = spec.endpoints[index].parameters
                let place = parameters.firstIndex { ![.path, .query, .header].contains($0.location) } ?? parameters.endIndex
                var parameter = header.parameter
                if parameter.onMissing?.value == spec.endpoints[index].onInvalid?.value { parameter.onMissing = nil }
                spec.endpoints[index].parameters.insert(parameter, at: place)
            }
            diagnostics += CommonHeaders.check(header, spec.endpoints)
            commonHeaders.append(header)
        }
    }

    private mutating func commonHeader(_ node: YAMLNode) -> CommonHeader? {
        guard let parameter = parameter(node, .header) else { return nil }
        let places = node.strings("of")
        return CommonHeader(parameter: parameter, places: places.isEmpty ? [node.string("of")].compactMap { $0 } : places, node: node)
    }
}

extension Endpoint {
    /// Names of headers are the same in capitals.
    fileprivate func hasHeader(_ name: String) -> Bool {
        parameters.contains { $0.location == .header && $0.field.name.value.lowercased() == name.lowercased() }
    }
}

/// What the headers of all requests have beside their fields: a value that clients send, and one that the mock expects.
extension Resolver {
    /// What clients send.
    mutating func finishSent(_ headers: [CommonHeader]) {
        for header in headers {
            if let own = OwnHeader(header) {
                checkMembers(of: own)
                for endpoint in header.endpoints { index.usualOfObjects[endpoint, default: []].append(own) }
                continue
            }
            guard let value = header.node["value"] else { continue }
            let field = header.parameter.field
            let argument = Argument(name: field.name, value: fieldValue(value, field, "`\(header.name)`", Scope()))
            for endpoint in header.endpoints { index.usual[endpoint, default: []].append(argument) }
        }
    }

    /// What the mock expects, once it is known what is registered.
    mutating func finishExpected(_ headers: [CommonHeader]) {
        for header in headers {
            guard let expected = header.node["expected"] else { continue }
            let value = expression(expected, as: header.parameter.field.type, "`\(header.name)`", Scope(dialect: .answer))
            for endpoint in header.endpoints { index.expected[endpoint, default: []].append((header.parameter, value)) }
        }
    }

    /// An answer that looks at the headers of all requests first.
    mutating func expectingHeaders(_ answer: Answer) -> Answer {
        guard let headers = index.expected[answer.endpoint.value], let endpoint = index.endpoints[answer.endpoint.value] else {
            return answer
        }
        let scope = Scope(dialect: .answer, request: index.endpointFields.callable(endpoint))
        var expecting = answer
        expecting.steps = headers.compactMap { expectation($0, $1, endpoint, scope) } + answer.steps
        return expecting
    }

    private mutating func expectation(
        _ parameter: Endpoint.Parameter, _ expected: Expression, _ endpoint: Endpoint, _ scope: Scope
    ) -> AnswerStep? {
        let name = parameter.field.name
        guard let error = parameter.onMissing ?? endpoint.onInvalid else {
            report(CommonHeaders.unanswered(name, endpoint))
            return nil
        }
        let given = reference("$request.\(name.value)", at: expected.place, scope).expression
        let refusal = AnswerStep(.fail(error, redirectTo: nil, details: []), at: expected.place)
        return AnswerStep(.control(.require(.equal(given, expected), otherwise: [refusal])), at: expected.place)
    }
}
