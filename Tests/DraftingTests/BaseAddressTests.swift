import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Where the paths of a reference lie, and what of its tables and samples goes where.
@Suite struct BaseAddressTests {
    private func spec(_ guide: String) throws -> Spec {
        let folder = DraftFolder([try #require(FactSheet.of("guide.md", guide))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(folder.spec)
    }

    private static let calls =
        "## Doors\n\n`GET /doors`\n\n`POST /doors/{doorId}/keys`\n\n| Parameter | Type |\n|---|---|\n| name | string |\n"

    /// What a reference calls its base is what its paths begin with, in a sentence, a list or below a title, and no setting besides.
    @Test(arguments: [
        ("Base URL: `https://api.abdoor.com/v1`", ["production https://api.abdoor.com/v1"]),
        ("## API Endpoint\n\n```\nhttps://abdoor.com/rest/\n```", ["production https://abdoor.com/rest"]),
        ("接口地址:https://gate.abdoor.cn/open", ["production https://gate.abdoor.cn/open"]),
        ("All calls go to https://api.abdoor.com/v1 over TLS.", ["production https://api.abdoor.com/v1"]),
        (
            "Base URLs:\n\n- Sandbox base URL: https://sandbox.abdoor.com/v1\n- Production base URL: https://api.abdoor.com/v1\n",
            ["sandbox https://sandbox.abdoor.com/v1", "production https://api.abdoor.com/v1"]
        ),
    ]) func theBaseIsTheHost(text: String, expected: [String]) throws {
        let spec = try spec("# Doors over HTTP\n\n\(text)\n\n\(Self.calls)")
        #expect(spec.hosts.flatMap { $0.environments.map { "\($0.name.value) \($0.url.value)" } } == expected)
        let invented = spec.hosts.flatMap(\.environments).filter { if case .invented = $0.provenance { true } else { false } }
        #expect(invented.isEmpty)
        #expect(spec.settings.map(\.name.value) == [])
    }

    /// The console's address and a page to read on are none; paths that are whole lie on the server itself.
    @Test func linksAreNoBase() throws {
        let links = "Keys come from https://console.abdoor.com/keys. See https://abdoor.com/docs/intro.\n\n"
        let spec = try spec("# Doors\n\n\(links)\(Self.calls)")
        #expect(spec.hosts.flatMap { $0.environments.map(\.url.value) } == ["https://api.example.com"])
        let whole = try self.spec("# Doors\n\nBase URL: https://api.abdoor.com/v1\n\n`GET /v1/doors`\n\n`POST /v1/keys`\n")
        #expect(whole.endpoints.map(\.url.value) == ["https://api.abdoor.com/v1/doors", "https://api.abdoor.com/v1/keys"])
    }

    /// What an SDK's code makes `wss://` of is no address: the draft would not load.
    @Test func aSchemeAloneIsNoBase() throws {
        let source = """
            public final class ABDoor {
                func endpoint(_ host: String) -> String { host.replacingOccurrences(of: "http://", with: "ws://") }
                public func open() { client.post("v1/doors/open") }
            }
            """
        let folder = DraftFolder([try #require(FactSheet.of("Door.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let spec = try #require(folder.spec)
        #expect(spec.hosts.flatMap { $0.environments.map(\.url.value) } == ["https://api.example.com"])
    }

    /// A body that is shown of a `DELETE` is one, and a part of the path may be answered as well.
    @Test func bodiesAndAnswersHaveWhatTheyShow() throws {
        let guide = """
            # Keys

            ## Take keys back

            `DELETE https://api.abdoor.com/doors/{doorId}/keys`

            Request body:

            ```json
            {"ids": ["a", "b"]}
            ```

            Response:

            ```json
            {"doorId": "d1", "removed": 2}
            ```
            """
        let endpoint = try #require(try spec(guide).endpoints.first)
        #expect(endpoint.parameters.map { "\($0.location.rawValue) \($0.field.name.value)" } == ["path doorId", "json ids"])
        #expect(endpoint.response?.fields.map(\.name.value) == ["doorId", "removed"])
    }

    /// "Response Body" speaks of the answer, not of a request: what a sample of a `GET` shows below it comes back.
    @Test(arguments: ["**[Response Body]**", "#### Response body", "### 응답 본문", "### レスポンスボディ", "Response payload:"])
    func bodiesOfAnswersComeBack(title: String) throws {
        let guide = """
            # Keys

            ## Get a key

            `GET https://api.abdoor.com/doors/{doorId}`

            | Name | Type | Description |
            |---|---|---|
            | doorId | Integer | The door. |

            \(title)

            ```json
            {"header": {"code": 0, "tags": ["a"]}, "door": {"name": "Front", "keys": [{"id": 3}]}}
            ```

            | Key | Type | Description |
            |---|---|---|
            | door.name | String | Its name. |
            | door.keys | Array[Object] | Its keys. |
            | door.tags | Array[String] | Its tags. |
            | door.more | Map<String, Object> | All else. |
            """
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        let endpoint = try #require(folder.spec?.endpoints.first)
        #expect(endpoint.parameters.map { "\($0.location.rawValue) \($0.field.name.value)" } == ["path doorId"])
        #expect(endpoint.parameters.first?.field.typeSpelling?.value == "integer")
        #expect(endpoint.response?.fields.map(\.name.value) == ["header", "door"])
        let door = endpoint.response?.fields.last?.fields ?? []
        #expect(
            door.map { "\($0.name.value) \($0.typeSpelling?.value ?? "")" } == [
                "name string", "keys [json]", "tags [string]", "more json",
            ])
        // What only a sample shows inside of an object is told, and not drafted: it may be an error's.
        #expect(folder.leftOut.map(\.name).filter { !$0.hasPrefix("header.") && !$0.hasPrefix("door.") } == [])
    }

    /// A server that nothing asks goes by its address beside those that are asked, and behind them.
    @Test func aServerThatNothingAsksIsNamedApart() throws {
        let source = """
            public enum APath { static let serverHostURL = URL(string: "https://a.abdoor.com")! }
            public enum BPath {
                static let serverHostURL = URL(string: "https://b.abdoor.io")!
                func relativePath(door: String) -> String { "/v1/config/\\(door)" }
            }
            public enum CPath {
                static let serverHostURL = URL(string: "https://c.abdoor.org")!
                func relativePath(id: String) -> String { "/v1/keys/\\(id)/doors" }
            }
            """
        let folder = DraftFolder([try #require(FactSheet.of("Paths.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let hosts = try #require(folder.spec).hosts.map { host in host.environments.map { "\($0.name.value) \($0.url.value)" } }
        #expect(hosts.joined().sorted() == ["a https://a.abdoor.com", "production https://b.abdoor.io", "production https://c.abdoor.org"])
        #expect(hosts.allSatisfy { $0.first?.hasPrefix("production") == true })
    }

    /// What code appends to its base is a call: no address of another server.
    @Test func whatCodeAppendsIsNoBase() throws {
        let source = #"""
            enum Words: String {
                case keys = "/v1/keys"
                var url: URL { URL(string: "https://api.abdoor.com" + rawValue)! }
            }
            public class ABDoors {
                let baseURL = URL(string: "https://api.abdoor.com")!
                public func add() {
                    var request = URLRequest(url: baseURL.appendingPathComponent("v1").appendingPathComponent("doors"))
                    request.httpMethod = "POST"
                }
                public func find() {
                    var components = URLComponents(url: baseURL.appendingPathComponent("v1/find"), resolvingAgainstBaseURL: false)!
                    var request = URLRequest(url: components.url!)
                    request.httpMethod = "GET"
                }
                public func all() { send("/v1/rooms/all", method: "GET") }
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Doors.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let hosts = try #require(folder.spec).hosts.flatMap { host in host.environments.map { "\($0.name.value) \($0.url.value)" } }
        #expect(hosts == ["production https://api.abdoor.com"])
    }

    /// Two servers of an SDK's own code are hosts, and each call stands behind the one that its function asks, or what it goes through.
    @Test func serversOfCodeAreHostsOfTheirOwn() throws {
        let source = #"""
            let uploadHost = "upload.abdoor.com"
            let uploadBaseURL = "https://upload.abdoor.com"
            let restHost = "api.abdoor.com"
            let restBaseURL = "https://api.abdoor.com"
            public class ABUploads {
                func url(_ path: String) -> URL { var parts = URLComponents(); parts.host = uploadHost; parts.path = path; return parts.url! }
                public func start() { send(url("/multipart/start/"), method: .post) }
                public func end() { send(url("/multipart/complete/"), method: .post) }
                public func info() { var parts = URLComponents(); parts.host = uploadHost; parts.path = "/info/file"; send(parts.url!, method: .get) }
                func nameURL(_ name: String?) {
                    var parts = URLComponents(); parts.host = uploadHost; parts.path = "/names/all"
                    let own = name == nil ? "none.ext" : name
                    send(parts.url!, method: .get)
                }
            }
            public class ABDoors {
                func url(_ path: String) -> URL { var parts = URLComponents(); parts.host = restHost; parts.path = path; return parts.url! }
                public func all() { send(url("/doors/all/"), method: .get) }
            }
            public class ABKeys { public func all() { send("\(restBaseURL)/keys/all", method: .get) } }
            public class ABOthers { public func all() { send(path: "/others/all", method: .get) } }
            """#
        let sheet = try #require(FactSheet.of("Doors.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        for line in [
            "- name: upload\n    text: {en: TODO}\n    environments:\n      - {name: production, url: \"https://upload.abdoor.com\"",
            "- name: api\n    text: {en: TODO}\n    environments:\n      - {name: production, url: \"https://api.abdoor.com\"",
            "url: \"$upload/names/all\"", "url: \"$upload/multipart/start\"", "url: \"$upload/info/file\"", "url: \"$api/doors/all\"",
            "url: \"$api/keys/all\"",
        ] { #expect(text.contains(line), "\(line) in \(text)") }
        let reason = "drafted behind the host `upload`: the code does not say which of the servers it asks"
        #expect(folder.leftOut.map { "\($0.name): \($0.reason)" } == ["/others/all: \(reason)"])
    }
}
