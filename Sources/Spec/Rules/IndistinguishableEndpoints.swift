import Diagnostics
import SourceText

/// Two endpoints that no request tells apart.
enum IndistinguishableEndpoints {
    static let rule = Rule(
        "spec-indistinguishable-endpoints",
        "two endpoints cannot be told apart by a request",
        explanation: """
            The mock finds the endpoint of a request by path, method, parameters with one constant value, such as `grant_type`, and by \
            those that one endpoint requires and the other does not have. Two endpoints that agree in all of them would be one to it. \
            Give one of them a `const:` that the other has with another value, or a parameter that is `required: true` and that the other \
            does not have; or make them one endpoint.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let served = spec.endpoints.filter(EndpointWithoutAnswer.isServed)
        var earliest: [Int: Int] = [:]
        let needs = served.map(RequestNeeds.init)
        for way in ways(served).values where way.count > 1 {
            for (later, first) in AlikeConstants.pairs(way.map { ($0, needs[$0].constants) }) {
                // Most that have the same constants are alike in all: only of others are those between looked at.
                let between = way[(way.firstIndex(of: first) ?? 0)...].prefix { $0 != later }
                guard let earlier = between.first(where: { !needs[later].isTold(from: needs[$0]) }) else { continue }
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
}
