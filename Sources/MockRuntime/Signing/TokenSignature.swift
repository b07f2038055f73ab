internal import Signatures

/// Signatures of JSON Web Tokens by the mock's key: RS256.
enum TokenSignature {
    static let algorithm = "RS256"

    static func sign(_ text: String) -> [UInt8] { SigningKey.key.signature(of: Array(text.utf8)) }
}
