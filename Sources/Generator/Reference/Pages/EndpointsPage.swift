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
        return [ReferencePage.endpoints.opening(context, links.isEmpty ? [] : [.bullets(links)])] + endpoints.map(section)
    }

    private func section(_ endpoint: Endpoint) -> SectionView {
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(endpoint.text)), .code("http", [address(endpoint)])]
        blocks += direction(endpoint).map { [.paragraph($0)] } ?? []
        if !endpoint.parameters.isEmpty { blocks.append(parameters(endpoint)) }
        for response in [endpoint.response].compactMap({ $0 }) + endpoint.alternatives { blocks += answer(response) }
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
        guard endpoint.direction != .inbound else { return [] }
        let text =
            context.spec.mock == nil
            ? context.say("No sample request: the system has no mock.", "예제 요청이 없습니다. 이 시스템에는 목 서버가 없습니다.")
            : context.say("No sample request is known.", "예제 요청이 없습니다.")
        return [.paragraph(text)]
    }

    /// Who answers a call of the vendor's, and how a reader has the mock make it.
    private func call(_ endpoint: Endpoint) -> [MarkdownBlock] {
        guard endpoint.isWebhook else { return [] }
        let type = Markdown.code(WebhooksBuilder.typeName(endpoint))
        let reading = context.say(
            "In Swift, \(type) reads and checks the call, and answers it in time.", "Swift에서는 \(type)이(가) 호출을 읽고 확인해 제시간에 응답합니다.")
        return [.paragraph(reading)] + mockCall(endpoint)
    }

    private func mockCall(_ endpoint: Endpoint) -> [MarkdownBlock] {
        guard let callback = context.facts.callbacks[endpoint.name.value] else { return [] }
        let text = context.say(
            "The mock on port 8080 calls an app's server on port 9000, and reports what came back and whether it came in time:",
            "8080 포트의 목 서버가 9000 포트의 앱 서버를 호출하고, 응답과 제한 시간 준수 여부를 알려 줍니다:")
        let values = SampleValues(requests: context.facts.requests) { _ in "" }
        return [.paragraph(text), .code("sh", CurlCommand(calling: endpoint, callback, values).lines("--silent"))]
    }

    private func address(_ endpoint: Endpoint) -> String {
        let methods = endpoint.methods.map(\.value).joined(separator: "/")
        return (methods.isEmpty ? "" : methods + " ") + endpoint.url.value
    }

    /// Who calls it, where that is not the client.
    private func direction(_ endpoint: Endpoint) -> String? {
        switch endpoint.direction {
        case .outbound: return nil
        case .open: return context.say("It is opened, not fetched.", "요청이 아니라 화면으로 엽니다.")
        case .inbound:
            let limit = endpoint.within.flatMap { context.model.durations[$0.value] }?.seconds.value
            let end = limit.map { context.say(" Answer within \($0) seconds.", " \($0)초 안에 응답합니다.") } ?? ""
            return context.say("It comes to the app or its server.", "앱이나 앱 서버로 들어옵니다.") + end
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
            context.say("Parameter", "파라미터"), context.say("In", "위치"), context.say("Type", "타입"), context.say("Required", "필수"),
            context.say("Meaning", "의미"),
        ]
        return .table(header, rows)
    }

    private func place(_ parameter: Endpoint.Parameter) -> String {
        switch parameter.location {
        case .query: context.say("query", "쿼리")
        case .form: context.say("form", "폼")
        case .json: "JSON"
        case .body: context.say("all of the JSON body", "JSON 본문 전체")
        case .multipart: context.say("part of the body", "본문의 일부")
        case .path: context.say("path", "경로")
        case .verb: context.say("method", "메서드")
        case .header: context.say("header", "헤더") + (parameter.scheme.map { " (\(Markdown.code($0.value)))" } ?? "")
        }
    }

    private func need(_ field: Field) -> String {
        field.isRequired || field.constant != nil ? context.say("yes", "예") : context.say("no", "아니요")
    }

    private func answer(_ response: Endpoint.Response) -> [MarkdownBlock] {
        let name = response.name.map { " \(Markdown.code($0.value))" } ?? ""
        let title = "**\(context.say("Answer", "응답"))\(name)**: \(response.status.value), \(kind(response))"
        let fields = FieldWords(context).rows(response.headers) + FieldWords(context).rows(response.fields)
        let header = [context.say("Field", "필드"), context.say("Type", "타입"), context.say("Always", "항상"), context.say("Meaning", "의미")]
        return [.paragraph(title)] + (fields.isEmpty ? [] : [.table(header, fields)])
    }

    private func kind(_ response: Endpoint.Response) -> String {
        switch response.kind {
        case .json where response.isWhole: context.say("JSON that is all of this", "다음 값 전체가 JSON 본문")
        case .json: "JSON"
        case .redirect where response.fields.isEmpty: context.say("a redirect", "리디렉션")
        case .redirect: context.say("a redirect with these items", "다음 항목을 담은 리디렉션")
        case .html: "HTML"
        case .text: context.say("text", "텍스트")
        case .empty: context.say("no body", "본문 없음")
        }
    }

    private func tryIt(_ response: Endpoint.Response) -> String {
        let status = Markdown.code(String(response.status.value))
        let name = response.name.map { " (\(Markdown.code($0.value)))" } ?? ""
        return context.say(
            "Try it on the mock, port 8080; it answers \(status)\(name):", "8080 포트의 목 서버에서 시험할 요청이며 응답 상태는 \(status)\(name)입니다.")
    }

    private func errors(_ endpoint: Endpoint) -> [MarkdownBlock] {
        let items = context.errors.errors(of: endpoint)
        guard !items.isEmpty else { return [] }
        let links = items.map { context.link(Markdown.code($0.name), .errors, Anchor.error($0.enumeration, $0.name)) }
        return [.paragraph("**\(context.say("Errors", "오류"))**: \(links.joined(separator: ", "))")]
    }
}
