import Diagnostics
import Drafting
import Guide
import Testing

/// The `field:` of properties, as the code of an SDK's sources reads them.
@Suite struct FieldDraftTests {
    private func draft(_ sources: [(String, String)]) throws -> String {
        let sheets = try sources.map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: sources.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return folder.files.first { $0.name == "api.yaml" }?.text ?? ""
    }

    @Test func keysOfCodingAreFields() throws {
        let api = try draft([
            (
                "Door.swift",
                """
                public struct ABDoor: Codable {
                    public let desc: String
                    public let id: Int
                    public static let limit: Int = 3
                    enum CodingKeys: String, CodingKey { case desc = "description", id }
                }
                public struct ABKey: Decodable { public let code: String; public var door: ABDoor? }
                public class ABClient { public var name: String = "" }
                """
            )
        ])
        for field in ["field: description", "field: id", "field: code", "field: door"] {
            #expect(api.contains(field), "\(field) in \(api)")
        }
        #expect(api.split(separator: "\n").count { $0.contains("field:") } == 4, "\(api)")
    }

    /// An initialiser that fills an object of the SDK's from JSON says the member; what no initialiser gives may be missing.
    @Test func objectsThatAnInitialiserMakesOfAMemberHaveIt() throws {
        let header = """
            @interface ABKey : NSObject
            @property (nonatomic) int rounds;
            - (instancetype)initWithParams:(NSDictionary *)params;
            @end
            @interface ABDoor : NSObject
            @property (nonatomic, nonnull) ABKey *key;
            @property (nonatomic, nonnull, readonly) ABKey *spare;
            - (instancetype)initWithParams:(NSDictionary *)params;
            @end
            """
        let code = """
            @implementation ABKey
            - (instancetype)initWithParams:(NSDictionary *)params {
                if (self = [super init]) { _rounds = [params[@"rounds"] intValue]; }
                return self;
            }
            @end
            @implementation ABDoor
            - (instancetype)initWithParams:(NSDictionary *)params {
                if (self = [super init]) { _key = [[ABKey alloc] initWithParams:params[@"key"]]; }
                return self;
            }
            @end
            """
        let api = try draft([("ABDoor.h", header), ("ABDoor.m", code)])
        for line in ["field: key", "_Nullable key;", "_Nullable spare;"] { #expect(api.contains(line), "\(line) in \(api)") }
    }

    @Test func subscriptsGoIntoOneAnotherAndDefaultsEndNoStatement() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) NSDictionary<NSString *, NSString *> *marks;
            @property (nonatomic, readonly) NSString *keyName;
            @property (nonatomic, readonly) NSString *owner;
            @end
            """
        let code = """
            @implementation ABDoor
            - (instancetype)initWithParams:(NSDictionary *)params {
                if (self = [super init]) {
                    _marks = params[@"door_marks"] ?: @{};
                    if (![_marks isKindOfClass:[NSDictionary class]]) { _marks = @{}; }
                    _keyName = params[@"key"][@"label"][@"text"];
                    NSDictionary *person = params[@"person"];
                    _owner = person[@"names"][@"first"];
                }
                return self;
            }
            @end
            """
        let api = try draft([("ABDoor.h", header), ("ABDoor.m", code)])
        for field in ["field: door_marks", "field: key.label.text", "field: person.names.first"] {
            #expect(api.contains(field), "\(field) in \(api)")
        }
    }

    @Test func codableIsSaidOnce() throws {
        let api = try draft([("Door.swift", "public struct ABDoor: Decodable { public let id: Int }\nextension ABDoor: Codable {}")])
        #expect(api.contains("conforms: [Codable]"), "\(api)")
    }

    @Test func aDecoderMaySpellKeysInItsOwnWay() throws {
        let api = try draft([
            ("Door.swift", "public struct ABDoor: Codable { public let createdAt: String }"),
            ("Client.swift", "struct Client: Codable { init() { decoder.keyDecodingStrategy = .convertFromSnakeCase } }"),
            ("Key.swift", "public struct ABKey: Codable { public let isOpen: Bool; func f() { convertFromSnakeCase } }"),
        ])
        #expect(api.contains("field: created_at") && api.contains("field: is_open"), "\(api)")
    }

    @Test func implementationsSayWhatConstantsAre() throws {
        let api = try draft([
            (
                "ABDoor.h",
                """
                extern NSString * const ABDoorDomain NS_SWIFT_NAME(doorDomain);
                typedef NSUInteger ABStatus NS_TYPED_ENUM;
                extern ABStatus const ABStatusOpen NS_SWIFT_NAME(open);
                extern ABStatus const ABStatusShut;
                extern NSString * const ABErrorDomain;
                typedef NSUInteger ABErrorStatus NS_TYPED_ENUM;
                extern ABErrorStatus const ABErrorStatusConflict;
                extern ABErrorStatus const ABErrorStatusTag;
                """
            ),
            (
                "ABDoor.m",
                """
                NSString * const ABDoorDomain = @"com.example.door";
                NSString * const ABInner = @"inner";
                ABStatus const ABStatusOpen = 7;
                ABStatus const ABStatusShut = 9;
                ABErrorStatus const ABErrorStatusConflict = 5556;
                ABErrorStatus const ABErrorStatusTag = 5556;
                """
            ),
        ])
        for line in [
            "swift: doorDomain", #"value: "com.example.door""#, "{name: ABStatusOpen, swift: open, value: 7,",
            "{name: ABStatusShut, value: 9,", "form: typed",
            "{name: ABErrorStatusTag, value: 5556, sameAs: ABErrorStatusConflict,",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!api.contains("ABInner"))
    }

    @Test func implementationsSayWhatHeadersDeclare() throws {
        let api = try draft([
            (
                "ABDoor.h",
                "@interface ABDoor : NSObject\n@property (nonatomic, copy) NSString *userId;\n@property (nonatomic, copy) NSString *name;\n@end"
            ),
            (
                "ABDoor.m",
                "@implementation ABDoor\n+ (NSDictionary *)modelCustomPropertyMapper { return @{@\"userId\": @\"user_id\"}; }\n@end"
            ),
        ])
        #expect(api.contains("field: user_id") && api.contains("field: name"), "\(api)")
    }
}
