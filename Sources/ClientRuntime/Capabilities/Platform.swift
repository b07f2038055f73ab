import Foundation

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    import AuthenticationServices
#endif
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

/// The platform's own capabilities. What differs between platforms is in this file alone.
public enum Platform {
    /// A storage of files in the user's application support folder, in a folder of this app's own.
    public static func storage() -> any TokenStorage {
        let files = FileManager.default
        let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return FileStorage(folder: support.appending(path: name).appending(path: "ClientState"))
    }

    /// The values of the app's property list that are texts, numbers or truth values.
    public static func settings() -> [String: String] {
        (Bundle.main.infoDictionary ?? [:]).compactMapValues { value in
            switch value {
            case let text as String: text
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }
    }

    /// Writes a line to the standard error.
    public static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Opens URLs with the system, where it can do that.
    public static func opener() -> any URLOpener {
        #if canImport(UIKit) && !os(watchOS)
            ApplicationOpener()
        #elseif canImport(AppKit)
            WorkspaceOpener()
        #else
            NoOpener()
        #endif
    }

    /// Shows pages with the system's authentication session, where there is one.
    public static func browser() -> any WebAuthenticator {
        #if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
            AuthenticationSession()
        #else
            NoBrowser()
        #endif
    }
}

#if canImport(UIKit) && !os(watchOS)
    /// Opens URLs with `UIApplication`.
    private struct ApplicationOpener: URLOpener {
        func canOpen(_ url: URL) -> Bool {
            if Thread.isMainThread { return MainActor.assumeIsolated { UIApplication.shared.canOpenURL(url) } }
            return DispatchQueue.main.sync { MainActor.assumeIsolated { UIApplication.shared.canOpenURL(url) } }
        }

        @MainActor
        func open(_ url: URL) async -> Bool { await UIApplication.shared.open(url) }
    }
#elseif canImport(AppKit)
    /// Opens URLs with `NSWorkspace`.
    private struct WorkspaceOpener: URLOpener {
        func canOpen(_ url: URL) -> Bool { NSWorkspace.shared.urlForApplication(toOpen: url) != nil }
        func open(_ url: URL) async -> Bool { NSWorkspace.shared.open(url) }
    }
#endif

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    /// Shows pages with `ASWebAuthenticationSession`.
    private struct AuthenticationSession: WebAuthenticator {
        @MainActor
        func authenticate(_ url: URL, callbackScheme: String) async throws -> URL? {
            let anchor = Anchor()
            do {
                return try await withCheckedThrowingContinuation { continuation in
                    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: callbackScheme) { callback, error in
                        if let callback {
                            continuation.resume(returning: callback)
                        } else {
                            continuation.resume(throwing: error ?? CancellationError())
                        }
                    }
                    session.presentationContextProvider = anchor
                    anchor.session = session
                    if !session.start() { session.cancel() }
                }
            } catch let error as ASWebAuthenticationSessionError where error.code == .canceledLogin {
                return nil
            }
        }
    }

    /// Says over which window a session is shown, and keeps the session alive.
    @MainActor
    private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
        var session: ASWebAuthenticationSession?
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
    }
#endif
