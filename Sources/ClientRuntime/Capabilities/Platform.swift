import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif
#if canImport(Security)
    import Security
#endif
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

    /// The platform's store of keys, where it has one.
    public static func keys() -> (any TokenStorage)? {
        #if canImport(Security)
            KeychainStorage()
        #else
            nil
        #endif
    }

    /// AES-GCM with the platform's CryptoKit, where it has that.
    public static func cipher() -> any StorageCipher {
        #if canImport(CryptoKit)
            CryptoKitCipher()
        #else
            NoCipher()
        #endif
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

    /// Asks with an alert of the system's, where there is one.
    public static func dialog() -> any ConfirmationDialog {
        #if canImport(UIKit) && !os(watchOS)
            AlertDialog()
        #else
            NoDialog()
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

    /// Asks with `UIAlertController`, over what the app shows in front.
    private struct AlertDialog: ConfirmationDialog {
        @MainActor
        func confirm(_ message: String, accept: String, decline: String) async -> Bool {
            guard let front else { return false }
            return await withCheckedContinuation { continuation in
                let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: decline, style: .cancel) { _ in continuation.resume(returning: false) })
                alert.addAction(UIAlertAction(title: accept, style: .default) { _ in continuation.resume(returning: true) })
                front.present(alert, animated: true)
            }
        }

        /// What lies over all else in the window that the person looks at.
        @MainActor
        private var front: UIViewController? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let windows = (scenes.first { $0.activationState == .foregroundActive } ?? scenes.first)?.windows ?? []
            var front = (windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController
            while let above = front?.presentedViewController { front = above }
            return front
        }
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

#if canImport(Security)
    /// Keeps data in the keychain, for this device alone.
    private struct KeychainStorage: TokenStorage {
        private func query(_ key: String) -> [CFString: Any] {
            let service = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: key]
        }

        func load(_ key: String) throws -> Data? {
            var query = query(key)
            query[kSecReturnData] = true
            query[kSecMatchLimit] = kSecMatchLimitOne
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return nil }
            try check(status)
            return found as? Data
        }

        func save(_ data: Data, for key: String) throws {
            try remove(key)
            var item = query(key)
            item[kSecValueData] = data
            item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            try check(SecItemAdd(item as CFDictionary, nil))
        }

        func remove(_ key: String) throws {
            let status = SecItemDelete(query(key) as CFDictionary)
            if status != errSecItemNotFound { try check(status) }
        }

        private func check(_ status: OSStatus) throws {
            guard status != errSecSuccess else { return }
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
        }
    }
#endif

#if canImport(CryptoKit)
    /// `SealedFormat` with CryptoKit, whose combined boxes are just so.
    private struct CryptoKitCipher: StorageCipher {
        func seal(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            let box = try AES.GCM.seal(data, using: key(secret), authenticating: Data(name.utf8))
            guard let combined = box.combined else { throw MissingValue("the sealed data") }
            return combined
        }

        func open(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: key(secret), authenticating: Data(name.utf8))
        }

        private func key(_ secret: [UInt8]) -> SymmetricKey {
            let input = SymmetricKey(data: secret)
            let purpose = Data(SealedFormat.purpose.utf8)
            return HKDF<SHA256>.deriveKey(inputKeyMaterial: input, info: purpose, outputByteCount: SealedFormat.keyCount)
        }
    }
#endif
