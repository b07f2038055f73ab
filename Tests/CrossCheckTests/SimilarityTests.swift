import CrossCheck
import Testing

@Suite struct SimilarityTests {
    @Test(arguments: [
        ("ShopConnection", "ShopConneciton"), ("kServiceAppUrlScheme", "kUrlSampleAppUrlScheme"),
        ("open:handler:", "open:completionHandler:"),
        ("NaverThirdPartyConnection", "NaverThirdPartyLoginConnection"), ("IMFAuthenticationDelegate", "IMFAuthenticationHandler"),
    ]) func near(_ left: String, _ right: String) {
        #expect(Similarity.isNear(left, right))
        #expect(Similarity.score(left, right) == Similarity.score(right, left))
    }

    @Test(arguments: [("close", "refund"), ("ShopUser", "DepotZone"), ("", "a"), ("a", "b")]) func far(_ left: String, _ right: String) {
        #expect(!Similarity.isNear(left, right))
    }

    @Test func slips() {
        #expect(Similarity.isSlip("requestThirdPartyLogin", "requestThirdpartyLogin"))
        #expect(!Similarity.isSlip("Type15", "Type20"))
        #expect(!Similarity.isSlip("open", "open"))
        #expect(!Similarity.isSlip("display_name", "displayName") && Similarity.isSlip("display_name", "display_nmae"))
    }

    @Test func wordsOfNames() {
        #expect(Similarity.split("kServiceAppURLScheme") == ["k", "service", "app", "urlscheme"])
        #expect(Similarity.split("open:completionHandler:") == ["open", "completion", "handler"])
    }

    @Test func urlsInOneForm() {
        #expect(URLForm.normal("{app scheme}://result?version=2&code={c}") == "{}://result")
        #expect(URLForm.split("GET https://example.com/").method == "GET")
        #expect(URLForm.normal("https://example.com/a/") == "https://example.com/a")
        #expect(URLForm.path("https://example.com/a/b?c") == "/a/b")
        #expect(URLForm.origin("https://example.com/a/b") == "https://example.com")
    }
}
