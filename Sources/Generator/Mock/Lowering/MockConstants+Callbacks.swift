internal import Spec
internal import SwiftCode

/// The calls that a generated mock makes of an app's server.
extension MockConstants {
    var callbacks: [SwiftDeclaration] {
        lookup.called.map { Self.constant(MockNames.member($1.name.value), callback($0, of: $1), $1.text.main) }
    }

    private func callback(_ callback: Callback, of endpoint: Endpoint) -> SwiftExpression {
        let name = endpoint.name.value
        var arguments = [SwiftExpression.string(name).unlabelled]
        arguments.add("method", .implicit((endpoint.methods.first?.value ?? "GET").lowercased()))
        arguments.add("url", .string(endpoint.url.value))
        arguments.add("parameters", list: endpoint.told.map(fields.parameter))
        arguments.add("given", list: callback.given.map { .string($0.name.value) })
        arguments.add("within", endpoint.within.map { Self.seconds($0.value) })
        arguments.add("handler", MockNames.callback(name))
        return .call("MockCallback", arguments)
    }

    /// A documented duration as the runtime takes times.
    static func seconds(_ duration: String) -> SwiftExpression { .call("Double", [MockNames.duration(duration).unlabelled]) }
}
