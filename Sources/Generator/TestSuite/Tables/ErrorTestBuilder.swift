internal import SwiftCode

/// The tests that every documented error arrives as the error that it is.
struct ErrorTestBuilder {
    /// The table of the errors of endpoints.
    let endpoints: [SwiftExpression]
    /// The table of all documented errors.
    let documented: [SwiftExpression]
    /// The table of scenarios.
    let scenarios: SwiftExpression
    /// Whether some of them only answer apps' servers, and want calls without a client.
    let asksServers: Bool

    var declarations: [SwiftDeclaration] {
        let members = (endpoints.isEmpty ? [] : ofEndpoints) + (documented.isEmpty ? [] : ofSystem)
        guard !members.isEmpty else { return [] }
        let text = "Every documented error arrives as the error that it is."
        return [.type(.struct, "ErrorTests", documentation: SwiftDocumentation(text), members: members)]
    }

    private var ofEndpoints: [SwiftDeclaration] {
        let check = SwiftExpression.name("endpoint").calling("expectTyped", [SwiftExpression.system.labelled("by")], [.throwing, .waiting])
        return [
            test(
                "every error of every endpoint that the client calls arrives typed", "errorsOfEndpointArriveTyped",
                [SwiftExpression.name("endpoints").labelled("arguments")], [SwiftParameter("", "endpoint", "EndpointErrors")], check),
            .table("endpoints", of: "EndpointErrors", endpoints),
        ]
    }

    private var ofSystem: [SwiftDeclaration] {
        let rows = endpoints.isEmpty ? SwiftExpression.array([]) : .name("Self").dot("endpoints")
        let suite = SwiftExpression.name("EndpointTests")
        let servers = asksServers ? [suite.dot("errors").labelled("servers"), suite.dot("calls").unlabelled] : []
        let arguments = [SwiftExpression.facts.labelled("of"), rows.unlabelled, scenarios.unlabelled] + servers
        let check = SwiftExpression.call("ProvokedErrors", arguments)
            .calling("expect", [SwiftExpression.name("Self").dot("documented").unlabelled], [.throwing, .waiting])
        return [
            test("every documented error of the system is provoked and arrives typed", "documentedErrorsArriveTyped", [], [], check),
            .table("documented", of: "ProvokedError", documented),
        ]
    }

    private func test(
        _ title: String, _ name: String, _ traits: [SwiftArgument], _ parameters: [SwiftParameter], _ check: SwiftExpression
    ) -> SwiftDeclaration {
        .test(name, [SwiftExpression.string(title).unlabelled] + traits, parameters, [.expression(check)])
    }
}
