internal import Spec

/// The calls that a generated mock makes of an app's server.
extension MockConstants {
    var callbacks: [MockConstantModel] {
        lookup.called.map { constant(lookup.names.endpoint($1.name.value), callback($0, of: $1), $1.text.en) }
    }

    private func callback(_ callback: Callback, of endpoint: Endpoint) -> SwiftText {
        let name = endpoint.name.value
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(name)),
            .plain("method: .\((endpoint.methods.first?.value ?? "GET").lowercased())"),
            .plain("url: \(Escaping.swiftLiteral(endpoint.url.value))"),
        ]
        if !endpoint.told.isEmpty { arguments.append(.labelled("parameters", .array(endpoint.told.map(fields.parameter)))) }
        let given = callback.given.map { SwiftText.plain(Escaping.swiftLiteral($0.name.value)) }
        if !given.isEmpty { arguments.append(.labelled("given", .array(given))) }
        if let within = endpoint.within?.value { arguments.append(.plain("within: Double(\(lookup.names.duration(within)))")) }
        arguments.append(.plain("handler: CallbackSteps.\(lookup.names.endpoint(name))"))
        return .call("MockCallback", arguments)
    }
}
