import MockRuntime
import Testing
import ToySystem

/// A mock of the toy system and short ways to call it.
struct Toy {
    let service: MockService

    init(options: MockOptions = MockOptions(machineTime: { 1_000_000 })) { service = MockService(ToySystem.system, options: options) }

    init(_ system: MockSystem) { service = MockService(system) }

    init(_ service: MockService) { self.service = service }

    func call(_ method: HTTPRequest.Method, _ path: String, headers: HTTPFields = [:], body: String = "") -> MockReply {
        service.answer(
            HTTPRequest(method: method, scheme: "http", authority: "localhost:80", path: path, headerFields: headers),
            body: Array(body.utf8)
        )
    }

    func get(_ path: String, _ headers: HTTPFields = [:]) -> MockReply { call(.get, path, headers: headers) }

    func post(_ path: String, json: JSONValue = [:]) -> MockReply {
        call(.post, path, headers: [.contentType: "application/json"], body: json.description)
    }

    /// Logs a user in and answers the token's response.
    func logIn(_ user: String = "u1", session: String = "") -> JSONValue {
        let page = "/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient%3A%2F%2Fdone&mock_user=\(user)"
        let code = FormFields(parsing: get(session + page).location.drop { $0 != "?" }.dropFirst())["code"] ?? ""
        return get(session + Self.tokenPath(code)).json
    }

    static func tokenPath(_ code: String, secret: String = "toy-secret") -> String {
        "/oauth/token?grant_type=authorization_code&client_id=toy-client&client_secret=\(secret)&code=\(code)"
    }

    func me(_ login: JSONValue, session: String = "") -> MockReply {
        get(session + "/v1/me", [.authorization: "Bearer \(login["access_token"].wireText)"])
    }
}

extension MockReply {
    var status: Int { response.status.code }
    var text: String { String(decoding: body, as: UTF8.self) }
    var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }
    var reason: String { response.headerFields.first { $0.name.rawName == "Mock-Reason" }?.value ?? "" }
    var location: String { response.headerFields[.location] ?? "" }
}
