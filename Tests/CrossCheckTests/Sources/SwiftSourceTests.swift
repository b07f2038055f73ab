import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite("Sources in Swift, held against what a spec says of each thing")
struct SwiftSourceTests {
    private static let text = "text: {en: One., ko: 하나입니다.}"

    private func outline(_ spec: String, _ files: String...) -> [String] {
        let files = files.enumerated().map { (name: "Door\($0.offset).swift", text: $0.element) }
        let bench = SourceBench(spec: spec, sources: [("code", files)])
        #expect(bench.loaded != nil)
        return bench.outline
    }

    private func fault(_ holds: String) -> String {
        """
        errors:
          - name: DoorFault
            form: swift
            documented: code
            domain: DoorKit.DoorFault
            unraised: {en: N., ko: 말.}
            \(Self.text)
            cases:
              - {name: jammed, code: 0, \(Self.text)}
              - {name: shut, code: 1, \(holds)\(Self.text)}

        """
    }

    @Test("each of several methods of one name is held against its own declaration")
    func overloads() {
        func spec(_ declarations: String...) -> String {
            let methods = declarations.map { "      - {declaration: \"\($0)\", unread: [key], steps: [{let: {one: 1}}], \(Self.text)}\n" }
            return "classes:\n  - name: Door\n    language: swift\n    documented: code\n    \(Self.text)\n    methods:\n"
                + methods.joined()
        }
        let source = """
            public class Door {
                public func open(key: String, token: String?) async throws {}
                @available(*, deprecated) public func open(key: String, token: String?) throws {}
                public func open(key: String, token: Data) throws {}
            }
            """
        let sound = [
            "func open(key: String, token: Data) throws", "@available(*, deprecated) func open(key: String, token: String?) throws",
            "func open(key: String, token: String?) async throws",
        ]
        #expect(outline(spec(sound[0], sound[1], sound[2]), source) == [])
        #expect(
            outline(spec(sound[0], sound[1].replacing("@available(*, deprecated) ", with: ""), sound[2]), source)
                == ["deprecation-differs open(key:token:) says deprecated"])
        #expect(outline(spec(sound[0], sound[2], "func open(key: String, token: URL) throws"), source) != [])
    }

    @Test("a struct is compared, kept in sets and coded as its source says, in an extension, too")
    func structs() {
        func spec(_ conforms: String) -> String {
            """
            classes:
              - name: Door
                language: swift
                form: structure
                documented: code
                conforms: [\(conforms)]
                \(Self.text)
                properties: [{declaration: "let name: String", \(Self.text)}]

            """
        }
        let source = "public struct Door: Sendable, Codable { public let name: String }\nextension Door: Hashable {}\n"
        #expect(outline(spec("Codable, Hashable, Sendable"), source) == [])
        #expect(outline(spec("Codable, Hashable"), source) == [])
        #expect(outline(spec("Hashable"), source) == ["inheritance-differs Door says Codable, Equatable, Hashable"])
        #expect(outline(spec("Codable, Equatable"), source) == ["inheritance-differs Door says Codable, Equatable, Hashable"])
        #expect(outline(spec("Codable, Hashable, Identifiable"), source) == ["inheritance-differs Door says Codable, Equatable, Hashable"])
        #expect(outline(spec("Equatable"), "public struct Door { public let name: String }\n") == ["inheritance-differs Door says nothing"])
    }

    @Test("a block that changes what it is handed is another than one that is handed it")
    func changing() {
        func spec(_ block: String) -> String {
            """
            classes:
              - name: Door
                language: swift
                documented: code
                \(Self.text)
                methods:
                  - {declaration: "func set(up: (\(block)) -> Void)", unread: [up], steps: [], \(Self.text)}

            """
        }
        let source = "public class Door { public func set(up: (inout Int) -> Void) {} }\n"
        #expect(outline(spec("Int"), source) == ["parameter-type-differs set(up:) says (inout Int) -> Void"])
    }

    @Test("what a case holds is compared with its labels and what may be nil")
    func payloads() {
        let source = "public enum DoorFault: Error { case jammed\n case shut(reason: String, _ code: Int?) }"
        #expect(outline(fault("holds: 'reason: String, Int?', "), source) == [])
        #expect(outline(fault("holds: 'text: String, Int?', "), source) == ["label-differs shut says reason"])
        #expect(outline(fault("holds: 'reason: String, code: Int?', "), source) == ["label-differs shut says _"])
        #expect(outline(fault("holds: 'reason: String, Int', "), source) == ["nullability-differs shut says nullable"])
        #expect(outline(fault("holds: 'reason: [String], Int?', "), source) == ["parameter-type-differs shut says String"])
        #expect(outline(fault(""), source) == ["signature-differs shut says 2"])
        let bare = "public enum DoorFault: Error { case jammed, shut }"
        #expect(outline(fault("holds: 'reason: String', "), bare) == ["signature-differs shut says 0"])
        #expect(outline(fault(""), bare) == [])
    }

    private func door(_ method: String, _ further: String = "") -> String {
        """
        classes:
          - name: Door
            language: swift
            documented: code
            \(Self.text)
            methods: [{declaration: "\(method)", \(Self.text)}]
        \(further)
        """
    }

    @Test("defaults of parameters are compared, as far as a spec can say them")
    func defaults() {
        let source = "public class Door { public func open(key: String, tries: Int = 3, at date: Date = Date.now) {} }"
        #expect(outline(door("func open(key: String, tries: Int = 3, at date: Date)"), source) == [])
        #expect(
            outline(door("func open(key: String, tries: Int, at date: Date)"), source) == ["default-differs open(key:tries:at:) says 3"])
        #expect(
            outline(door("func open(key: String, tries: Int = 5, at date: Date)"), source) == ["default-differs open(key:tries:at:) says 3"]
        )
        #expect(
            outline(door("func open(key: String = 'k', tries: Int = 3, at date: Date)".replacing("'", with: "\\\"")), source)
                == ["default-differs open(key:tries:at:) says nothing"])
        // A call that leaves out what has a default.
        #expect(outline(door("func open(key: String, tries: Int = 3)"), source) == [])
        #expect(outline(door("func open(key: String, tries: Int = 4)"), source) == ["default-differs open(key:tries:) says 3"])
        // An app that hands it over would not compile: what a spec can state is not left out.
        #expect(outline(door("func open(key: String)"), source) == ["default-differs open(key:) says tries"])
    }

    @Test("a guide that shows a method without its defaults says nothing of them")
    func defaultsOfGuides() {
        let spec = door("func open(key: String, tries: Int = 3)") + "guides: [{file: doors.md, language: en}]\n"
        let guide = "# Doors\n```swift\npublic class Door { public func open(key: String, tries: Int) }\n```\n"
        #expect(SourceBench(spec: spec.replacing("documented: code", with: "form: class"), guide: guide, sources: []).outline == [])
    }

    @Test("what apps may override they may override on both sides; a guide leaves that word out")
    func overriding() {
        let source = { (word: String) in "\(word) class Door { \(word) func open() {}\n\(word) var tone: Int { 1 } }" }
        #expect(outline(door("open func open()"), source("open")) == [])
        #expect(outline(door("func open()"), source("open")) == ["effects-differ open() says open"])
        #expect(outline(door("open func open()"), source("public")) == ["effects-differ open() says none of it"])
        let property = { (word: String) in
            door("\(word)func open()").replacing(
                "methods:", with: "properties: [{declaration: \"\(word)var tone: Int { get }\", \(Self.text)}]\n    methods:")
        }
        #expect(outline(property("open "), source("open")) == [])
        #expect(outline(property(""), source("open")).contains("attributes-differ tone says (open, readonly)"))
        let spec = door("open func open()") + "guides: [{file: doors.md, language: en}]\n"
        let guide = "# Doors\n```swift\npublic class Door { public func open() }\n```\n"
        #expect(SourceBench(spec: spec.replacing("documented: code", with: "form: class"), guide: guide, sources: []).outline == [])
    }

    @Test("what is on the main actor is so on both sides")
    func isolation() {
        let source = { (head: String, mark: String) in "\(head) public class Door { \(mark) public func open() {} }" }
        #expect(outline(door("@MainActor func open()"), source("", "@MainActor")) == [])
        #expect(outline(door("func open()"), source("", "@MainActor")) == ["effects-differ open() says @MainActor"])
        #expect(outline(door("@MainActor func open()"), source("", "")) == ["effects-differ open() says none of it"])
        // A class's own mark is that of its members, also of those that an extension has.
        #expect(outline(door("func open()"), source("@MainActor", "")) == ["effects-differ open() says @MainActor"])
        #expect(outline(door("@MainActor func open()"), source("@MainActor", "")) == [])
        #expect(outline(door("func open()"), source("@MainActor", "nonisolated")) == [])
        let extended = "@MainActor public class Door {}\nextension Door { public func open() {} }"
        #expect(outline(door("func open()"), extended) == ["effects-differ open() says @MainActor"])
    }

    @Test("properties on the main actor are so on both sides, and protocols are there in any case")
    func isolatedProperties() {
        let spec = { (mark: String) in
            """
            classes:
              - name: Door
                language: swift
                documented: code
                \(Self.text)
                properties: [{declaration: "\(mark)var width: Int", \(Self.text)}]
            protocols:
              - name: DoorDelegate
                language: swift
                documented: code
                \(Self.text)
                methods: [{declaration: "func didOpen()", \(Self.text)}]

            """
        }
        let source = { (mark: String) in
            "public class Door { \(mark) public var width: Int }\n@MainActor public protocol DoorDelegate { func didOpen() }"
        }
        #expect(outline(spec("@MainActor "), source("@MainActor")) == [])
        #expect(outline(spec(""), source("@MainActor")) == ["attributes-differ width says (@MainActor)"])
        #expect(outline(spec("@MainActor "), source("")) == ["attributes-differ width says ()"])
    }

    @Test("a type is called in Swift by where it stands")
    func nestedNames() {
        let spec = { (swift: String) in self.fault("").replacing("    form: swift", with: "\(swift)    form: swift") + self.plainDoor }
        let nested = "public class Door {}\nextension Door { public enum DoorFault: Swift.Error { case jammed, shut } }"
        #expect(outline(spec("    swift: Door.DoorFault\n"), nested) == [])
        #expect(outline(spec("    swift: Door.Fault\n"), nested) == ["swift-name-differs DoorFault says Door.DoorFault"])
        #expect(outline(spec(""), nested) == ["swift-name-differs DoorFault says Door.DoorFault"])
        let plain = "public class Door {}\npublic enum DoorFault: Swift.Error { case jammed, shut }"
        #expect(outline(spec(""), plain) == [])
        #expect(outline(spec("    swift: Door.DoorFault\n"), plain) == ["swift-name-differs DoorFault says DoorFault"])
    }

    private var plainDoor: String {
        """
        classes:
          - name: Door
            language: swift
            documented: code
            \(Self.text)

        """
    }

    @Test("an extension's conformances are the type's, in whatever file it stands")
    func extensions() {
        let spec = { (conforms: String) in self.plainDoor.replacing("    language", with: "    conforms: [\(conforms)]\n    language") }
        let head = "public class Door: Encodable {}"
        let further = "extension Door: Equatable { public static func == (a: Door, b: Door) -> Bool { true } }"
        #expect(outline(spec("Encodable, Equatable"), head + "\n" + further) == [])
        #expect(outline(spec("Encodable, Equatable"), head, further) == [])
        #expect(outline(spec("Encodable"), head, further) == [])
        #expect(outline(spec("Equatable"), head, further) == ["inheritance-differs Door says Encodable"])
        #expect(outline(spec("Encodable, Hashable"), head, further) == ["inheritance-differs Door says Encodable, Equatable"])
    }

    @Test("what a source's enum or protocol has besides is missing in a spec that takes it from there")
    func missingMembers() {
        let spec = """
            enums:
              - name: DoorState
                form: swift
                documented: code
                \(Self.text)
                cases: [{name: open, \(Self.text)}]
            protocols:
              - name: DoorDelegate
                language: swift
                documented: code
                \(Self.text)
                methods: [{declaration: "func didOpen()", \(Self.text)}]
            classes:
              - name: Door
                language: swift
                documented: code
                \(Self.text)

            """
        let source = """
            public enum DoorState { case open, shut, stuck }
            public protocol DoorDelegate { func didOpen()
            func didShut()
            func didJam() }
            extension DoorDelegate { public func didJam() {} }
            public class Door { public func open() {} }
            """
        let bench = SourceBench(spec: spec, sources: [("code", [("Door.swift", source)])])
        #expect(bench.outline == ["guide-only DoorState says shut, stuck", "guide-only DoorDelegate says didShut()"])
        #expect(
            bench.report?.findings.map(\.message) == [
                "`code` declares the cases `shut` and `stuck` of `DoorState`, and the spec does not state them",
                "`code` declares the required method `didShut()` of `DoorDelegate`, and the spec does not state it",
            ])
        let errata = """
            errata:
              - {rule: guide-only, name: DoorState, reason: {en: Nobody shuts., ko: 닫지 않습니다.}}
              - {rule: guide-only, name: DoorDelegate, says: didShut(), reason: {en: Nobody shuts., ko: 닫지 않습니다.}}

            """
        let accepted = SourceBench(spec: spec + errata, sources: [("code", [("Door.swift", source)])])
        #expect(accepted.outline == ["guide-only DoorState says shut, stuck accepted", "guide-only DoorDelegate says didShut() accepted"])
        // What the spec takes from elsewhere, it need not take whole.
        #expect(SourceBench(spec: spec.replacing("documented: code", with: "documented: forum"), sources: bench.sources).outline == [])
    }

    @Test("a parameter that may be left out is missed, also where another method of the name has more")
    func lostParameters() {
        func spec(_ declarations: String...) -> String {
            let methods = declarations.map { "      - {declaration: \"\($0)\", steps: [{let: {one: 1}}], \(Self.text)}\n" }
            return "classes:\n  - name: Door\n    language: swift\n    documented: code\n    \(Self.text)\n    methods:\n"
                + methods.joined()
        }
        let source = """
            public class Door {
                public func open(key: String, hard: Bool = false, reason: String? = nil) {}
                public func open(code: String, hard: Bool = false) {}
            }
            """
        let (key, code) = (
            "func open(key: String, hard: Bool = false, reason: String? = nil)", "func open(code: String, hard: Bool = false)"
        )
        #expect(outline(spec(key, code), source) == [])
        #expect(outline(spec(key, "func open(code: String)"), source) == ["default-differs open(code:) says hard"])
        // The longer form is stated as well.
        #expect(outline(spec(key, "func open(key: String, hard: Bool = false)", code), source) == [])
    }
}
