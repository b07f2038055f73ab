import CrossCheck
import Diagnostics
import Drafting
import Guide
import Testing

/// What enums have besides their cases, and errors that are a struct: drafted where a spec can say it, else told with a way out.
@Suite struct EnumMemberTests {
    private func draft(_ source: String, _ name: String = "Door.swift") throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of(name, source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func findings(_ folder: DraftFolder) -> [String] { folder.report?.open.map { "\($0.rule.id) \($0.name)" } ?? [] }

    private func reasons(_ folder: DraftFolder) -> [String] { folder.leftOut.map { "\($0.name): \($0.reason)" } }

    @Test func errorsThatAreAStruct() throws {
        let source = """
            public struct ABDoorError: Error, Equatable {
                public let code: Int
                public let message: String
                public var isFatal: Bool
                public static let shut = ABDoorError(code: 4, message: "It is shut.", isFatal: false)
                public static let jammed: ABDoorError = .init(code: 9, message: "It is \\"jammed\\".", isFatal: true)
                public init(code: Int, message: String, isFatal: Bool) { self.code = code }
            }
            public class ABDoor { public func open() throws {} }
            """
        let (folder, api) = try draft(source)
        for line in [
            "errors:", "name: ABDoorError", "form: structure", "{name: shut, code: 4,", "{name: jammed, code: 9,",
            #"{declaration: "var code: Int { get }", values: {shut: 4, jammed: 9}"#,
            #"{declaration: "var message: String { get }", values: {shut: "It is shut.", jammed: "TODO"}"#,
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!api.contains("classes:\n  - name: ABDoorError"))
        #expect(
            reasons(folder) == [
                "isFatal: a property of the struct `ABDoorError` that may be set: a method of a class can do it",
                "init(code:message:isFatal:): an initialiser of the struct `ABDoorError`, whose constants apps and flows use",
            ])
        #expect(findings(folder) == ["guide-only isFatal", "guide-only init(code:message:isFatal:)"])
    }

    /// `init(from:)` says what travels, whatever the raw values are.
    @Test func wordsThatADecoderReadsAreWhatTravels() throws {
        let source = """
            public enum ABState: Int, Codable {
                case open, shut, other
                public init(from decoder: Decoder) throws {
                    let word = try decoder.singleValueContainer().decode(String.self).lowercased()
                    switch word {
                    case "is_open": self = .open
                    case "is_shut", "closed":
                        self = .shut
                    default: self = .other
                    }
                }
            }
            public enum ABPart: Int, Codable {
                case left, right
                public init(from decoder: Decoder) throws {
                    switch try decoder.singleValueContainer().decode(String.self) {
                    case "l": self = .left
                    default: throw ABFailure()
                    }
                }
            }
            """
        let (folder, api) = try draft(source)
        for line in [
            "unknown: other", #"{name: open, value: 0, wire: "is_open","#, #"{name: shut, value: 1, wire: "is_shut","#,
            "{name: other, value: 2, text", "{name: left, value: 0, text",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(findings(folder) == [])
    }

    @Test func rawValuesThatCodeComputesAreStated() throws {
        let source = """
            public enum ABState {
                case open, unknown(String)
            }
            extension ABState {
                public var rawValue: String {
                    switch self {
                    case .open: return "OPEN"
                    case .unknown(let text): return text
                    }
                }
            }
            """
        let (folder, api) = try draft(source)
        #expect(api.contains(#"{name: open, value: "OPEN","#), "\(api)")
        #expect(findings(folder) == [])
    }

    @Test func errorsMayBeTexts() throws {
        let source = """
            public enum ABError: String, Error { case shut = "is_shut", jammed }
            """
        let (folder, api) = try draft(source)
        for line in ["rawType: String", #"{name: shut, value: "is_shut", text"#, "{name: jammed, text"] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(reasons(folder) == [] && findings(folder) == [])
    }

    @Test func whatACaseHoldsIsAProperty() throws {
        let source = """
            public enum ABPart {
                case text(String)
                case list([String])
                case place(room: Int)
                public var textValue: String? { if case .text(let text) = self { return text }; return nil }
                public var room: Int? { if case .place(let room) = self { return room }; return nil }
                public var first: String? { nil }
            }
            """
        let (folder, api) = try draft(source)
        for line in [
            #"{declaration: "var textValue: String? { get }", values: {text: $textValue}"#,
            #"{declaration: "var room: Int? { get }", values: {place: $room}"#,
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        let why = "a static method of a class can say it, with the enum as a parameter"
        #expect(reasons(folder) == ["first: a member of the enum `ABPart`, whose cases hold values: \(why)"])
    }

    @Test func wordsOfJSONInSamplesAreNoSettings() throws {
        let guide = """
            # Doors

            ```swift
            doors.tool("find") { input in
                guard let id = input["order_id"]?.textValue else { return .object(["error": .text("Missing")]) }
                return .object(["status": .text(id)])
            }
            ```
            """
        let (_, api) = try draft(guide, "Door.md")
        for word in ["error", "Missing", "status"] { #expect(!api.contains("name: \(word)"), "\(api)") }
    }

    @Test func aStructOfErrorsWithRawValuesIsAnEnum() throws {
        let source = """
            public struct ABDoorError: Error, RawRepresentable {
                public let rawValue: Int
                public static let shut = ABDoorError(rawValue: 4)
                public init(rawValue: Int) { self.rawValue = rawValue }
            }
            """
        let (_, api) = try draft(source)
        #expect(api.contains("form: swift\n    rawType: Int"), "\(api)")
    }

    @Test func whatAConstantOfErrorsHoldsIsTold() throws {
        let source = """
            public struct ABDoorError: Error {
                public let code: String
                public let cause: Error?
                public static let shut = ABDoorError(code: "E4", cause: nil)
            }
            """
        let (folder, api) = try draft(source)
        for line in ["form: structure", #"{declaration: "var code: String { get }", values: {shut: "E4"}"#] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        let reason = "an error that the struct `ABDoorError` holds: an error's case of an enum may, `holds: \"Error\"`, a constant may not"
        #expect(reasons(folder) == ["cause: \(reason)"])
    }

    /// Values that nothing tells apart are numbered: apps give them by their places.
    @Test func valuesWithoutNamesAreNumberedWhereTheirTypesSayNothing() throws {
        let source = """
            public struct ABKey { public let code: String }
            public struct ABRoom { public let name: String }
            public enum ABEvent { case text(String), unknown(String, Data), opened(ABKey, ABRoom) }
            public class ABDoor { public func receive() -> ABEvent { .text("") } }
            """
        let (folder, api) = try draft(source)
        for line in [#"holds: "_ value1: String, _ value2: Data""#, #"holds: "ABKey, ABRoom""#, "func receive() -> ABEvent"] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(findings(folder) == [])
    }

    /// What is left open stands in the cases by itself or in lists.
    @Test func genericEnumsAreDraftedAsSuch() throws {
        let source = """
            public enum ABState<T: Sendable> {
                case made(T), several([T])
                case loading(done: Double)
                case failed(Error)
                public var isOver: Bool {
                    switch self {
                    case .made, .several, .failed: return true
                    case .loading: return false
                    }
                }
                public func map<U>(_ change: (T) -> U) -> ABState<U> { fatalError() }
            }
            public enum ABChain<T> { case last(T), step((T) -> Void) }
            public class ABDoor {
                public func open(_ changed: @escaping (ABState<String>) -> Void) {}
            }
            """
        let (folder, api) = try draft(source)
        for line in [
            "name: ABState", "typeParameters: [T]", #"{name: made, holds: "T","#, #"{name: several, holds: "[T]","#,
            #"{name: failed, holds: "Error","#, "(ABState<String>) -> Void",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!api.contains("name: ABChain"))
        #expect(Set(folder.leftOut.map(\.name)) == ["ABChain", "isOver", "map(_:)"])
    }

    @Test func constantsOfAnExtensionAreErrorsToo() throws {
        let source = """
            public struct ABDoorError { public let reason: String }
            extension ABDoorError: LocalizedError {
                public static let shut = ABDoorError(reason: "shut")
                public static var jammed: Self { Self(reason: "jammed") }
                public var errorDescription: String? { reason }
            }
            public struct ABPlainError: Error { public let reason: String }
            """
        let (folder, api) = try draft(source)
        for line in ["{name: shut, code: 0,", "{name: jammed, code: 1,", "name: ABPlainError", "form: structure"] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(folder.leftOut.map(\.name).filter { $0 == "shut" || $0 == "jammed" } == [])
    }

    /// What holds values is called as a case is, whether a function or a case makes it; what finds an error that is there is none.
    @Test func functionsThatMakeErrorsAreCasesThatHoldValues() throws {
        let source = """
            public struct ABDoorError: Error {
                public let code: Int
                public static let shut = ABDoorError(code: 4)
                public static func jammed(message: String, _ floor: Int) -> ABDoorError { ABDoorError(code: 9) }
                public static func from(status: Int) -> ABDoorError { .shut }
                public static func lost(at date: Date) -> Self { Self(code: 2) }
            }
            extension ABDoorError {
                public static func broken(_ cause: any Error) -> Self { Self(code: 3) }
            }
            public enum ABLampError: Error {
                case dark
                public static func burnt(hours: Int) -> ABLampError { .dark }
            }
            extension ABLampError {
                public static func cold(_ degrees: Double) -> ABLampError { .dark }
            }
            """
        let (folder, api) = try draft(source)
        for line in [
            "{name: shut, code: 4,", "{name: jammed, code: 0, holds: \"message: String, _ floor: Int\",",
            "{name: broken, code: 1, holds: \"_ cause: any Error\",", "{name: dark, code: 0,",
            "{name: burnt, code: 1, holds: \"hours: Int\",",
            "{name: cold, code: 2, holds: \"_ degrees: Double\",",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(folder.leftOut.map(\.name) == ["code", "from(status:)", "lost(at:)"], "\(reasons(folder))")
    }

    /// Errors of the library's are held as what they are, another error of the vendor's as any.
    @Test func errorsThatHoldErrorsAreErrors() throws {
        let source = """
            public enum ABDoorError: Error { case shut, jammed(ABLampError), late(URLError), odd(_ cause: DecodingError?) }
            public enum ABLampError: Error { case dark }
            """
        let (folder, api) = try draft(source)
        for line in [
            "{name: jammed, code: 1, holds: \"any Error\",", "{name: late, code: 2, holds: \"URLError\",",
            "{name: odd, code: 3, holds: \"_ cause: DecodingError?\",",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(folder.leftOut.map(\.name) == [])
        #expect(findings(folder) == ["parameter-type-differs jammed"])
    }

    @Test func structsOfTextsAreTypedEnums() throws {
        let source = """
            public struct ABDoorKey: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let color = ABDoorKey(rawValue: "door-color")
                public static let size: Self = .init(rawValue: "size")
            }
            extension ABDoorKey { public static let name: ABDoorKey = .init(rawValue: "n") }
            public final class ABDoor { public func paint(with options: [ABDoorKey: Any]) {} }
            """
        let (folder, api) = try draft(source)
        for line in [
            "name: ABDoorKey", "form: typed", "{name: color, value: \"door-color\",", "{name: size,", "{name: name, value: \"n\",",
            "func paint(with options: [ABDoorKey: Any])",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(folder.leftOut.map(\.name) == [], "\(reasons(folder))")
        #expect(findings(folder) == [])
    }

    /// What is read with `await` or `try` is drafted, and so is what has type parameters.
    @Test func whatOnlySwiftCanSay() throws {
        let source = """
            public enum ABDoorError: Error { case jammed, unknown }
            public final class ABDoor {
                public var state: String { get async throws { try await read() } }
                public var width: Int { get throws(ABDoorError) { 1 } }
                public var depth: Int { get throws(ForeignError) { 1 } }
                public var height: Int { get { 1 } }
            }
            public protocol ABDoorKeys: AnyObject {
                var key: String { get async throws(ABDoorError) }
                var knocks: AsyncStream<Int> { get }
                func turn() async throws(ABDoorError) -> Bool
            }
            public struct ABPage<Item: Decodable>: Decodable { public let items: [Item] }
            """
        let (folder, api) = try draft(source)
        for line in [
            "var height: Int { get }", "var state: String { get async throws }", "var width: Int { get throws(ABDoorError) }",
            "failsAs: ABDoorError.unknown", "var depth: Int { get throws }", "var key: String { get async throws(ABDoorError) }",
            "func turn() async throws(ABDoorError) -> Bool",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(api.contains("typeParameters: [Item]") && !api.contains("knocks"), "\(api)")
        #expect(folder.leftOut.map(\.name).sorted() == ["depth", "knocks", "width"], "\(reasons(folder))")
        #expect(findings(folder) == ["attributes-differ depth", "guide-only knocks"])
    }

    @Test func whatIsAnotherValueForEachCase() throws {
        let source = """
            public enum ABDoorState: String {
                case open, shut
                case ajar
                public var title: String {
                    switch self {
                    case .open, .ajar: return "Open"
                    case .shut: return "Shut"
                    }
                }
                public var isOpen: Bool { self == .open }
                public var floor: Int? { switch self { case .open: 1; default: nil } }
                public func next() -> ABDoorState { switch self { case .open: .shut; default: .open } }
                public var words: String { String(describing: self) }
                public var weight: Double { Double.pi }
                public func mixed(with other: ABDoorState) -> ABDoorState { other }
                public static let standard = ABDoorState.open
                public static func named(_ name: String) -> ABDoorState? { ABDoorState(rawValue: name) }
                public init?(number: Int) { nil }
            }
            public class ABDoor { public var state: ABDoorState = .open }
            """
        let (folder, api) = try draft(source)
        for line in [
            #"{declaration: "var title: String { get }", values: {open: "Open", shut: "Shut", ajar: "Open"}"#,
            #"{declaration: "var isOpen: Bool { get }", values: {open: true, shut: false, ajar: false}"#,
            #"{declaration: "var floor: Int? { get }", values: {open: 1}"#,
            #"{declaration: "func next() -> ABDoorState", values: {open: shut, shut: open, ajar: open}"#,
            #"{declaration: "var words: String { get }", values: {open: "TODO", shut: "TODO", ajar: "TODO"}"#,
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(folder.diagnostics.contains { $0.message == "what `open` has is still to be written" })
        #expect(
            reasons(folder) == [
                "weight: what it is for each case of the enum `ABDoorState` is not stated: `properties:` of it with `values:` says so",
                "mixed(with:): a method of the enum `ABDoorState` that depends on more than the case: a static method of a class can do it, with the case as a parameter",
                "standard: a static member of the enum `ABDoorState`: a class may have it, `static var … { get }` with `get:`",
                "named(_:): a static member of the enum `ABDoorState`: a class may have it, a static method",
                "init(number:): an initialiser of the enum `ABDoorState`: a static method of a class can answer one",
            ])
    }

    @Test func functionsOfCThatSaySomethingOfACase() throws {
        let header = """
            typedef NS_ENUM(NSInteger, ABDoorState) { ABDoorStateOpen, ABDoorStateShut };
            NSString *NSStringFromABDoorState(ABDoorState state);
            BOOL ABDoorStateIsOpen(ABDoorState state, BOOL strict);
            @interface ABDoor : NSObject
            @property (nonatomic) ABDoorState state;
            @end
            """
        let (folder, api) = try draft(header, "Door.h")
        let line =
            #"{declaration: "NSString *NSStringFromABDoorState(ABDoorState state);", values: {ABDoorStateOpen: "TODO", ABDoorStateShut: "TODO"}"#
        #expect(api.contains(line), "\(api)")
        #expect(reasons(folder) == ["ABDoorStateIsOpen: a function of C, which no type has: a static method of a class can do the same"])
        #expect(!findings(folder).contains { $0.contains("NSStringFromABDoorState") }, "\(findings(folder))")
    }
}
