import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// What is no type of the SDK's becomes no class of a draft: others' types that it adds to, those of SwiftUI, those of samples.
@Suite struct StrayTypeTests {
    private func draft(_ files: [(String, String)]) throws -> (told: [String], api: String) {
        let sheets = try files.map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sheets.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let told = folder.leftOut.map { "\($0.place.start.line) \($0.name): \($0.reason)" }
        return (told, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func types(_ api: String) -> [String] {
        api.split(separator: "\n").filter { $0.hasPrefix("  - name: ") }.map { String($0.dropFirst("  - name: ".count)) }
    }

    private static let extensions = """
        public class ABDoor { public func shut() {} }
        extension UnsafePointer { public func door() -> Int { 1 } }
        extension ABDoor { public func open() {} }
        extension ABUnseen: Sendable {}
        extension ABQuiet { func hidden() {} }
        extension URLSession { public func door(_ name: String) -> Int { 1 } }
        public enum ABState { case shut, open }
        extension ABState { public var isShut: Bool { self == .shut } }
        extension ABDoor { public class Latch { public func lift() {} } }
        extension ABDoor.Latch { public func drop() {} }
        extension Notification.Name { public static let doorDidOpen = Notification.Name("doorDidOpen") }
        extension Notification.Name { public static let gateNotification = Self(rawValue: "gate"); public static func made() -> Self { doorDidOpen } }
        """

    /// Foundation's and Swift's types are no classes of the SDK, and no errata; what no spec can declare takes its member along, and is told.
    @Test func whatFoundationBringsIsNoClass() throws {
        let source = """
            public class ABRoute {
                public var unit: UnitLength
                public var locale: Locale
                public let length: Measurement<UnitLength>
                public init(unit: UnitLength, calendar: Calendar = .current, session: URLSession = .shared, queue: OperationQueue = .main) {}
                public func wait(for duration: Duration) {}
                public func shown(in unit: UnitMass, style: MeasurementFormatter, at: Date = Date()) -> String { "" }
            }
            """
        let (told, api) = try draft([("Route.swift", source)])
        #expect(types(api) == ["ABRoute"], "\(api)")
        #expect(api.contains("var unit: UnitLength") && api.contains("var locale: Locale"), "\(api)")
        #expect(
            told == [
                "4 length: the generic type `Measurement<…>` cannot be generated", "6 wait(for:): nobody declares the type `Duration`",
                "7 shown(in:style:at:): nobody declares the type `MeasurementFormatter`",
            ])
        let sheet = try #require(FactSheet.of("Route.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(!folder.files.contains { $0.name == "errata.yaml" })
    }

    /// An SDK's own type of such a name is the SDK's.
    @Test func anSDKsOwnMeasurementIsItsOwn() throws {
        let (_, api) = try draft([
            ("Own.swift", "public struct Measurement { public let value: Int }\npublic class ABScale { public var last: Measurement? }")
        ])
        #expect(types(api).contains("Measurement"), "\(api)")
    }

    /// What samples of a guide use of Foundation is no class either.
    @Test func whatSamplesUseOfFoundationIsNoClass() throws {
        let guide = """
            # Routes

            ```swift
            let route = ABRoute(unit: UnitLength.meters, locale: Locale.current)
            let queue = OperationQueue.main
            let calendar = Calendar.current
            let formatter = MeasurementFormatter()
            formatter.locale = Locale(identifier: "en")
            route.open(queue)
            ```
            """
        let (_, api) = try draft([("guide.md", guide)])
        #expect(types(api) == ["ABRoute"], "\(api)")
    }

    @Test func whatIsAddedToTypesThatNobodyDeclaresIsTold() throws {
        let (told, api) = try draft([("Door.swift", Self.extensions)])
        #expect(types(api) == ["ABState", "ABDoor", "Latch"], "\(api)")
        #expect(api.contains("- kind: notification\n    name: doorDidOpen\n    value: \"doorDidOpen\""), "\(api)")
        #expect(api.contains("name: gateNotification") && api.contains("type: \"Notification.Name\""), "\(api)")
        for method in ["open()", "drop()"] { #expect(api.contains("func \(method)"), "\(api)") }
        let reason = "an extension of a type that nobody declares"
        let added = "\(reason): a class with static methods can do what it adds"
        #expect(
            told == [
                "2 UnsafePointer: \(added)", "2 door(): a member of `UnsafePointer`, which nobody declares", "4 ABUnseen: \(added)",
                "12 Notification.Name: an extension of a type that the platform brings: a class with static methods can do what it adds",
                "12 made(): a member of `Notification.Name`, which the platform brings",
                "6 door(_:): a member of `URLSession`, which the platform brings",
            ])
    }

    @Test func whatAGuideUsesIsTheSDKsThoughItsSourceIsNotHere() throws {
        let source = "extension ABLatch { public func lift() {} }\npublic class ABDoor {}"
        let guide = "# Doors\n\n```swift\nlet latch = ABLatch(name: \"a\")\nlatch.lift()\n```\n"
        let (told, api) = try draft([("guide.md", guide), ("Door.swift", source)])
        #expect(told == [] && types(api).contains("ABLatch") && api.contains("func lift()"), "\(told) \(api)")
    }

    @Test func aNameThatAHeaderGivesInSwiftIsDeclared() throws {
        let header = "NS_SWIFT_NAME(Latch)\n@interface ABLatch : NSObject\n- (void)lift;\n@end\n"
        let (told, _) = try draft([("Latch.h", header), ("Latch.swift", "extension Latch { public func drop() {} }")])
        #expect(told == [])
    }

    @Test func aUnionIsTold() throws {
        let (told, api) = try draft([
            (
                "Door.h",
                """
                typedef union { int code; float share; } ABValue;
                union ABOther { int code; };
                typedef struct { int kind; union ABOther other; union { int a; float b; } value; struct { int c; }; int last; } ABKey;
                """
            )
        ])
        #expect(types(api) == ["ABValue", "ABOther", "ABKey"] && api.contains("ABOther other;"), "\(api)")
        let reason = "a union: drafted as a struct whose properties have a value each, where here all of them read the same bytes"
        #expect(api.contains("int kind;") && api.contains("int last;") && !api.contains("int a;"), "\(api)")
        let field = { (name: String) in "drafted without the field `\(name)`, whose type has no name" }
        let fields = ["3 ABKey: \(field("value"))", "3 ABKey: \(field("struct"))"]
        #expect(told == ["1 ABValue: \(reason)", "2 ABOther: \(reason)"] + fields)
    }

    private static let views = """
        # Doors

        ```swift
        let door = ABDoor(name: "front")
        door.open()
        VStack(spacing: 8) { ForEach(doors) { door in Text(door.name) }; Spacer(); ProgressView() }
        ```
        """

    @Test func typesOfSwiftUIAreNoClasses() throws {
        #expect(types(try draft([("guide.md", Self.views)]).api) == ["ABDoor"])
        let group = Self.views + "\n\n```swift\nGroup(name: \"all\").add(door)\n```\n"
        #expect(types(try draft([("guide.md", group)]).api) == ["ABDoor", "Group"])
        let imported = group + "\n```swift\nimport SwiftUI\n```\n"
        #expect(types(try draft([("guide.md", imported)]).api) == ["ABDoor"])
        let declared = imported + "\n```swift\npublic class Group { public func add(_ door: ABDoor) }\n```\n"
        #expect(types(try draft([("guide.md", declared)]).api) == ["ABDoor", "Group"])
    }

    @Test func whatASampleFillsBelowTheImportIsTheApps() throws {
        let item = "struct ABItem: Identifiable {\n    let id = UUID()\n    var door: ABDoor\n}\n"
        let call = "let door = ABDoor(name: \"front\")\nlet item = ABItem(door: door)\n"
        let own = "# Doors\n\n```swift\nimport DoorKit\n\n\(item)\n\(call)```\n"
        #expect(types(try draft([("guide.md", own)]).api) == ["ABDoor"])
        let shown = "# Doors\n\n```swift\n\(item)```\n\n```swift\n\(call)```\n"
        #expect(types(try draft([("guide.md", shown)]).api).contains("ABItem"))
    }

    /// Names of Foundation's for texts are texts; a class of the SDK's that is called like one of Foundation's would hide that from every app.
    @Test func namesOfFoundationAreNoClasses() throws {
        let header = """
            extern NSErrorDomain const ABErrorDomain;
            @interface ABDoor : NSObject
            - (void)observe:(NSNotificationName)name;
            - (void)raise:(NSException *)exception;
            - (void)open;
            @end
            """
        let (told, api) = try draft([("ABDoor.h", header)])
        #expect(types(api).filter { $0.hasPrefix("NS") } == [], "\(api)")
        #expect(api.contains("ABErrorDomain") && api.contains("observe:") && api.contains("- (void)open;"), "\(api)")
        #expect(told.contains { $0.contains("raise:") }, "\(told)")
    }
}
