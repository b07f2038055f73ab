import Testing

@testable import MockRuntime

@Suite("Signatures of tokens")
struct SigningTests {
    @Test(
        "SHA-256 is the standard's",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func digest(_ text: String, _ expected: String) {
        #expect(SHA256.digest(of: Array(text.utf8)).map(hexadecimal).joined() == expected)
    }

    @Test("who has the public key finds what was signed")
    func verification() {
        let signature = BigNumber.limbs(of: TokenSignature.sign("head.claims"))
        let found = BigNumber.bytes(of: Montgomery(SigningKey.modulus).power(signature, [65537]))
        #expect(found.prefix(3) == [0, 1, 0xFF])
        #expect(Array(found.suffix(32)) == SHA256.digest(of: Array("head.claims".utf8)))
    }

    @Test("another text has another signature")
    func difference() {
        #expect(TokenSignature.sign("head.claims") != TokenSignature.sign("head.other"))
    }

    @Test("the key's parts belong together")
    func key() {
        let product = SigningKey.shares.reduce([1]) { BigNumber.product($0, $1.prime) }
        #expect(Array(product.prefix(SigningKey.modulus.count)) == SigningKey.modulus)
        #expect(product.dropFirst(SigningKey.modulus.count).allSatisfy { $0 == 0 })
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
