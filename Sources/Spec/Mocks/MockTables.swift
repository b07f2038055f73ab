/// What whoever makes a mock of a spec has to find by name: the generator, and the interpreter that needs no generator. Nothing in it
/// changes: one is shared by all that is made of a system.
package final class MockTables: Sendable {
    package let spec: Spec
    package let errors: ErrorTable
    /// The endpoints that the mock answers, in the spec's order.
    package let answered: [Endpoint]
    /// The calls that the mock makes, with their endpoints.
    package let called: [(callback: Callback, endpoint: Endpoint)]
    private let endpoints: [String: Endpoint]
    private let records: [String: RecordType]
    private let answers: [String: Answer]
    private let registered: [String: Field]
    private let failures: [String: FailureShape]
    private let shapes: [String: [FailureShape]]
    private let durations: [String: Int]
    private let enums: [String: Enumeration]
    private let enumCases: [String: [String: EnumCase]]

    package init(_ spec: Spec) {
        let mock = spec.mock
        self.spec = spec
        errors = ErrorTable(spec)
        endpoints = spec.endpoints.byName { $0.name.value }
        records = (mock?.records ?? []).byName { $0.name.value }
        answers = (mock?.answers ?? []).byName { $0.endpoint.value }
        registered = (mock?.app ?? []).byName { $0.name.value }
        failures = spec.failures.byName { $0.name.value }
        shapes = spec.failures.reduce(into: [:]) { table, shape in
            for name in Set(shape.errors.map(\.value)) { table[name, default: []].append(shape) }
        }
        durations = spec.durations.byName { $0.name.value }.mapValues(\.seconds.value)
        enums = spec.enums.filter { !$0.holdsValues }.byName { $0.name.value }
        enumCases = enums.mapValues { type in type.cases.byName { $0.name.value } }
        answered = spec.endpoints.filter { [answers] in answers[$0.name.value] != nil }
        called = (mock?.callbacks ?? []).compactMap { [endpoints] callback in
            endpoints[callback.endpoint.value].map { (callback, $0) }
        }
    }

    package func endpoint(_ name: String) -> Endpoint? { endpoints[name] }

    /// The endpoint whose events an answer tells: of what a client says on a WebSocket, the WebSocket.
    package func telling(_ endpoint: Endpoint) -> Endpoint { endpoint.on.flatMap { self.endpoint($0.value) } ?? endpoint }

    package func record(_ name: String) -> RecordType? { records[name] }
    package func failure(_ name: String) -> FailureShape? { failures[name] }
    package func answer(_ endpoint: String) -> Answer? { answers[endpoint] }
    package func enumeration(_ name: String) -> Enumeration? { enums[name] }
    package func enumCase(_ enumeration: String, _ name: String) -> EnumCase? { enumCases[enumeration]?[name] }
    /// Seconds.
    package func duration(_ name: String) -> Int { durations[name] ?? 0 }

    /// The shapes of failures that carry errors of an enum.
    package func shapes(carrying enumeration: String) -> [FailureShape] { shapes[enumeration] ?? [] }

    /// What is registered with the vendor under that name.
    package func registered(_ name: String) -> Field? { registered[name] }

    /// The parameters that reach the mock: a placeholder of the host goes with the host.
    package func parameters(of endpoint: Endpoint) -> [Endpoint.Parameter] {
        let path = endpoint.route.path
        return endpoint.known.filter { $0.location != .path || path.contains("{\($0.field.name.value)}") }
    }

    /// Whether the vendor lets web pages of every origin call an endpoint.
    package func allowsAnyOrigin(_ endpoint: Endpoint) -> Bool { (endpoint.cors ?? spec.mock?.cors) == .any }

    /// The errors that an endpoint documents, with their enums. A bare name is one of the enums that its failure shape carries.
    package func errors(of endpoint: Endpoint) -> [(enumeration: ErrorEnumeration, error: ErrorCase)] {
        endpoint.errors.compactMap { name in errors.find(name.value, of: endpoint).map { ($0.enumeration, $0.errorCase) } }
    }
}

extension Endpoint {
    /// How its URL is told from others: a web URL loses its host; of an app's URL the scheme stands beside what follows it.
    package var route: (scheme: String?, path: String) { Self.route(of: url.value) }

    package static func route(of url: String) -> (scheme: String?, path: String) {
        guard let separator = url.firstRange(of: "://") else { return (nil, url) }
        let scheme = String(url[..<separator.lowerBound])
        let rest = url[separator.upperBound...].prefix { $0 != "?" && $0 != "#" }
        guard Endpoint.webSchemes.contains(scheme) || scheme.hasPrefix("{") else { return (scheme, String(rest)) }
        let path = rest.drop { $0 != "/" }
        return (nil, path.isEmpty ? "/" : String(path))
    }

    /// The host of a web URL, which may hold placeholders: `{tenant}.example.com`.
    package var host: String? { Self.host(of: url.value) }

    /// Its hosts in all environments.
    package var hosts: [String] { urls.compactMap(Self.host) }

    private static func host(of url: String) -> String? {
        guard let separator = url.firstRange(of: "://"), webSchemes.contains(String(url[..<separator.lowerBound])) else { return nil }
        let host = url[separator.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return host.isEmpty ? nil : String(host)
    }

    static let webSchemes = ["https", "http", "wss", "ws"]

    /// The methods that a mock takes: one that is fetched without saying how is asked for with `GET`, and a message is no request.
    package var takenMethods: [String] { on == nil ? (methods.isEmpty ? ["GET"] : methods.map(\.value)) : [] }
}
