import Diagnostics
import Drafting
import Guide
import SourceText
import Spec
import Testing

/// Drafts of headers and interfaces: what a spec cannot say is named, and goes to nobody else.
@Suite struct HeaderDraftTests {
    private func draft(_ source: String, _ name: String = "Door.h") throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of(name, source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func reasons(_ folder: DraftFolder) -> [String] { folder.leftOut.map { "\($0.name): \($0.reason)" } }

    @Test func whatACategoryAddsToThePlatformIsNoClassOfTheGuides() throws {
        let header = """
            @interface ABDoor : NSObject
            - (void)open;
            @end
            @interface NSData (ABHex)
            - (NSString *)ab_hexString;
            @property (nonatomic, readonly) NSNumber *ab_length;
            @end
            """
        let (folder, api) = try draft(header)
        #expect(!api.contains("ab_"), "\(api)")
        #expect(
            reasons(folder) == [
                "ab_hexString: a member of `NSData`, which the platform brings",
                "ab_length: a member of `NSData`, which the platform brings",
            ])
    }

    @Test func whatAnEnumHasBesideItsCasesIsNoStructs() throws {
        let source = """
            public struct ABDoor { public let name: String }
            public enum ABState {
                case open, shut
                public var isOpen: Bool { get }
                public init(text: String)
            }
            """
        let (folder, api) = try draft(source, "Door.swift")
        #expect(!api.contains("isOpen") && !api.contains("init(text"), "\(api)")
        let reason = "a member of the enum `ABState`, which has cases alone"
        #expect(reasons(folder) == ["isOpen: \(reason)", "init(text:): \(reason)"])
    }

    @Test func genericMethodsAndWhatTheyNameAreLeftOut() throws {
        let source = """
            public struct ABAnswer {
                public let text: String
                public func decode<T: Decodable>(_ type: T.Type, using decoder: ABDecoder) throws -> T
            }
            """
        let (folder, api) = try draft(source, "Answer.swift")
        #expect(folder.spec?.classes.map(\.name.value) == ["ABAnswer"] && !api.contains("decode"), "\(api)")
        #expect(reasons(folder) == ["decode(_:using:): a generic method"])
    }

    @Test func casesWithOneValueAreNamesForOne() throws {
        let header = """
            typedef NS_ENUM(NSInteger, ABModel) {
                ABModelInvalid = -1,
                ABModelCloud = -1,
                ABModelSmart = 1,
            };
            """
        let api = try draft(header).api
        #expect(api.contains("{name: ABModelCloud, value: -1, sameAs: ABModelInvalid, text:"), "\(api)")
        #expect(api.contains("{name: ABModelSmart, value: 1, text:"), "\(api)")
    }

    @Test func valuesThatNobodyWorksOutAreNamed() throws {
        let header = "typedef NS_ENUM(NSInteger, ABKind) { ABKindOne = 1, ABKindCode = 'code', ABKindTwo = 2 };"
        let (folder, api) = try draft(header)
        #expect(
            reasons(folder) == ["ABKindCode: its value could not be worked out"] && api.contains("{name: ABKindTwo, value: 2,"), "\(api)")
    }

    @Test func typesOfAFrameworkThatIsImportedAreTheFrameworks() throws {
        let header = """
            @import CoreBluetooth;
            #define CBManagerStateUnknown CBCentralManagerStateUnknown
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) CBManagerState state;
            @property (nonatomic, readonly, nullable) CBPeripheral *peripheral;
            @end
            """
        let (folder, api) = try draft(header)
        #expect(folder.spec?.classes.map(\.name.value) == ["ABDoor"] && folder.spec?.constants.isEmpty == true, "\(api)")
        #expect(api.contains("CBManagerState state") && reasons(folder) == [], "\(api)")
        // Of a vendor with these letters for a prefix they are the vendor's.
        let own = try draft(header.replacing("@import CoreBluetooth;\n", with: "")).folder
        #expect(own.spec?.classes.map(\.name.value).contains("CBPeripheral") == true)
    }

    @Test func whatIsDraftedOtherwiseThanDeclaredIsNamed() throws {
        let source = """
            public enum ABMode { case calm, bright }
            public struct ABPlace { public let name: String }
            public final class ABDoor {
                public static let limit: TimeInterval = 60
                public func open(as mode: ABMode = .calm, at place: ABPlace = .home, within seconds: Double = ABDoor.limit) async throws
            }
            public protocol ABKeys {
                var count: Int { get }
                func load() async throws -> String
            }
            """
        let (folder, api) = try draft(source, "Door.swift")
        #expect(api.contains("func open(as mode: ABMode = .calm, at place: ABPlace, within seconds: Double) async throws"), "\(api)")
        #expect(api.contains("\"func load() async throws -> String\""), "\(api)")
        #expect(
            Set(reasons(folder)) == [
                "limit: a constant of a type: a class may compute it, `static var … { get }` with `get:`",
                "open(as:at:within:): drafted without the default of `seconds`: calls have to give it",
                "open(as:at:within:): drafted without the default of `place`: calls have to give it",
                "count: a protocol's property: `properties:` of the protocol, and of each class that adopts it",
            ])
    }

    @Test func aNameForAClassOfAFrameworkIsNoClass() throws {
        let header = """
            typedef UIImage ABImage;
            @interface ABDoor : NSObject
            - (void)shotWithCompletion:(void (^)(ABImage * _Nullable, NSError * _Nullable))completion;
            @end
            """
        let (folder, api) = try draft(header)
        #expect(
            folder.spec?.classes.map(\.name.value) == ["ABDoor"] && api.contains("shotWithCompletion") && reasons(folder) == [], "\(api)")
    }

    /// Each is told at its own place, also where another type has a member of the name.
    @Test func whatDoesNotLoadIsToldWhereItStands() throws {
        let header = """
            @interface ABLock : NSObject
            - (void)run:(int)count;
            @end
            @interface ABDoor : NSObject
            - (void)run:(void (^)(void (^)(void)))block;
            @end
            """
        let left = try #require(try draft(header).folder.leftOut.first)
        #expect(left.name == "run:" && left.place.start.line == 5)
    }

    @Test func aPropertyThatHoldsABlockIsDraftedUnlessItAnswers() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic, copy, nullable) void (^onChange)(NSInteger count);
            @property (nonatomic, copy, nullable) BOOL (^mayOpen)(NSInteger count);
            - (void)open;
            @end
            """
        let folder = try draft(header).folder
        #expect(reasons(folder) == ["mayOpen: the block of `mayOpen` answers a value"])
        #expect(folder.files.contains { $0.text.contains("void (^ _Nullable onChange)(NSInteger count)") })
    }
}
