import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Paths that the code of an SDK puts together of what other code says.
@Suite struct JoinedPathTests {
    private func endpoints(_ sources: String...) throws -> [String] {
        let sheets = try sources.enumerated().map { try #require(FactSheet.of("Client\($0).swift", $1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sheets.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder.spec?.endpoints ?? []).map {
            "\($0.methods.first?.value ?? "") \($0.url.value.replacing("https://api.example.com", with: ""))"
        }
    }

    @Test func servicesHaveABase() throws {
        let found = try endpoints(
            #"""
            public final class UsersService {
                let base: String
                init(client: Client) { self.client = client; base = "/v2/users" }
                public func list() async throws -> Data { try await client.get(base) }
                public func all() async throws -> Data { try await client.get(base + "/all") }
                public func user(id: String) async throws -> Data { try await client.get("\(base)/\(id)") }
                public func remove(id: String) async throws { try await client.delete(self.base + "/" + id + "/keys") }
            }
            public struct DoorsService {
                private let path = "doors"
                public func list() async throws -> Data { try await client.send(method: .post, path: path) }
                public func door(id: String) async throws -> Data { try await client.send(method: .get, path: "\(path)/\(id)") }
            }
            """#)
        #expect(
            found == [
                "GET /v2/users", "GET /v2/users/all", "GET /v2/users/{id}", "DELETE /v2/users/{id}/keys", "POST /doors", "GET /doors/{id}",
            ], "\(found)")
    }

    /// Constants of other files, with the address before them, also of a type that holds nothing else.
    @Test func constantsOfOtherFiles() throws {
        let found = try endpoints(
            """
            let APIBase = "https://api.abdoor.com/"
            let APIVersion = "v1/"
            enum Paths { static let lamps = "/lamps" }
            """,
            #"""
            public struct ParcelRoutes {
                private let parcels = APIBase + APIVersion + "parcels"
                private let search = APIBase + APIVersion + "parcels/search"
                public func create(name: String) async throws -> Data {
                    try await handler.send(method: .POST, path: parcels, body: ["name": name])
                }
                public func retrieve(id: String) async throws -> Data { try await handler.send(method: .GET, path: "\(parcels)/\(id)") }
                public func find() async throws -> Data { try await handler.send(method: .GET, path: search) }
                public func lamps() async throws -> Data { try await handler.get(Paths.lamps + "/all") }
            }
            """#)
        #expect(
            found == [
                "POST https://api.abdoor.com/v1/parcels", "GET https://api.abdoor.com/v1/parcels/{id}",
                "GET https://api.abdoor.com/v1/parcels/search", "GET https://api.abdoor.com/lamps/all",
            ], "\(found)")
    }

    @Test func whatServicesAreMadeWith() throws {
        let found = try endpoints(
            #"""
            public class Service { init(client: Client, path: String) {} }
            public final class RoomsService: Service {
                init(client: Client) { super.init(client: client, path: "/v3/rooms") }
                public func open(id: String) async throws { try await client.post("\(path)/\(id)/open") }
            }
            public final class LampsService {
                let basePath: String
                public func lamp(id: String) async throws -> Data { try await client.get("\(basePath)/\(id)") }
            }
            public struct House { var lamps: LampsService { LampsService(client, basePath: "/v3/lamps") } }
            """#)
        #expect(found == ["POST /v3/rooms/{id}/open", "GET /v3/lamps/{id}"], "\(found)")
    }

    @Test func routersHaveABase() throws {
        let found = try endpoints(
            #"""
            enum ParcelEndpoint {
                case list, one(String)
                var base: String { "/v2/parcels" }
                var path: String {
                    switch self {
                    case .list: base + "/list"
                    case .one(let id): "\(base)/\(id)"
                    }
                }
                var method: HTTPMethod { switch self { case .list: .get; case .one: .put } }
            }
            """#)
        #expect(found == ["GET /v2/parcels/list", "PUT /v2/parcels/{id}"])
        let others = try endpoints(
            #"""
            enum DoorEndpoint {
                case all
                var baseURL: String { "https://doors.abdoor.com/v4" }
                var path: String { switch self { case .all: "/all" } }
                var url: URL { URL(string: baseURL + path)! }
            }
            """#)
        #expect(others == ["GET https://doors.abdoor.com/v4/all"])
    }

    /// One word where the function is one that sends; what is sent beside it is kept.
    @Test func oneWordOfAFunctionThatSends() throws {
        let found = try endpoints(
            """
            final class Transport {
                func fetch(_ endpoint: String) async throws -> Data { try await run("GET", endpoint) }
                func get(_ name: String) async throws -> Data { Data() }
            }
            """,
            """
            public final class Devices {
                public func devices() async throws -> Data { try await transport.fetch("devices") }
                public func rooms() async throws -> Data { try await transport.get("rooms") }
                public func room() async throws -> Data { try await transport.get("rooms/first") }
                public func cached() -> Data { cache.get("letters") }
                public func word() -> Data { table.lookup("numbers") }
            }
            """)
        #expect(found == ["GET /devices", "GET /rooms", "GET /rooms/first"], "\(found)")
    }

    @Test func whatIsSentBesideNamesIsKept() throws {
        let source = #"""
            public struct ParcelRoutes {
                private let parcels = "/v1/parcels"
                public func create(name: String, count: Int) async throws {
                    var body: [String: Any] = ["name": name]
                    body["count"] = count
                    try await handler.send(method: .POST, path: parcels, body: .string(body.encoded))
                }
                public func change(id: String, name: String) async throws {
                    try await handler.send(method: .PUT, path: "\(parcels)/\(id)", body: ["newName": name])
                }
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Client.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        let fields = (folder.spec?.endpoints ?? []).map { endpoint in
            "\(endpoint.name.value): \(endpoint.parameters.map { "\($0.field.name.value) \($0.field.typeSpelling?.value ?? "")" }.joined(separator: ", "))"
        }
        #expect(fields == ["parcels: name string, count integer", "v1Parcels: id string, newName string"], "\(fields)")
    }

    /// Whatever looks like a path, and is handed to something else.
    @Test(arguments: [
        #"logger.info("/doors/open")"#, #"os_log("doors/open %d", 1)"#, #"UserDefaults.standard.string(forKey: "doors/open")"#,
        #"UserDefaults.standard.set(1, forKey: "/doors/open")"#, #"request.setValue("application/json", forHTTPHeaderField: "Accept")"#,
        #"request.setValue("DoorKit/1.0", forHTTPHeaderField: "User-Agent")"#,
        #"request.setValue("image/svg+xml", forHTTPHeaderField: "Accept")"#,
        #"FileManager.default.contents(atPath: "/home/doors/open.txt")"#,
        #"let file = Bundle.main.url(forResource: "doors/open", withExtension: "json")"#,
        #"formatter.dateFormat = "yyyy/MM/dd""#, #"formatter.dateFormat = "dd/MM""#,
        #"let regex = try NSRegularExpression(pattern: "/doors/[a-z]+")"#,
        #"let zone = TimeZone(identifier: "Europe/Berlin")"#, #"cache.get("doors/open")"#, #"keychain.get("doors")"#,
        #"let image = UIImage(named: "doors/open")"#, #"defaults.get("/doors/open")"#, #"let parts = text.components(separatedBy: "a/b")"#,
        #"let queue = DispatchQueue(label: "doors/open")"#, #"throw DoorError.failed("doors/open")"#,
        #"let url = directory.appendingPathComponent("doors/open")"#, #"precondition(isOpen, "doors/open")"#, #"Text("doors/open")"#,
    ])
    func whatIsNoRequest(line: String) throws {
        let source = """
            public final class ABDoors {
                func get(_ path: String) {}
                public func request() throws { \(line) }
                public func open() async throws { try await client.post("/v1/open") }
            }
            """
        #expect(try endpoints(source) == ["POST /v1/open"], "\(line)")
    }
}
