public import ClientRuntime
public import MockClient
public import MockRuntime

/// The other apps of the device: those that are installed, played by the mock.
public final class DeviceOpener: URLOpener {
    private struct State {
        var apps: Set<String> = []
        var broken: Set<String> = []
        var opened: [URL] = []
        var callback: URL?
    }

    private let inner: MockOpener
    private let state = Locked(State())

    /// The apps of a device, played by one session of a mock.
    public init(_ service: MockService, session: String, person: MockPerson) {
        inner = MockOpener(service, session: session, person: person)
        inner.onReturn { [state] url in state.withLock { $0.callback = url } }
    }

    /// The URL schemes of those that are installed.
    public var apps: Set<String> {
        get { state.withLock { $0.apps } }
        set { state.withLock { $0.apps = newValue } }
    }

    /// Those that do not open after all.
    public var broken: Set<String> {
        get { state.withLock { $0.broken } }
        set { state.withLock { $0.broken = newValue } }
    }

    /// The URLs that were opened.
    public var opened: [URL] { state.withLock { $0.opened } }
    /// The URL with which one of them answered last.
    public var callback: URL? { state.withLock { $0.callback } }

    /// Whether an app for the URL is installed.
    public func canOpen(_ url: URL) -> Bool { url.scheme.map { apps.contains($0) } ?? false }

    /// Opens the URL, and has the mock play the app that it belongs to.
    public func open(_ url: URL) async -> Bool {
        state.withLock { $0.opened.append(url) }
        let isWeb = url.scheme == "https" || url.scheme == "http"
        guard isWeb || canOpen(url), !broken.contains(url.scheme ?? "") else { return false }
        _ = await inner.open(url)
        return true
    }
}

/// A browser that remembers where it went.
public final class DeviceBrowser: WebAuthenticator {
    private let inner: MockBrowser
    private let last: Locked<URL?> = Locked(nil)

    /// A browser around one of the mock's.
    public init(_ inner: MockBrowser) { self.inner = inner }

    /// The page that it was asked for last.
    public var visited: URL? { last.value }

    /// Opens a page and goes on until a URL of the callback scheme is reached.
    public func authenticate(_ url: URL, callbackScheme: String) async throws -> URL? {
        last.value = url
        return try await inner.authenticate(url, callbackScheme: callbackScheme)
    }
}

/// A dialog whose answer a scenario may say; otherwise it is the person's.
public final class DeviceDialog: ConfirmationDialog {
    private let inner: MockDialog
    private let script: CapabilityScript

    /// A dialog around one of the mock's.
    public init(_ inner: MockDialog, _ script: CapabilityScript) {
        self.inner = inner
        self.script = script
    }

    /// What was asked, in order.
    public var asked: [String] { inner.asked }

    /// What comes next; where it is no answer, nobody agrees.
    public func confirm(_ message: String, accept: String, decline: String) async -> Bool {
        let usual = await inner.confirm(message, accept: accept, decline: decline)
        do {
            return try await script.next("dialog.confirm")?.boolValue ?? usual
        } catch {
            return false
        }
    }
}
