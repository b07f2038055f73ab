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

    /// RFC 7636, appendix B.
    @Test func challengeIsThatOfTheStandard() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(TextDigest.pkceS256(verifier) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }
}
