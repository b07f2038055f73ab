import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// What only Swift has is drafted as a spec can say it, or told with its place: nothing is lost in silence.
@Suite struct SwiftMarksDraftTests {
    private func draft(_ source: String, file: String = "Door.swift") throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of(file, source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func told(_ folder: DraftFolder) -> [String] {
        folder.leftOut.map { "\($0.place.start.line) \($0.name): \($0.reason)" }
    }

    /// Apps override it; what no member says in a spec, apps are told of.
    @Test func whatIsOpenStaysOpen() throws {
        let (folder, api) = try draft(
            """
            open class ABLog {
                public init() {}
                open func write(_ line: StaticString) {}
                open class func level() -> Int { 1 }
                open var tone: String { "" }
                public func flush() {}
            }
            open class ABStore { public init() {} }
            """)
        let declarations = [
            "open func write(_ line: String)", "open class func level() -> Int", "open var tone: String { get }", "func flush()",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(api)") }
        #expect(
            told(folder) == [
                "8 ABStore: drafted without `open`, which members say in a spec, and none does: apps cannot inherit from it"
            ])
        #expect(folder.report?.open.map(\.diagnostic.message).count == 1)
    }

    /// What a namespace works out has to be said by a person; until then it may be missing.
    @Test func whatANamespaceWorksOutMayBeMissing() throws {
        let (folder, api) = try draft(
            """
            public protocol ABRooms: Sendable { func room(id: String) async throws -> String }
            public enum ABHouse {
                public static var rooms: ABRooms { house.rooms }
                public static var isReady: Bool { house.isReady }
            }
            """)
        #expect(api.contains("declaration: \"static var rooms: ABRooms? { get }\""), "\(api)")
        #expect(told(folder) == ["3 rooms: drafted as what may be missing: `get:` says what it is"])
    }

    /// Each with its own marks, and `check` holds each against its own declaration.
    @Test func overloadsAreMethodsOfTheirOwn() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor {
                public func open(key: String, times: Int? = nil) async throws {}
                @available(*, deprecated) public func open(key: String, times: Int? = nil) throws {}
                public func find(_ room: String?, token: String) async throws -> String { room ?? token }
                public func find(_ room: String, token: Data) async throws -> String { room }
            }
            """)
        let declarations = [
            "func open(key: String, times: Int? = nil) async throws",
            "@available(*, deprecated) func open(key: String, times: Int? = nil) throws",
            "func find(_ room: String?, token: String) async throws -> String",
            "func find(_ room: String, token: Data) async throws -> String",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(api)") }
        #expect(told(folder) == [])
        #expect(folder.files.first { $0.name == "errata.yaml" } == nil)
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// Methods that differ by what they answer alone are overloads to Swift; an enum of a spec has none.
    @Test func overloadsByResultStay() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor {
                public func value(key: String) -> Int { 1 }
                public func value(key: String) -> String? { nil }
                public func value(key: String) -> String { "" }
                @discardableResult public func turn() -> Bool { true }
                public func turn() {}
            }
            public enum ABMode {
                case calm
                public func word() -> String { switch self { case .calm: "calm" } }
                public func word() -> Int { switch self { case .calm: 1 } }
            }
            """)
        let declarations = [
            "func value(key: String) -> Int", "func value(key: String) -> String?", "func value(key: String) -> String",
            "@discardableResult func turn() -> Bool", "func turn()",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(declaration) in \(api)") }
        #expect(
            told(folder) == ["11 word(): a second method of this name of the enum `ABMode`, which can have one of each name"])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// A guide that shows both in one listing means both; what it declares in two places, it contradicts.
    @Test func overloadsOfOneListingStay() throws {
        let guide = """
            # Door

            ```swift
            public class ABDoor {
                func value(key: String) -> Int
                func value(key: String) -> String
                func count() -> Int
            }
            ```

            ## Reference

            ```swift
            func count() -> String
            ```
            """
        let (folder, api) = try draft(guide, file: "door.md")
        for result in ["Int", "String"] { #expect(api.contains("\"func value(key: String) -> \(result)\""), "\(api)") }
        #expect(api.ranges(of: "func count()").count == 1, "\(api)")
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// What stands in two branches of an `#if` is one method.
    @Test func branchesAreNoOverloads() throws {
        let (_, api) = try draft(
            """
            public class ABDoor {
                #if os(macOS)
                public func paint(_ color: NSColor) {}
                #else
                public func paint(_ color: UIColor) {}
                #endif
            }
            """)
        #expect(api.ranges(of: "func paint").count == 1, "\(api)")
    }

    @Test func anActorIsAClassWhoseMembersAreWaitedFor() throws {
        let (folder, api) = try draft(
            """
            public actor ABDoor {
                public let key: String
                public nonisolated let name: String
                public init(key: String, name: String) {}
                public func open(_ force: Bool) throws -> Bool { true }
                public nonisolated func describe() -> String { name }
                public static func make() -> ABDoor? { nil }
            }
            extension ABDoor { public func shut() {} }
            """)
        let declarations = [
            "var key: String { get async }", "var name: String { get }", "init(key: String, name: String)",
            "func open(_ force: Bool) async throws -> Bool", "func describe() -> String", "static func make() -> ABDoor?",
            "func shut() async",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(api)") }
        #expect(told(folder) == ["1 ABDoor: an actor: drafted as a class whose methods and properties are waited for (`async`)"])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    @Test("a macro that makes a class conform is a conformance, of which `validate` warns")
    func observable() throws {
        let (_, api) = try draft("@MainActor\n@Observable public final class ABDoor { public init() {}\n public func open() {} }\n")
        #expect(api.contains("conforms: [Observable]"), "\(api)")
    }

    /// `check` holds it against the source, also what an extension has.
    @Test func whatIsOnTheMainActorSaysSo() throws {
        let (folder, api) = try draft(
            """
            @MainActor public final class ABDoor {
                public let key: String
                public nonisolated let name: String
                public nonisolated func describe() -> String { name }
            }
            extension ABDoor { public func shut() {} }
            public class ABKey {
                @MainActor public func turn() {}
                public func drop() {}
            }
            """)
        let declarations = [
            "@MainActor var key: String { get }", "var name: String { get }", "func describe() -> String", "@MainActor func shut()",
            "@MainActor func turn()", "func drop()",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(api)") }
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    @Test func subscriptsAreDraftedAndOperatorsAndAssociatedTypesTold() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor {
                public func shut() {}
                public subscript(index: Int) -> String { "" }
                public subscript(at index: Int) -> String { get { "" } set {} }
                public static func + (lhs: ABDoor, rhs: ABDoor) -> ABDoor { lhs }
                public static prefix func - (door: ABDoor) -> ABDoor { door }
            }
            public struct ABKey: Equatable {
                public let code: Int
                public static func == (lhs: ABKey, rhs: ABKey) -> Bool { true }
            }
            public protocol ABStore {
                associatedtype Element: Sendable
                func load() -> Element
                func names() -> [String]
                subscript(name: String) -> Int { get }
            }
            """)
        #expect(!api.contains("Element") && api.contains("names()"), "\(api)")
        #expect(api.contains("\"subscript(index: Int) -> String { get }\""), "\(api)")
        #expect(api.contains("\"subscript(at index: Int) -> String { get set }\""), "\(api)")
        let chosen = "a type that somebody else chooses: declare it with the type that flows have, `Any` or one of the spec"
        #expect(
            told(folder) == [
                "14 load(): `Element` is \(chosen)", "16 subscript(_:): a subscript of a protocol: a method can do the same",
                "5 +(_:_:): an operator: a method can do the same", "6 -(_:): an operator: a method can do the same",
                "13 Element: an associated type: what has it is declared with the type that flows have, `Any` or one of the spec",
            ])
    }

    /// Of what is no error in a spec nobody could say what any other error becomes.
    @Test func resultsThatFailWithNoEnumFailWithAnyError() throws {
        let (folder, api) = try draft(
            """
            public struct ABTrouble: ABOtherError { public let code: String }
            public enum ABError: Error { case shut, lost }
            public class ABDoor {
                public func open(_ done: @escaping (Result<[String: Int], ABTrouble>) -> Void) {}
                public func shut(_ done: @escaping (Result<(String) -> Void, ABError>) -> Void) {}
                public func last() -> Result<String, ABTrouble>? { nil }
            }
            """)
        #expect(api.contains("(_ done: (Result<[String: Int], any Error>) -> Void)\""), "\(api)")
        #expect(!api.contains("ABTrouble>"), "\(api)")
        let told = told(folder)
        #expect(told.contains("4 open(_:): drafted with `Result<…, any Error>`: `ABTrouble` is no enum of the draft"), "\(told)")
        #expect(!told.contains { $0.contains("`ABError` is no enum") }, "\(told)")
    }

    @Test func marksOfParametersAndMethodsAreTold() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor {
                public init?(name: String) {}
                public func swing(_ names: String..., by degrees: inout Int) {}
                public func set(up block: (inout Int) -> Void) {}
                public func fit(_ block: (inout [Int]) -> Void) {}
                public func count(_ block: (inout ABCount) -> Void) {}
                public func read() throws(ABUnseen) {}
                public func rest() throws(Never) {}
            }
            public struct ABCount { public let all: Int; public mutating func grow() {} }
            public struct ABKey: ExpressibleByStringLiteral, ABNamed, Codable { public let code: String }
            """)
        #expect(api.contains("func swing(_ names: [String], by degrees: Int)\"") && api.contains("func rest()\""), "\(api)")
        #expect(api.contains("func set(up block: (inout Int) -> Void)\"") && api.contains("func fit(_ block: ([Int]) -> Void)\""), "\(api)")
        #expect(api.contains("func count(_ block: (inout ABCount) -> Void)\""), "\(api)")
        #expect(api.contains("\"init?(name: String)\"") && api.contains("\"mutating func grow()\""), "\(api)")
        #expect(
            told(folder) == [
                "3 swing(_:by:): drafted without the `inout` of `degrees`: a result can say what becomes of it",
                "3 swing(_:by:): `names` takes any number of values (`...`): drafted as a list",
                "5 fit(_:): drafted without the `inout` of a block: what it is handed has to be a class, for the block to change it",
                "7 read(): drafted as `throws`: the error of `throws(ABUnseen)` is no enum of the draft",
                "11 ABKey: drafted without `ExpressibleByStringLiteral`: apps make one with an initialiser, not with a literal",
                "11 ABKey: drafted without `ABNamed`: the draft has no such protocol",
            ])
    }

    @Test func aClassInheritsWhatIsAClassAndKeepsItsMembersWhateverElseItAdopts() throws {
        let (folder, api) = try draft(
            """
            public class ABBase { public func shut() {} }
            public protocol ABNamed { func name() -> String }
            public class ABDoor: ABNamed, ABBase, ObservableObject { public func open() {} }
            public class ABLamp: NSObject, Sendable { public func light() {} }
            """)
        #expect(api.contains("superclass: ABBase\n    conforms: [ABNamed, ObservableObject]") && api.contains("func open()\""), "\(api)")
        #expect(api.contains("superclass: NSObject\n    conforms: [Sendable]"), "\(api)")
        #expect(told(folder) == [])
    }

    @Test func whatSomebodyElseChoosesIsNoType() throws {
        let (folder, api) = try draft(
            """
            public struct ABPage<T: Sendable> {
                public struct Part { public let value: T; public let count: Int }
                public let items: [T]
            }
            public enum ABAnswer<Value> { case some(Value), none }
            public typealias ABHandler<Failure> = (Failure) -> Void
            public class ABDoor {
                public func answers() -> AnyPublisher<String, Never> { fatalError() }
                public func ids(of type: Element.ID.Type) -> [Self.Element] { [] }
                public func shut() {}
            }
            extension Array where Element == String { public func doors(_ first: Element) {} }
            """)
        for name in ["T", "Value", "Failure", "AnyPublisher", "Element", "Type", "ID", "ABHandler"] {
            #expect(!api.contains("name: \(name)\n"), "\(api)")
        }
        #expect(api.contains("var count: Int { get }") && api.contains("func shut()"), "\(api)")
        let names = folder.leftOut.map(\.name)
        for name in ["value", "ABHandler", "answers()", "ids(of:)", "doors(_:)"] {
            #expect(names.contains(name), "\(name): \(names)")
        }
    }

    @Test func membersThatAGuideShowsByThemselvesSpeakOfTypeParametersToo() throws {
        let (folder, api) = try draft(
            """
            # Door

            ```swift
            actor Door
            ```

            ```swift
            func shut()
            ```

            # Page

            ```swift
            struct Page<Element> where Element : Sendable
            ```

            ```swift
            let items: [Element]
            ```
            """, file: "door.md")
        #expect(api.contains("func shut() async") && api.contains("typeParameters: [Element]") && !api.contains("[Element] {"), "\(api)")
        #expect(Set(folder.leftOut.map(\.name)) == ["Door", "items"])
    }

    @Test func aTypeParameterIsNoModule() throws {
        let sheet = try #require(FactSheet.of("Door.swift", "public class ABDoor { public func read<T>(_ type: T.Type, _ id: T.ID) {} }"))
        #expect(ModuleNames.candidates(in: [sheet]) == [])
    }

    @Test func whatStandsOutsideOfTypesBelongsToNone() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor { public func shut() {} }
            public func makeDoor(id: String) -> ABDoor { ABDoor() }
            public let doorLimit = 4
            """)
        #expect(!api.contains("makeDoor") && !api.contains("doorLimit"), "\(api)")
        #expect(
            told(folder) == [
                "2 makeDoor(id:): a function outside of all types: a static method of a class can do the same",
                "3 doorLimit: a value outside of all types: a class may compute it, `static var … { get }` with `get:`",
            ])
    }

    @Test func membersOfOneNameAreToldForEachType() throws {
        let folder = try draft(
            """
            public class ABDoor { public func pages() -> ABPage<Int> { ABPage() } }
            public class ABLamp { public func pages() -> ABPage<Int> { ABPage() } }
            """
        ).folder
        #expect(folder.leftOut.filter { $0.name == "pages()" }.map(\.place.start.line) == [1, 2])
    }

    @Test func typesOfOneNameAreCalledByTheirPaths() throws {
        let (folder, api) = try draft(
            """
            public class ABDoor { public struct Mode { public let name: String } }
            public class ABLamp { public struct Mode { public let name: String } }
            """
        )
        #expect(told(folder) == [])
        for name in ["name: ABDoorMode", "swift: ABDoor.Mode", "name: ABLampMode", "swift: ABLamp.Mode"] {
            #expect(api.contains(name), "\(name) in \(api)")
        }
    }

    @Test func whatCannotBeReadIsTold() throws {
        let sheet = try #require(
            FactSheet.of("Door.swift", "public class ABDoor {\n    public func open(with: ) {}\n    public func shut() {}\n}"))
        #expect(sheet.unread.map { sheet.file.text($0.span) } == ["func"])
        #expect(sheet.facts.map(\.name).contains("shut()"))
    }

    @Test func modifiersOfMethodsCostNoMethod() throws {
        let api = try draft(
            """
            public class ABDoor {
                nonisolated(unsafe) public var name: String = ""
                public consuming func shut() {}
                public func open(isolation: isolated (any Actor)? = nil, _ key: __owned String) {}
            }
            public struct ABKey: ~Copyable { public let code: Int }
            """
        ).api
        for text in [#"var name: String = \"\""#, "func shut()", "name: ABKey"] { #expect(api.contains(text), "\(api)") }
    }

    @Test func typeParametersOfObjectiveCAreNoClasses() throws {
        let (folder, api) = try draft(
            """
            @class ABKey;
            @interface ABDoor<__covariant KeyType : ABKey *, Other> : NSObject
            @property (nonatomic, copy) NSArray<KeyType> *keys;
            @property (nonatomic, copy) NSDictionary<NSString *, KeyType> *byName;
            - (Other)other;
            - (void)shut;
            @end
            extern NSNotificationName const ABDoorDidOpenNotification;
            """, file: "ABDoor.h")
        #expect(!api.contains("name: KeyType") && !api.contains("name: Other") && !api.contains("NSNotificationName"), "\(api)")
        #expect(api.contains("typeParameters: [KeyType, Other]") && api.contains("NSArray<KeyType> *keys;"), "\(api)")
        #expect(folder.leftOut.map(\.name) == ["byName", "other", "shut"])
    }

    @Test func genericTypesAreDraftedWithWhatUsesThem() throws {
        let (folder, api) = try draft(
            """
            public struct ABKey: Codable { public let id: String }
            public struct ABPage<Item: Codable>: Codable {
                public let items: [Item]
                public let next: String?
                public init(items: [Item], next: String?) {}
            }
            public final class ABDoors {
                public func keys() async throws -> ABPage<ABKey>
            }
            """)
        #expect(folder.leftOut.map(\.name) == [])
        for text in ["typeParameters: [Item]", "var items: [Item] { get }", "func keys() async throws -> ABPage<ABKey>"] {
            #expect(api.contains(text), "\(text) in \(api)")
        }
        #expect(!api.contains("name: Item"), "\(api)")
    }
}
