import MockInterpreter
import MockRuntime
import MockTesting
import Testing

/// URLs of the mock's own lead back to it, by whatever address the client has reached it.
struct AddressTests {
    private static let discovery = "/contoso.onmicrosoft.com/v2.0/.well-known/openid-configuration"

    struct Reached: Sendable, CustomTestStringConvertible {
        let scheme: String?
        let authority: String?
        var prefix = ""
        var headers: HTTPFields = [:]
        let address: String

        var testDescription: String { address }
    }

    static let reached = [
        Reached(scheme: "http", authority: "127.0.0.1:8080", address: "http://127.0.0.1:8080"),
        Reached(scheme: "https", authority: "localhost:8443", prefix: "/s/one", address: "https://localhost:8443/s/one"),
        Reached(scheme: "https", authority: "contoso.ciamlogin.com", address: "https://contoso.ciamlogin.com"),
        Reached(scheme: "http", authority: "[::1]:1", address: "http://[::1]:1"),
        Reached(
            scheme: "http", authority: "contoso.ciamlogin.com", headers: [.init("X-Forwarded-Proto")!: "https"],
            address: "https://contoso.ciamlogin.com"),
        Reached(scheme: nil, authority: nil, address: "http://localhost"),
    ]

    @Test(arguments: reached, [false, true])
    func aDiscoveryDocumentLeadsToTheKeysOfTheMock(_ reached: Reached, _ interpreted: Bool) throws {
        let mocks = try #require(BothMocks.all.first { $0.facts.system.id == "msal-native-auth" })
        let service = MockService(interpreted ? try mocks.interpreted().system : mocks.facts.system)
        let request = HTTPRequest(
            method: .get, scheme: reached.scheme, authority: reached.authority, path: reached.prefix + Self.discovery,
            headerFields: reached.headers)
        let document = try JSONValue(parsing: service.answer(request).body)
        let base = "\(reached.address)/contoso.onmicrosoft.com"
        #expect(document["jwks_uri"] == .string("\(base)/discovery/v2.0/keys"))
        #expect(document["token_endpoint"] == .string("\(base)/oauth2/v2.0/token"))
        let keys = try #require(document["jwks_uri"].stringValue).dropFirst(reached.address.count)
        let found = service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: reached.prefix + keys))
        #expect(try JSONValue(parsing: found.body)["keys"][0]["alg"] == "RS256")
    }
}
