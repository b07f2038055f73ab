import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// What an SDK's sources declare, drafted beside a README whose samples use it: the declaration says what a name is.
@Suite struct SourceAndGuideTests {
    private func draft(_ source: String, guide: String? = nil) throws -> (folder: DraftFolder, api: String, told: [String]) {
        var sheets = [try #require(FactSheet.of("Door.swift", source))]
        if let guide { sheets.append(try #require(FactSheet.of("README.md", guide))) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sheets.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        return (folder, api, folder.leftOut.map { "\($0.name): \($0.reason)" })
    }

    /// `NS_SWIFT_NAME(Event)`: the SDK's own Swift says `Event`, the draft what the header does.
    @Test func typesOfHeadersHaveTheHeadersNames() throws {
        let header = """
            NS_SWIFT_NAME(Event)
            @interface ABEvent : NSObject
            @property (nonatomic, copy) NSString *name;
            @end
            NS_SWIFT_NAME(_EventKeeping)
            @protocol ABEventKeeping <NSObject>
            - (void)keep:(ABEvent *)event;
            @end
            """
        let source = """
            public final class ABKeeper {
                public func keep(_ event: Event) {}
                public func kept() -> [Event?] { [] }
            }
            """
        let sheets = [try #require(FactSheet.of("AB.h", header)), try #require(FactSheet.of("AB.swift", source))]
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        for line in [
            "- name: ABEvent\n    swift: Event\n", "- name: ABEventKeeping\n    swift: \"_EventKeeping\"\n", "func kept() -> [ABEvent?]",
        ] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(!api.contains("name: Event") && !api.contains("name: \"_Event"), "\(api)")
    }

    /// The app's own types, and slips of the guide, are none of the SDK's, whose sources have them all.
    @Test func whatOnlySamplesUseIsNoneOfTheSources() throws {
        let source = """
            public final class ABDoors {
                public static let shared = ABDoors()
                public func open(key: String, force: Bool = false) {}
                public var state: ABState { ABState() }
            }
            public struct ABState { public var isOpen = true }
            """
        let guide = """
            # Doors

            ```swift
            let screen = MainScreen()
            screen.show(ABDoors.shared.state.isOpen)
            ABDoors.shared.open(key: "left")
            ABDoors.shared.unlock(key: "left")
            throw ServerError.unauthorized
            ```
            """
        let (_, api, told) = try draft(source, guide: guide)
        #expect(!api.contains("MainScreen") && !api.contains("ServerError") && !api.contains("unlock"), "\(api)")
        #expect(told.contains("unlock(key:): only samples use it, and no source declares it"), "\(told)")
        // Without the sources it is drafted as the samples have it.
        let sheets = [try #require(FactSheet.of("README.md", guide))]
        let alone = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en"])
        #expect(alone.files.first { $0.name == "api.yaml" }?.text.contains("unlock(key") == true)
    }

    private let caught = """
        # Doors

        ```swift
        do {
            try await ABDoors.keys.turn(key: "left")
        } catch ABDoorError.shut {
            print("shut")
        }
        ```
        """

    @Test func aStructThatSamplesCatchIsNoEnumOfWhatTheyCatch() throws {
        let source = """
            public struct ABDoorError: Error { public var code: String }
            public final class ABDoors { public init() {} }
            """
        let (_, api, _) = try draft(source, guide: caught)
        #expect(api.contains("form: structure") && !api.contains("{name: shut"), "\(api)")
    }

    @Test func whatAFunctionOfTheErrorMakesIsOneOfItsConstants() throws {
        let source = """
            public struct ABDoorError: Error { public let code: String }
            extension ABDoorError {
                public static let shut = ABDoorError.known("D01", "Shut")
                public static let jammed = ABDoorError.known("D02", "Jammed")
            }
            private extension ABDoorError { static func known(_ code: String, _ text: String) -> ABDoorError { ABDoorError(code: code) } }
            public final class ABDoors { public init() {} }
            """
        let (_, api, told) = try draft(source, guide: caught)
        for line in ["errors:", "{name: shut, code: 0,", "{name: jammed, code: 1,"] { #expect(api.contains(line), "\(api)") }
        #expect(!told.contains { $0.hasPrefix("shut") || $0.hasPrefix("jammed") }, "\(told)")
    }

    @Test func aProtocolOfTheSourceIsNoClassForItsNameInASample() throws {
        let source = """
            public final class ABDoors { public init() {} }
            public protocol ABDoorsKeys: Sendable { func turn(key: String) async throws }
            """
        let (_, api, _) = try draft(source, guide: caught)
        #expect(api.contains("protocols:\n  - name: ABDoorsKeys") && !api.contains("invented"), "\(api)")
    }

    @Test func anErrorWithoutRawValuesCanBeThrownWhateverItHolds() throws {
        let source = """
            public enum ABDoorError: LocalizedError { case shut, weak(message: String, reasons: [String], rows: [[String]]), late(since: Date) }
            public enum ABKeyError { case lost }
            extension ABKeyError: Error {}
            """
        let (_, api, told) = try draft(source)
        let lines = [
            "errors:\n  - name: ABDoorError", "{name: shut, code: 0,",
            #"{name: weak, code: 1, holds: "message: String, reasons: [String]","#,
            #"{name: late, code: 2, holds: "since: Date","#,
            "name: ABKeyError\n    form: swift\n    text: {en: TODO}\n    cases:\n      - {name: lost, code: 0,",
        ]
        for line in lines { #expect(api.contains(line), "\(api)") }
        let held = "errors hold texts, numbers, truth values, lists of these, dates, URLs, data and errors"
        let reason = "drafted without `rows: [[String]]`: \(held)"
        #expect(told == ["weak(message:reasons:rows:): \(reason)"] || told == ["weak: \(reason)"], "\(told)")
    }

    @Test func whatAnExtensionOfAProtocolGivesMayBeLeftOut() throws {
        let source = """
            public protocol ABKeys { func turn(key: String) async throws }
            public extension ABKeys {
                func turn(key: String, completion: @escaping (Result<Void, Error>) -> Void) {}
                func turnTwice(key: String) async throws {}
                var count: Int { 0 }
            }
            public protocol ABLocks { func lock() }
            public extension ABLocks { func lock(completion: @escaping (Result<Void, Error>) -> Void) {} }
            public final class ABDoors: ABLocks {
                public init() {}
                public func lock() {}
            }
            """
        let (_, api, told) = try draft(source)
        let given = "what an extension gives to all that adopt `ABKeys`: a class that does can have it"
        let block = "turn(key:completion:): the block `completion` of `turn(key:completion:)` is given a `Result`"
        #expect(told == ["count: \(given)", block])
        let protocols = try #require(api.firstRange(of: "protocols:"))
        let rest = api[protocols.upperBound...]
        #expect(rest.contains("func turnTwice(key: String) async throws") && rest.contains("optional: true"), "\(api)")
        #expect(!rest.contains("func lock(completion:"), "\(api)")
        #expect(api[..<protocols.lowerBound].contains("func lock(completion:"), "\(api)")
        #expect(api.contains("The guide declares it in an extension of `ABLocks`, which the class adopts."), "\(api)")
    }

    @Test func nothingOfAnEnumOrATypealiasIsLostInSilence() throws {
        let source = """
            public enum ABAnswer: Decodable, Hashable, Sendable {
                case open(String), shut(Int)
                public var rawValue: String { "" }
            }
            public enum ABSide: String, Codable, CaseIterable { case left, right }
            public struct ABEntry: Sendable {
                public typealias Method = String
                public let method: Method
            }
            public final class ABDoors {
                public init() {}
                @discardableResult public func open() -> ABEntry { fatalError() }
            }
            """
        let (_, api, told) = try draft(source)
        #expect(api.contains(#""@discardableResult func open() -> ABEntry""#), "\(api)")
        let codable = "drafted without `Decodable`: an enum has it by itself where a `Codable` struct holds it"
        let raw =
            "a member of the enum `ABAnswer`, whose cases hold values: a static method of a class can say it, with the enum as a parameter"
        let nested = "drafted as `Method`, not `ABEntry.Method`: `typedefs:` stand outside of all types"
        #expect(Set(told) == ["ABAnswer: \(codable)", "rawValue: \(raw)", "Method: \(nested)"], "\(told)")
    }

    @Test func valuesOfTheLibrarysProtocolsAreAnything() throws {
        let source = """
            public final class ABDoors {
                public init() {}
                public func track(_ facts: [String: any Sendable]) {}
                public func note(_ value: any Codable & Sendable, others: [Encodable]?) {}
            }
            """
        let (_, api, told) = try draft(source)
        #expect(api.contains(#""func track(_ facts: [String: Any])""#), "\(api)")
        #expect(api.contains(#""func note(_ value: Any, others: [Any]?)""#), "\(api)")
        #expect(told.map { $0.split(separator: ":")[0] } == ["note(_", "note(_"], "\(told)")
    }

    @Test func whatASourceDeclaresIsItsOwnWhateverItIsCalled() throws {
        let source = """
            public enum ErrorType: String { case network, unknown }
            public enum ABDoorError: Error { case lost(String, Int32, sockaddr) }
            """
        let (_, api, _) = try draft(source)
        #expect(api.contains("- name: ErrorType") && api.contains("{name: network,"), "\(api)")
        #expect(api.contains(#"holds: "_ value1: String, _ value2: Int32""#), "\(api)")
    }

    /// A sample of the guide is written in another language, and says nothing of what the class inherits.
    @Test func aClassOfTheSourcesInheritsAsTheyHaveIt() throws {
        let guide = """
            # Doors

            ```objective-c
            ABDoorButton *button = [[ABDoorButton alloc] init];
            ```
            """
        let source = """
            public class ABDoorButton: ABButton { public var name: String? }
            open class ABButton: UIButton { open func update() {} }
            """
        let sheets = [try #require(FactSheet.of("README.md", guide)), try #require(FactSheet.of("Door.swift", source))]
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        #expect(api.contains("superclass: ABButton") && !api.contains("conforms"), "\(api)")
    }

    @Test func aNameThatTheLibraryHasTakesNothingWithIt() throws {
        let source = """
            public enum JSONValue: Sendable { case text(String), list([JSONValue]) }
            public typealias JSONObject = [String: JSONValue]
            public final class ABDoors {
                public init() {}
                public func note(_ facts: JSONObject) -> JSONValue? { nil }
            }
            """
        let (_, api, told) = try draft(source)
        for line in ["name: DoorKitJSONValue", #"holds: "[DoorKitJSONValue]""#, "typealias DoorKitJSONObject = [String: DoorKitJSONValue]"]
        {
            #expect(api.contains(line), "\(api)")
        }
        #expect(api.contains("func note(_ facts: DoorKitJSONObject) -> DoorKitJSONValue?"), "\(api)")
        let reason = { (name: String) in "\(name): drafted as `DoorKit\(name)`: generated code needs the name `\(name)` for another type" }
        #expect(told == [reason("JSONObject")] && api.contains("swift: JSONValue"), "\(told) \(api)")
    }

    @Test func errorsThatAreTypesAreNoCasesOfAnEnum() throws {
        let guide = """
            ## Errors

            - `ABShutError`: the door is shut.
            - `ABGoneError`: the door is gone.
            """
        let source = "public class ABShutError: Error {}\npublic class ABGoneError: Error {}"
        let (_, api, _) = try draft(source, guide: guide)
        #expect(!api.contains("{name: AB") && api.contains("- name: ABShutError"), "\(api)")
    }
}
