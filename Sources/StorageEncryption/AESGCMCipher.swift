public import ClientRuntime

/// AES-GCM with a key of 256 bits, for `ClientEnvironment`s whose storage is to be encrypted.
///
/// Apple's platforms have it built in: there an environment needs nothing, and this is what it uses anyway. Elsewhere it is the system's
/// libcrypto, a library of its own so that only apps that ask for it need that:
///
/// ```swift
/// ClientEnvironment.use(ClientEnvironment(capabilities: Capabilities().with(StorageCipherKey.self, AESGCMCipher())))
/// ```
public struct AESGCMCipher: StorageCipher {
    /// The cipher; it has no settings.
    public init() {}

    #if canImport(CryptoKit)
        /// Data of that name as it is stored.
        public func seal(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            try Platform.cipher().seal(data, name: name, secret: secret)
        }

        /// Stored data of that name as it was.
        public func open(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            try Platform.cipher().open(data, name: name, secret: secret)
        }
    #else
        /// Data of that name as it is stored.
        public func seal(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            let nonce = SystemRandom().bytes(GCM.nonceCount)
            let run = try GCM(.sealing, key: try derivedKey(secret), nonce: nonce, name: name)
            let text = try run.text([UInt8](data))
            return Data(nonce + text + (try run.tag()))
        }

        /// Stored data of that name as it was.
        ///
        /// - Throws: an error if the data is damaged, or was sealed under another name or with another secret.
        public func open(_ data: Data, name: String, secret: [UInt8]) throws -> Data {
            guard data.count >= GCM.nonceCount + GCM.tagCount else { throw LibCryptoError.notAuthentic }
            let run = try GCM(.opening, key: try derivedKey(secret), nonce: [UInt8](data.prefix(GCM.nonceCount)), name: name)
            let text = try run.text([UInt8](data.dropFirst(GCM.nonceCount).dropLast(GCM.tagCount)))
            try run.verify(tag: [UInt8](data.suffix(GCM.tagCount)))
            return Data(text)
        }
    #endif
}
