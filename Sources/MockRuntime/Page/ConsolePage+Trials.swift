extension ConsolePage {
    /// A form with a field for each parameter. What it sends and where follows from the fields, so the script knows no endpoint.
    func trial(_ endpoint: MockEndpoint) -> String {
        // A form sends no URL that opens an app.
        guard endpoint.scheme == nil else { return table([text(.parameter), text(.place)], endpoint.parameters.map { row($0) }) }
        if let socket = endpoint.on { return remark(endpoint, on: socket) }
        return endpoint.isSocket ? conversation(endpoint) : request(endpoint)
    }

    private func request(_ endpoint: MockEndpoint) -> String {
        let method = endpoint.methods.first?.rawValue ?? "GET"
        let isLink = method == "GET" && endpoint.parameters.allSatisfy { $0.location == .query || $0.location == .form }
        let link = isLink ? " <button formtarget=\"_blank\" data-open>\(text(.open))</button>" : ""
        var leave = ""
        if case .events = endpoint.response.body { leave = " \(leaveButton)" }
        return """
            <form data-try="\(HTML.escape(method))" method="get" action="\(action(endpoint))">
            \(fields(endpoint.parameters))
            <button>\(text(.send))</button>\(link)\(leave)
            \(shown)
            </form>
            """
    }

    /// Opens a WebSocket and shows what is said there.
    private func conversation(_ endpoint: MockEndpoint) -> String {
        """
        <form data-listen="\(HTML.escape(endpoint.name))" action="\(action(endpoint))">
        \(fields(endpoint.parameters, browserSendsHeaders: false))
        <button>\(text(.connect))</button> \(leaveButton)
        \(shown)
        </form>
        """
    }

    /// Says something on a WebSocket, with what was given when that was opened.
    private func remark(_ endpoint: MockEndpoint, on socket: String) -> String {
        """
        <form data-say="\(HTML.escape(socket))">
        \(fields(endpoint.parameters.filter { [.json, .body, .anyBody].contains($0.location) }))
        <button>\(text(.send))</button>
        \(shown)
        </form>
        """
    }

    private var leaveButton: String { "<button type=\"button\" data-leave hidden>\(text(.leave))</button>" }

    private var shown: String { "<pre class=\"answer\" aria-live=\"polite\"></pre>" }

    private func action(_ endpoint: MockEndpoint) -> String { HTML.escape("\(prefix)\(endpoint.path)") }

    private func fields(_ parameters: [MockParameter], browserSendsHeaders: Bool = true) -> String {
        guard !parameters.isEmpty else { return "" }
        let rows = parameters.map { parameter in
            return row(parameter) + [browserSendsHeaders || isOfBrowser(parameter) ? input(parameter) : text(.notByBrowsers)]
        }
        return table([text(.parameter), text(.place), text(.value)], rows)
    }

    /// Whether a browser can say it with a WebSocket: of headers subprotocols alone.
    private func isOfBrowser(_ parameter: MockParameter) -> Bool {
        switch parameter.location {
        case .header: HTTPField.Name(parameter.field.name) == Subprotocols.header
        case .anyHeaders: false
        default: true
        }
    }

    private func row(_ parameter: MockParameter) -> [String] {
        let needed = parameter.field.isRequired ? " (\(text(.required)))" : ""
        return ["<code>\(HTML.escape(parameter.field.name))</code>\(needed)", parameter.location.rawValue]
    }

    private func input(_ parameter: MockParameter) -> String {
        let name = HTML.escape(parameter.field.name)
        return """
            <input name="\(name)" data-in="\(parameter.location.rawValue)" data-type="\(ConsoleFieldType(parameter.field.type).rawValue)" \
            data-scheme="\(HTML.escape(parameter.scheme ?? ""))" value="\(HTML.escape(value(of: parameter)))" aria-label="\(name)">
            """
    }
}
