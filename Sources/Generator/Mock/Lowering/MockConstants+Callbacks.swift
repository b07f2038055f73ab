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
        arguments.add("expects", lookup.tables.constantAnswer(of: endpoint).map(fields.body))
        arguments.add("retries", list: callback.retries.map(seconds))
        arguments.add("handler", MockNames.callback(name))
        return .call("MockCallback", arguments)
    }

    /// What happens at the vendor's when somebody says so.
    var actions: [SwiftDeclaration] {
        (lookup.spec.mock?.actions ?? []).map { action in
            var arguments = [SwiftExpression.string(action.name.value).unlabelled]
            arguments.add("title", action.text.map(MockSteps.text) ?? .string(action.name.value))
            arguments.add("record", action.record.map { .string($0.value) })
            arguments.add("parameters", list: action.parameters.map(fields.field))
            arguments.add("handler", MockNames.action(action.name.value))
            return Self.constant(MockNames.member(action.name.value), .call("MockAction", arguments), text(of: action))
        }
    }

    private func text(of action: Action) -> String { action.text?.main ?? "The action `\(action.name.value)`." }

    /// A documented duration as the runtime takes times.
    static func seconds(_ duration: String) -> SwiftExpression { .call("Double", [MockNames.duration(duration).unlabelled]) }
}
