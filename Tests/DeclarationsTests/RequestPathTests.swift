import Declarations
import Testing

/// The paths that an SDK's own code asks a server for.
@Suite struct RequestPathTests {
    private func paths(_ source: String, _ language: Language = .swift) -> [String] {
        RequestPath.paths(in: RequestCode(Array(source.utf8), language: language)).map { "\($0.method ?? "?") \($0.path)" }
    }

    @Test func callsOfSwift() {
        let source = #"""
            class Service {
                func load(_ doorId: String) {
                    let builder = URLBuilder().setPath("door/\(doorId)/keys").addParameter(key: "token", value: token)
                    rest.GET(request: builder.build()) { _ in }
                }
                func save(request: Saving) {
                    let builder = URLBuilder().setPath("doors/\(request.doorId)/")
                    rest.POSTData(request: builder.build())
                }
                func open() async throws { try await client.post("/doors/open", body: [:]) }
                func shut() async throws { try await send("DELETE", "/v1/doors/\(escaped(door.id))") }
                func lock() {
                    var request = URLRequest(url: base.url.appendingPathComponent("lock"))
                    request.httpMethod = "PUT"
                }
                func list() { let path = "doors/all?limit=3" }
            }
            """#
        #expect(
            paths(source) == [
                "GET /door/{doorId}/keys", "POST /doors/{doorId}", "POST /doors/open", "DELETE /v1/doors/{id}", "PUT /lock", "? /doors/all",
            ])
    }

    @Test func whatAVariableHoldsIsHandedOver() {
        let source = #"""
            @implementation Service
            - (void)make:(NSString *)name {
                NSString *path = @"/v1/doors";
                [self.api post:path data:@{@"name": name} completion:nil];
            }
            - (void)find:(NSString *)text {
                NSString *path = [NSString stringWithFormat:@"/v1/doors/%@/keys", text];
                [self.api get:path completion:nil];
            }
            - (void)look {
                NSString *path = @"/v1/looks";
                [self show:path];
            }
            @end
            """#
        #expect(paths(source, .objectiveC) == ["POST /v1/doors", "GET /v1/doors/{text}/keys", "? /v1/looks"])
        #expect(paths(#"func shut() { let path = "/v1/shut"; client.delete(path) }"#) == ["DELETE /v1/shut"])
    }

    @Test func oneWordIsAPathWhereTheCodeSaysSo() {
        let source = #"""
            class Service {
                func create(key: String) { post("doors", body: ["key": key]) }
                func hooks() {
                    let url = urlWithPath("/hooks/")
                    let request = makeRequest(fromURL: url, method: .get)
                }
                func files() {
                    var urlString = baseUrl + "/files/"
                    let request = makeRequest(fromURL: URL(string: urlString), method: .put)
                }
                func fetch() {
                    var components = URLComponents()
                    components.path = "/fetch"
                }
                func keep() {
                    cache.get("doors")
                    post("doors")
                    let word = "/doors"
                }
            }
            """#
        #expect(paths(source) == ["POST /doors", "GET /hooks", "PUT /files", "? /fetch"])
    }

    @Test func whatAMethodAnswersStandsBeforeAPath() {
        let source = #"""
            @implementation Service
            - (NSString *)base { return [NSString stringWithFormat:@"/v1/doors/%@", self.doorId]; }
            - (void)make:(NSString *)name {
                NSDictionary *params = @{@"name": name};
                NSString *path = [NSString stringWithFormat:@"%@/keys", [self base]];
                [self.api sendRequest:@"DELETE" toPath:path withData:params];
            }
            @end
            """#
        let found = RequestPath.paths(in: RequestCode(Array(source.utf8), language: .objectiveC))
        #expect(found.map { "\($0.method ?? "?") \($0.path)" } == ["DELETE /v1/doors/{doorId}/keys"])
        #expect(found.flatMap(\.sent).map(\.place) == [.json])
        #expect(found.flatMap(\.sent).flatMap(\.fields).map(\.keys) == [[.text("name")]])
        let swift = #"""
            struct Service {
                var door: String { "/v1/doors/\(id)" }
                func keys() async throws { try await client.get("\(door)/keys") }
            }
            """#
        #expect(paths(swift) == ["GET /v1/doors/{id}/keys"])
    }

    @Test func whatIsAddedToDataIsSent() {
        let source = #"""
            @implementation Service
            - (void)make:(NSString *)name {
                NSMutableDictionary *params = [NSMutableDictionary dictionary];
                params[@"name"] = name;
                NSString *path = @"/v1/doors";
                [self.api post:path data:params completion:nil];
            }
            @end
            """#
        let found = RequestPath.paths(in: RequestCode(Array(source.utf8), language: .objectiveC))
        #expect(found.flatMap(\.sent).map(\.place) == [.json])
        #expect(found.flatMap(\.sent).flatMap(\.fields).map(\.keys) == [[.text("name")]])
    }

    @Test func whatAPathAsksForItself() {
        func queries(_ source: String, _ language: Language = .swift) -> [[String]] {
            RequestPath.paths(in: RequestCode(Array(source.utf8), language: language)).map(\.query)
        }
        let format = #"- (void)find { [self.api get:[NSString stringWithFormat:@"/v1/search?text=%@&limit=10", text] completion:nil]; }"#
        #expect(queries(format, .objectiveC) == [["text", "limit"]])
        #expect(queries(#"func find() { client.get("/v1/search?text=\(text)&\(rest)#top") }"#) == [["text"]])
        #expect(queries(#"func find() { client.get("/v1/search") }"#) == [[]])
    }

    /// What completes a server's address, and is no call's path.
    @Test func bases() {
        func bases(_ source: String, _ language: Language = .swift) -> [String] {
            RequestBase.bases(in: RequestCode(Array(source.utf8), language: language)).map(\.path)
        }
        #expect(bases(#"func apiBaseUrl() -> String { return "\(base)/v1" }"#) == ["/v1"])
        #expect(bases(#"var rootURL: URL { URL(string: "https://\(config.host(of: .live))/sdk/v2/")! }"#) == ["/sdk/v2"])
        #expect(bases(#"class A { let baseURL: String = "\(Self.server)/api" }"#) == ["/api"])
        #expect(bases(#"func apiURL() -> URL { host.url.appendingPathComponent("v3") }"#) == ["/v3"])
        #expect(bases(#"var endpoint: String { serverURL + "/api/v1" }"#) == ["/api/v1"])
        #expect(bases(#"NSString *baseURL = [NSString stringWithFormat:@"%@/v1", self.serverURL];"#, .objectiveC) == ["/v1"])
        let others = [
            #"func load() { get("\(baseURL)/doors") }"#, #"var doorsURL: String { "\(baseURL)/doors" }"#,
            #"var baseURL: String { "\(host)/doors/\(id)" }"#, #"var baseName: String { "\(name)/v1" }"#,
        ]
        for other in others { #expect(bases(other) == [], "\(other)") }
    }

    @Test func routers() {
        let source = #"""
            enum Router {
                case door(id: String), doors, open(String)
                var path: String {
                    switch self {
                    case .door(let id): return "doors/\(id)"
                    case .doors: return "doors"
                    case .open(let id): return "doors/\(id)/open"
                    }
                }
                var method: HTTPMethod {
                    switch self {
                    case .door, .doors: return .get
                    default: return .post
                    }
                }
            }
            struct Update { var method: HTTPMethod { .customPost }; var path: String { "doors/update" } }
            enum Endpoint: String { case keys = "keys" }
            """#
        #expect(paths(source) == ["GET /doors/{id}", "GET /doors", "POST /doors/{id}/open", "POST /doors/update", "? /keys"])
    }

    @Test func messagesOfObjectiveC() {
        let source = """
            @implementation ABClient
            - (void)load { [self.manager POST:@"doors" parameters:nil]; }
            - (void)door:(NSString *)doorId {
                NSString *url = [NSString stringWithFormat:@"%@/v1/doors/%@/keys/%ld", self.host, doorId, (long)key.number];
                [self requestWithMethod:@"PUT" url:url];
            }
            - (void)pay { [client performRequestWithMethod:ABMethodPost v2:YES path:@"token/update" parameters:nil]; }
            @end
            """
        #expect(paths(source, .objectiveC) == ["POST /doors", "PUT /v1/doors/{doorId}/keys/{number}", "POST /token/update"])
    }

    /// Addresses that are put together piece by piece, also by way of variables.
    @Test func chainsOfPieces() {
        let objectiveC = """
            NSString * const kDoors = @"v2/doors";
            @implementation ABClient
            - (void)statusOf:(NSString *)doorID {
                NSString *resourcePath = @"consumer/door/status";
                NSURL *url = [[[self.baseUrl URLByAppendingPathComponent:resourcePath] URLByAppendingPathComponent:doorID] URLByAppendingPathComponent:[self escaped:clientID]];
                NSURLComponents *components = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO];
                components.queryItems = @[[NSURLQueryItem queryItemWithName:@"at" value:@"1"], [[NSURLQueryItem alloc] initWithName:@"by" value:me]];
                [self make:components.URL];
            }
            - (void)keys {
                NSURL *url = [NSURL URLWithString:@"https://api.example.com/v1"];
                url = [url URLByAppendingPathComponent:kDoors isDirectory:NO];
                url = [url URLByAppendingPathComponent:[self.door.number stringValue]];
                url = [url URLByAppendingPathComponent:[NSString stringWithFormat:@"keys/%ld", (long)key.number]];
                [self requestWithMethod:@"PUT" url:url];
            }
            - (void)save {
                NSString *file = [[documentsDirectory stringByAppendingPathComponent:@"doors"] stringByAppendingPathComponent:name];
                [self requestWithMethod:@"PUT" url:nil];
            }
            @end
            """
        #expect(
            paths(objectiveC, .objectiveC) == [
                // In the order of their first texts.
                "PUT https://api.example.com/v1/v2/doors/{number}/keys/{number}", "? /consumer/door/status/{doorID}/{clientID}",
            ])
        let swift = #"""
            class Client {
                static let doors = "v2/doors"
                func load(_ doorID: String) {
                    let url = baseURL.appendingPathComponent("doors").appendingPathComponent(doorID)
                        .appendingPathComponent("keys/\(key.id)")
                    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)!
                    parts.queryItems = [URLQueryItem(name: "limit", value: "1")]
                    get(url)
                }
                func send() async throws {
                    let room = server.url(of: live)!.appending(path: "rooms").appending(components: String(room.id), "open", directoryHint: .notDirectory)
                    request.httpMethod = "POST"
                }
                func cached() { let url = cachesURL.appendingPathComponent("doors").appendingPathComponent(id); post(url) }
            }
            """#
        #expect(paths(swift) == ["GET /doors/{doorID}/keys/{id}", "POST /rooms/{id}/open"])
        func query(_ source: String, _ language: Language) -> [String] {
            RequestPath.paths(in: RequestCode(Array(source.utf8), language: language)).flatMap(\.query)
        }
        #expect(query(objectiveC, .objectiveC) == ["at", "by"] && query(swift, .swift) == ["limit"])
    }

    @Test func otherTexts() {
        let source = #"""
            class Other {
                func send() {
                    request.setValue("application/json", forHTTPHeaderField: "Accept")
                    formatter.dateFormat = "dd/MM/yyyy"
                    let parts = text.replacingOccurrences(of: "a/b", with: "/x/y")
                    let name = "doors"
                    let file = Bundle.main.path(forResource: "images/door", ofType: "png")
                    let cache = documentsURL.appendingPathComponent("cache")
                    open("/dev/random")
                }
            }
            """#
        #expect(paths(source) == [])
    }
}
