public import ClientRuntime
public import MockRuntime

/// A browser for tests: opens a login page of a mock in the same process, has a person choose, and follows where that leads.
public struct MockBrowser: WebAuthenticator {
    /// A page that leads in circles is given up after that many steps.
    private static let maximumSteps = 10

    private let service: MockService
    private let session: String?
    private let person: MockPerson

    /// A browser on one session of a mock.
    public init(_ service: MockService, session: String? = nil, person: MockPerson = MockPerson()) {
        self.service = service
        self.session = session
        self.person = person
    }

    /// Opens a page and goes on until a URL of the callback scheme is reached.
    ///
    /// - Returns: that URL; `nil` where the person closes the page, which is all that is left to do with one that shows an error.
    /// - Throws: `TransportError` where a page has no such choice, leads nowhere or is cut off.
    public func authenticate(_ url: URL, callbackScheme: String) async throws -> URL? {
        let prefix = session.map { "/s/" + $0 } ?? ""
        var target = prefix + Self.pathAndQuery(url.absoluteString)
        for _ in 0..<Self.maximumSteps {
            let reply = await service.handle(HTTPRequest(method: .get, scheme: "https", authority: "localhost", path: target))
            try Task.checkCancellation()
            if reply.isCut { throw TransportError.connectionLost("the mock cut the connection") }
            if let location = reply.response.headerFields[.location] {
                if location.lowercased().hasPrefix(callbackScheme.lowercased() + ":") { return URL(string: location) }
                target = location.hasPrefix("/") ? location : prefix + Self.pathAndQuery(location)
            } else {
                guard let next = try decide(on: reply) else { return nil }
                target = next
            }
        }
        throw TransportError.failed("\(url.path()) does not lead to \(callbackScheme):")
    }

    private func decide(on reply: MockReply) throws -> String? {
        guard let page = reply.page else { return nil }
        let decision = person.decision(on: page)
        if let link = page.link(for: decision) { return link }
        if decision == .close { return nil }
        throw TransportError.failed("the page \"\(page.title.en)\" has no such choice: \(decision)")
    }

    /// A URL without scheme and host.
    private static func pathAndQuery(_ url: String) -> String {
        guard let scheme = url.range(of: "://") else { return url }
        guard let slash = url[scheme.upperBound...].firstIndex(of: "/") else { return "/" }
        return String(url[slash...])
    }
}
