public import Foundation

/// Encrypts what another storage keeps.
///
/// Names stay readable; each is bound to its data, so that the data of one name can't be passed off as another's.
public struct EncryptedStorage: TokenStorage {
    private let storage: any TokenStorage
    private let secret: [UInt8]
    private let cipher: any StorageCipher

    /// Encrypts what `storage` keeps.
    ///
    /// - Parameters:
    ///   - secret: what the key is derived from, at least 16 bytes that only the app knows: a device's secret, say.
    ///   - cipher: how; the platform's way if none is given.
    /// - Throws: `MissingValue` if the secret is shorter.
    public init(_ storage: any TokenStorage, secret: [UInt8], cipher: any StorageCipher = Platform.cipher()) throws {
        guard secret.count >= 16 else { throw MissingValue("a secret of at least 16 bytes for the encrypted storage") }
        self.storage = storage
        self.secret = secret
        self.cipher = cipher
    }

    /// The data under that name, decrypted.
    ///
    /// - Throws: an error of the underlying storage, or of the decryption if the data is damaged or the secret is another.
    public func load(_ key: String) throws -> Data? {
        try storage.load(key).map { try opened($0, key) }
    }

    /// Encrypts data and puts it under that name.
    public func save(_ data: Data, for key: String) throws {
        try storage.save(try sealed(data, key), for: key)
    }

    /// Data of that name as it is stored.
    func sealed(_ data: Data, _ key: String) throws -> Data { try cipher.seal(data, name: key, secret: secret) }

    /// Stored data of that name as it was.
    func opened(_ data: Data, _ key: String) throws -> Data { try cipher.open(data, name: key, secret: secret) }

    /// Removes what is under that name.
    public func remove(_ key: String) throws { try storage.remove(key) }
}
