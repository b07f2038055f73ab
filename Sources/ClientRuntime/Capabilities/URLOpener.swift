public import Foundation

/// Opens URLs that belong to other apps.
public protocol URLOpener: Sendable {
    /// Whether an app is there that opens such URLs. May be asked from any thread.
    func canOpen(_ url: URL) -> Bool
    /// Opens the URL; answers whether an app took it.
    func open(_ url: URL) async -> Bool
}

/// Where there are no other apps: nothing can be opened.
public struct NoOpener: URLOpener {
    /// An opener that opens nothing.
    public init() {}
    /// Never.
    public func canOpen(_ url: URL) -> Bool { false }
    /// Never.
    public func open(_ url: URL) async -> Bool { false }
}

/// Shows a web page on which a user logs in, until the page leads back to the app.
public protocol WebAuthenticator: Sendable {
    /// Shows the page at a URL.
    ///
    /// - Parameter callbackScheme: the scheme of the URL that leads back.
    /// - Returns: that URL; `nil` if the user closed the page.
    /// - Throws: an error if no page can be shown, `CancellationError` if the task was cancelled.
    func authenticate(_ url: URL, callbackScheme: String) async throws -> URL?
}

/// Where there is no browser: asking for a page is an error.
public struct NoBrowser: WebAuthenticator {
    /// A browser that shows nothing.
    public init() {}

    /// Always throws `MissingValue`.
    public func authenticate(_ url: URL, callbackScheme: String) async throws -> URL? {
        throw MissingValue("a web authenticator: give ClientEnvironment one that can show pages here")
    }
}
