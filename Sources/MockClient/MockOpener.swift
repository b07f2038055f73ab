public import ClientRuntime
public import MockRuntime
import Synchronization

/// The other apps of a device, for tests: those that a mock's system knows, installed or not.
///
/// Opening a URL has the mock play the app; the URL with which that app answers is handed to `onReturn`, where a test does what an
/// app's delegate does with it.
public final class MockOpener: URLOpener {
    private struct State {
        var isInstalled = true
        var opened: [URL] = []
        var onReturn: (@Sendable (URL) async -> Void)?
    }

    private let service: MockService
    private let session: String?
    private let person: MockPerson
    private let state = Mutex(State())

    /// An opener on one session of a mock.
    public init(_ service: MockService, session: String? = nil, person: MockPerson = MockPerson()) {
        self.service = service
        self.session = session
        self.person = person
    }

    /// Whether the apps are installed.
    public var isInstalled: Bool {
        get { state.withLock { $0.isInstalled } }
        set { state.withLock { $0.isInstalled = newValue } }
    }

    /// The URLs that were opened, in order.
    public var opened: [URL] { state.withLock { $0.opened } }

    /// Says what happens with URLs with which other apps answer.
    public func onReturn(_ receive: @escaping @Sendable (URL) async -> Void) { state.withLock { $0.onReturn = receive } }

    /// Whether an installed app opens such URLs.
    public func canOpen(_ url: URL) -> Bool { isInstalled && service.opens(scheme: url.scheme ?? "") }

    /// Has the mock play the app whose URL this is, and hands over what that app answers, if it does.
    public func open(_ url: URL) async -> Bool {
        guard canOpen(url), let reply = reply(to: url) else { return false }
        let receive = state.withLock { state in
            state.opened.append(url)
            return state.onReturn
        }
        if let location = reply.response.headerFields[.location], let answer = URL(string: location) { await receive?(answer) }
        return true
    }

    /// What the app answers: where it shows a page, what comes of the person's decision.
    private func reply(to url: URL) -> MockReply? {
        guard let reply = service.open(url.absoluteString, session: session) else { return nil }
        guard let page = reply.page, let link = page.link(for: person.decision(on: page)) else { return reply }
        let query = link.firstIndex(of: "?").map { link[$0...] } ?? ""
        let bare = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
        return service.open("\(bare)\(query)", session: session)
    }
}
