import Testing

@testable import MockRuntime

@Suite("Signatures of tokens")
struct SigningTests {
    /// What `openssl dgst -sha256 -sign` makes of `head.claims` with the mock's key.
    private static let expected = """
        24181a4316d3b67bfb9ba57b094138520305174e9b37c0642a7e57e3eb39703844edaba67e27966e416d97e8794ea20b0e95b459728d85e1454c944fce8229ebc1fa51\
        f1f0d94e9113ecf79fadc3c36d213a5f2a8383c820dc647dc6b5f7ede6dd5670e73a66439218cac5a7b65d3bbb933782660681216c6e1e92f1d627660aec1bce9dbdc9\
        ecf2ce49d3523e6a43183a07c5486479372cfe6bcca4c2942f98be773d138fd03f1be03daa0a341bd633aa661128c666321f61d30c89d0ba39a0a5fc71b3bbd03efe9d\
        9a47958a0ce5eeec769190b7c43030d102700d8fb81a045a1d06ac8fce3265ffdf1f501f597a2578b906b0f882a613f4225e48d22fcd6a
        """

    @Test("a signature is the one that RS256 has for that text and key")
    func signature() {
        #expect(TokenSignature.sign("head.claims").map(hexadecimal).joined() == Self.expected)
    }

    @Test("another text has another signature")
    func difference() {
        #expect(TokenSignature.sign("head.other") != TokenSignature.sign("head.claims"))
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
