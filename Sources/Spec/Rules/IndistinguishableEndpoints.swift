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
        return served.indices.flatMap { later in
            served[..<later].filter { !areDistinct($0, served[later]) }.prefix(1).map { earlier in
                let labels = [Label(served[later].name.place), Label(earlier.name.place, "the other one")]
                return Diagnostic(rule, "no request tells `\(served[later].name.value)` from `\(earlier.name.value)`", at: labels)
            }
        }
    }

    private static func areDistinct(_ left: Endpoint, _ right: Endpoint) -> Bool {
        if path(left.url.value) != path(right.url.value) { return true }
        if Set(left.methods.map(\.value)).isDisjoint(with: right.methods.map(\.value)) { return true }
        let (first, second) = (constants(left), constants(right))
        return first.contains { name, value in second[name].map { $0 != value } ?? false }
    }

    /// The path without scheme, host and the names of placeholders.
    static func path(_ url: String) -> String {
        var rest = url[...]
        if let scheme = rest.firstRange(of: "://") {
            rest = rest[scheme.upperBound...]
            rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? "/"
        }
        return rest.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.hasPrefix("{") && $0.hasSuffix("}") ? "{}" : String($0)
        }
        .joined(separator: "/")
    }

    private static func constants(_ endpoint: Endpoint) -> [String: String] {
        let pairs = endpoint.parameters.compactMap { parameter in
            parameter.field.constant.map { ("\(parameter.field.name.value)", $0.value) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
