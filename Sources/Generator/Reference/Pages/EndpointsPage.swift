internal import Spec

/// Every URL: what it takes, what it answers, and a request to try.
struct EndpointsPage {
    private let context: ReferenceContext

    init(_ context: ReferenceContext) { self.context = context }

    var sections: [SectionView] {
        let endpoints = context.spec.endpoints
        let links = endpoints.map { endpoint in
            context.link(Markdown.code(endpoint.name.value), .endpoints, Anchor.endpoint(endpoint.name.value)) + ": "
                + Markdown.code(address(endpoint))
        }
        return [ReferencePage.endpoints.opening(context, links.isEmpty ? [] : [.bullets(links)])] + endpoints.map(section) + actions
    }

    /// What happens at the vendor's in one call of the mock.
    private var actions: [SectionView] {
        guard let actions = context.spec.mock?.actions, !actions.isEmpty else { return [] }
        let rows = actions.map { action in
            let path = "POST /__mock/actions/\(action.name.value)" + (action.record == nil ? "" : "/KEY")
            return [
                Markdown.code(path), action.record.map { Markdown.code($0.value) } ?? "",
                action.parameters.map { Markdown.code($0.name.value) }.joined(separator: ", "),
                action.text.map { context.cell($0) } ?? "",
            ]
        }
        let header = [context.say("Call"), context.say("Done to one of"), context.say("Is told"), context.say("Meaning")]
        let text = context.say("The mock has these happen at the vendor's in one call each, also by a button on its page.")
        let heading = Markdown.heading(2, context.say("What happens at the vendor's"))
        return [SectionView(anchor: "actions", heading: heading, blocks: [.paragraph(text), .table(header, rows)])]
    }

    private func section(_ endpoint: Endpoint) -> SectionView {
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(endpoint.text)), .code("http", addresses(endpoint))]
        blocks += direction(endpoint).map { [.paragraph($0)] } ?? []
        blocks += browsers(endpoint).map { [.paragraph($0)] } ?? []
        if !endpoint.parameters.isEmpty { blocks.append(parameters(endpoint)) }
        let answers = endpoint.on == nil ? [endpoint.response].compactMap { $0 } + endpoint.alternatives : []
        for response in answers { blocks += answer(response) }
        blocks += errors(endpoint)
        blocks += samples(endpoint)
        blocks += call(endpoint)
        let lines =
            endpoint.methods.flatMap { context.lines.lines("endpoint", "\($0.value) \(endpoint.url.value)") }
            + context.lines.lines("endpoint", endpoint.url.value)
        blocks += context.origin(endpoint.provenance, lines).map { [$0] } ?? []
        let heading = Markdown.heading(2, Markdown.code(endpoint.name.value))
        return SectionView(anchor: Anchor.endpoint(endpoint.name.value), heading: heading, blocks: blocks)
    }

    /// Requests to try, or that there are none.
    private func samples(_ endpoint: Endpoint) -> [MarkdownBlock] {
        let sessions = context.facts.sessions[endpoint.name.value] ?? []
        guard sessions.isEmpty else { return sessions.flatMap { [.paragraph(tryIt($0.response)), .code("sh", $0.lines)] } }
        guard endpoint.direction != .inbound, endpoint.on == nil else { return [] }
        let text =
            context.spec.mock == nil
            ? context.say("No sample request: the system has no mock.")
            : context.say("No sample request is known.")
        return [.paragraph(text)]
    }

    /// Who answers a call of the vendor's, and how a reader has the mock make it.
    private func call(_ endpoint: Endpoint) -> [MarkdownBlock] {
        guard endpoint.isWebhook else { return [] }
        let type = Markdown.code(WebhooksBuilder.typeName(endpoint))
        let reading =
            endpoint.answersItself
            ? context.say("In Swift, \(type) reads and checks the call, and answers it in time.")
            : context.say("In Swift, \(type) reads and checks the call; what is answered is the app's to say.")
        return [.paragraph(reading)] + mockCall(endpoint)
    }

    private func mockCall(_ endpoint: Endpoint) -> [MarkdownBlock] {
        guard let callback = context.facts.callbacks[endpoint.name.value] else { return [] }
        let text = context.say(
            "The mock on port 8080 calls an app's server on port 9000, and reports what came back and whether it came in time:")
        let values = SampleValues(requests: context.facts.requests) { _ in "" }
        return [.paragraph(text), .code("sh", CurlCommand(calling: endpoint, callback, values).lines("--silent"))]
    }

    private func address(_ endpoint: Endpoint) -> String { addresses(endpoint)[0] }

    /// One for each environment of its host.
    private func addresses(_ endpoint: Endpoint) -> [String] {
        let methods = endpoint.methods.map(\.value).joined(separator: "/")
        return endpoint.urls.map { (methods.isEmpty ? "" : methods + " ") + $0 }
    }

    /// Who calls it, where that is not the client.
    private func direction(_ endpoint: Endpoint) -> String? {
        switch endpoint.direction {
        case .outbound:
            return endpoint.on.map { socket in
                let link = context.link(Markdown.code(socket.value), .endpoints, Anchor.endpoint(socket.value))
                return context.say("It is a message on \(link), once that is open.")
            }
        case .open: return context.say("It is opened, not fetched.")
        case .inbound:
            let limit = endpoint.within.flatMap { context.model.durations[$0.value] }?.seconds.value
            let end = limit.map { context.say(" Answer within \($0) seconds.") } ?? ""
            return context.say("It comes to the app or its server.") + end
        }
    }

    /// Whether web pages may call it, where that is known.
    private func browsers(_ endpoint: Endpoint) -> String? {
        switch endpoint.cors ?? context.spec.mock?.cors {
        case .any: context.say("Browsers let web pages of every origin call it.")
        case .refused where endpoint.direction == .outbound: context.say("Browsers don't let web pages of other origins call it.")
        case .refused, nil: nil
        }
    }

    private func parameters(_ endpoint: Endpoint) -> MarkdownBlock {
        let rows = endpoint.parameters.map { parameter in
            let field = parameter.field
            return [
                Markdown.code(field.name.value), place(parameter), FieldWords(context).type(field), need(field),
                FieldWords(context).meaning(field),
            ]
        }
        let header = [
            context.say("Parameter"), context.say("In"), context.say("Type"), context.say("Required"),
            context.say("Meaning"),
        ]
        return .table(header, rows)
    }

    private func place(_ parameter: Endpoint.Parameter) -> String {
        switch parameter.location {
        case .query: context.say("query")
        case .form: context.say("form")
        case .json: "JSON"
        case .body: context.say("all of the JSON body")
        case .multipart: context.say("part of the body")
        case .path: context.say("path")
        case .verb: context.say("method")
        case .anyHeaders: context.say("headers of any name")
        case .anyQuery: context.say("query items of any name")
        case .anyBody: context.say("all of the body, any bytes")
        case .header: context.say("header") + (parameter.scheme.map { " (\(Markdown.code($0.value)))" } ?? "")
        }
    }

    private func need(_ field: Field) -> String {
        field.isRequired || field.constant != nil ? context.say("yes") : context.say("no")
    }

    private func answer(_ response: Endpoint.Response) -> [MarkdownBlock] {
        let name = response.name.map { " \(Markdown.code($0.value))" } ?? ""
        let title = "**\(context.say("Answer"))\(name)**: \(response.status.value), \(kind(response))"
        let fields = FieldWords(context).rows(response.headers) + FieldWords(context).rows(response.fields)
        let header = [context.say("Field"), context.say("Type"), context.say("Always"), context.say("Meaning")]
        return [.paragraph(title)] + (fields.isEmpty ? [] : [.table(header, fields)])
    }

    private func kind(_ response: Endpoint.Response) -> String {
        switch response.kind {
        case .json where response.isWhole: context.say("JSON that is all of this")
        case .json: framed(response)
        case .redirect where response.fields.isEmpty: context.say("a redirect")
        case .redirect: context.say("a redirect with these items")
        case .html: "HTML"
        case .text: context.say("text")
        case .bytes: context.say("bytes")
        case .empty: context.say("no body")
        case .events: events(response)
        case .messages: messages(response)
        }
    }

    /// JSON, and what stands around it.
    private func framed(_ response: Endpoint.Response) -> String {
        let frame = [response.prefix, response.suffix].map { $0.map { Markdown.code($0.value.replacing("\n", with: "\\n")) } }
        return switch (frame[0], frame[1]) {
        case (let before?, let behind?): context.say("JSON between \(before) and \(behind)")
        case (let before?, nil): context.say("JSON behind \(before)")
        case (nil, let behind?): context.say("JSON before \(behind)")
        case (nil, nil): "JSON"
        }
    }

    private func messages(_ response: Endpoint.Response) -> String {
        if response.isText { return context.say("messages, each a text") }
        let bytes = response.events.bytes.map { [context.say("\(Markdown.code($0.value)) in a message of bytes")] } ?? []
        return ([context.say("messages, each with this")] + bytes).joined(separator: ", ")
    }

    private func events(_ response: Endpoint.Response) -> String {
        var parts = [response.isText ? context.say("server-sent events, each a text") : context.say("server-sent events, each with this")]
        if let name = response.events.name { parts.append(context.say("named by \(Markdown.code(name.value))")) }
        if let id = response.events.id { parts.append(context.say("numbered by \(Markdown.code(id.value))")) }
        if let data = response.events.data { parts.append(context.say("all of their data is \(Markdown.code(data.value))")) }
        if let end = response.events.end { parts.append(context.say("ended by \(Markdown.code(end.value))")) }
        if let retry = response.events.retry { parts.append(context.say("again after \(retry.value) milliseconds")) }
        return parts.joined(separator: ", ")
    }

    private func tryIt(_ response: Endpoint.Response) -> String {
        let status = Markdown.code(String(response.status.value))
        let name = response.name.map { " (\(Markdown.code($0.value)))" } ?? ""
        return context.say("Try it on the mock, port 8080; it answers \(status)\(name):")
    }

    private func errors(_ endpoint: Endpoint) -> [MarkdownBlock] {
        let other = context.errors.other(of: endpoint)
        let answered = context.errors.answered(by: endpoint).map { $0 == other ? "\(link($0)) (\(words(.code)))" : link($0) }
        let unanswered = context.errors.unanswered(by: endpoint).map { item, causes in
            "\(link(item)) (\(causes.map(words).joined(separator: ", ")))"
        }
        return listed(context.say("Errors"), answered) + listed(context.say("Where no proper answer comes"), unanswered)
    }

    private func listed(_ title: String, _ links: [String]) -> [MarkdownBlock] {
        links.isEmpty ? [] : [.paragraph("**\(title)**: \(links.joined(separator: ", "))")]
    }

    private func link(_ item: FlowErrors.Item) -> String {
        context.link(Markdown.code(item.name), .errors, Anchor.error(item.enumeration, item.name))
    }

    private func words(_ failure: TransportFailure) -> String {
        switch failure {
        case .unreachable: context.say("no connection")
        case .timeout: context.say("no answer in time")
        case .code: context.say("any other code")
        case .status: context.say("another status")
        case .unreadable: context.say("an answer that can't be read")
        case .url: context.say("no proper URL")
        case .insecure: context.say("a connection that is not secure")
        }
    }
}
