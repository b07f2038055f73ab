import Guide
import Testing

@Suite("Addresses that sentences call endpoints")
struct SpokenEndpointTests {
    private let sample = """


        ```swift
        var request = URLRequest(url: URL(string: "https://door.example.net/offers")!)
        request.httpMethod = "POST"
        ```
        """

    @Test("the method of HTTP is that of the samples")
    func endpoints() throws {
        let guide = "## Ask\n\nThe API endpoint is `https://door.example.net/offers`." + sample
        let name = "POST https://door.example.net/offers"
        #expect(try sheet(guide).facts.filter { $0.kind == .endpoint && $0.source == .prose }.map(\.name) == [name])
    }

    @Test("an address that no sample calls, or that is no endpoint by its sentence, is a setting")
    func settings() throws {
        for sentence in ["The API endpoint is `https://door.example.net/keys`.", "Write to `https://door.example.net/offers`."] {
            #expect(try sheet("## Ask\n\n" + sentence + sample).facts.filter { $0.kind == .endpoint && $0.source == .prose }.isEmpty)
        }
    }

    @Test("an address alone below a sentence that names its method, and members of a listing of headers")
    func leads() throws {
        let guide = """
            ## Ask

            Send a POST request to

                https://door.example.net/keys

            The request headers should include:

            ```json
            { "Content-Type": "application/json", "apiKey": "YOUR_KEY" }
            ```
            """
        let facts = try sheet(guide).facts
        #expect(facts.filter { $0.kind == .endpoint }.map(\.name) == ["POST https://door.example.net/keys"])
        #expect(facts.filter { $0.kind == .header }.map(\.name) == ["Content-Type", "apiKey"])
        #expect(!facts.contains { $0.kind == .parameter })
    }
}
