/// Signatures of JSON Web Tokens by the mock's key: RS256.
enum TokenSignature {
    static let algorithm = "RS256"
    /// What PKCS #1 puts before a SHA-256.
    private static let prefix: [UInt8] = [
        0x30, 0x31, 0x30, 0x0D, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20,
    ]

    static func sign(_ text: String) -> [UInt8] {
        let tail = [0x00] + prefix + SHA256.digest(of: Array(text.utf8))
        let size = SigningKey.modulus.count * 8
        let message = BigNumber.limbs(of: [0x00, 0x01] + Array(repeating: 0xFF, count: size - 2 - tail.count) + tail)
        var sum: [UInt64] = []
        for share in SigningKey.shares {
            let root = Montgomery(share.prime).power(message, share.exponent)
            sum = BigNumber.sum(sum, BigNumber.product(root, share.weight))
        }
        return BigNumber.bytes(of: BigNumber.remainder(sum, SigningKey.modulus))
    }

    /// The mock's public key as a member of a JSON Web Key Set has it.
    static var modulus: String { Base64URL.encode(BigNumber.bytes(of: SigningKey.modulus)) }
}
