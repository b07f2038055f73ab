#if !canImport(CryptoKit)
    private import CLibCrypto

    /// AES-256-GCM over one piece of data, by libcrypto: opened or sealed, then verified or tagged.
    final class GCM {
        enum Direction: Int32 {
            case opening = 0
            case sealing = 1
        }

        static let nonceCount = 12
        static let tagCount = 16

        private let context: OpaquePointer

        /// - Parameter name: what the data is bound to, without being part of it.
        init(_ direction: Direction, key: [UInt8], nonce: [UInt8], name: String) throws(LibCryptoError) {
            guard let context = EVP_CIPHER_CTX_new() else { throw LibCryptoError.last() }
            self.context = context
            try check(EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, direction.rawValue))
            let bound = Array(name.utf8)
            var count: Int32 = 0
            try check(EVP_CipherUpdate(context, nil, &count, bound, try length(bound)))
        }

        deinit { EVP_CIPHER_CTX_free(context) }

        /// The bytes in the other form. What is opened is not to be trusted before `verify`.
        func text(_ bytes: [UInt8]) throws(LibCryptoError) -> [UInt8] {
            var text = [UInt8](repeating: 0, count: bytes.count)
            var count: Int32 = 0
            try check(EVP_CipherUpdate(context, &text, &count, bytes, try length(bytes)))
            return text
        }

        /// Ends the sealing.
        func tag() throws(LibCryptoError) -> [UInt8] {
            var tag = [UInt8](repeating: 0, count: Self.tagCount)
            var count: Int32 = 0
            try check(EVP_CipherFinal_ex(context, &tag, &count))
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
            return tag
        }

        /// Ends the opening; throws if the bytes are not those that were sealed.
        func verify(tag: [UInt8]) throws(LibCryptoError) {
            var tag = tag
            var count: Int32 = 0
            try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
            guard EVP_CipherFinal_ex(context, &tag, &count) == 1 else { throw .notAuthentic }
        }

        /// libcrypto counts in 32 bits.
        private func length(_ bytes: [UInt8]) throws(LibCryptoError) -> Int32 {
            guard let length = Int32(exactly: bytes.count) else { throw .tooLong(bytes.count) }
            return length
        }
    }
#endif
