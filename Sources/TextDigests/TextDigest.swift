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
    public static func sha256(_ text: String) -> String { hash(text, .sha256) }

    /// The SHA-512 of a text's UTF-8, in lower-case hexadecimal.
    public static func sha512(_ text: String) -> String { hash(text, .sha512) }

    /// The SHA-1 of a text's UTF-8, in lower-case hexadecimal: what old services sign with, and no protection against anybody.
    public static func sha1(_ text: String) -> String { hash(text, .sha1) }

    /// The MD5 of a text's UTF-8, in lower-case hexadecimal: what many services sign with, and no protection against anybody.
    public static func md5(_ text: String) -> String { hash(text, .md5) }

    /// The HMAC with SHA-256 of a text's UTF-8 with the UTF-8 of a key, in lower-case hexadecimal.
    public static func hmacSHA256(_ text: String, _ key: String) -> String { authentication(text, key, .sha256) }

    /// The HMAC with SHA-512 of a text's UTF-8 with the UTF-8 of a key, in lower-case hexadecimal.
    public static func hmacSHA512(_ text: String, _ key: String) -> String { authentication(text, key, .sha512) }

    /// The HMAC with SHA-1 of a text's UTF-8 with the UTF-8 of a key, in lower-case hexadecimal, as OAuth 1.0 signs.
    public static func hmacSHA1(_ text: String, _ key: String) -> String { authentication(text, key, .sha1) }

    /// The challenge that PKCE's method S256 makes of a verifier: its SHA-256 in Base64 for URLs, without padding.
    public static func pkceS256(_ verifier: String) -> String { TextForm.hexToBase64URL(sha256(verifier)) ?? "" }

    fileprivate enum Method: String {
        case sha256 = "SHA-256"
        case sha512 = "SHA-512"
        case sha1 = "SHA-1"
        case md5 = "MD5"
    }

    private static func hash(_ text: String, _ method: Method) -> String { TextForm.hex(hash(Array(text.utf8), method)) }

    private static func authentication(_ text: String, _ key: String, _ method: Method) -> String {
        TextForm.hex(authentication(Array(text.utf8), Array(key.utf8), method))
    }

    #if canImport(CryptoKit)
        private static func hash(_ bytes: [UInt8], _ method: Method) -> [UInt8] {
            switch method {
            case .sha256: Array(SHA256.hash(data: bytes))
            case .sha512: Array(SHA512.hash(data: bytes))
            case .sha1: Array(Insecure.SHA1.hash(data: bytes))
            case .md5: Array(Insecure.MD5.hash(data: bytes))
            }
        }

        private static func authentication(_ bytes: [UInt8], _ key: [UInt8], _ method: Method) -> [UInt8] {
            let key = SymmetricKey(data: key)
            return switch method {
            case .sha256: Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
            case .sha512: Array(HMAC<SHA512>.authenticationCode(for: bytes, using: key))
            case .sha1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: bytes, using: key))
            case .md5: Array(HMAC<Insecure.MD5>.authenticationCode(for: bytes, using: key))
            }
        }
    #else
        private static func hash(_ bytes: [UInt8], _ method: Method) -> [UInt8] {
            made(method) { EVP_Digest(bytes, bytes.count, $0, &$1, method.function, nil) == 1 }
        }

        private static func authentication(_ bytes: [UInt8], _ key: [UInt8], _ method: Method) -> [UInt8] {
            made(method) { HMAC(method.function, key, Int32(key.count), bytes, bytes.count, $0, &$1) != nil }
        }

        private static func made(_ method: Method, _ fill: (UnsafeMutablePointer<UInt8>?, inout UInt32) -> Bool) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { digest, count in
                var length: UInt32 = 0
                // Only a library that is set up without the digest (MD5, where it keeps to FIPS), or a machine without memory, ends here;
                // any answer would be a wrong one.
                precondition(fill(digest.baseAddress, &length), "libcrypto has no \(method.rawValue)")
                count = Int(length)
            }
        }
    #endif
}

#if !canImport(CryptoKit)
    extension TextDigest.Method {
        fileprivate var function: OpaquePointer? {
            switch self {
            case .sha256: EVP_sha256()
            case .sha512: EVP_sha512()
            case .sha1: EVP_sha1()
            case .md5: EVP_md5()
            }
        }
    }
#endif
