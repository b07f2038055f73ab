import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite("What belongs to what in a source")
struct SourceMatchingTests {
    @Test("a Swift method that is stated without parameters that have defaults is that method, and the longest form has to have them")
    func defaults() {
        let spec = """
            classes:
              - name: Door
                language: swift
                documented: headers
                text: {en: A door., ko: 문입니다.}
                methods:
                  - {declaration: "func open(key: String)", text: {en: Opens., ko: 엽니다.}}
                  - {declaration: "func open(key: String, after: Double)", text: {en: Opens., ko: 엽니다.}}
                  - {declaration: "func open(slowly: Bool)", text: {en: Opens., ko: 엽니다.}}

            """
        let source = "public class Door {\n public func open(key: String, slowly: Bool = false, after: Int = 0) {}\n}\n"
        let bench = SourceBench(spec: spec, sources: [("headers", [("Door.swift", source)])])
        #expect(
            Set(bench.outline) == [
                "parameter-type-differs open(key:after:) says Int", "default-differs open(key:after:) says slowly",
                "spec-only open(slowly:)",
            ])
    }

    @Test("what conforms to a protocol that the source keeps to itself, in whatever file, conforms to nothing that an app sees")
    func ownProtocols() {
        let spec = """
            classes:
              - {name: Door, language: swift, superclass: NSObject, documented: headers, text: {en: A door., ko: 문입니다.}}

            """
        let door = "public final class Door: NSObject, Keyed, Hidden {}\nprotocol Hidden {}\n"
        let files = [("Door.swift", door), ("Keyed.swift", "protocol Keyed { func key() }\n")]
        #expect(SourceBench(spec: spec, sources: [("headers", files)]).outline == [])
        let open = [("Door.swift", door), ("Keyed.swift", "public protocol Keyed { func key() }\n")]
        #expect(SourceBench(spec: spec, sources: [("headers", open)]).outline.contains { $0.hasPrefix("inheritance-differs Door") })
    }

    @Test("types of one name are told apart by where they stand")
    func namesakes() {
        let spec = """
            sources: [{id: headers, title: {en: Headers., ko: 헤더입니다.}, files: [Door.swift]}]
            enums:
              - name: State
                form: swift
                documented: headers
                text: {en: Of all., ko: 전체 상태입니다.}
                cases: [{name: ready, text: {en: Ready., ko: 준비되었습니다.}}]
              - name: DoorState
                swift: Door.State
                form: swift
                documented: headers
                text: {en: Of one., ko: 문의 상태입니다.}
                cases: [{name: open, text: {en: Open., ko: 열렸습니다.}}, {name: shut, text: {en: Shut., ko: 닫혔습니다.}}]
              - name: DoorTask
                swift: Task
                form: swift
                documented: headers
                text: {en: To do., ko: 할 일입니다.}
                cases: [{name: lock, text: {en: Lock., ko: 잠급니다.}}]
            classes:
              - name: Door
                language: swift
                form: structure
                documented: headers
                text: {en: A door., ko: 문입니다.}
                properties:
                  - {declaration: "var state: DoorState", text: {en: How it is., ko: 상태입니다.}}
                  - {declaration: "var task: DoorTask?", text: {en: What to do., ko: 할 일입니다.}}

            """
        func outline(_ others: String, _ inside: String = "case open, shut") -> [String] {
            let source = """
                public enum State { case \(others) }
                public enum Task { case lock }
                public struct Door {
                  public enum State { \(inside) }
                  public var state: State
                  public var task: Task?
                }

                """
            return SourceBench(spec: spec, sources: [("headers", [("Door.swift", source)])]).outline
        }
        #expect(outline("ready") == [])
        // Of each what the other has is missing.
        #expect(outline("ready", "case open").contains { $0.contains("shut") })
        #expect(outline("shut").contains { $0.contains("ready") })
    }

    @Test("types in types are told apart by their paths, also as code says them in the type itself")
    func paths() {
        let type = "language: swift, form: structure, documented: headers, text: {en: A type., ko: 타입입니다.}"
        let property = { (code: String) in "properties: [{declaration: \"var \(code)\", text: {en: One., ko: 하나입니다.}}]" }
        let spec = """
            sources: [{id: headers, title: {en: Headers., ko: 헤더입니다.}, files: [Door.swift]}]
            classes:
              - {name: User, \(type), \(property("name: String"))}
              - {name: DoorOptions, swift: Door.Options, \(type), \(property("user: OptionsUser?"))}
              - {name: OptionsUser, swift: Door.Options.User, \(type), \(property("key: String"))}
              - {name: Mode, swift: Door.Options.Mode, \(type), \(property("level: Int"))}
              - {name: DoorMode, swift: Door.Mode, \(type), \(property("depth: Int"))}
              - {name: Door, \(type), \(property("user: [OptionsUser]"))}
              - {name: DoorUser, \(type), \(property("since: Int"))}

            """
        func outline(_ user: String, _ users: String) -> [String] {
            let source = """
                public struct User { public var name: String }
                public struct Door {
                  public struct Options {
                    public struct User { public var key: String }
                    public struct Mode { public var level: Int }
                    public var user: \(user)?
                  }
                  public struct Mode { public var depth: Int }
                  public struct User { public var since: Int }
                  public var user: [\(users)]
                }

                """
            return SourceBench(spec: spec, sources: [("headers", [("Door.swift", source)])]).outline
        }
        #expect(outline("Self.User", "Self.Options.User") == [])
        #expect(outline("User", "Options.User") == [])
        #expect(outline("Door.Options.User", "Door.Options.User") == [])
        #expect(outline("Mode", "User") == ["type-differs user says Mode?", "type-differs user says [User]"])
    }

    @Test("how a method is called, and what a property begins with, is compared in Swift")
    func manner() {
        let spec = """
            classes:
              - name: Door
                language: swift
                form: structure
                documented: headers
                text: {en: A door., ko: 문입니다.}
                properties:
                  - {declaration: "var tries: Int = 3", text: {en: How often., ko: 횟수입니다.}}
                  - {declaration: "var width: Int = 2", text: {en: How wide., ko: 너비입니다.}}
                methods:
                  - {declaration: "init(key: String)", text: {en: Makes one., ko: 만듭니다.}}
                  - {declaration: "func shut()", text: {en: Shuts., ko: 닫습니다.}}
                  - {declaration: "func open() async", text: {en: Opens., ko: 엽니다.}}
                  - {declaration: "mutating func lock() throws", text: {en: Locks., ko: 잠급니다.}}

            """
        let source = """
            public struct Door {
                public var tries: Int = 4
                public var width: Int
                public init?(key: String) {}
                public mutating func shut() {}
                public func open() async throws {}
                public mutating func lock() throws(any Error) {}
            }
            """
        let bench = SourceBench(spec: spec, sources: [("headers", [("Door.swift", source)])])
        #expect(
            Set(bench.outline) == [
                "value-differs tries says 4", "effects-differ init(key:) says init?", "effects-differ shut() says mutating",
                "effects-differ open() says async throws",
            ], "\(bench.outline)")
    }

    @Test("members of a superclass bear out what a spec states of its subclass")
    func inheritance() {
        let spec = """
            classes:
              - name: ABGate
                superclass: ABDoor
                documented: headers
                text: {en: A gate., ko: 대문입니다.}
                properties:
                  - {declaration: "@property (readonly) NSString *name;", text: {en: Its name., ko: 이름입니다.}}

            """
        let header = "@interface ABDoor : NSObject\n@property (readonly) NSString *name;\n@end\n@interface ABGate : ABDoor\n@end\n"
        #expect(SourceBench(spec: spec, sources: [("headers", [("AB.h", header)])]).outline == [])
        let other = header.replacing("ABGate : ABDoor", with: "ABGate : ABWall")
        #expect(
            SourceBench(spec: spec, sources: [("headers", [("AB.h", other)])]).outline == [
                "inheritance-differs ABGate says ABWall", "spec-only name",
            ])
    }

    @Test("a class and a protocol of one name are two things")
    func sameName() {
        let spec = "classes:\n  - {name: ABDoor, superclass: NSObject, documented: headers, text: {en: A door., ko: 문입니다.}}\n"
        let header = "@protocol ABDoor <NSObject>\n@end\n@interface ABDoor : NSObject\n@end\n"
        #expect(SourceBench(spec: spec, sources: [("headers", [("AB.h", header)])]).outline == [])
    }

    @Test("who may set a property is compared across languages")
    func access() {
        let spec = """
            classes:
              - name: Door
                language: swift
                superclass: NSObject
                documented: headers
                text: {en: A door., ko: 문입니다.}
                properties:
                  - {declaration: "var name: String { get }", text: {en: Its name., ko: 이름입니다.}}

            """
        let header = "@interface Door : NSObject\n@property (readonly, nonnull) NSString *name;\n@end\n"
        #expect(SourceBench(spec: spec, sources: [("headers", [("Door.h", header)])]).outline == [])
        let writable = header.replacing("readonly, ", with: "")
        #expect(
            SourceBench(spec: spec, sources: [("headers", [("Door.h", writable)])]).outline == ["attributes-differ name says readwrite"])
    }

    @Test("a class that is an object of Foundation's says so")
    func root() {
        func outline(_ header: (String, String), superclass: String = "") -> [String] {
            let spec = "classes:\n  - {name: ABDoor, \(superclass)language: swift, documented: headers, text: {en: A door., ko: 문입니다.}}\n"
            return SourceBench(spec: spec, sources: [("headers", [header])]).outline
        }
        let saying = "superclass: NSObject, "
        #expect(outline(("AB.h", "@interface ABDoor : NSObject\n@end\n")) == ["inheritance-differs ABDoor says NSObject"])
        #expect(outline(("AB.swift", "public class ABDoor: NSObject {\n}\n")) == ["inheritance-differs ABDoor says NSObject"])
        #expect(outline(("AB.swift", "public class ABDoor: NSObject {\n}\n"), superclass: saying) == [])
        #expect(outline(("AB.swift", "public class ABDoor {\n}\n"), superclass: saying) == ["inheritance-differs ABDoor says nothing"])
        // Shortened: there is no class of Objective-C without one.
        #expect(outline(("AB.h", "@interface ABDoor\n@end\n"), superclass: saying) == [])
    }

    @Test("what an extension adds to a type may be stated, and need not be")
    func added() {
        let swift = "public class ABDoor: ABOpening {\n}\npublic protocol ABOpening {\n}\nextension ABDoor: Sendable {\n}\n"
        func outline(_ conforms: String) -> [String] {
            let spec = """
                protocols:
                  - {name: ABOpening, language: swift, documented: headers, text: {en: Opens., ko: 엽니다.}}
                classes:
                  - {name: ABDoor, language: swift, conforms: [\(conforms)], documented: headers, text: {en: A door., ko: 문입니다.}}

                """
            return SourceBench(spec: spec, sources: [("headers", [("AB.swift", swift)])]).outline
        }
        #expect(outline("ABOpening") == [] && outline("ABOpening, Sendable") == [])
        #expect(outline("Sendable") == ["inheritance-differs ABDoor says ABOpening"])
        #expect(outline("ABOpening, Identifiable") == ["inheritance-differs ABDoor says ABOpening, Sendable"])
    }

    @Test(
        "that classes alone implement a protocol is said by all of them, however it is written",
        arguments: ["class", "AnyObject", "NSObjectProtocol"])
    func bounds(bound: String) {
        let spec = "protocols:\n  - {name: ABKeeper, language: swift, documented: headers, text: {en: A keeper., ko: 문지기입니다.}}\n"
        let outline = SourceBench(spec: spec, sources: [("headers", [("AB.swift", "public protocol ABKeeper: \(bound) {\n}\n")])]).outline
        #expect(outline == (bound.hasPrefix("NS") ? ["inheritance-differs ABKeeper says NSObjectProtocol"] : []))
    }

    @Test("a mention of a method's first word is no proof of another method")
    func vagueMention() {
        let spec = """
            classes:
              - name: ABDoor
                superclass: NSObject
                documented: pages
                text: {en: A door., ko: 문입니다.}
                methods:
                  - {declaration: "- (void)open:(NSURL *)url with:(NSString *)key;", text: {en: Opens., ko: 엽니다.}}

            """
        let page = "# ABDoor\n\nThe class `ABDoor` has `open(_:after:)`.\n"
        let outline = SourceBench(spec: spec, sources: [("pages", [("page.md", page)])]).outline
        #expect(outline.contains { $0.hasSuffix("open:with:") || $0.contains("open:with: says") }, "\(outline)")
    }

    @Test("several endpoints of one URL, and errors by the words that travel", arguments: ["Error code", "Error value"])
    func references(title: String) {
        let spec = """
            errors:
              - name: DoorError
                form: swift
                rawType: Int
                domain: com.example.doors
                invented: A table of the server as an enum.
                text: {en: Errors., ko: 오류입니다.}
                cases:
                  - {name: expired, code: 1, wire: {code: token_expired}, documented: api, text: {en: Ended., ko: 끝났습니다.}}
                  - {name: lost, code: 2, wire: {code: token_lost}, documented: api, text: {en: Lost., ko: 없어졌습니다.}}
            failures:
              - {name: plain, status: 400, body: {error: $wire.code}, errors: [DoorError], invented: For a test.}
            endpoints:
              - name: token.code
                method: POST
                url: https://doors.example.com/token
                documented: api
                text: {en: A token., ko: 토큰입니다.}
                form:
                  - {name: grant, const: code, text: {en: How., ko: 방식입니다.}}
                  - {name: back, type: url, required: true, text: {en: Where., ko: 주소입니다.}}
                response: {status: 200, kind: empty}
                failure: plain
                errors: [expired]
                onInvalid: expired
              - name: token.refresh
                method: POST
                url: https://doors.example.com/token
                documented: api
                text: {en: Another., ko: 다른 토큰입니다.}
                form:
                  - {name: grant, const: refresh, text: {en: How., ko: 방식입니다.}}
                response: {status: 200, kind: empty}
                failure: plain
                errors: [expired]
                onInvalid: expired

            """
        let reference = """
            # Tokens

            `POST https://doors.example.com/token`

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | grant | string | yes | `code` or `refresh` |
            | back | string | yes | where to go |

            ## Errors

            | \(title) | Meaning |
            |---|---|
            | token_expired | It has ended. |

            """
        let bench = SourceBench(spec: spec, sources: [("api", [("api.md", reference)])])
        #expect(bench.outline == ["name-differs lost says token_expired"] || bench.outline == ["spec-only lost"])
    }
}
