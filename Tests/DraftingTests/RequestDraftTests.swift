import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Endpoints that only the code of an SDK's sources has.
@Suite struct RequestDraftTests {
    @Test func pathsOfCodeAreEndpoints() throws {
        let source = #"""
            public class ABClient {
                public func load(doorId: String) { send("GET", "/v1/doors/\(doorId)") }
                public func open(doorId: String) { send("POST", "/v1/doors/\(doorId)") }
                public func keys() { let path = "v1/keys" }
                public func rooms() { send("GET", "/v1/rooms") }
            }
            """#
        let guide = "# Rooms\n\n`GET https://api.abdoor.com/v1/rooms`\n"
        let sheets = try [("Guide.md", guide), ("Client.swift", source)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let endpoints = try #require(folder.spec).endpoints
        #expect(endpoints.map(\.name.value) == ["rooms", "doors", "postDoors", "keys"])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        #expect(!text.contains("Only the code"), "\(text)")
        #expect(folder.report?.findings.map(\.message) == [])
        #expect(text.contains("/v1/doors/{doorId}") && text.contains("name: doorId"), "\(text)")
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told.contains("/v1/keys: drafted as a `GET`: no method stands beside it"), "\(told)")
    }

    /// What all calls go through says the method, in whatever file it stands: in its body, as a default, or by what it calls in turn.
    @Test func methodsOfHelpersAreFollowed() throws {
        let client = #"""
            public class ABClient {
                public func open(doorId: String) { transport.send(path: "/v1/doors/\(doorId)") }
                public func keys() { let path = "/v1/keys"; transport.ask(path) }
                public func rooms() { transport.fetch("/v1/rooms") }
                public func walls() { transport.move("/v1/walls", method: .delete) }
                public func roofs() { transport.any("/v1/roofs") }
            }
            """#
        let transport = #"""
            class Transport {
                func send(path: String) { var request = URLRequest(url: url(path)); request.httpMethod = "POST"; run(request) }
                func ask(_ path: String) { send(path: path) }
                func fetch(_ path: String, method: HTTPMethod = .put) { run(request(path, method)) }
                func move(_ path: String, method: HTTPMethod) { run(request(path, method)) }
                func any(_ path: String) { if isNew { run(path, "POST") } else { run(path, "PUT") } }
            }
            """#
        let sheets = try [("Client.swift", client), ("Transport.swift", transport)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let endpoints = try #require(folder.spec).endpoints
        #expect(
            endpoints.map { "\($0.methods.first?.value ?? "") \($0.url.value.suffix(5))" } == [
                "POST orId}", "POST /keys", "PUT rooms", "DELETE walls", "GET roofs",
            ])
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told == ["/v1/roofs: drafted as a `GET`: no method stands beside it"], "\(told)")
    }

    @Test func methodsOfHelpersInObjectiveC() throws {
        let header = "@interface ABKit : NSObject\n- (void)check;\n@end\n"
        let code = """
            @implementation ABKit
            - (void)post:(NSString *)path body:(NSDictionary *)body {
                NSMutableURLRequest *request = [self requestWithPath:path];
                [request setHTTPMethod:@"POST"];
                [self run:request];
            }
            - (void)check {
                [self post:@"/v1/doors/check" body:nil];
            }
            @end
            """
        let sheets = try [("Kit.h", header), ("Kit.m", code)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let endpoints = try #require(folder.spec).endpoints
        #expect(endpoints.map { "\($0.methods.first?.value ?? "") \($0.url.value)" } == ["POST https://api.example.com/v1/doors/check"])
    }

    /// What a function puts behind the server's address all paths lie behind, and `check` finds them there.
    @Test func aBaseThatCodeCompletesIsFollowed() throws {
        let source = #"""
            public class ABClient {
                static let defaultBaseUrl = "https://api.abdoor.com"
                var base = defaultBaseUrl
                func apiBaseUrl() -> String { "\(base)/v1" }
                func request(_ method: String, path: String) async throws -> Data { try await send(method, "\(apiBaseUrl())\(path)") }
                func get(path: String) async throws -> Data { try await request("GET", path: path) }
                public func door(id: String) async throws -> Data { try await get(path: "/doors/\(id)") }
                public func keys(id: String) async throws -> Data { try await get(path: "/doors/\(id)/keys") }
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Client.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let spec = try #require(folder.spec)
        #expect(spec.endpoints.map(\.url.value) == ["https://api.abdoor.com/v1/doors/{id}", "https://api.abdoor.com/v1/doors/{id}/keys"])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// What a class's code says that its paths lie behind, and texts that only look like addresses.
    @Test func basesOfClassesAreTheirOwn() throws {
        let source = #"""
            class Rooms: HTTPClient {
                override var basePath: String { return "v1/house" }
                func room(id: String) async throws -> String { try await post("rooms/find/\(id)") }
            }
            final class Lamps: HTTPClient {
                let pathPrefix = "/v2"
                func lamp(id: String) async throws -> String { try await get("/lamps/\(id)") }
            }
            func address(_ project: String) -> String {
                let prefix = "https://api"
                return "\(prefix).abdoor.com"
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Client.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        let spec = try #require(folder.spec)
        #expect(
            spec.endpoints.map { "\($0.methods[0].value) \($0.url.value)" } == [
                "POST https://api.example.com/v1/house/rooms/find/{id}", "GET https://api.example.com/v2/lamps/{id}",
            ])
        #expect(folder.leftOut.map(\.name) == [])
    }

    /// What is handed over beside a path is sent, with the types that values and parameters tell.
    @Test func bodiesOfCodeAreDrafted() throws {
        let source = #"""
            public class ABClient {
                public func find(id: String, level: Int, name: String?) async throws {
                    try await post("/doors/find", body: ["doorId": id, "level": level, "name": name, "deep": true, "lock": ["turns": 2]])
                }
                public func list(tag: String) async throws { try await get("/doors/list", parameters: ["tag": tag, "count": 20]) }
                public func paint(tone: String) async throws {
                    var body: [String: Any] = ["tone": tone]
                    if isWet { body["wet"] = true }
                    try await put("/doors/paint", body: body, headers: ["X-Kind": "door"])
                }
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Client.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        let fields = [
            "- {name: doorId, type: string, required: true", "- {name: level, type: integer, required: true",
            "- {name: name, type: string",
            "- {name: deep, type: boolean, required: true", "- {name: turns, type: integer, required: true",
            "- {name: tag, type: string, required: true", "- {name: count, type: integer, required: true",
            "- {name: tone, type: string, required: true", "- {name: wet, type: boolean",
        ]
        for field in fields { #expect(text.contains(field), "\(field) in \(text)") }
        #expect(!text.contains("X-Kind"))
        #expect(text.contains("query:\n      - {name: tag") && text.split(separator: "query:").count == 2, "\(text)")
    }

    /// Keys may be constants of any file: of a type, of none, and cases, which are their names where they say no more.
    @Test func keysThatConstantsHoldAreDrafted() throws {
        let client = #"""
            public class ABClient {
                public func find(id: String, level: Int) async throws {
                    var body: [String: Any] = [Key.doorId.rawValue: id, Key.tone.rawValue: [Names.level: level], kPageKey: 1, other: 2]
                    body[Names.wet] = true
                    try await post("/doors/find", body: body)
                }
                public func list() {
                    var components = URLComponents(string: "https://api.abdoor.com/doors/list")!
                    components.queryItems = [URLQueryItem(name: Key.after.rawValue, value: nil), URLQueryItem(name: "tag", value: nil)]
                    get(components.url)
                }
            }
            """#
        let keys = #"""
            enum Key: String { case doorId = "door_id", tone, after = "page_after" }
            struct Names { static let level: String = "deep_level", wet = "is_wet" }
            enum Other { static let other = "a", kPageKey = "b" }
            let kPageKey = "page"
            """#
        let sheets = try [("Client.swift", client), ("Keys.swift", keys)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let endpoints = try #require(folder.spec).endpoints
        let sent = endpoints.map { $0.parameters.map { "\($0.location) \($0.field.name.value)" }.sorted() }
        #expect(sent == [["json door_id", "json is_wet", "json page", "json tone"], ["query page_after", "query tag"]])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        #expect(text.contains("deep_level"), "\(text)")
    }

    /// A constant of any file that holds a path is asked for where it is handed over, each time by the method that stands there.
    @Test func whatAConstantHoldsIsHandedOver() throws {
        let api = #"""
            static NSString * const kGrant = @"grant_type";
            static NSString * const kLookPath = @"/looks/all";
            @implementation ABTokenAPI
            + (Request *)requestForGrant:(NSString *)grant {
                return [Request POSTRequestWithPath:kTokenPath parameters:@{kGrant: grant, kScopeKey: @"all"}];
            }
            + (Request *)requestToShut { return [Request DELETERequestWithPath:kTokenPath parameters:nil]; }
            + (void)open { [self.api PUT:AB_OPEN_PATH parameters:nil]; }
            - (void)keysOf:(NSString *)door {
                NSString *path = [NSString stringWithFormat:kKeysPath, door, self.tone];
                [self.api get:path parameters:nil];
            }
            @end
            """#
        let constants = #"""
            NSString * const kTokenPath = @"/oauth/token";
            #define kScopeKey @"scope"
            NSString *const kKeysPath = @"/doors/%@/keys/%@";
            #define AB_OPEN_PATH @"doors/open"
            """#
        let sheets = try [("API.m", api), ("Constants.m", constants)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let endpoints = try #require(folder.spec).endpoints
        let asked = endpoints.map { "\($0.methods.first?.value ?? "") \($0.url.value.suffix(11))" }
        #expect(asked == ["GET m/looks/all", "POST oauth/token", "DELETE oauth/token", "PUT /doors/open", "GET keys/{tone}"])
        #expect(endpoints[1].parameters.map(\.field.name.value) == ["grant_type", "scope"])
    }

    /// Forms, where the code says so, and dictionaries of Objective-C.
    @Test func bodiesOfObjectiveCAreDrafted() throws {
        let header = "@interface ABKit : NSObject\n- (void)check;\n@end\n"
        let code = """
            @implementation ABKit
            - (void)find:(NSString *)door count:(NSInteger)count {
                NSMutableDictionary *params = [@{@"door": door, @"count": @(count)} mutableCopy];
                if (self.token) { params[@"token"] = self.token; }
                [self setValue:@"application/x-www-form-urlencoded" forHTTPHeaderField:@"Content-Type"];
                [self.client POST:@"/v1/doors/find" parameters:params success:nil];
            }
            @end
            """
        let sheets = try [("Kit.h", header), ("Kit.m", code)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        for field in [
            "form:", "- {name: door, type: string, required: true", "- {name: count, type: integer, required: true",
            "- {name: token, type: string",
        ] {
            #expect(text.contains(field), "\(field) in \(text)")
        }
    }

    /// Paths and keys that a header says, and code by their names.
    @Test func constantsOfHeadersArePathsAndKeys() throws {
        let header = """
            #define kFindPath @"/v1/doors/find"
            #define kDoorKey @"door_id"
            static NSString * const ABTokenPath = @"/v1/token";
            @interface ABKit : NSObject
            - (void)check;
            @end
            """
        let code = """
            @implementation ABKit
            - (void)find:(NSString *)door {
                [self.client POST:kFindPath parameters:@{kDoorKey: door} success:nil];
                [self.client DELETE:ABTokenPath parameters:nil success:nil];
            }
            @end
            """
        let sheets = try [("Kit.h", header), ("Kit.m", code)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let endpoints = try #require(folder.spec).endpoints
        let urls = endpoints.map { "\($0.methods.first?.value ?? "") \($0.url.value)" }
        #expect(urls == ["POST https://api.example.com/v1/doors/find", "DELETE https://api.example.com/v1/token"])
        #expect(endpoints.first?.parameters.map(\.field.name.value) == ["door_id"])
    }

    /// Sizes of numbers in formats, and `HEAD`.
    @Test func formatsOfNumbersAndHead() throws {
        let header = "@interface ABKit : NSObject\n- (void)check;\n@end\n"
        let code = """
            @implementation ABKit
            - (void)check:(NSUInteger)house {
                [self.client HEAD:[NSString stringWithFormat:@"/v1/houses/%tu/doors", house] parameters:nil];
            }
            @end
            """
        let sheets = try [("Kit.h", header), ("Kit.m", code)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let spec = try #require(folder.spec)
        #expect(spec.endpoints.map { "\($0.methods[0].value) \($0.url.value)" } == ["HEAD https://api.example.com/v1/houses/{house}/doors"])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// One of several of a name is called by more of its path.
    @Test func namesTellPathsApart() throws {
        let source = #"""
            public class ABClient {
                public func a() async throws { try await post("/auth/otp/verify") }
                public func b() async throws { try await post("/auth/link/verify") }
                public func c() async throws { try await post("/auth/link/verify/\(id)") }
            }
            """#
        let folder = DraftFolder([try #require(FactSheet.of("Client.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(try #require(folder.spec).endpoints.map(\.name.value) == ["verify", "linkVerify", "authLinkVerify"])
    }

    /// Hosts of code: what a constant is called says which environment is which, and a choice beside a format has the first of its hosts.
    @Test func hostsOfCodeAreEnvironments() throws {
        let header = "@interface ABKit : NSObject\n- (void)check;\n@end\n"
        let code = """
            static NSString *const kABAPIEndpointLive = @"https://api.abdoor.com";
            static NSString *const kABAPIEndpointSandbox = @"https://trial.abdoor.com";
            @implementation ABKit
            - (void)check {
                [self get:[NSString stringWithFormat:@"%@/v1.1/doors/check", base]];
                [m POST:[NSString stringWithFormat:@"https://%@/v1/keys", isLive ? @"keys.abdoor.com" : @"trial.keys.abdoor.com"]];
            }
            @end
            """
        let sheets = try [("Kit.h", header), ("Kit.m", code)].map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let spec = try #require(folder.spec)
        #expect(
            spec.hosts.flatMap(\.environments).map { "\($0.name.value) \($0.url.value)" } == [
                "production https://api.abdoor.com", "sandbox https://trial.abdoor.com",
            ])
        #expect(spec.endpoints.map(\.url.value).contains("https://keys.abdoor.com/v1/keys"), "\(spec.endpoints.map(\.url.value))")
    }

    /// Prose that names a case of C does not make a constant of it.
    @Test func aCaseThatIsMentionedIsNoConstant() throws {
        let header = "typedef enum {\n    kABEnvironmentLive,\n    kABEnvironmentSandbox,\n} ABEnvironment;\n"
        let sheets = try [("Env.h", header), ("guide.md", "Use `kABEnvironmentLive` for doors that open.\n")].map {
            try #require(FactSheet.of($0.0, $0.1))
        }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        #expect(folder.leftOut.map(\.name) == [])
        let spec = try #require(folder.spec)
        #expect(spec.enums.flatMap(\.cases).map(\.name.value) == ["kABEnvironmentLive", "kABEnvironmentSandbox"])
    }

    /// A title with a path, and a command with the whole address below or above it, are one endpoint; its status is the one that the page has.
    @Test func aPathAndItsAddressAreOneEndpoint() throws {
        let command = "```shell\ncurl -X POST \"https://api.abdoor.com/v2/doors/{door_id}/keys\" -d '{\"name\": \"Ann\"}'\n```\n\n"
        let title = "### POST /doors/{door_id}/keys\n\n"
        let rest = "#### Response\n\n##### 201 (Created)\n\n| Name | Type |\n|---|---|\n| key | String |\n"
        for page in [title + command + rest, command + title + rest] {
            let sheet = try #require(FactSheet.of("guide.md", "# Keys\n\n" + page))
            let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
            let endpoints = try #require(folder.spec).endpoints
            #expect(endpoints.map(\.url.value) == ["https://api.abdoor.com/v2/doors/{door_id}/keys"])
            #expect(endpoints.first?.response?.status.value == 201)
            #expect(endpoints.first?.response?.fields.map(\.name.value) == ["key"])
        }
    }

    /// What travels has the words that references have for types, in whatever language, and lists in every spelling.
    @Test(arguments: [
        ("String[]", "[string]"), ("[ISSUE]", "[json]"), ("Array<Integer>", "[integer]"), ("Object", "json"), ("Double", "number"),
        ("Number", "integer"), ("bool", "boolean"), ("Whatever", "string"),
    ])
    func aWordForATypeIsDrafted(word: String, type: String) throws {
        let guide =
            "# Doors\n\n`POST https://m.abdoor.com/v1/doors`\n\n| Parameter | Type | Required |\n|---|---|---|\n| door | \(word) | Yes |\n"
        let folder = DraftFolder([try #require(FactSheet.of("guide.md", guide))], id: "door", module: "DoorKit", languages: ["en"])
        let field = try #require(folder.spec?.endpoints.first?.parameters.first { $0.field.name.value == "door" }).field
        #expect(field.typeSpelling?.value == type)
    }

    /// A server may know a path with a slash at its end only so.
    @Test func aSlashAtTheEndStays() throws {
        let guide = """
            # Doors

            Live: https://m.abdoor.com/api/

            Test: https://demo.abdoor.com/api/

            `POST https://m.abdoor.com/api/`

            | Parameter | Type |
            |---|---|
            | door | string |
            """
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        let endpoints = try #require(folder.spec).endpoints
        #expect(endpoints.map(\.url.value) == ["https://m.abdoor.com/api/"])
        let errata = folder.files.first { $0.name == "errata.yaml" }?.text
        #expect(errata == nil, "\(errata ?? "")")
    }

    /// The pieces that stand in the code bear the whole out, so that a draft says nothing that its own check refutes.
    @Test func aPathOfPiecesIsBorneOut() throws {
        let source = """
            public protocol ABService { func mute() async throws -> Bool }
            struct ABDoorService: ABService {
                let baseURL: URL
                func mute() async throws -> Bool {
                    try await client.json(for: URLRequest(url: baseURL.appendingPathComponent("mute"), httpMethod: .POST))
                }
            }
            struct ABServices {
                func door(url: URL) -> ABService {
                    let url = url.appendingPathComponent("api/client/v2")
                    return ABDoorService(baseURL: url)
                }
            }
            """
        let folder = DraftFolder([try #require(FactSheet.of("Service.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.spec?.endpoints.map(\.url.value) == ["https://api.example.com/api/client/v2/mute"])
        #expect(folder.report?.findings.map(\.message) == [])
    }
}
