import Declarations
import Testing

@Suite("Swift interfaces")
struct SwiftInterfaceTests {
    private func lines(_ text: String) -> [String] {
        SwiftParser.declarations(in: SwiftInterfaceText(Array(text.utf8)).bytes).map { summary($0) }
    }

    @Test("attributes of any module are read, and tuples that hold types of a module")
    func qualified() {
        let source = """
            import Swift
            public typealias Done = @_Concurrency.MainActor @Sendable (Door?) -> Swift.Void
            public class Door {
              public func open(then: @escaping @_Concurrency.MainActor @Sendable (Door?) -> Swift.Void)
              public func show(@Walls.Builder content: () -> Door, count: Swift.Int = 3)
              public var handler: (@_Concurrency.MainActor (Door?) -> Swift.Void)?
              public func pair() -> (first: Swift.Int, rest: [Swift.String : any Key]?)
            }
            """
        #expect(
            lines(source) == [
                "alias Done = Void (^)(Door _Nullable)",
                "class Door {-open(then:)((Door?) -> Void then) -> ? | -show(content:count:)(() -> Door content; Int count=) -> ? | "
                    + "property handler: ((Door?) -> Void)? [] | -pair()() -> (first: Int, rest: [String: any Key]?)}",
            ])
    }

    @Test("a public type may begin with a small letter or an underscore")
    func smallNames() {
        let source = "public struct _Lamp {\n  public let level: Int\n}\npublic final class lamps {\n  public func turn()\n}\n"
        #expect(lines(source) == ["structure _Lamp {property level: Int [readonly]}", "class lamps {-turn()() -> ?}"])
    }

    @Test("properties of one type share their `let`, and collections are extended")
    func shared() {
        let source = """
            public struct Theme {
                public let body, title: Text
                static let a = 1, b = 2
                public var width, height: Int { get }
            }
            extension [Theme] { public func first() }
            extension [String: [Theme]] { public func all() }
            extension Theme? { public var isThere: Bool { get } }
            extension lamps.Shade { public func turn() }
            """
        #expect(
            lines(source) == [
                "structure Theme {property body: Text [readonly] | property title: Text [readonly] | property width: Int [readonly] | "
                    + "property height: Int [readonly]}",
                "extension Array {-first()() -> ?}", "extension Dictionary {-all()() -> ?}",
                "extension Optional {property isThere: Bool [readonly]}", "extension lamps.Shade {-turn()() -> ?}",
            ])
        #expect(throws: ParseError.self) { try SwiftParser.parseProperty("let body, title: Text") }
    }

    @Test("only what is public is there, without its body")
    func visibility() {
        let source = """
            import Foundation

            @objcMembers public final class Door: Base {
                let secret: String
                private var key = Key() { didSet { print(key) } }
                public let name: String
                public var label: String?
                public var isOpen: Bool { return state == .open }
                public private(set) var count = 3
                public var width: Int {
                    get { 3 }
                    set { store(newValue) }
                }

                init(secret: String) { self.secret = secret }

                public init(name: String, label: String? = nil) throws {
                    func nested() { let public_name = 3 }
                    self.name = name
                }

                public static func open(_ door: Door, after seconds: Double = 1) -> Bool {
                    switch door { case let other: return other.isOpen }
                }

                func hidden() {}
                deinit { print("gone") }
            }
            class Hidden { public func seen() {} }
            func free() {}
            """
        #expect(
            lines(source) == [
                "class Door <Base> {property name: String [readonly] | property label: String? [] | property isOpen: Bool [readonly] | "
                    + "property count: ? [readonly] | property width: Int [] | "
                    + "-init(name:label:)(String name; String? label=) -> ? | +open(_:after:)(Door door; Double seconds=) -> Bool}"
            ])
    }

    @Test("requirements of a public protocol are public, and so are the cases of a public enum")
    func implied() {
        let source = """
            @objc
            public protocol DoorDelegate {
                @MainActor func didOpen(_ door: Door)

                @MainActor @objc optional func didShut(door: Door,
                                                       slammed: Bool)
                var title: String { get }
            }
            public enum Mode: Int { case slow = 1, fast; var word: String { "a" }; public var isFast: Bool { self == .fast } }
            enum Inner { case a }
            """
        #expect(
            lines(source) == [
                "protocol DoorDelegate {-didOpen(_:)(Door door) -> ? | ?-didShut(door:slammed:)(Door door; Bool slammed) -> ? | "
                    + "property title: String [readonly]}",
                "swift Mode: Int {slow=1 fast=2}",
            ])
    }

    @Test("members of extensions, and of a public extension without a word of their own")
    func extensions() {
        let source = """
            extension Door { public func knock() {}; func peep() {} }
            public extension Door {
                var bell: String { "ding" }
                private func mend() {}
            }
            """
        #expect(
            lines(source) == [
                "extension Door {-knock()() -> ?}", "extension Door {property bell: String [readonly]}",
            ])
    }

    @Test("what the file keeps to itself is not seen where the file extends it either")
    func hiddenExtensions() {
        let source = """
            extension Token: CustomStringConvertible { public var description: String { "" } }
            final class Token: Key { let text = "" }
            private protocol Taker {}
            extension Taker { public func take() {} }
            extension Door.Lock { public func shut() {} }
            extension URL { public func opened() {} }
            """
        #expect(lines(source) == ["extension Door.Lock {-shut()() -> ?}", "extension URL {-opened()() -> ?}"])
    }

    @Test("a set of options is an enum of them")
    func optionSets() {
        let source = """
            public struct Ways: Swift.OptionSet {
                public static let mail = Ways(rawValue: 1 << 0)
                public static let phone: Self = .init(rawValue: 0x10)
                public static let all: Ways = [.mail, .phone]
                public static let none: Ways = []
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
            }
            public struct Lines: OptionSet { public static let one: Lines }
            """
        #expect(
            lines(source) == [
                "nsOptions Ways: UInt8 {mail=1 phone=16 all=17 none=0}",
                "structure Lines <OptionSet> {property one: Lines [readonly] static}",
            ])
    }

    @Test("an interface as compilers write it")
    func compiled() {
        let interface = """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -target arm64-apple-ios12.0 -module-name Doors
            import Foundation
            #if compiler(>=5.3) && $AsyncAwait
            @_hasMissingDesignatedInitializers public class Door {
              @objc final public let name: Swift.String
              public var label: Swift.String? {
                get
                set
              }
              @available(iOS 13.0, *)
              public func open(with key: Doors.Key) async throws -> Swift.Bool
              @objc deinit
            }
            #endif
            """
        #expect(
            lines(interface) == [
                "class Door {property name: String [readonly] | property label: String? [] | "
                    + "-open(with:)(Key key) -> Bool since:iOS 13.0, *}"
            ])
    }

    @Test("modules in front of types go, whose own and whose imported they be; members of types stay")
    func modules() {
        let interface = """
            // swift-module-flags: -target arm64-apple-ios12.0 -module-name Doors -O
            import Bells
            import struct Keys.Key
            @_Concurrency.MainActor @objc public class Door : ObjectiveC.NSObject, Bells.Ringing {
              public func turn(_ key: Keys.Key, to mode: Doors.Door.Mode, by degrees: [Swift.String : Swift.Double]) -> Swift.Result<Foundation.URL, Locks.Stuck>
            }
            extension Doors.Door {
              public enum Mode : Swift.Int {
                case open
              }
            }
            """
        #expect(
            lines(interface) == [
                "class Door <NSObject,Ringing> {-turn(_:to:by:)(Key key; Door.Mode mode; [String: Double] degrees) -> "
                    + "Result<URL, Locks.Stuck>}",
                "extension Door {swift Mode: Int {open=0}}",
            ])
    }

    @Test("places stay what they were, and nothing crashes on half a file")
    func places() {
        let source = "public struct A {\n    var hidden = \"{\"\n    public var seen: Int\n}\n"
        #expect(SwiftInterfaceText(Array(source.utf8)).bytes.count == source.utf8.count)
        for end in 0...source.utf8.count { _ = lines(String(decoding: Array(source.utf8)[..<end], as: UTF8.self)) }
        let deep = String(repeating: "public struct A { ", count: 3000) + String(repeating: "}", count: 3000)
        _ = lines(deep)
    }

    @Test("several members on one line, and several variables of one")
    func semicolons() {
        let source =
            "public class A { public init() {} ; public func cut() {}; func own() {} }\npublic struct B { public var a: Int = 4, b: Int = 2 }\n"
        #expect(
            lines(source) == ["class A {-init()() -> ? | -cut()() -> ?}", "structure B {property a: Int [] | property b: Int []}"],
            "\(lines(source))")
    }

    @Test("an extension that adds nothing which others see says nothing")
    func quietExtensions() {
        let source = """
            private extension Record { func clean() {} }
            fileprivate extension Record { var isClean: Bool { true } }
            extension Record { func wipe() {}
                struct Part { public let name: String }
            }
            extension Record: Sendable {}
            public extension Door { func open() }
            extension Door { public struct Key {} }
            private extension Lamp { public func turn() {} }
            """
        #expect(
            lines(source) == [
                "extension Record <Sendable>", "extension Door {-open()() -> ?}", "extension Door {structure Key}",
                "extension Lamp {-turn()() -> ?}",
            ])
    }
}
