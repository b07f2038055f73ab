/// The page for people: what can be called and tried, what a session knows, and what can be set up. All of it can be read without a script.
struct ConsolePage {
    let service: MockService
    let session: MockSession
    /// What stands before all paths of the session.
    let prefix: Substring
    /// Scheme and host, as the browser knows them.
    let origin: String
    let language: MockLanguage

    static let policy =
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors 'none'"

    var reply: MockReply {
        let headers: HTTPFields = [
            .contentType: "text/html;charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Language",
            .contentSecurityPolicy: Self.policy,
        ]
        return MockReply(status: 200, headers: headers, body: Array(html.utf8), outcome: Outcome.control)
    }

    private var html: String {
        let title = HTML.escape(service.system.title.text(in: language))
        return """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            <script src="\(prefix)/__mock/page.js" defer></script>
            </head>
            <body data-prefix="\(prefix)">
            <header>
            <h1>\(title)</h1>
            <p>\(text(.session)): <b>\(HTML.escape(session.name))</b> · \(languages)</p>
            <nav>\(ConsoleSection.allCases.map { "<a href=\"#\($0.rawValue)\">\(text($0.title))</a>" }.joined(separator: " "))</nav>
            <p><output id="told" role="status"></output></p>
            </header>
            <main>
            \(ConsoleSection.allCases.map(section).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private var languages: String {
        MockLanguage.allCases.map { language in
            let name = language.name
            return language == self.language ? name : "<a href=\"\(prefix)/__mock/page?lang=\(language.rawValue)\">\(name)</a>"
        }.joined(separator: " ")
    }

    private func section(_ section: ConsoleSection) -> String {
        let content =
            switch section {
            case .endpoints: endpoints
            case .journal: journal
            case .faults: faults
            case .clock: clock
            case .records: records
            case .app: app
            case .sessions: sessions
            case .calls: calls
            case .actions: actions
            }
        return """
            <section id="\(section.rawValue)">
            <h2>\(text(section.title))</h2>
            \(content)
            </section>
            """
    }

    // MARK: For all sections

    /// A text of the page in its language, ready for HTML.
    func text(_ text: ConsoleText) -> String { HTML.escape(text.value.text(in: language)) }

    /// A button that has the control interface do something, and nothing else.
    func button(_ title: ConsoleText, _ method: String, _ path: String, _ body: JSONValue? = nil) -> String {
        let body = body.map { " data-body=\"\(HTML.escape($0.description))\"" } ?? ""
        return "<button type=\"button\" data-send=\"\(method)\" data-path=\"\(HTML.escape(path))\"\(body)>\(text(title))</button>"
    }

    /// A form whose fields become a JSON object for the control interface.
    func form(_ method: String, _ path: String, _ submit: ConsoleText, _ fields: String) -> String {
        "<form data-send=\"\(method)\" data-path=\"\(HTML.escape(path))\">\(fields) <button>\(text(submit))</button></form>"
    }

    /// A field of a form.
    func field(_ name: String, _ type: ConsoleFieldType = .string, value: String = "", label: String? = nil) -> String {
        let name = HTML.escape(name)
        return
            "<label>\(label.map(HTML.escape) ?? name) <input name=\"\(name)\" data-type=\"\(type.rawValue)\" value=\"\(HTML.escape(value))\">"
            + "</label>"
    }

    func table(_ heads: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "<p class=\"none\">\(text(.none))</p>" }
        let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
        let body = rows.map { "<tr>\($0.map { "<td>\($0)</td>" }.joined())</tr>" }.joined(separator: "\n")
        return "<div class=\"wide\"><table><thead><tr>\(head)</tr></thead>\n<tbody>\n\(body)\n</tbody></table></div>"
    }
}

/// What a field of a form becomes in JSON.
enum ConsoleFieldType: String {
    case string, number, json
    /// An object whose members become members of the whole.
    case merge

    init(_ type: ValueType) {
        switch type {
        case .string, .bytes: self = .string
        case .integer, .number: self = .number
        case .boolean, .object, .array, .any: self = .json
        }
    }
}

/// The parts of the page, in their order.
enum ConsoleSection: String, CaseIterable {
    case endpoints, journal, actions, faults, clock, records, app, sessions, calls

    var title: ConsoleText {
        switch self {
        case .endpoints: .endpoints
        case .journal: .journal
        case .faults: .faults
        case .clock: .clock
        case .records: .records
        case .app: .app
        case .sessions: .sessions
        case .calls: .calls
        case .actions: .actions
        }
    }
}
