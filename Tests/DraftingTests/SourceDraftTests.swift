import CrossCheck
import Diagnostics
import Drafting
import Guide
import Testing

/// Drafts of an SDK's own sources: what its types have of the platform and of protocols that no app sees.
@Suite struct SourceDraftTests {
    private func draft(_ source: String) throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of("Door.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    @Test func whatIsStaticInAStructCostsNoOtherProperty() throws {
        let source = """
            public struct ABPlace: Sendable { public let url: URL }
            public struct ABDoor: Sendable {
                public let place: ABPlace
                public let link: URL
                public static let sample = ABDoor(place: .init(url: .temporary), link: .temporary)
            }
            """
        let (folder, api) = try draft(source)
        #expect(
            api.contains(#"var place: ABPlace { get }"#) && api.contains(#"var link: URL { get }"#) && !api.contains("sample"), "\(api)")
        let reason = "a static property of a struct: `initial:` may say what it always is; a class may compute it, with `get:`"
        #expect(folder.leftOut.map { "\($0.name): \($0.reason)" } == ["sample: \(reason)"])
    }

    /// `!` says of a delegate, too, that nobody knows whether it is there.
    @Test func aDelegateIsAsItIsDeclared() throws {
        let source = """
            public protocol ABDoorDelegate: AnyObject { func opened() }
            public protocol ABDoor: AnyObject { var delegate: ABDoorDelegate! { get set } }
            """
        let (folder, api) = try draft(source)
        #expect(folder.report?.open.map(\.rule.id) == [], "\(api)")
    }

    @Test func handlersKeepTheNamesOfWhatTheyAreGiven() throws {
        let source = """
            public class ABDoor { public func open(completion: @escaping (_ name: String?, Int) -> Void) {} }
            """
        let (folder, api) = try draft(source)
        #expect(api.contains(#""func open(completion: (_ name: String?, Int) -> Void)""#), "\(api)")
        #expect(folder.report?.open.map(\.rule.id) == [])
    }

    /// What is injected unless apps do: an object of what adopts a protocol, a constant of another type.
    @Test func defaultsThatOtherTypesGiveStay() throws {
        let source = #"""
            public protocol ABStore { var key: String { get } }
            public class ABKeys: ABStore {
                public var key: String { "k" }
                public init() {}
            }
            public struct ABNames {
                public struct Usual {
                    public static let door = "D"
                }
            }
            public class ABDoor {
                public init(store: ABStore = ABKeys(), name: String = ABNames.Usual.door, size: Int = worked()) {}
                public func go(_ store: ABStore = ABNothing()) {}
            }
            """#
        let (folder, api) = try draft(source)
        for line in [
            #""init(store: ABStore = ABKeys(), name: String = ABNames.Usual.door, size: Int)""#, #""func go(_ store: ABStore)""#,
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        let lost = folder.leftOut.filter { $0.reason.contains("default") }.map { "\($0.name): \($0.reason)" }
        #expect(
            lost == [
                "init(store:name:size:): drafted without the default of `size`: calls have to give it",
                "go(_:): drafted without the default of `store`: calls have to give it",
            ])
        #expect(folder.report?.open.map(\.rule.id) == [], "\(api)")
    }

    /// Beside a delegate generated code has an `Event` of its own.
    @Test func aTypeOfTheVendorsMayBeCalledEvent() throws {
        let source = """
            public protocol ABDoorDelegate: AnyObject { func opened() }
            public class Event { public var name: String = "x" }
            public class ABDoor { public func last() -> Event? { nil } }
            """
        let api = try draft(source).api
        #expect(api.contains("name: DoorKitEvent\n    swift: Event") && api.contains("func last() -> DoorKitEvent?"), "\(api)")
    }

    @Test func firstValuesThatAreLiteralsStay() throws {
        let source = #"""
            public class ABDoor: NSObject {
                public var retries: Int = -1
                public var share: Double = 0.5
                public var isOpen: Bool = true
                public var name: String = "x"
                public var path: String = "a\tb"
            }
            """#
        let api = try draft(source).api
        let lines = [
            "retries: Int = -1", "share: Double = 0.5", "isOpen: Bool = true", #"name: String = \"x\""#, #"path: String = \"a\\tb\""#,
        ]
        for line in lines { #expect(api.contains(line), "\(line) in \(api)") }
    }

    @Test func aTextOfWhatWasLeftOutIsLeftOutToo() throws {
        let source = """
            public class ABDoor {
                public func open(with keys: ABChain<String>) {}
                public func shut(with keys: ABChain<String>) {}
                public func lock() {}
            }
            """
        let (folder, api) = try draft(source)
        #expect(!api.contains("parameters:") && !folder.diagnostics.contains { $0.rule.id == "spec-unused-text" }, "\(api)")
    }

    @Test func protocolsThatNoAppSeesAreNoClasses() throws {
        let source = """
            protocol ABNamed { var name: String { get } }
            public struct ABDoor: ABNamed, ABCounted, Codable { public let name: String }
            """
        let api = try draft(source).api
        #expect(api.contains("conforms: [Codable]") && !api.contains("ABNamed") && !api.contains("ABCounted"), "\(api)")
    }

    @Test func whatFoundationBringsIsNoClassOfTheSDK() throws {
        let source = """
            public enum ABDoorError: Error { case unreadable(DecodingError), shut }
            extension JSONEncoder { static let doors = JSONEncoder() }
            public class ABDoor { public func read(using decoder: JSONDecoder) {} }
            """
        let (folder, api) = try draft(source)
        for name in ["DecodingError", "JSONEncoder", "JSONDecoder"] { #expect(!api.contains("name: \(name)"), "\(api)") }
        #expect(folder.leftOut.contains { $0.name == "read(using:)" }, "\(folder.leftOut)")
    }

    @Test func textsThatAnExtensionNamesAreTypedWhereverTheTextIsHandedOver() throws {
        let source = """
            public struct ABCode: RawRepresentable, Sendable {
                public var rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public init(_ rawValue: String) { self.init(rawValue: rawValue) }
            }
            extension ABCode {
                public static let unknown = ABCode("unknown")
                public static let badKey = ABCode("bad_key")
            }
            """
        let (folder, api) = try draft(source)
        #expect(api.contains("form: typed") && api.contains(#"{name: badKey, value: "bad_key""#), "\(api)")
        #expect(folder.leftOut.isEmpty, "\(folder.leftOut)")
    }

    /// Without its initialiser no app could make the object at all.
    @Test func whatNothingFillsGoesRatherThanTheInitialiser() throws {
        let source = """
            public struct ABKeys: Sendable { public func list() -> [String] }
            public final class ABDoor {
                public var keys: ABKeys { get }
                public init(name: String)
            }
            """
        let (folder, api) = try draft(source)
        #expect(api.contains("init(name: String)") && !api.contains("var keys"), "\(api)")
        #expect(folder.leftOut.map(\.name) == ["keys"])
    }

    /// Apps make one by it, and read what it holds.
    @Test func aStructOfARawValueHasItsPropertyAndItsInitialiser() throws {
        let source = """
            public struct ABTones: RawRepresentable, Hashable {
                public var rawValue: [String]
                public init?(rawValue: [String]) { self.rawValue = rawValue }
                public func count() -> Int { rawValue.count }
            }
            public enum ABMode: String { case open, shut }
            extension ABMode { public init?(rawValue: String) { nil } }
            """
        let (folder, api) = try draft(source)
        #expect(
            api.contains("var rawValue: [String]") && api.contains("init?(rawValue: [String])") && api.contains("func count()"), "\(api)")
        #expect(api.count(of: "rawValue: [String]") == 2, "\(api)")
        #expect(folder.leftOut.map(\.reason) == ["drafted without `RawRepresentable`, which no type of a client has"])
        #expect(folder.report?.findings.map(\.message) == [])
    }

    @Test func aTypeThatAModuleGivesAgainIsOne() throws {
        let files = [
            (
                "Lib.swift",
                "import ABCore\npublic typealias ABServer = ABCore.ABServer\npublic struct ABToken { public let server: ABServer }\n"
            ),
            ("Core.swift", "public struct ABServer: Hashable { public let url: String }\n"),
        ]
        for files in [files, files.reversed()] {
            let sheets = try files.map { try #require(FactSheet.of($0.0, $0.1)) }
            let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
            let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
            #expect(api.count(of: "name: ABServer") == 1 && api.contains("var url: String"), "\(api)")
            #expect(api.contains("var server: ABServer"), "\(api)")
            #expect(folder.leftOut.isEmpty && folder.report?.findings.map(\.message) == [], "\(folder.leftOut)")
        }
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
