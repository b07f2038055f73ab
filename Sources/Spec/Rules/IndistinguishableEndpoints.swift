import Diagnostics
import SourceText

/// Two endpoints that no request tells apart.
enum IndistinguishableEndpoints {
    static let rule = Rule(
        "spec-indistinguishable-endpoints",
        "two endpoints cannot be told apart by a request",
        explanation: """
            The mock finds the endpoint of a request by path, method and parameters with one constant value, such as `grant_type`. Two \
            endpoints that agree in all of them would be one to it. Give one of them a `const:` that the other has with another value, \
            or make them one endpoint.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let served = spec.endpoints.filter(EndpointWithoutAnswer.isServed)
        var earliest: [Int: Int] = [:]
        for way in ways(served).values where way.count > 1 {
            for (later, earlier) in AlikeConstants.pairs(way.map { ($0, constants(served[$0])) }) {
                earliest[later] = min(earlier, earliest[later] ?? earlier)
            }
        }
        return served.indices.compactMap { later in
            guard let earlier = earliest[later].map({ served[$0].name }) else { return nil }
            let labels = [Label(served[later].name.place), Label(earlier.place, "the other one")]
            return Diagnostic(rule, "no request tells `\(served[later].name.value)` from `\(earlier.value)`", at: labels)
        }
    }

    /// A method and a path without the names of placeholders: only endpoints that share one can be alike.
    private struct Way: Hashable {
        var method: String
        var path: String
    }

    /// The endpoints on each way, by position.
    private static func ways(_ endpoints: [Endpoint]) -> [Way: [Int]] {
        var ways: [Way: [Int]] = [:]
        for (position, endpoint) in endpoints.enumerated() {
            let paths = Set(endpoint.urls.map(path))
            for method in Set(endpoint.methods.map(\.value)) {
                for path in paths { ways[Way(method: method, path: path), default: []].append(position) }
            }
        }
        return ways
    }

    /// The path without scheme, host and the names of placeholders.
    static func path(_ url: String) -> String {
        let slash = UInt8(ascii: "/")
        var rest = url.utf8[...]
        if let colon = rest.indices.first(where: { rest[$0...].starts(with: "://".utf8) }) {
            rest = rest[rest.index(colon, offsetBy: 3)...]
            rest = rest.firstIndex(of: slash).map { rest[$0...] } ?? "/".utf8[...]
        }
        let parts = rest.split(separator: slash, omittingEmptySubsequences: false).map { part in
            part.first == UInt8(ascii: "{") && part.last == UInt8(ascii: "}") ? "{}" : String(Substring(part))
        }
        return parts.joined(separator: "/")
    }

    private static func constants(_ endpoint: Endpoint) -> [String: String] {
        let pairs = endpoint.parameters.compactMap { parameter in
            parameter.field.constant.map { ("\(parameter.field.name.value)", $0.value) }
        }
        // A message is bytes or a text.
        let form = endpoint.on == nil ? [] : [("on:", endpoint.parameters.contains { $0.location == .anyBody } ? "bytes" : "text")]
        return Dictionary(pairs + form) { first, _ in first }
    }
}
