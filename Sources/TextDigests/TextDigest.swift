internal import WireValues

#if canImport(CryptoKit)
    private import CryptoKit
    private import Foundation
#else
    private import CLibCrypto
#endif

/// Digests of texts for clients and mocks whose specs ask for them, made by the platform's own library: nothing of it is built here.
public enum TextDigest {
    /// The SHA-256 of a text's UTF-8, in lower-case hexadecimal.
    public static func sha256(_ text: String) -> String { TextForm.hex(hash(Array(text.utf8))) }

    /// The HMAC with SHA-256 of a text's UTF-8 with the UTF-8 of a key, in lower-case hexadecimal.
    public static func hmacSHA256(_ text: String, _ key: String) -> String {
        TextForm.hex(authentication(Array(text.utf8), Array(key.utf8)))
    }

    /// The MD5 of a text's UTF-8, in lower-case hexadecimal: what many services sign with, and no protection against anybody.
    public static func md5(_ text: String) -> String { TextForm.hex(oldHash(Array(text.utf8))) }

    /// The challenge that PKCE's method S256 makes of a verifier: its SHA-256 in Base64 for URLs, without padding.
    public static func pkceS256(_ verifier: String) -> String { TextForm.hexToBase64URL(sha256(verifier)) ?? "" }

    #if canImport(CryptoKit)
        private static func hash(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

        private static func oldHash(_ bytes: [UInt8]) -> [UInt8] { Array(Insecure.MD5.hash(data: bytes)) }

        private static func authentication(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
            Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
        }
    #else
        private static func hash(_ bytes: [UInt8]) -> [UInt8] {
            made("SHA-256") { EVP_Digest(bytes, bytes.count, $0, &$1, EVP_sha256(), nil) == 1 }
        }

        private static func oldHash(_ bytes: [UInt8]) -> [UInt8] {
            made("MD5") { EVP_Digest(bytes, bytes.count, $0, &$1, EVP_md5(), nil) == 1 }
        }

        private static func authentication(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
            made("SHA-256") { HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, $0, &$1) != nil }
        }

        private static func made(_ name: String, _ fill: (UnsafeMutablePointer<UInt8>?, inout UInt32) -> Bool) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { digest, count in
                var length: UInt32 = 0
                // Only a library that is set up without the digest (MD5, where it keeps to FIPS), or a machine without memory, ends here;
                // any answer would be a wrong one.
                precondition(fill(digest.baseAddress, &length), "libcrypto has no \(name)")
                count = Int(length)
            }
        }
    #endif
}
