#if canImport(CryptoKit)
    private import CryptoKit
#else
    private import CLibCrypto
#endif

/// Fingerprints of bytes, made by the platform's own library: nothing of it is built here.
package enum Digest {
    /// The SHA-256 of some bytes, in lower-case hexadecimal.
    package static func sha256(_ bytes: [UInt8]) -> String { hexadecimal(hash(bytes)) }

    #if canImport(CryptoKit)
        private static func hash(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
    #else
        private static func hash(_ bytes: [UInt8]) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { digest, count in
                var length: UInt32 = 0
                let status = EVP_Digest(bytes, bytes.count, digest.baseAddress, &length, EVP_sha256(), nil)
                // Only a library that is set up without SHA-256, or a machine without memory, ends here; any answer would be a wrong one.
                precondition(status == 1, "libcrypto has no SHA-256")
                count = Int(length)
            }
        }
    #endif

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
