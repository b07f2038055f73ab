internal import Spec
internal import SwiftCode

/// `{url: endpoint, with: …}` as the arguments of a function that builds the URL: the documented one, and what goes into its path and query.
enum LinkArguments {
    /// - Parameter value: a given value as the function takes it. What is not given has its constant, or is left out.
    static func make(_ endpoint: Endpoint, _ arguments: [Argument], _ value: (Expression) -> SwiftExpression) -> [SwiftArgument] {
        var path: [(name: String, value: SwiftExpression)] = []
        var query: [(name: String, value: SwiftExpression)] = []
        for parameter in endpoint.parameters {
            let name = parameter.field.name.value
            let given = arguments.first { $0.name.value == name }.map { value($0.value) }
            guard let item = given ?? parameter.field.constant.map({ .string($0.value) }) else { continue }
            if parameter.location == .path { path.append((name, item)) } else { query.append((name, item)) }
        }
        var list = [SwiftExpression.string(endpoint.url.value).unlabelled]
        if !path.isEmpty { list.add("path", .members(path)) }
        if !query.isEmpty { list.add("query", .members(query)) }
        return list
    }
}
