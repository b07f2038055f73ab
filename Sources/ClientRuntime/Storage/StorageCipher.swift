public import Foundation

/// Encrypts what a storage keeps, so that nobody reads or changes it who lacks the secret.
///
/// An environment has the platform's own; where there is none, an app that secures its storage supplies one under `StorageCipherKey`.
public protocol StorageCipher: Sendable {
    /// Data of that name as it is stored.
    ///
    /// - Parameter secret: what the key is derived from, at least 16 bytes.
    func seal(_ data: Data, name: String, secret: [UInt8]) throws -> Data
    /// Stored data of that name as it was.
    ///
    /// - Throws: an error if the data is damaged, or was sealed under another name or with another secret.
    func open(_ data: Data, name: String, secret: [UInt8]) throws -> Data
}

/// Names the cipher in an environment's capabilities.
public enum StorageCipherKey: CapabilityKey {
    /// The platform's own.
    public static var defaultValue: any StorageCipher { Platform.cipher() }
}

/// What our ciphers agree on, so that one opens what another has sealed: a nonce of 12 bytes, the data under AES-256-GCM, bound to its name,
/// and a tag of 16 bytes; the key by HKDF with SHA-256, without salt.
package enum SealedFormat {
    /// What the key is for, which HKDF mixes into it.
    package static let purpose = "token storage"
    package static let keyCount = 32
}

/// Where the platform has no cipher: securing data is an error, so that none is ever stored in the clear instead.
public struct NoCipher: StorageCipher {
    /// A cipher that seals nothing.
    public init() {}

    /// Always throws `MissingValue`.
    public func seal(_ data: Data, name: String, secret: [UInt8]) throws -> Data { throw Self.missing }

    /// Always throws `MissingValue`.
    public func open(_ data: Data, name: String, secret: [UInt8]) throws -> Data { throw Self.missing }

    private static let missing = MissingValue("a cipher: give ClientEnvironment that of the product StorageEncryption")
}
