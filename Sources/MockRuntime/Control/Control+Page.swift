extension Control {
    /// Whether a request is a browser's for the mock's first page.
    static func isPage(_ parts: RequestParts) -> Bool {
        parts.path == "/" && (parts.method == .get || parts.method == .head) && parts.headers[.accept]?.contains("text/html") == true
    }

    /// The page for people.
    func page() throws(MockProblem) -> MockReply {
        guard method == .get else { throw notAllowed("GET") }
        let wanted = parts.query["lang"].flatMap(MockLanguage.init(rawValue:))
        return ConsolePage(
            service: service, session: session, prefix: parts.prefix, origin: origin,
            language: wanted ?? MockLanguage(accepting: parts.headers[.acceptLanguage])
        ).reply
    }

    func script() throws(MockProblem) -> MockReply {
        guard method == .get else { throw notAllowed("GET") }
        return ConsoleScript.reply
    }
}
