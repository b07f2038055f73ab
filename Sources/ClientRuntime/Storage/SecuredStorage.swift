public import Foundation
import Synchronization

/// Keeps data encrypted while a setting of the app is on, and as it is while it is off.
///
/// What was stored before the setting changed can still be read; it is stored in the new way when it next changes. The key is made at
/// first use and kept in `TokenStorage.keys`.
public final class SecuredStorage: TokenStorage {
    private let storage: any TokenStorage
    private let isOn: Bool
    private let cipher: any StorageCipher
    private let secret = Mutex<[UInt8]?>(nil)

    /// Stands before encrypted data; JSON never begins so.
    private static let mark = Data([0, 0x67, 0x77, 1])
    private static let keyName = "state-key"

    /// Keeps data in `storage`, encrypted if `isOn`: in the platform's way if no other cipher is given.
    public init(_ storage: any TokenStorage, isOn: Bool, cipher: any StorageCipher = Platform.cipher()) {
        self.storage = storage
        self.isOn = isOn
        self.cipher = cipher
    }

    /// The data under that name, decrypted if it is encrypted.
    ///
    /// - Throws: an error of the underlying storage, or of the decryption if the data is damaged or the key is lost.
    public func load(_ key: String) throws -> Data? {
        guard let data = try storage.load(key) else { return nil }
        guard data.starts(with: Self.mark) else { return data }
        return try encryption(makesKey: false).opened(Data(data.dropFirst(Self.mark.count)), key)
    }

    /// Puts data under that name.
    public func save(_ data: Data, for key: String) throws {
        guard isOn else { return try storage.save(data, for: key) }
        try storage.save(Self.mark + encryption(makesKey: true).sealed(data, key), for: key)
    }

    /// Removes what is under that name.
    public func remove(_ key: String) throws { try storage.remove(key) }

    private func encryption(makesKey: Bool) throws -> EncryptedStorage {
        let keys = storage.keys
        let bytes = try secret.withLock { secret in
            if let secret { return secret }
            if let stored = try keys.load(Self.keyName) {
                let known = [UInt8](stored)
                secret = known
                return known
            }
            guard makesKey else { throw MissingValue("the key of the encrypted state") }
            let made = SystemRandom().bytes(32)
            try keys.save(Data(made), for: Self.keyName)
            secret = made
            return made
        }
        return try EncryptedStorage(storage, secret: bytes, cipher: cipher)
    }
}

extension ClientEnvironment {
    /// The storage of a durable state group; with a setting that secures it, encrypted where the app has that setting on.
    func storage(securedBy setting: String?) -> any TokenStorage {
        guard let setting else { return storage }
        let isOn = ["true", "yes", "1"].contains(settings[setting]?.lowercased() ?? "")
        return isOn ? secured.on : secured.off
    }

    /// One per environment, so that two groups never make two keys.
    private var secured: SecuredStorages { shared { SecuredStorages($0.storage, $0[StorageCipherKey.self]) } }
}

/// The storage of an environment as settings secure it.
private final class SecuredStorages: Sendable {
    let on: SecuredStorage
    let off: SecuredStorage

    init(_ storage: any TokenStorage, _ cipher: any StorageCipher) {
        on = SecuredStorage(storage, isOn: true, cipher: cipher)
        off = SecuredStorage(storage, isOn: false, cipher: cipher)
    }
}
