import Testing
import TextDigests

/// Against what the standards themselves give as examples.
@Suite struct TextDigestTests {
    @Test func md5IsThatOfTheStandard() {
        #expect(TextDigest.md5("abc") == "900150983cd24fb0d6963f7d28e17f72")
        #expect(TextDigest.md5("") == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test func sha256IsThatOfTheStandard() {
        #expect(TextDigest.sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(TextDigest.sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    /// RFC 4231, test case 2.
    @Test func hmacIsThatOfTheStandard() {
        let found = TextDigest.hmacSHA256("what do ya want for nothing?", "Jefe")
        #expect(found == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(TextDigest.hmacSHA256("", "") == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
    }

    /// RFC 2202 and RFC 4231, test case 2 of each.
    @Test func otherHMACsAreThoseOfTheStandards() {
        let text = "what do ya want for nothing?"
        #expect(TextDigest.hmacSHA1(text, "Jefe") == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        let long =
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
            + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        #expect(TextDigest.hmacSHA512(text, "Jefe") == long)
    }

    /// FIPS 180, "abc".
    @Test func otherHashesAreThoseOfTheStandard() {
        #expect(TextDigest.sha1("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
        let long =
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
            + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        #expect(TextDigest.sha512("abc") == long)
    }

    /// RFC 7636, appendix B.
    @Test func challengeIsThatOfTheStandard() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(TextDigest.pkceS256(verifier) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }
}
