import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Types whose code is one request, and routers, whose cases are.
@Suite struct RequestTypeTests {
    /// `POST /doors name(json door_id, query deep) -> id` of each endpoint.
    private func drafted(_ sources: [(String, String)]) throws -> [String] {
        let sheets = try sources.map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sheets.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(folder.spec).endpoints.map { endpoint in
            let sent = endpoint.parameters.filter { $0.location != .path }.map { parameter in
                "\(parameter.location) \(parameter.field.name.value): \(parameter.field.type.spelling)"
            }
            let answered = endpoint.response?.fields.map(\.name.value) ?? []
            let path = endpoint.url.value.replacing("https://api.example.com", with: "")
            let shown = [endpoint.methods.first?.value, path, endpoint.name.value + "(" + sent.joined(separator: ", ") + ")"]
            return shown.compactMap { $0 }.joined(separator: " ") + (answered.isEmpty ? "" : " -> " + answered.joined(separator: " "))
        }
    }

    @Test func typesOfSwift() throws {
        let source = #"""
            public struct Door: Codable { public let id: String; public let width: Int }
            struct GetDoor: DoorRequest {
                typealias Response = Door
                let id: String
                let depth: Int
                var path: String { "doors/\(id)" }
                var method: HTTPMethod { .put }
                var queryItems: [URLQueryItem] { [URLQueryItem(name: "deep", value: "\(depth)")] }
            }
            struct AddDoorRequest: DoorRequest {
                let path = "/doors"
                let method: HTTPMethod = .post
                let name: String
                let width: Int?
                var headers: [String: String] { ["X-Kind": "door"] }
                var body: [String: Any] {
                    var body: [String: Any] = ["name": name]
                    if let width { body["width"] = width }
                    return body
                }
            }
            final class ShutDoor: Request<Door> {
                override var path: String { return "/doors/shut" }
                override var method: HTTPMethod { return .delete }
                override var parameters: [String: Any]? { return ["force": true] }
            }
            """#
        #expect(
            try drafted([("Requests.swift", source)]) == [
                "PUT /doors/{id} getDoor(query deep: string) -> id width",
                "POST /doors addDoor(json name: string, json width: integer)",
                "DELETE /doors/shut shutDoor(query force: boolean) -> id width",
            ])
    }

    /// A path may be a list of pieces there.
    @Test func classesOfObjectiveC() throws {
        let source = #"""
            @implementation ABKeysTemplate
            - (NSDictionary *)query {
                NSMutableDictionary *query = [NSMutableDictionary new];
                query[@"limit"] = @(self.limit);
                return query;
            }
            - (NSData *)httpBody { return nil; }
            - (NSString *)httpMethod { return ABMethodGET; }
            - (NSArray *)pathComponents { return @[@"doors", self.doorID, @"keys"]; }
            @end

            @implementation ABShutTemplate
            - (NSDictionary *)parameters { return @{@"force": @YES}; }
            - (NSString *)httpMethod { return @"POST"; }
            - (NSString *)path { return [NSString stringWithFormat:@"/doors/%@/shut", self.doorID]; }
            @end

            @implementation ABOther
            - (NSArray *)pathsOfKeys { return @[@"a", @"b"]; }
            @end
            """#
        #expect(
            try drafted([("Templates.m", source)]) == [
                "GET /doors/{doorID}/keys keys(query limit: string)",
                "POST /doors/{doorID}/shut shut(json force: boolean)",
            ])
    }

    @Test func routers() throws {
        let source = #"""
            enum DoorAPI {
                case door(id: String)
                case addDoor(name: String, width: Int)
                case paint
                case listDoors(text: String, page: Int?)
                case shut
            }
            extension DoorAPI: TargetType {
                var baseURL: URL { URL(string: "https://api.example.com")! }
                var path: String {
                    switch self {
                    case .door(let id): return "/doors/\(id)"
                    case .addDoor, .listDoors: return "/doors/all"
                    case .shut: return "/doors/shut"
                    }
                }
            }
            extension DoorAPI {
                var method: Moya.Method {
                    switch self {
                    case .addDoor: fallthrough
                    case .paint: return .post
                    case .shut: return .delete
                    default: return .get
                    }
                }
                var task: Task {
                    switch self {
                    case let .addDoor(name, width):
                        return .requestParameters(parameters: ["name": name, "width": width], encoding: JSONEncoding.default)
                    case .listDoors(let text, let page):
                        var parameters: [String: Any] = ["q": text]
                        if case .some(let page) = page { parameters["page"] = page }
                        return .requestParameters(parameters: parameters, encoding: URLEncoding.queryString)
                    default: return .requestPlain
                    }
                }
            }
            """#
        #expect(
            try drafted([("Router.swift", source)]) == [
                "GET /doors/{id} doors()",
                "POST /doors/all addDoor(json name: string, json width: integer)",
                "GET /doors/all listDoors(query q: string, query page: integer)",
                "DELETE /doors/shut shut()",
            ])
    }

    /// `Resource.doors.base`: what an enum makes of the raw value of its case, as a path or what paths are put behind.
    @Test func pathsOfRawValues() throws {
        let resource = #"""
            enum Resource: String {
                case doors
                case locks = "lock-ups"
                private var version: String { return "v1.2" }
                var basePath: String { return "/\(version)/\(rawValue)" }
            }
            """#
        let router = #"""
            enum DoorAPI: Endpoint {
                case all(floor: Int)
                case door(id: String)
                case remove(id: String)
                var method: HTTPMethod {
                    switch self {
                    case .all, .door: return .get
                    case .remove: return .delete
                    }
                }
                var path: String {
                    switch self {
                    case .all:
                        return Resource.doors.basePath
                    case .door(let id): return "\(Resource.doors.basePath)/\(id)"
                    case .remove(let id): return "\(Resource.locks.basePath)/\(id)"
                    }
                }
                var query: [URLQueryItem] {
                    switch self {
                    case .all(let floor): return [URLQueryItem(name: "floor", value: "\(floor)")]
                    default: return []
                    }
                }
            }
            public class Client {
                public func locks() { send(Resource.locks.basePath, method: "POST") }
            }
            """#
        #expect(
            try drafted([("Resource.swift", resource), ("Router.swift", router)]) == [
                "GET /v1.2/doors doors(query floor: string)",
                "GET /v1.2/doors/{id} v12Doors()",
                "DELETE /v1.2/lock-ups/{id} lockUps()",
                "POST /v1.2/lock-ups v12LockUps()",
            ])
    }
}
