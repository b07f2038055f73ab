import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// What the code of an SDK's sources reads from answers, hands over beside paths, and calls its functions.
@Suite struct AnswerDraftTests {
    private func draft(_ sources: [String]) throws -> Spec {
        let sheets = try sources.enumerated().map { try #require(FactSheet.of("Source\($0.offset).swift", $0.element)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sources.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(folder.spec)
    }

    /// `id: integer!`, with what objects hold in brackets.
    private func shown(_ fields: [Field]) -> String {
        fields.map { field in
            let inner = field.fields.isEmpty ? "" : "(\(shown(field.fields)))"
            return "\(field.name.value): \(field.type.unwrapped.spelling)\(field.isRequired ? "!" : "")\(inner)"
        }.joined(separator: ", ")
    }

    private func answers(_ functions: String, _ types: String) throws -> [String] {
        let client = "public class ABClient {\n\(functions)\n}\n"
        return try draft([client, types]).endpoints.map { endpoint in
            let body = endpoint.response?.whole.map { "whole " + shown([$0]) }
            return "\(endpoint.name.value): \(body ?? shown(endpoint.response?.fields ?? []))"
        }
    }

    private static let types = """
        struct Door: Decodable {
            enum Kind: String, Decodable { case front, back }
            let id: Int
            var name: String?
            let kind: Kind
            let tags: [String]
            let room: Room
            let parts: [Part]?
            let more: [String: Int]
            var title: String { name ?? "" }
            static let limit = 3
        }
        struct Room: Codable {
            let size: Double
            let owner: URL
            enum CodingKeys: String, CodingKey { case size, owner = "owner_url" }
        }
        struct Part: Decodable { let isOpen: Bool; let inner: [Part] }
        struct Page<Item: Decodable>: Decodable { let items: [Item]; let next: String? }
        """

    private static let door = """
        id: integer!, name: string, kind: string!, tags: [string]!, room: object!(size: number!, owner_url: url!), \
        parts: [object](isOpen: boolean!, inner: [json]!), more: json!
        """

    @Test(
        "what a function makes of the answer is its shape",
        arguments: [
            "func openDoor() async throws -> Door { try await send(\"GET\", \"/v1/doors\") }",
            "func openDoor() async throws -> String { let door: Door = try await send(\"GET\", \"/v1/doors\"); return door.name }",
            "func openDoor() { let data = send(\"GET\", \"/v1/doors\"); show(try? decoder.decode(Door.self, from: data)) }",
            "func openDoor() { client.get(\"/v1/doors\", as: Door.self) { _ in } }",
            "func openDoor(done: @escaping (Result<Door, any Error>) -> Void) { send(\"GET\", \"/v1/doors\", done) }",
            "func openDoor(then done: ((Door?, Error?) -> Void)?) { send(\"GET\", \"/v1/doors\", done) }",
            "func openDoor() -> AnyPublisher<Door, Error> { send(\"GET\", \"/v1/doors\") }",
        ])
    func ofOne(_ function: String) throws {
        #expect(try answers(function, Self.types) == ["openDoor: \(Self.door)"])
    }

    @Test func ofListsAndPages() throws {
        let functions = """
            func allRooms() async throws -> [Room] { try await send("GET", "/v1/rooms") }
            func roomPage() async throws -> Page<Room> { try await send("GET", "/v1/pages") }
            func closeRoom() async throws { try await send("POST", "/v1/close") }
            """
        #expect(
            try answers(functions, Self.types) == [
                "allRooms: whole items: [object]!(size: number!, owner_url: url!)",
                "roomPage: items: [object]!(size: number!, owner_url: url!), next: string", "closeRoom: ",
            ])
    }

    /// A decoder may take words apart, in whatever file it stands; a type inside of the one that asks comes before another of its name.
    @Test func keysOfDecoders() throws {
        let client = """
            public class ABClient {
                struct Room: Decodable { let maxSize: Int }
                func firstRoom() async throws -> Room { try await send("GET", "/v1/rooms") }
                func firstWall() async throws -> Wall { try await send("GET", "/v1/walls") }
            }
            """
        let types = "struct Room: Codable { let size: Double }\nprotocol Answer: Decodable {}\nstruct Wall: Answer { let maxSize: Int }\n"
        let decoder = "let decoder = make { $0.keyDecodingStrategy = .convertFromSnakeCase }\n"
        for sources in [[client, types], [client, types, decoder]] {
            let key = sources.count == 2 ? "maxSize" : "max_size"
            let found = try draft(sources).endpoints.map { "\($0.name.value): \(shown($0.response?.fields ?? []))" }
            #expect(found == ["firstRoom: \(key): integer!", "firstWall: \(key): integer!"])
        }
    }

    /// What is nested without end is any JSON from somewhere on.
    @Test func wideTypesEnd() throws {
        let names = (0..<9).map { "Level\($0)" }
        let types = zip(names, names.dropFirst()).map { name, next in
            let members = (0..<20).map { "let m\($0): \(next)" }
            return "struct \(name): Decodable { \(members.joined(separator: "; ")) }"
        }
        let function = "func openDoor() async throws -> Level0 { try await send(\"GET\", \"/v1/doors\") }"
        let found = try answers(function, types.joined(separator: "\n"))
        #expect(found[0].matches(of: #/m\d+: /#).count == 200)
    }

    /// A protocol of the SDK's asks for the coding, be it in an extension; what makes the address is called by what decodes the answer.
    @Test func byProtocolsAndCallers() throws {
        let functions = #"""
            func doorURL(id: String) -> URL? { make("/v1/doors/\(id)") }
            func openDoor(id: String) async throws -> String { let data = send(doorURL(id: id)); return decode(Door.self, data).name }
            func firstWall() async throws -> Wall { try await send("GET", "/v1/walls") }
            func firstRoof() async throws -> Roof { try await send("GET", "/v1/roofs") }
            func firstAttic() async throws -> Attic { try await send("GET", "/v1/attics") }
            """#
        let types = """
            protocol Answer: Decodable {}
            struct Door: Answer { let name: String }
            struct Wall { let size: Int }
            extension Wall: Answer {}
            struct Roof { let size: Int }
            struct Attic: Answer { let size: Int; var box: Box?; mutating func note(json: [String: Any]) { box = json["box"] as? Box } }
            struct Box: Answer { let size: Int; init(from decoder: any Decoder) throws { size = 2 } }
            """
        #expect(
            try answers(functions, types) == [
                "doors: name: string!", "firstWall: size: integer!", "firstRoof: ", "firstAttic: size: integer!, box: json",
            ])
    }

    @Test func parametersBesideABodyAreTheQuery() throws {
        let source = """
            public class ABClient {
                public func openDoor(door: String, speed: Int?, options: ABOptions) async throws {
                    try await post("doors/open", params: ["door": door, "speed": speed], body: ["loud": options.contains(.loud), "quick": !isSlow])
                }
                public func shutDoor(door: String) async throws { try await post("doors/shut", params: ["door": door]) }
            }
            """
        let endpoints = try draft([source]).endpoints
        let sent = endpoints.map { endpoint in
            endpoint.parameters.map { "\($0.location.rawValue) \(shown([$0.field]))" }
        }
        #expect(
            sent == [
                ["query door: string!", "query speed: integer", "json loud: boolean!", "json quick: boolean!"], ["json door: string!"],
            ], "\(sent)")
    }

    /// A function of several words that asks for one path names the endpoint; what only makes addresses does not.
    @Test func endpointsAreCalledAsTheirFunctions() throws {
        let source = """
            public class ABClient {
                public func signUpByMail() { send("POST", "/v1/mail/signup") }
                public func signUpByPhone() { send("POST", "/v1/phone/signup") }
                public func list() { send("GET", "/v1/doors") }
                func keysURL() { send("GET", "/v1/keys") }
            }
            public class ABOther {
                public func openOne() { send("POST", "/v1/one/open") }
            }
            public class ABThird {
                public func openOne() { send("POST", "/v1/third/open") }
            }
            """
        #expect(try draft([source]).endpoints.map(\.name.value) == ["signUpByMail", "signUpByPhone", "doors", "keys", "open", "thirdOpen"])
    }

    /// An initialiser that reads its parameter off says so, and what it fills need not be left out.
    @Test func initialisersFill() throws {
        let source = """
            public struct ABUser { public var id: String }
            public struct ABAnswer { public var token: String; public var user: ABUser }
            public struct ABSession {
                public private(set) var token: String
                public private(set) var user: ABUser
                public init(from answer: ABAnswer) { self.init(token: answer.token, user: answer.user) }
                public init(token: String, user: ABUser) { self.token = token; self.user = user }
            }
            public class ABDoor {
                public let label: String
                public init(named name: String, size: Int) {
                    self.label = name
                    other = size
                }
            }
            """
        let spec = try draft([source])
        let fills = spec.classes.flatMap(\.methods).map { method in
            method.fills.map { "\(method.name) \($0.name.value): \($0.value.reference?.path.joined(separator: ".") ?? "")" }
        }
        #expect(
            fills == [["init(from:) token: answer.token", "init(from:) user: answer.user"], [], ["init(named:size:) label: name"]],
            "\(fills)")
        #expect(spec.classes.first { $0.name.value == "ABSession" }?.properties.map(\.name) == ["token", "user"])
    }
}
