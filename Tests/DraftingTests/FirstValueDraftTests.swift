import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// What properties of Swift begin with, and what calls may leave out: as the source has it, or told with its place.
@Suite struct FirstValueDraftTests {
    private func draft(_ source: String) throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of("Door.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func told(_ folder: DraftFolder) -> Set<String> {
        Set(folder.leftOut.map { "\($0.place.start.line) \($0.name): \($0.reason)" })
    }

    private static let types = """
        public enum ABState { case idle, open(String) }
        public enum ABMode: String { case slow, quick }
        public struct ABMeta: Codable { public var count: Int = 0; public init() {} ; public init(count: Int) { self.count = count } }
        public struct ABLimits { public static let usual = 5; public static let first = ABLimits(); public init() {} }
        public class ABOptions { public static let shared = ABOptions(); public init(level: Int = 4) {} }

        """

    @Test func whatADeclarationCanSayStandsInIt() throws {
        let (folder, api) = try draft(
            Self.types + """
                public final class ABDoor {
                    public var meta = ABMeta()
                    public var list: [ABMeta] = []
                    public var made = [ABMeta]()
                    public var map: [String: String] = [:]
                    public let created = Date()
                    public var since: Date = .now
                    public var state: ABState = .idle
                    public var other = ABState.idle
                    public var mode = ABMode.quick
                    public lazy var late: ABMeta = ABMeta()
                    public var wait: Double = 60 * 5
                    public var mask: Int = 0xFF
                    public var limit = ABLimits.usual
                    public var names = ["a", "b"]
                    public private(set) var count: Int = 0
                    public var heard: Int = 3 { didSet { print(heard) } }
                    public var note: String? = nil
                    public init() {}
                }
                """)
        let lines = [
            "var meta: ABMeta = ABMeta()", "var list: [ABMeta] = []", "var made: [ABMeta] = []", "var map: [String: String] = [:]",
            "let created: Date = Date()", "var since: Date = Date()", "var state: ABState = .idle", "var other: ABState = .idle",
            "var mode: ABMode = .quick", "var late: ABMeta = ABMeta()", "var wait: Double = 300", "var mask: Int = 255",
            "var limit: Int = 5", #"var names: [String] = [\"a\", \"b\"]"#, "private(set) var count: Int = 0", "var heard: Int = 3",
            "var note: String?", "static let first: ABLimits = ABLimits()",
        ]
        for line in lines { #expect(api.contains("declaration: \"\(line)\""), "\(line) in \(api)") }
        #expect(told(folder) == [])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    @Test func whatNoDeclarationSaysIsWorkedOut() throws {
        let (folder, api) = try draft(
            Self.types + """
                public struct ABKey {
                    public var id = UUID().uuidString
                    public let mark = UUID()
                    public var state: ABState = .open("x")
                    public var meta = ABMeta(count: 3)
                    public var site = URL(string: "https://door.example.com/x")!
                    public let ends: Date = Date(timeIntervalSinceNow: 60)
                    public init() {}
                }
                """)
        let lines = [
            "var id: String\"\n        initial: {random: uuid}", "let mark: UUID\"\n        initial: {random: uuid}",
            "var state: ABState\"\n        initial: {case: ABState.open, with: {openValue: \"x\"}}",
            "var meta: ABMeta\"\n        initial: {make: ABMeta, from: {object: {count: 3}}}",
            "var site: URL\"\n        initial: \"https://door.example.com/x\"", "let ends: Date\"\n        initial: {later: 60}",
        ]
        for line in lines { #expect(api.contains("declaration: \"\(line)"), "\(line) in \(api)") }
        #expect(told(folder) == [])
    }

    @Test func whatNothingCanSayIsTold() throws {
        let (folder, api) = try draft(
            Self.types + """
                public final class ABDoor {
                    public var sum: Int = { 3 + 4 }()
                    public var size: CGSize = .zero
                    public var bundle = Bundle.main.bundleIdentifier
                    public var options: ABOptions = ABOptions(level: 5)
                    public init() {}
                }
                """)
        #expect(api.contains("\"var sum: Int\"") && api.contains("\"var size: CGSize\"") && api.contains("\"var bundle: Any?\""), "\(api)")
        #expect(
            told(folder) == [
                "7 sum: drafted without its first value, `{ 3 + 4 }()`: `initial:` or an initialiser may give one",
                "8 size: drafted without its first value, `.zero`: `size` begins with something else than a literal of its type",
                "9 bundle: drafted with `Any?`, and without its first value, `Bundle.main.bundleIdentifier`, which tells no type",
                "10 options: nothing gives `options` of the `ABDoor` that `init()` makes",
            ])
    }

    /// What an initialiser leaves out is not its defaults' fault.
    /// What a static method works out is of the type that it answers.
    @Test func constantsThatAMethodMakesHaveItsType() throws {
        let (_, api) = try draft(
            """
            public class ABHook {
                public init() {}
                public static func adding(css: String) -> ABHook { ABHook() }
                public static func label() -> String { "x" }
                public static let quiet = adding(css: "x")
                public static let loud = ABHook.adding(css: "y")
                public static let name = Self.label()
                public static let other = shown(name)
            }
            """)
        for line in ["var quiet: ABHook? { get }", "var loud: ABHook? { get }", "var name: String? { get }", "var other: Any? { get }"] {
            #expect(api.contains("static \(line)"), "\(line) in \(api)")
        }
    }

    @Test func defaultsStayBesideWhatNothingGives() throws {
        let (folder, api) = try draft(
            Self.types + """
                public final class ABDoor {
                    public private(set) var options: ABOptions
                    public init(id: String, configuration: URLSessionConfiguration = .default) {}
                }
                """)
        #expect(api.contains("init(id: String, configuration: URLSessionConfiguration = .default)"), "\(api)")
        #expect(!told(folder).contains { $0.contains("without the default") })
    }

    /// Of two defaults of one method, only the one that no spec can say goes.
    @Test func defaultsOfTheSameKindsStay() throws {
        let (folder, api) = try draft(
            Self.types + """
                public final class ABDoor {
                    public func open(
                        meta: ABMeta = ABMeta(), options: ABOptions = .shared, limits: ABLimits = .init(), mode: ABMode = ABMode.slow,
                        wait: Double = 60 * 5, queue: DispatchQueue = .main, at time: Date = Date(), id: String = UUID().uuidString) {}
                }
                """)
        let declaration = """
            func open(meta: ABMeta = .init(), options: ABOptions = .shared, limits: ABLimits = .init(), mode: ABMode = .slow, \
            wait: Double = 300, queue: DispatchQueue = .main, at time: Date = .init(), id: String)
            """
        #expect(api.contains(declaration), "\(api)")
        let name = "open(meta:options:limits:mode:wait:queue:at:id:)"
        #expect(
            told(folder) == [
                "7 \(name): drafted without the default of `id`: calls have to give it"
            ])
    }

    /// The one object of a class is made without values: it holds the defaults of its initialiser, also where the class is on the main actor.
    @Test func theOneObjectHoldsTheDefaultsOfItsInitialiser() throws {
        let (folder, api) = try draft(
            """
            public struct ABConfiguration: Sendable {
                public var url: URL
                public var timeout: Double = 30
                public static let `default` = ABConfiguration()
                public init(url: URL = URL(string: "https://api.abdoor.com/v1")!, timeout: Double = 30) {}
            }
            @MainActor public final class ABClient {
                public static let shared = ABClient()
                public let configuration: ABConfiguration
                public let retries: Int
                public init(configuration: ABConfiguration = .default, retries: Int = 3) {}
            }
            """)
        for line in [
            "shared: shared", "let configuration: ABConfiguration = ABConfiguration()", "let retries: Int = 3",
            "init(configuration: ABConfiguration = .default, retries: Int = 3)", "initial: \"https://api.abdoor.com/v1\"",
            "static let default: ABConfiguration = ABConfiguration()", "declaration: \"init(timeout: Double = 30)\"",
            "invented: \"The code's initialiser has defaults for `url` that no spec can say",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(told(folder) == ["5 init(url:timeout:): drafted without the default of `url`: calls have to give it"])
    }

    /// A struct that is made of literals is one of its constants, by fields that are called like its properties.
    @Test func constantsThatAreMadeOfLiteralsStay() throws {
        let (folder, api) = try draft(
            """
            public struct ABRoom {
                public let id: String
                public let seats: Int
                public let tags: [String]
                public let note: String?
                public var title: String { id }
                public static let preview = ABRoom(id: "a", seats: 3, tags: ["x", "y"], note: nil)
                public static let other = ABRoom(id: UUID().uuidString, seats: 3, tags: [], note: nil)
            }
            """)
        let made = "initial: {make: ABRoom, from: {object: {id: \"a\", seats: 3, tags: [\"x\", \"y\"]}}}"
        #expect(api.contains(made) && api.contains("field: seats") && !api.contains("field: title"), "\(api)")
        #expect(api.contains("declaration: \"var title: String { get }\"\n        get: \"TODO\""), "\(api)")
        let reason = "a static property of a struct: `initial:` may say what it always is; a class may compute it, with `get:`"
        #expect(told(folder) == ["8 other: \(reason)"])
    }

    /// An initialiser's defaults count for what a call leaves out, what has no label goes by its type, and of a literal Swift makes a struct.
    @Test func constantsAreMadeByTheirInitialisers() throws {
        let (folder, api) = try draft(
            """
            public struct ABSeat {
                public let name: String
                public let rank: Int
                public init(_ text: String, rank: Int = 1) { name = text; self.rank = rank }
                public static let front = ABSeat("front")
                public static let back: ABSeat = .init("back", rank: 2)
            }
            public struct ABTag: ExpressibleByStringLiteral {
                public let text: String
                public init(stringLiteral value: String) { text = value }
                public static let red: ABTag = "red"
            }
            """)
        for made in [
            "{make: ABSeat, from: {object: {name: \"front\", rank: 1}}}", "{make: ABSeat, from: {object: {name: \"back\", rank: 2}}}",
            "{make: ABTag, from: {object: {text: \"red\"}}}",
        ] { #expect(api.contains("initial: \(made)"), "\(made) in \(api)") }
        let literal = "drafted without `ExpressibleByStringLiteral`: apps make one with an initialiser, not with a literal"
        #expect(told(folder) == ["8 ABTag: \(literal)"])
    }
}
