import CrossCheck
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

    private func findings(_ folder: DraftFolder) -> [String] { folder.report?.open.map { "\($0.rule.id) \($0.name)" } ?? [] }

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

    /// The client's may be missing; the class stays, and all that names it.
    @Test func aDelegateThatIsCalledAlwaysThereCostsNoClass() throws {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            @class ABDoor;
            @protocol ABDoorDelegate <NSObject>
            - (void)doorDidOpen:(ABDoor *)door;
            @end
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) NSString *name;
            @property (nonatomic, strong) id <ABDoorDelegate> delegate;
            - (void)open;
            @end
            NS_ASSUME_NONNULL_END
            """
        let (folder, api) = try draft(header)
        #expect(api.contains("@property (nonatomic, strong) id<ABDoorDelegate> _Nullable delegate;"), "\(api)")
        #expect(api.contains("- (void)open;") && api.contains("doorDidOpen:"), "\(api)")
        #expect(reasons(folder) == ["delegate: drafted as what may be missing: apps set it"])
    }

    @Test func whatAClassOfSwiftAlwaysHasIsItsOwn() throws {
        let source = """
            public class ABDoor { public static let kitName = "Door$"; public static let limit = 3; public static let wait = "a\\tb" }
            public struct ABKey {
                public let code: String
                public static let mask: UInt32 = 0x1_0F
                public static let pause: TimeInterval = 2
                public init(code: String) { self.code = code }
            }
            public extension ABDoor { static let version = "1.2" }
            """
        let (folder, api) = try draft(source, "Door.swift")
        for line in [
            #"declaration: "static var kitName: String { get }""#, #"get: "Door$""#, "get: 3",
            #"declaration: "static var version: String { get }""#,
            "declaration: \"static var mask: UInt32 { get }\"\n        get: 271", "get: 2.0",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!api.contains("constants:"))
        #expect(findings(folder) == ["guide-only wait"])
        #expect(reasons(folder) == ["wait: a constant of a type: a class may compute it, `static var … { get }` with `get:`"])
    }

    /// To Swift a property's setter answers nothing: one that answers its object, for the next call, is a method.
    @Test func aSetterThatAnswersIsAMethodBesideItsProperty() throws {
        let header = """
            @interface ABConfig : NSObject
            @property (nonatomic, copy, readonly) NSString *key;
            @property (nonatomic, copy) NSString *room;
            - (instancetype)setKey:(NSString *)key;
            - (void)setRoom:(NSString *)room;
            @end
            """
        let (folder, api) = try draft(header)
        let methods = try #require(api.split(separator: "methods:").last)
        #expect(methods.contains(#"declaration: "- (instancetype)setKey:(NSString *)key;""#), "\(api)")
        #expect(api.split(separator: "setter:").count == 2 && api.contains("- (void)setRoom:"), "\(api)")
        #expect(findings(folder) == [] && reasons(folder) == [])
    }

    @Test func whatIsOnlyAdoptedIsAProtocol() throws {
        let header = "@interface ABDoor : NSObject <ABLockable, ABPaintable>\n- (void)open;\n@end"
        let (folder, api) = try draft(header)
        let protocols = try #require(api.split(separator: "protocols:").dropFirst().last)
        #expect(protocols.contains("name: ABLockable") && protocols.contains("name: ABPaintable"), "\(api)")
        #expect(api.contains("conforms: [ABLockable, ABPaintable]"), "\(api)")
        #expect(findings(folder) == [])
    }

    @Test func aPropertyKeepsThatItIsDeprecated() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic, copy) NSString *room __attribute__((deprecated("use place")));
            @property (nonatomic, copy) NSString *floor DEPRECATED_ATTRIBUTE;
            @property (nonatomic, copy) NSString *place;
            - (void)knock __attribute__((deprecated));
            @end
            """
        let (folder, api) = try draft(header)
        for line in [
            "NSString *room __attribute__((deprecated));", "NSString *floor __attribute__((deprecated));", "NSString *place;",
            "- (void)knock __attribute__((deprecated));",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(findings(folder) == [])
    }

    @Test func aPropertyOfSwiftKeepsThatItIsDeprecated() throws {
        let source = """
            public class ABDoor {
                @available(*, deprecated, message: "use place") public var room: String { get { "" } }
                public var place: String { get { "" } }
            }
            """
        let (folder, api) = try draft(source, "Door.swift")
        #expect(api.contains(#"declaration: "@available(*, deprecated) var room: String { get }""#), "\(api)")
        #expect(api.contains(#"declaration: "var place: String { get }""#), "\(api)")
        #expect(findings(folder) == [])
    }

    /// A notification is told by its type, or by the word in its name, wherever that stands; what belongs to one is a constant.
    @Test(arguments: [
        ("extern NSString * const ABDoorDidOpenNotification;", "notification"),
        ("extern NSString * const ABDoorNotificationSessionDidEnd;", "notification"),
        ("FOUNDATION_EXPORT NSString *const ABDoorNotificationLocked;", "notification"),
        ("extern NSNotificationName const ABDoorDidOpen;", "notification"),
        ("extern NSString * const ABDoorNotificationUserInfoKey;", "extern"),
        ("extern NSString * const ABDoorNotificationCategory;", "extern"),
        ("extern NSInteger const ABDoorNotificationLimit;", "extern"),
        ("extern NSString * const ABDoorName;", "extern"),
    ])
    func whatANotificationIsCalled(_ line: String, _ kind: String) throws {
        let (folder, api) = try draft("@interface ABDoor : NSObject\n- (void)open;\n@end\n" + line)
        #expect(api.contains("kind: \(kind)"), "\(api)")
        #expect(findings(folder) == [])
    }

    @Test func setsOfOptionsOfSwift() throws {
        let source = """
            public struct ABWays: OptionSet, Sendable {
                public static let front = ABWays(rawValue: 1 << 0)
                public static let back: ABWays = .init(rawValue: 0b10)
                public static let all: ABWays = [.front, .back]
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
            }
            public class ABDoor { public func open(_ ways: ABWays) {} }
            """
        let (folder, api) = try draft(source, "Door.swift")
        for line in ["form: nsOptions", "rawType: Int", "{name: all, value: 3,", "func open(_ ways: ABWays)"] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(folder.leftOut.isEmpty && findings(folder) == [], "\(folder.leftOut) \(findings(folder))")
    }

    @Test func whatAnInitialiserThrowsAndSinceWhenAMethodExists() throws {
        let source = """
            public class ABKey {
                public init(text: String) throws {}
                @available(iOS 15.0, *) public func turn() async throws {}
            }
            """
        let (folder, api) = try draft(source, "Door.swift")
        for line in ["init(text: String) throws", "@available(iOS 15.0, *) func turn() async throws"] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
        #expect(findings(folder) == [])
    }

    @Test func aSentenceThatNamesHowAMethodBeginsMeansTheDeclaredOne() throws {
        let header = """
            @protocol ABDoorDelegate <NSObject>
            - (void)chooseKey:(NSArray *)keys completion:(void (^)(NSInteger index))completion;
            @end
            @interface ABDoor : NSObject
            - (void)openWithDelegate:(id<ABDoorDelegate>)delegate;
            @end
            """
        let guide = """
            # Doors

            Implement `ABDoorDelegate`. The `chooseKey:` method of `ABDoorDelegate` is called with the keys:

            - `ABDoorDelegate`
            """
        let sheets = try [#require(FactSheet.of("Door.md", guide)), #require(FactSheet.of("Door.h", header))]
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: ["en", "en"])
        let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        #expect(api.contains("chooseKey:(NSArray *)keys completion:") && !api.contains("(id)chooseKey"), "\(api)")
        #expect(!reasons(folder).contains { $0.hasPrefix("ABDoorDelegate") }, "\(reasons(folder))")
        #expect(!findings(folder).contains { $0.hasPrefix("misspelled-name") }, "\(findings(folder))")
    }

    @Test func whatALiteralMayStandForIsNoClass() throws {
        let source = """
            public struct ABKind: ExpressibleByStringLiteral { public let name: String; public init(stringLiteral value: String) { name = value } }
            """
        let (_, api) = try draft(source, "Door.swift")
        #expect(api.contains("name: ABKind") && !api.contains("ExpressibleBy"), "\(api)")
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
        #expect(
            reasons(folder) == [
                "isOpen: what it is for each case of the enum `ABState` is not stated: `properties:` of it with `values:` says so",
                "init(text:): an initialiser of the enum `ABState`: a static method of a class can answer one",
            ])
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
        #expect(
            reasons(folder) == ["decode(_:using:): a generic method: declare it with the type that flows have, `Any` or one of the spec"])
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
                public static let limit = "a\\tb"
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
            ])
        #expect(api.contains("\"var count: Int { get }\""), "\(api)")
    }

    @Test func whatAProtocolAsksForIsOfEachClassThatAdoptsIt() throws {
        let header = """
            @protocol ABNamed <NSObject>
            @property (nonatomic, readonly) NSString *name;
            @property (nonatomic, copy) NSString *place;
            @property (class, readonly) NSInteger count;
            @optional
            @property (nonatomic, readonly) NSString *note;
            @end
            @protocol ABNothing
            @end
            @interface ABDoor : NSObject <ABNamed>
            @property (nonatomic, copy) NSString *place;
            @end
            @interface ABGate : ABDoor <ABNamed>
            @end
            @interface ABWall : NSObject <ABNothing>
            @end
            """
        let (folder, _) = try draft(header)
        let types = Dictionary(uniqueKeysWithValues: try #require(folder.spec).classes.map { ($0.name.value, $0.properties.map(\.name)) })
        #expect(types == ["ABDoor": ["place", "name"], "ABGate": [], "ABWall": []])
        let asked = folder.spec?.protocols.map { $0.methods.compactMap(\.property?.name) }
        #expect(asked == [["name", "place", "note"], []])
        #expect(reasons(folder) == ["count: a protocol's static property"])
        #expect(folder.report?.open.map(\.rule.id) == ["guide-only"])
    }

    /// The class has it otherwise, as a method or read-only: the protocol goes without.
    @Test func whatAClassHasOtherwiseNoProtocolAsksFor() throws {
        let header = """
            @protocol ABNamed
            @property (nonatomic, readonly) NSString *name;
            @property (nonatomic, copy) NSString *place;
            @property (nonatomic, readonly) NSInteger width;
            - (void)openWith:(void (^)(id<ABNamed> door))block;
            - (void)shut:(NSString *)key;
            - (void)lock:(nonnull NSString *)key;
            - (NSString *)wood;
            @end
            @interface ABDoor : NSObject <ABNamed>
            @property (nonatomic, readonly) NSString *wood;
            @property (nonatomic, readonly) NSURL *name;
            @property (nonatomic, readonly) NSString *place;
            - (NSInteger)width;
            - (void)openWith:(void (^)(ABDoor *door))block;
            - (void)shut:(nonnull NSString *)key;
            - (void)lock:(NSString *)key;
            @end
            """
        let (folder, _) = try draft(header)
        #expect(folder.spec?.protocols.flatMap(\.methods).map(\.name) == ["shut:"])
        #expect(
            Set(reasons(folder)) == [
                "name: a protocol's property, which `ABDoor` declares otherwise, as `@property (nonatomic, readonly) NSURL *name;`",
                "place: a protocol's property, which `ABDoor` declares otherwise, as `@property (nonatomic, readonly) NSString *place;`",
                "width: a protocol's property, which `ABDoor` has as a method",
                "wood: a protocol's method, which `ABDoor` has as a property",
                "lock:: a protocol's method, which `ABDoor` declares otherwise, as `- (void)lock:(NSString *)key;`",
                "openWith:: a protocol's method, which `ABDoor` declares otherwise, as `- (void)openWith:(void (^)(ABDoor *door))block;`",
            ])
    }

    /// A class whose superclass takes something else under the name has both.
    @Test func whatIsInheritedUnderOneNameMayBeAnotherMethod() throws {
        let header = """
            @protocol ABStore
            - (void)open:(ABDoor *)door;
            @end
            @interface ABDoor : NSObject
            @end
            @interface ABAny : NSObject
            - (void)open:(id)door;
            @end
            @interface ABDoors : ABAny <ABStore>
            @end
            """
        let (folder, api) = try draft(header)
        #expect(folder.spec?.classes.first { $0.name.value == "ABDoors" }?.methods.map(\.name) == ["open:"], "\(api)")
    }

    @Test func namesInSwiftAreDrafted() throws {
        let header = """
            typedef NS_ENUM(NSInteger, ABState) {
                ABStateOpenWide NS_SWIFT_NAME(open) = 0,
                ABStateShut = 1,
            } NS_SWIFT_NAME(State);
            typedef NSString ABKey;
            NS_SWIFT_NAME(Door)
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) NSString *kindName NS_SWIFT_NAME(kind);
            - (void)open:(ABKey *)key run:(dispatch_block_t)block;
            @end
            """
        let (folder, api) = try draft(header)
        let spec = try #require(folder.spec)
        #expect(spec.swiftNames.map(\.swift.value).sorted() == ["Door", "State"], "\(api)")
        #expect(spec.enums[0].cases.map { $0.swiftName?.value } == ["open", nil], "\(api)")
        #expect(api.contains("NS_SWIFT_NAME(kind)") && api.contains("(ABKey *)key"), "\(api)")
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// A method without a flow never calls its handler, so that nothing has to be there to be handed over.
    @Test func aHandlerOfAnObjectIsDrafted() throws {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            @interface ABDoor : NSObject
            - (void)findDoor:(void (^)(ABDoor *door))block;
            @end
            NS_ASSUME_NONNULL_END
            """
        let (folder, api) = try draft(header)
        #expect(folder.spec?.classes.first?.methods.map(\.name) == ["findDoor:"], "\(api)")
    }

    /// The typed keys and the objects of such dictionaries are nothing that a spec can say, and the methods are worth more.
    @Test func dictionariesThatASpecCannotDeclareAreBare() throws {
        let header = """
            typedef NSString * ABKey NS_TYPED_EXTENSIBLE_ENUM;
            typedef NSDictionary<ABKey, id> ABSettings;
            @interface ABDoor : NSObject
            @property (nonatomic, copy) NSDictionary<NSString *, NSObject *> *parts;
            - (void)openWith:(nullable ABSettings *)settings in:(NSDictionary<NSString *, NSNumber *> *)rooms;
            @end
            """
        let (_, api) = try draft(header)
        #expect(api.contains("NSDictionary *parts;") && api.contains("openWith:(NSDictionary * _Nullable)settings"), "\(api)")
        #expect(api.contains("in:(NSDictionary<NSString *, NSNumber *> *)rooms"), "\(api)")
    }

    /// One that is left out belongs to nobody else.
    @Test func whatAnotherTypeHasIsNotMoved() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) NSInteger parts;
            @end
            @interface ABGate : NSObject
            @property (nonatomic, readonly) void *parts;
            @end
            """
        let (folder, _) = try draft(header)
        #expect(folder.report?.open.map(\.rule.id) == ["guide-only"])
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

    @Test func aPropertyThatHoldsABlockIsDraftedAlsoWhereItAnswers() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic, copy, nullable) void (^onChange)(NSInteger count);
            @property (nonatomic, copy, nullable) BOOL (^mayOpen)(NSInteger count);
            - (void)open;
            @end
            """
        let folder = try draft(header).folder
        #expect(reasons(folder) == [])
        #expect(folder.files.contains { $0.text.contains("void (^ _Nullable onChange)(NSInteger count)") })
        #expect(folder.files.contains { $0.text.contains("BOOL (^ _Nullable mayOpen)(NSInteger count)") })
    }

    @Test func namesOfFoundationForTextsAreNoClasses() throws {
        let header = """
            extern NSErrorDomain const ABDoorErrorDomain;
            extern NSErrorUserInfoKey const ABDoorNameKey;
            @interface ABDoor : NSObject
            - (void)observe:(nullable NSNotificationName)name;
            - (unichar)markAt:(NSUInteger)index;
            @end
            """
        let (folder, api) = try draft(header)
        #expect(!api.contains("invented:") && api.contains("name: ABDoorNameKey") && api.contains("- (unichar)markAt:"), "\(api)")
        #expect(folder.spec?.classes.map(\.name.value) == ["ABDoor"])
        #expect(reasons(folder) == [])
        #expect(findings(folder) == [])
    }

    @Test func aDelegateThatIsDeclaredAgainIsTheInheritedOne() throws {
        let header = """
            @protocol ABListener <NSObject>
            - (void)heard;
            @end
            @protocol ABCloseListener <ABListener>
            - (void)heardMore;
            @end
            @interface ABDoor : NSObject
            @property (nonatomic, weak, nullable) id<ABListener> delegate;
            @end
            @interface ABGate : ABDoor
            @property (nonatomic, weak, nullable) id<ABCloseListener> delegate;
            @end
            """
        let (folder, _) = try draft(header)
        let classes = try #require(folder.spec).classes
        #expect(classes.map { $0.delegate?.protocolName.value } == ["ABListener", nil])
        #expect(folder.diagnostics.filter { $0.severity == .error }.isEmpty)
    }
}
