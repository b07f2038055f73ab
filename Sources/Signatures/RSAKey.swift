#if canImport(Security)
    private import Foundation
    private import Security
#else
    private import CLibCrypto
#endif

/// A private key that signs as JSON Web Tokens' RS256 does, PKCS #1 with SHA-256, by the platform's own library: nothing of it is built here.
package final class RSAKey: Sendable {
    #if canImport(Security)
        private let key: SecKey

        /// - Parameter pkcs1: the key's DER. It is part of a program, so one that can't be read ends it.
        package init(pkcs1: [UInt8]) {
            let attributes = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate] as CFDictionary
            guard let key = SecKeyCreateWithData(Data(pkcs1) as CFData, attributes, nil) else { preconditionFailure("this is no RSA key") }
            self.key = key
        }

        /// A new key, and its DER.
        package static func make() -> (key: RSAKey, pkcs1: [UInt8]) {
            let attributes = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048] as CFDictionary
            guard let made = SecKeyCreateRandomKey(attributes, nil), let data = SecKeyCopyExternalRepresentation(made, nil) else {
                preconditionFailure("the platform makes no RSA key")
            }
            let bytes = [UInt8](data as Data)
            return (RSAKey(pkcs1: bytes), bytes)
        }

        /// The DER of its public half, as PKCS #1 has it.
        package var publicKey: [UInt8] {
            guard let half = SecKeyCopyPublicKey(key), let data = SecKeyCopyExternalRepresentation(half, nil) else {
                preconditionFailure("the key has no public half")
            }
            return [UInt8](data as Data)
        }

        /// As many bytes as the key's modulus has; the same for the same text.
        package func signature(of text: [UInt8]) -> [UInt8] {
            guard let made = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, Data(text) as CFData, nil) else {
                preconditionFailure("the platform refuses to sign with RSA and SHA-256")
            }
            return [UInt8](made as Data)
        }
    #else
        /// Only read once it is made, and libcrypto lets threads share a key that they read.
        private nonisolated(unsafe) let key: OpaquePointer

        /// - Parameter pkcs1: the key's DER. It is part of a program, so one that can't be read ends it.
        package init(pkcs1: [UInt8]) {
            let read = pkcs1.withUnsafeBufferPointer { bytes in
                var start = bytes.baseAddress
                return d2i_PrivateKey(EVP_PKEY_RSA, nil, &start, bytes.count)
            }
            guard let read else { preconditionFailure("this is no RSA key") }
            key = read
        }

        deinit { EVP_PKEY_free(key) }

        /// A new key, and its DER.
        package static func make() -> (key: RSAKey, pkcs1: [UInt8]) {
            let context = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, nil)
            defer { EVP_PKEY_CTX_free(context) }
            var made: OpaquePointer?
            // Of 2048 bits, which is what libcrypto makes where nothing is said.
            precondition(EVP_PKEY_keygen_init(context) == 1 && EVP_PKEY_keygen(context, &made) == 1, "libcrypto makes no RSA key")
            defer { EVP_PKEY_free(made) }
            let bytes = der { i2d_PrivateKey(made, $0) }
            return (RSAKey(pkcs1: bytes), bytes)
        }

        /// The DER of its public half, as PKCS #1 has it.
        package var publicKey: [UInt8] { Self.der { i2d_PublicKey(key, $0) } }

        /// What libcrypto writes, which says first how much that is.
        private static func der(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> [UInt8] {
            let count = Int(write(nil))
            precondition(count > 0, "libcrypto writes no key")
            return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
                var place = buffer.baseAddress
                written = Int(write(&place))
            }
        }

        /// As many bytes as the key's modulus has; the same for the same text.
        package func signature(of text: [UInt8]) -> [UInt8] {
            let context = EVP_MD_CTX_new()
            defer { EVP_MD_CTX_free(context) }
            var length = Int(EVP_PKEY_get_size(key))
            return [UInt8](unsafeUninitializedCapacity: length) { signature, count in
                // Only a library that is set up without SHA-256, or a machine without memory, ends here; any answer would be a wrong one.
                let isSigned =
                    EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1
                    && EVP_DigestSign(context, signature.baseAddress, &length, text, text.count) == 1
                precondition(isSigned, "libcrypto refuses to sign with RSA and SHA-256")
                count = length
            }
        }
    #endif
}
