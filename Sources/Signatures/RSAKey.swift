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
