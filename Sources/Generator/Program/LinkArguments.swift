internal import Spec
internal import SwiftCode

/// `{url: endpoint, with: …}` as the arguments of a function that builds the URL: the documented one, and what goes into its path and query.
enum LinkArguments {
    /// - Parameter value: a given value as the function takes it. What is not given has its constant, or is left out.
    static func make(_ endpoint: Endpoint, _ arguments: [Argument], _ value: (Expression) -> SwiftExpression) -> [SwiftArgument] {
        let parts = LinkParts(endpoint, arguments, given: value) { .string($0) }
        var list = [SwiftExpression.string(endpoint.url.value).unlabelled]
        if !parts.path.isEmpty { list.add("path", .members(parts.path)) }
        if !parts.query.isEmpty { list.add("query", .members(parts.query)) }
        return list
    }
}
