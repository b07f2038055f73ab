/// A running mock: a function from requests to replies over sessions that each remember their own.
///
/// The same service answers in the same process and over a socket. It may be called from any number of tasks at once; calls of
/// different sessions don't wait for each other.
public final class MockService: Sendable {
    /// The version of Guidewright that the mock runs on.
    public static let version = "0.1.0"

    /// The system it plays.
    public let system: MockSystem
    /// How it runs.
    public let options: MockOptions
    /// Whether it plays WebSockets.
    public let hasSockets: Bool
    let sessionTable: SessionTable
    let redaction: Redaction
    private let endpoints: [EndpointBox]
    private let routes: RouteTable
    private let appRoutes: [String: RouteTable]

    /// A mock of that system, with the default session and no other.
    public convenience init(_ system: MockSystem, options: MockOptions = MockOptions()) {
        self.init(system, options, SessionTable(system: system, options: options))
    }

    /// A mock that takes the place of one that plays another version of the same system, and goes on with its sessions: with their records,
    /// clocks, journals and chance, and with the faults that it still can answer.
    ///
    /// What a session never touched is as this version has it: values of the registered app, and records that the system begins with.
    public convenience init(_ system: MockSystem, replacing other: MockService) {
        other.sessionTable.adopt(system)
        self.init(system, other.options, other.sessionTable)
    }

    private init(_ system: MockSystem, _ options: MockOptions, _ sessions: SessionTable) {
        self.system = system
        self.options = options
        sessionTable = sessions
        redaction = Redaction(system)
        hasSockets = system.endpoints.contains(where: \.isSocket)
        endpoints = system.endpoints.map(EndpointBox.init)
        routes = RouteTable(system.endpoints)
        let schemes = Set(system.endpoints.compactMap(\.scheme))
        appRoutes = Dictionary(schemes.map { ($0.lowercased(), RouteTable(system.endpoints, scheme: $0)) }) { first, _ in first }
    }

    /// The session that requests without a prefix belong to.
    public var defaultSession: MockSession { sessionTable.standard }

    /// All sessions, the default one first, the others by name.
    public var sessions: [MockSession] { sessionTable.all }

    /// The session of that name, made if there is none.
    ///
    /// - Throws: `MockProblem` if that can't be a name, or there are too many sessions.
    public func session(_ name: String) throws(MockProblem) -> MockSession { try sessionTable.session(name) }

    /// Answers a request, late if a fault says so.
    ///
    /// - Returns: the reply; one whose `isCut` is set stands for a connection that ended without an answer.
    public func handle(_ request: HTTPRequest, body: [UInt8] = []) async -> MockReply {
        await open(request, body: body).whole()
    }

    /// The same, for an answer that may go on: what follows the body is in the reply's `events`.
    public func open(_ request: HTTPRequest, body: [UInt8] = []) async -> MockReply {
        let reply = answer(request, body: body)
        if let deferral = reply.deferred { return await complete(deferral) }
        if reply.latency > 0 { try? await Task.sleep(for: .seconds(reply.latency)) }
        reply.wasSent()
        return reply
    }

    /// Answers a request at once; who calls sees to the reply's latency, and to what it may wait for.
    public func answer(_ request: HTTPRequest, body: [UInt8] = []) -> MockReply {
        let parts = RequestParts(request, body: body)
        var reply = answer(parts, request)
        if request.method == .head {
            let length = reply.response.headerFields[.contentLength] ?? String(reply.body.count)
            reply.response.headerFields[.contentLength] = reply.events == nil ? length : nil
            reply.body = []
            reply.events?.leave()
            reply.events = nil
        }
        if options.allowsAnyOrigin || reply.allowsAnyOrigin, reply.outcome != Outcome.control, let origin = request.headerFields[.origin] {
            CrossOrigin.open(&reply, to: request, from: options.allowsAnyOrigin ? origin : nil)
        }
        return reply
    }

    /// Answers a request that whoever serves the mock does not take, whatever it asks for. It is journaled without its body.
    public func refuse(_ request: HTTPRequest, because refusal: MockRefusal) -> MockReply {
        let parts = RequestParts(request, body: [])
        guard let session = session(of: parts) else {
            return refusal.reply(options.limits)
        }
        return refuse(parts, session, because: refusal)
    }

    /// Answers the opening of a URL of another app; `nil` where the system knows no app with its scheme.
    ///
    /// - Parameters:
    ///   - url: the URL as it would be opened.
    ///   - session: the name of the session; the default one if there is none.
    public func open(_ url: String, session name: String? = nil) -> MockReply? {
        guard let (routes, path, query) = appRoute(url) else { return nil }
        let prefix = name.map { "/s/" + $0 } ?? ""
        let parts = RequestParts(opening: path, query: query, prefix: prefix[...], headers: [:])
        guard let session = try? sessionTable.session(name ?? SessionTable.defaultName) else { return nil }
        return answer(parts, in: session, matches: routes.matches(path))
    }

    /// Whether the system knows an app that opens URLs of that scheme.
    public func opens(scheme: String) -> Bool { appRoutes[scheme.lowercased()] != nil }

    /// The session that a request is of; nil where there can be none of its name.
    func session(of parts: RequestParts) -> MockSession? {
        try? sessionTable.session(parts.session ?? Substring(SessionTable.defaultName))
    }

    // MARK: From request to reply

    private func answer(_ parts: RequestParts, _ request: HTTPRequest) -> MockReply {
        let session: MockSession
        do throws(MockProblem) {
            session = try parts.session.map { name throws(MockProblem) in try sessionTable.session(name) } ?? sessionTable.standard
        } catch {
            return ControlReply.problem(error)
        }
        session.touch(options.machineTime())
        if parts.rawBody.count > options.limits.body { return refuse(parts, session, because: .bodyTooLarge) }
        if Control.owns(parts.path) || Control.isPage(parts) && !routes.spellsOut(parts.path) {
            return Control(service: self, session: session, parts: parts, authority: request.authority, scheme: request.scheme ?? "http")
                .reply()
        }
        return answer(parts, in: session, matches: routes.matches(parts.path, query: parts.querySuffix))
    }

    /// Whether some message on a WebSocket is bytes.
    func takesBytes(on socket: String) -> Bool { endpoints.contains { $0.value.on == socket && $0.takesBytes } }

    /// The reply to a message, of whichever endpoint on its WebSocket it fits.
    func answer(_ parts: RequestParts, in session: MockSession, on connection: MockEventStream) -> MockReply {
        if parts.rawBody.count > options.limits.body { return refuse(parts, session, because: .bodyTooLarge) }
        let isBytes = parts.headers[.contentType] == SocketMessage.bytesType
        let said = routes.matches(parts.path, query: parts.querySuffix).filter {
            endpoints[$0.endpoint].value.on == connection.endpoint
        }
        let candidates = said.filter { endpoints[$0.endpoint].takesBytes == isBytes }
        guard !candidates.isEmpty else {
            let reply = AnswerEncoding.message(
                "\(said.isEmpty ? "nothing" : "no text") is said on \"\(connection.endpoint)\"",
                hint: said.isEmpty ? "the spec has no endpoint on it" : "what is said there are bytes", status: 404,
                outcome: Outcome.unmatched)
            journal(reply, parts, session, session.clock.now)
            return reply
        }
        return reply(to: choose(candidates, RequestReader(parts, readsBody: true)), parts, session, on: connection)
    }

    /// The reply of whichever of these endpoints the request fits.
    private func answer(_ parts: RequestParts, in session: MockSession, matches: [RouteTable.Match]) -> MockReply {
        let candidates = Self.plainest(taking(parts.method, among: matches))
        guard !candidates.isEmpty else { return unmatched(parts, matches, session) }
        let chosen = choose(candidates, RequestReader(parts, for: candidates.lazy.map { self.endpoints[$0.endpoint] }))
        if chosen.endpoint.value.isSocket, !parts.asksForSocket { return upgrade(parts, session) }
        return reply(to: chosen, parts, session)
    }

    /// Endpoints that take the method. `HEAD` is answered as `GET` is, where the vendor does not document it.
    private func taking(_ method: HTTPRequest.Method, among matches: [RouteTable.Match]) -> [RouteTable.Match] {
        let isMethod = { (match: RouteTable.Match) in self.endpoints[match.endpoint].value.methods.contains(method) }
        if matches.allSatisfy(isMethod) { return matches }
        let taken = matches.filter(isMethod)
        return taken.isEmpty && method == .head ? taking(.get, among: matches) : taken
    }

    /// `/members/bans` is no `/members/{id}` where both are called alike: what a path spells out counts, as with every router.
    private static func plainest(_ matches: [RouteTable.Match]) -> [RouteTable.Match] {
        guard matches.count > 1, let fewest = matches.lazy.map(\.values.count).min() else { return matches }
        return matches.allSatisfy { $0.values.count == fewest } ? matches : matches.filter { $0.values.count == fewest }
    }

    private struct Chosen {
        let endpoint: EndpointBox
        let values: [JSONValue]
        let problems: [RequestProblem]

        /// How far the request is from the endpoint: other constants count most, then what of the request it does not know, of all
        /// that some candidate does, then what has to be there and is not.
        var distance: (Int, Int, Int, Int) {
            let others = problems.count(where: \.isOtherConstant)
            let told = zip(endpoint.parameters, values).count { $0.tells && !$1.isNull }
            return (others, -told, problems.count(where: \.isMissing), problems.count - others)
        }
    }

    /// The endpoint whose constants fit, which knows most of what the request has, and where least is wrong with it; of several the first.
    private func choose(_ candidates: [RouteTable.Match], _ reader: RequestReader) -> Chosen {
        func read(_ candidate: RouteTable.Match) -> Chosen {
            let endpoint = endpoints[candidate.endpoint]
            let (values, problems) = reader.read(endpoint, path: candidate.values)
            return Chosen(endpoint: endpoint, values: values, problems: problems)
        }
        guard candidates.count > 1 else { return read(candidates[0]) }
        return candidates.map(read).min { $0.distance < $1.distance } ?? read(candidates[0])
    }

    /// - Parameter connection: the WebSocket, where this is a message.
    private func reply(
        to chosen: Chosen, _ parts: RequestParts, _ session: MockSession, on connection: MockEventStream? = nil
    ) -> MockReply {
        let now = session.clock.now
        let (met, answer, sends) = session.withWorld { world -> (MetFaults, MockAnswer, Bool) in
            var call = MockCall(endpoint: chosen.endpoint, values: chosen.values, parts: parts, world: world, now: now)
            call.connection = connection
            let met = call.meetFaults()
            let answer = call.answer(problems: chosen.problems, fault: met.effect)
            if case .events(_, let stream?) = answer.content, connection == nil { world.listen(stream) }
            return (met, answer, !world.outbox.isEmpty)
        }
        var reply = AnswerEncoding(box: chosen.endpoint, request: parts.headers).reply(answer)
        let events = connection == nil ? reply.events : nil
        if chosen.endpoint.value.isSocket, reply.outcome == Outcome.ok || reply.closure != nil { reply.open(chosen.endpoint, to: parts) }
        reply.allowsAnyOrigin = chosen.endpoint.value.allowsAnyOrigin
        if sends { reply.sendCalls(of: session) }
        reply.meet(met)
        if reply.isCut { reply.events = nil }
        if reply.events == nil { events?.leave() }
        journal(reply, parts, session, now)
        return reply
    }

    // MARK: Requests that fit nothing

    private func unmatched(_ parts: RequestParts, _ matches: [RouteTable.Match], _ session: MockSession) -> MockReply {
        var reply: MockReply
        if matches.isEmpty, parts.path == "*" || options.allowsAnyOrigin, parts.isPreflight {
            // Of another answer a page only hears that its origin may not call, and not that the path is wrong.
            reply = MockReply(status: 204, outcome: Outcome.ok)
        } else if matches.isEmpty {
            reply = Nearest(system: system, parts: parts).reply()
        } else {
            let allowed = Self.allow(matches.map { system.endpoints[$0.endpoint] })
            if parts.method == .options {
                reply = MockReply(status: 204, outcome: Outcome.ok)
            } else {
                reply = AnswerEncoding.message(
                    "\(parts.path) does not take \(parts.method.rawValue)",
                    hint: "it takes \(allowed)",
                    status: 405,
                    outcome: Outcome.unmatched
                )
            }
            reply.response.headerFields[.allow] = allowed
            reply.allowsAnyOrigin = matches.contains { endpoints[$0.endpoint].value.allowsAnyOrigin }
        }
        journal(reply, parts, session, session.clock.now)
        return reply
    }

    private func upgrade(_ parts: RequestParts, _ session: MockSession) -> MockReply {
        var reply = AnswerEncoding.message(
            "\(parts.path) is a WebSocket", hint: "open it with a WebSocket client", status: 426, outcome: Outcome.refused)
        reply.response.headerFields[.upgrade] = RequestParts.socketProtocol
        journal(reply, parts, session, session.clock.now)
        return reply
    }

    private static func allow(_ endpoints: [MockEndpoint]) -> String {
        var methods = Set(endpoints.flatMap { $0.methods.map(\.rawValue) })
        if methods.contains("GET") { methods.insert("HEAD") }
        return (methods.sorted() + ["OPTIONS"]).joined(separator: ", ")
    }

    private func refuse(_ parts: RequestParts, _ session: MockSession, because refusal: MockRefusal) -> MockReply {
        let reply = refusal.reply(options.limits)
        journal(reply, parts, session, session.clock.now)
        return reply
    }

    private func appRoute(_ url: String) -> (RouteTable, path: String, query: Substring)? {
        guard let colon = url.firstIndex(of: ":"), let routes = appRoutes[url[..<colon].lowercased()] else { return nil }
        var rest = url[colon...].dropFirst()
        if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        let query = rest[path.endIndex...].prefix { $0 != "#" }
        return (routes, String(path.hasSuffix("/") ? path.dropLast() : path), query)
    }

    private func journal(_ reply: MockReply, _ parts: RequestParts, _ session: MockSession, _ now: Double) {
        session.note(JournalEntry(reply, parts, now: now, limits: options.limits))
    }
}

extension MockService {
    /// A request's target with secrets hidden, for logs.
    public func redactedTarget(_ target: String) -> String { redaction.target(target) }
}
