import Crypto
public import Foundation

/// Encrypts what another storage keeps, with AES-GCM and a key of 256 bits.
///
/// Names stay readable; each is bound to its data, so that the data of one name can't be passed off as another's.
public struct EncryptedStorage: TokenStorage {
    private let storage: any TokenStorage
    private let keyBytes: [UInt8]

    /// Encrypts what `storage` keeps.
    ///
    /// - Parameter secret: what the key is derived from, at least 16 bytes that only the app knows: a device's secret, say.
    /// - Throws: `MissingValue` if the secret is shorter.
    public init(_ storage: any TokenStorage, secret: [UInt8]) throws {
        guard secret.count >= 16 else { throw MissingValue("a secret of at least 16 bytes for the encrypted storage") }
        self.storage = storage
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("token storage".utf8),
            outputByteCount: 32
        )
        keyBytes = key.withUnsafeBytes { Array($0) }
    }

    private var symmetricKey: SymmetricKey { SymmetricKey(data: keyBytes) }

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
    func sealed(_ data: Data, _ key: String) throws -> Data {
        let box = try AES.GCM.seal(data, using: symmetricKey, authenticating: Data(key.utf8))
        guard let combined = box.combined else { throw MissingValue("the sealed data") }
        return combined
    }

    /// Stored data of that name as it was.
    func opened(_ data: Data, _ key: String) throws -> Data {
        try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: symmetricKey, authenticating: Data(key.utf8))
    }

    /// Removes what is under that name.
    public func remove(_ key: String) throws { try storage.remove(key) }
}
