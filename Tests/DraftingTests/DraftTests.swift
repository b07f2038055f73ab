import CrossCheck
import Declarations
import Diagnostics
import Drafting
import Foundation
import Guide
import SourceText
import Spec
import Testing

/// What small guides become.
@Suite struct DraftTests {
    private func draft(_ guide: String, _ name: String = "guide.md") throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of(name, guide))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func code(_ text: String, _ language: String = "objc") -> String { "```\(language)\n\(text)\n```\n" }

    @Test func anAddressOfAWebSocketIsOne() throws {
        let guide = """
            # Streams

            `GET https://api.example.net/v1/doors` lists them, `GET wss://stream.example.net/v1/rooms/{room}?token=TOKEN` tells of them.

            `wss://stream.example.net/v1/ticks` ticks.
            """
        let text = try draft(guide).folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        #expect(text.contains("url: \"wss://stream.example.net/v1/rooms/{room}\""), "\(text)")
        #expect(text.contains("kind: messages") && text.contains("body: {name: message, type: json}"), "\(text)")
        #expect(!text.contains("direction") && text.components(separatedBy: "method:").count == 2, "\(text)")
    }

    /// Calls alone tell signatures: literals, blocks, variables above, what the result is given to.
    @Test(arguments: [
        ("[[Lamp sharedLamp] setLevel:@\"high\" animated:YES];", "- (void)setLevel:(NSString *)level animated:(BOOL)animated;"),
        ("[[Lamp sharedLamp] setLevel:@\"high\" animated:YES];", "+ (Lamp *)sharedLamp;"),
        (
            "[Lamp lampsWithHandler:^(NSArray *lamps, NSError *error) { }];",
            "+ (void)lampsWithHandler:(void (^)(NSArray *lamps, NSError *error))handler;"
        ),
        ("NSString *room = [[Lamp sharedLamp] roomForFloor:3];", "- (NSString *)roomForFloor:(NSInteger)floor;"),
        ("if ([[Lamp sharedLamp] canTurn:nil]) { }", "- (BOOL)canTurn:(id)turn;"),
        ("if ([Lamp isLit:3] == YES) { }", "+ (BOOL)isLit:(NSInteger)lit;"),
        ("if ([Lamp countLit:3] == 2) { }", "+ (NSInteger)countLit:(NSInteger)countLit;"),
        ("NSURL *place = nil;\n[Lamp visit:place];", "+ (void)visit:(NSURL *)place;"),
        ("[Lamp turnOn:@[@\"a\", @\"b\"] with:@{}];", "+ (void)turnOn:(NSArray<NSString *> *)turnOn with:(NSDictionary *)with;"),
        ("- (BOOL)ask:(NSURL *)url {\n    return [Lamp knows:url];\n}", "+ (BOOL)knows:(NSURL *)url;"),
    ]) func callsTellSignatures(_ sample: String, _ declaration: String) throws {
        let api = try draft(code(sample)).api
        #expect(api.contains("\"\(declaration)\""), "\(api)")
    }

    /// A property that is declared without attributes has none in the draft, which its guide would else contradict.
    @Test(arguments: ["@property int level;", "@property (nonatomic, copy) NSString *name;", "@property (readonly) BOOL isOn;"])
    func propertiesKeepTheirAttributes(_ declaration: String) throws {
        #expect(try draft(code("@interface Lamp : NSObject\n\(declaration)\n@end")).api.contains(declaration))
    }

    /// A table names types as Swift does: a class of Objective-C has its own.
    @Test func typesOfSwiftAreThoseOfObjectiveC() throws {
        let guide =
            code("Lamp *lamp = [Lamp sharedLamp];\n[lamp blink];")
            + "\n### Lamp\n\n| Property | Type | Description |\n|---|---|---|\n| lit | Bool | Whether it is lit. |\n| room | String | Its room. |\n"
        let (folder, api) = try draft(guide)
        #expect(api.contains("BOOL lit;") && api.contains("NSString *room;") && !api.contains("name: Bool"), "\(api)")
        #expect(folder.spec?.classes.map(\.name.value) == ["Lamp"])
    }

    /// What samples use on a type alone, and never make, is a namespace: what tables list of it is static, and its calls with types are
    /// declarations with what stands before them.
    @Test func whatIsUsedOnTheTypeAloneIsStatic() throws {
        let guide =
            code("try await LampKit.start(room: String, level: Int = LampKit.level)\n", "swift")
            + code("try await LampKit.start(room: \"hall\", level: 1)\nprint(LampKit.level)\nLampKit.lamp?.options = 1", "swift")
            + "\n### LampKit\n\n| Property | Type | Default | Write | Meaning |\n|---|---|---|---|---|\n"
            + "| lit | Bool | false | No | Whether it is lit. |\n| rooms | String[] | [] | Yes | Its rooms. |\n| lamp | LampOptions | nil | Yes | … |\n"
            + "| category | AVAudioSession.Category | | Yes | … |\n\n### LampOptions\n\n| Property | Type |\n|---|---|\n| options | Int |\n"
        let (folder, api) = try draft(guide)
        for declaration in [
            "static func start(room: String, level: Int) async throws", "static var lit: Bool { get }", "static var rooms: [String]",
            "static var lamp: LampOptions?",
        ] { #expect(api.contains("\"\(declaration)\""), "\(api)") }
        #expect(folder.spec?.classes.map(\.name.value) == ["LampKit", "LampOptions"])
    }

    /// Methods that a guide of Swift declares and gives nobody have a class that says so, called after the module that types show; what
    /// they take and answer is not what the guide speaks of.
    @Test func methodsOfNobodyHaveAClass() throws {
        let guide =
            code("init(key: String? = nil, done: @escaping (_ error: LampError?) -> Void)", "swift")
            + code("func room(number: Swift.Int = 1) -> LampSDK.LampRoom", "swift") + "\nIt answers a LampRoom.\n"
            + code("func turn(room: LampSDK.LampRoom, on: Swift.Bool)", "swift")
        let (folder, api) = try draft(guide)
        for declaration in ["func room(number: Int = 1) -> LampRoom", "func turn(room: LampRoom, on: Bool)", "init(key: String? = nil, "] {
            #expect(api.contains("\"\(declaration)"), "\(api)")
        }
        #expect(folder.spec?.classes.first?.name.value == "Lamp" && api.contains("does not name their class"))
        #expect(ModuleNames.candidates(in: [try #require(FactSheet.of("guide.md", guide))]) == ["LampSDK"])
    }

    /// A variable that a sample made above has the type of what it made; a delegate's name tells which protocol is meant.
    @Test func whatASampleMadeTellsTypes() throws {
        let guide =
            code("let options = LampOptions()\nlamp.turn(with: options)", "swift")
            + code("let lamp = LampShade()\nlamp.bulbDelegate = self", "swift")
            + code("protocol LampBulbWireDelegate: class {\n  func burnt(_ bulb: Int)\n}", "swift")
            + code("protocol LampShadeDelegate: AnyObject {\n  func lit()\n}", "swift")
        let api = try draft(guide).api
        #expect(api.contains("turn(with: LampOptions)") && api.contains("bulbDelegate: LampBulbWireDelegate?"), "\(api)")
    }

    /// A guide whose code is Swift speaks of Swift's types in its tables, by whatever name.
    @Test func tablesOfSwiftGuidesAreSwift() throws {
        let guide =
            code("LampKeeper.shared.turn(on: true) { result in }", "swift")
            + "\n### LampState\n\n| Property | Type | Description |\n|---|---|---|\n| lit | Boolean | Whether it is lit. |\n| floor | Integer | Its floor. |\n"
            + "\n### LampKeeper\n\n| Method | Description |\n|---|---|\n"
            + "| `func turn(on: Bool, completion: @escaping (Result<Bool, Error>) -> Void)` | Turns it. |\n"
        let (folder, api) = try draft(guide)
        #expect(api.contains("\"var lit: Bool\"") && api.contains("\"var floor: Int\""), "\(api)")
        #expect(api.contains("func turn(on: Bool, completion: (Result<Bool, Error>) -> Void)"), "\(api)")
        #expect(folder.spec?.classes.map(\.name.value).sorted() == ["LampKeeper", "LampState"])
        #expect(folder.spec?.classes.first { $0.name.value == "LampKeeper" }?.shared?.value == "shared")
    }

    /// A dictionary that is called after the class is not the class's one object.
    @Test(arguments: [("NSDictionary", nil), ("Settings", "currentSettings"), ("instancetype", "currentSettings")])
    func theOneObjectIsOfItsClass(_ type: String, _ shared: String?) throws {
        let result = type == "instancetype" ? type : "\(type) *"
        let (folder, _) = try draft(code("@interface Settings : NSObject\n+ (\(result))currentSettings;\n- (void)clear;\n@end"))
        #expect(folder.spec?.classes.first?.shared?.value == shared)
    }

    /// A variable that begins with an object of its own type is the one object, too.
    @Test func theOneObjectMayBeAVariable() throws {
        let source = "public class LampKit {\n    public static var shared: LampKit = LampKit()\n    public func blink() {}\n}"
        let (folder, api) = try draft(source, "Lamp.swift")
        #expect(folder.spec?.classes.first?.shared?.value == "shared", "\(api)")
        #expect(api.contains("static var shared: LampKit"), "\(api)")
    }

    /// What an SDK hands out for a type is an object of that type, and the type itself is no property.
    @Test func metatypesTellTheType() throws {
        let sample = "let keeper = LampKit.service(withType: LampKeeper.self)\nkeeper?.turn(on: true)"
        let (folder, api) = try draft(code(sample, "swift"))
        #expect(api.contains("func turn(on: Bool)") && !api.contains("self"), "\(api)")
        #expect(folder.spec?.classes.map(\.name.value).contains("LampKeeper") == true)
    }

    /// What no code makes or asks, and has the methods of a delegate, is one.
    @Test func delegatesOfTablesAreProtocols() throws {
        let guide = "## LampDelegate\n\n" + code("- (void)lampDidTurnOn:(Lamp *)lamp;")
        let folder = try draft(guide).folder
        #expect(folder.spec?.protocols.map(\.name.value) == ["LampDelegate"])
    }

    /// A table of a method's parameters says more of them than a call does.
    @Test func tablesTellTypesOfParameters() throws {
        let guide =
            "## Lamps\n\nThe method to call is:\n\n* **turnLamp**\n\nIt will take:\n\n| Parameter | Type | Meaning |\n|---|---|---|\n"
            + "| lamp | String | Which one. |\n| level | Double | How bright. |\n\n"
            + code("LampKeeper.shared.turnLamp(lamp: nil, level: 3)", "swift")
        let api = try draft(guide).api
        #expect(api.contains("lamp: String") && api.contains("level: Double"), "\(api)")
    }

    /// The module is what samples import, and no key of the property list.
    @Test func importsNameTheModule() throws {
        let guide =
            code("import HealthKit\nimport LampCore", "swift") + "\n"
            + code("<key>NSLampUsageDescription</key>\n<string>It is dark.</string>", "text")
        #expect(ModuleNames.candidates(in: [try #require(FactSheet.of("guide.md", guide))]) == ["LampCore"])
    }

    /// A repository that the guide speaks of as a package is one; that of a demo is a link.
    @Test(arguments: [
        ("Add the package https://github.com/lamp/kit to Xcode.", "package"), ("The app https://github.com/lamp/demo shows it.", "url"),
        ("Clone https://github.com/lamp/kit.git first.", "package"),
    ]) func repositoriesArePackages(_ sentence: String, _ kind: String) throws {
        let api = try draft("# Lamps\n\n\(sentence)\n\n" + code("[Lamp blink];")).api
        #expect(api.contains("- kind: \(kind)"), "\(api)")
    }

    @Test func aMisspelledClassIsTheClass() throws {
        let guide =
            code("@interface LampSwitch : NSObject\n- (void)blink;\n@end") + "\n" + code("LampSwich *s = nil;\n[LampSwitch shared];")
        let (folder, api) = try draft(guide)
        #expect(!api.contains("LampSwich"))
        #expect(folder.spec?.errata.contains { $0.rule.value == "misspelled-name" && $0.name.value == "LampSwich" } == true)
    }

    @Test func aTypeThatIsUsedAsAProtocolIsOne() throws {
        let declared =
            "## LampContext\n\n" + code("- (void)submit:(NSString *)answer;") + "## LampDelegate\n\n"
            + code("- (void)lamp:(id<LampContext>)context didTurn:(BOOL)isOn;")
            + code(
                "@interface Mine () <LampDelegate>\n@end\n@implementation Mine\n- (void)lamp:(id<LampContext>)context didTurn:(BOOL)isOn {\n}\n@end"
            )
        let spec = try #require(try draft(declared).folder.spec)
        #expect(Set(spec.protocols.map(\.name.value)) == ["LampContext", "LampDelegate"])
        #expect(spec.classes.isEmpty)
    }

    @Test func casesWithoutAnEnumGetOne() throws {
        let guide = code("if (lamp.color == LampColorWarm || lamp.color == LampColorCold) { }\nif (error.code == LampErrorBroken) { }")
        let spec = try #require(try draft(guide).folder.spec)
        #expect(
            spec.enums.map { "\($0.name.value): \($0.cases.map(\.name.value))" } == [
                "LampColor: [\"LampColorWarm\", \"LampColorCold\"]", "LampError: [\"LampErrorBroken\"]",
            ])
    }

    /// Initialisers, properties of protocols and texts of an SDK's own code are what a Swift source says they are.
    @Test func swiftSourcesAreDraftedAsTheyAre() throws {
        let source = """
            public enum LampMode: Sendable { case warm, cold }
            public protocol LampToken: Sendable {
                var text: String { get }
                func ends() -> Bool
            }
            public class LampClient {
                public init(name: String) { path = "lamps/first" }
                public func blink(times: Int) {}
            }
            """
        let (_, api) = try draft(source, "Lamp.swift")
        #expect(api.contains("\"init(name: String)\"") && !api.contains("func init"), "\(api)")
        #expect(api.contains("func ends() -> Bool") && !api.contains("func text()"), "\(api)")
        #expect(api.contains("LampMode") && !api.contains("lamps/first"), "\(api)")
    }

    /// Names for types, what a property always answers, defaults, and properties that hold nobody.
    @Test func namesOfTypesAndSharedObjectsAreDrafted() throws {
        let source = """
            public typealias LampHandler = (Bool, LampClient?) -> Void
            public protocol LampListener: AnyObject { func lampEnded() }
            public final class LampClient: Hashable {
                public static let shared = LampClient()
                public static let main: LampClient = LampClient()
                public weak var delegate: LampListener?
                public func blink(times: Int = 3, name: String? = nil, handler: @escaping LampHandler) {}
                public func hash(into hasher: inout Hasher) {}
                public static func == (left: LampClient, right: LampClient) -> Bool { true }
                public var hashValue: Int { 0 }
            }
            """
        let (folder, api) = try draft(source, "Lamp.swift")
        let type = try #require(folder.spec?.classes.first { $0.name.value == "LampClient" })
        #expect(folder.spec?.typedefs.map(\.name.value) == ["LampHandler"], "\(api)")
        #expect(api.contains("func blink(times: Int = 3, name: String? = nil, handler: LampHandler)"), "\(api)")
        #expect(api.contains("weak var delegate: LampListener?"), "\(api)")
        #expect(type.delegate?.protocolName.value == "LampListener", "\(api)")
        #expect(!api.contains("hash") && !api.contains("=="), "\(api)")
    }

    @Test func sharedObjectsAreThoseThatAPropertyAnswers() throws {
        let header = """
            typedef void (^LampHandler)(BOOL done, NSError *error);
            @interface Lamp : NSObject
            @property (class, nonatomic, readonly) Lamp *sharedLamp;
            @property (class, nonatomic) Lamp *currentLamp;
            - (void)blink:(LampHandler)handler;
            @end
            """
        let (folder, api) = try draft(header, "Lamp.h")
        #expect(folder.spec?.classes.first?.shared?.value == "sharedLamp", "\(api)")
        #expect(api.contains("typedef void (^LampHandler)(BOOL done, NSError *error);"), "\(api)")
    }

    /// Blocks hear how something ended, whichever of their types has a name: one text will do.
    @Test func handlersWithNamedTypesHaveOneText() throws {
        let header = """
            typedef void (^LampDone)(void);
            typedef void (^LampCount)(NSInteger count);
            @interface Lamp : NSObject
            - (void)light:(nullable LampDone)success;
            - (void)count:(nonnull LampCount)success;
            - (void)name:(void (^)(NSString *name))success;
            @end
            """
        let (_, api) = try draft(header, "Lamp.h")
        #expect(api.contains("parameters:\n  success: {en: TODO}\n"), "\(api)")
        #expect(api.components(separatedBy: "success: {en: TODO}").count == 2, "\(api)")
    }

    /// A header declares a protocol's methods once, marks what is old, and names a domain by its constant.
    @Test func headersAreDraftedWhole() throws {
        let header = """
            extern NSString *const LampErrorDomain;
            typedef NS_ENUM(NSInteger, LampError) { LampErrorDark = 1 };
            @protocol LampSwitching
            - (void)lampDidSwitch:(BOOL)on;
            @end
            @interface Lamp : NSObject <LampSwitching>
            - (void)blink __attribute__((deprecated));
            @end
            """
        let (_, api) = try draft(header, "Lamp.h")
        #expect(api.contains("- (void)blink __attribute__((deprecated));"), "\(api)")
        #expect(api.components(separatedBy: "lampDidSwitch:").count == 3, "\(api)")
    }

    @Test func swiftIsDraftedAsSwift() throws {
        let guide = code(
            """
            extension ViewController: LampDelegate {
                func onLampError(error: LampKit.LampProblem) { print(error.reason ?? "none") }
                func onLampDone(lamp: Lamp) { lamp.close(force: true) }
            }
            """, "swift")
        let (folder, api) = try draft(guide)
        let spec = try #require(folder.spec)
        #expect(spec.protocols.map(\.name.value) == ["LampDelegate"])
        for declaration in [
            "func onLampError(error: LampProblem)", "func onLampDone(lamp: Lamp)", "var reason: String?", "func close(force: Bool)",
        ] {
            #expect(api.contains("\"\(declaration)\""), "\(declaration)\n\(api)")
        }
        #expect((spec.classes.map(\.language) + spec.protocols.map(\.language)).allSatisfy { $0 == .swift })
    }

    @Test func aChainWithoutATypeGetsAClassThatSaysSo() throws {
        let guide = code("[LampShade find:^(LampShade *shade) {\n    NSString *name = shade.room.floorName;\n}];")
        let (folder, api) = try draft(guide)
        let room = try #require(folder.spec?.classes.first { $0.name.value == "LampShadeRoom" })
        #expect(room.properties.map(\.name) == ["floorName"] && !room.provenance.isGuide)
        #expect(api.contains("LampShadeRoom *room;"))
    }

    @Test func endpointsKeepTheNamesOfTheirPlaceholders() throws {
        let guide = """
            | Method | URI |
            |---|---|
            | GET | https://lamp.example.net/v1/homes/{homeId}/lamps |

            """ + code("GET /v1/homes/{homeId}/lamps\nAuthorization: Bearer {token}", "")
        let spec = try #require(try draft(guide).folder.spec)
        #expect(spec.endpoints.map(\.url.value) == ["https://lamp.example.net/v1/homes/{homeId}/lamps"])
        #expect(spec.endpoints.first?.parameters.map(\.field.name.value) == ["homeId", "Authorization"])
    }

    @Test func aDeclaredEnumOfErrorsHasItsDomain() throws {
        let guide = code(
            """
            static NSString *const LampErrorDomain = @"com.example.lamp";
            typedef NS_ENUM(NSInteger, LampError) {
                LampErrorBroken = 3,
            };
            """)
        let errors = try #require(try draft(guide).folder.spec?.errors.first)
        #expect(errors.domain.value == "com.example.lamp" && errors.domainConstant?.value == "LampErrorDomain")
        #expect(errors.cases.map { "\($0.name.value) \($0.code.value)" } == ["LampErrorBroken 3"])
    }

    @Test func aVariadicCallIsDeclaredAsOne() throws {
        let api = try draft(code("[LampShade open:@\"a\" colors:(LampColor)LampColorWarm, nil];")).api
        #expect(api.contains("\"+ (void)open:(NSString *)open colors:(LampColor)colors, ...;\""), "\(api)")
    }

    @Test func twoLanguagesAreOneMethod() throws {
        let guide =
            code("[[LampShade sharedShade] openWithName:@\"a\" color:@\"red\"];") + "\n"
            + code("LampShade.sharedShade().openWithName(\"a\", color: \"red\")", "swift")
        let type = try #require(try draft(guide).folder.spec?.classes.first)
        #expect(
            type.methods.map(\.name) == ["openWithName:color:", "sharedShade"]
                || type.methods.map(\.name) == ["sharedShade", "openWithName:color:"])
    }

    /// A class that Swift declares is drafted in Swift, whatever Objective-C calls; a closure behind the brackets hides its label.
    @Test func whatSwiftDeclaresIsSwift() throws {
        let guide =
            "- func **blink(seconds: Int, completion: @escaping (Int) -> Void)**\n\n"
            + code("LampShade.sharedShade().blink(seconds: 3) { count in\n    print(count)\n}", "swift") + "\n"
            + code("[[LampShade sharedShade] blinkWithSeconds:3 completion:^(NSInteger count) { }];")
        let (folder, api) = try draft(guide)
        let type = try #require(folder.spec?.classes.first { $0.name.value == "LampShade" })
        #expect(type.language == .swift, "\(api)")
        #expect(type.methods.map(\.name).filter { $0.hasPrefix("blink") } == ["blink(seconds:completion:)"], "\(api)")
    }

    /// Errors that have nothing but a number are cases under that number, also those of an endpoint.
    @Test func errorsWithoutANameHaveTheirNumber() throws {
        let guide =
            "## Open\n\n`POST https://lamp.example.net/v1/open`\n\n### Error codes\n\n| Error code | Meaning |\n|---|---|\n| 4001 | gone |\n| -12 | dark |\n"
        let (folder, _) = try draft(guide)
        let errors = try #require(folder.spec?.enums.first)
        #expect(errors.name.value == "LampKitError")
        #expect(
            errors.cases.map { "\($0.name.value) \($0.value?.value ?? 0) \($0.wire?.value ?? "")" } == [
                "code4001 4001 4001", "codeMinus12 -12 -12",
            ])
        #expect(folder.report?.open.contains { $0.rule.id == "guide-only" } == false)
    }

    /// What is in an answer is drafted as the answer's, with objects and lists around what stands inside of them.
    @Test func fieldsOfAnswersKeepTheirPlace() throws {
        let guide = """
            ## Lamps

            `POST https://lamp.example.net/v1/lamps`

            ### Request

            | Name | Type |
            |---|---|
            | home.id | String |
            | limit | Integer |

            ### Response

            | Name | Type |
            |---|---|
            | total | Integer |
            | lamps | Array[Object] |
            | lamps[].name | String |
            | lamps[].place.room | String |
            | note | Object |
            """
        let endpoint = try #require(try draft(guide).folder.spec?.endpoints.first)
        #expect(
            endpoint.parameters.map { "\($0.location) \($0.field.outline)" } == ["json home: object {id: string}", "json limit: integer"])
        #expect(
            endpoint.response?.fields.map(\.outline) == [
                "total: integer", "lamps: [object] {name: string, place: object {room: string}}", "note: json",
            ])
    }

    /// Methods that stand in places of their own are calls of their own; `GET / POST` in one line is one.
    @Test func everyMethodOfAURLIsAnEndpoint() throws {
        let guide = """
            ## Read a door

            `GET https://lamp.example.net/v1/doors`

            | Name | Type | Required |
            |---|---|---|
            | limit | Integer | N |

            ## Make a door

            `POST https://lamp.example.net/v1/doors`

            | Name | Type | Required |
            |---|---|---|
            | home | String | Y |
            """
        let endpoints = try #require(try draft(guide).folder.spec?.endpoints)
        #expect(endpoints.map(\.name.value) == ["doors", "postDoors"])
        #expect(endpoints.map { $0.parameters.map(\.field.name.value) } == [["limit"], ["home"]])
    }

    /// What a sample's body shows has the type of its value.
    @Test func membersOfABodyHaveTheTypesOfTheirValues() throws {
        let members = ["\"limit\": 3", "\"ratio\": 0.5", "\"isOn\": true", "\"tags\": [\"a\"]", "\"place\": {}", "\"name\": \"b\""]
        let body = code("{\n\(members.joined(separator: ",\n"))\n}", "json")
        let guide = "## Make a lamp\n\n`POST https://lamp.example.net/v1/lamps`\n\n### Request\n\n\(body)"
        let endpoint = try #require(try draft(guide).folder.spec?.endpoints.first)
        #expect(
            endpoint.parameters.map { $0.field.outline } == [
                "limit: integer", "ratio: number", "isOn: boolean", "tags: [string]", "place: json", "name: string",
            ])
    }

    /// What a request is shown to send as JSON is none of a form's.
    @Test func bodiesThatAreShownAsJSONAreJSON() throws {
        let guide =
            "### POST https://lamp.example.net/v1/verify\n\n" + code("{\n  \"token\": \"123456\"\n}", "json")
            + "\n### POST https://lamp.example.net/v1/token\n\n" + code("curl -d 'code=1' https://lamp.example.net/v1/token", "sh")
        let endpoints = try #require(try draft(guide).folder.spec?.endpoints)
        #expect(endpoints.flatMap(\.parameters).map { "\($0.location) \($0.field.name.value)" } == ["json token", "form code"])
    }

    /// Codes of no enum make one of their own beside the vendor's.
    @Test func codesDoNotTakeTheNameOfAnEnum() throws {
        let guide =
            code("public enum LampKitError: Error {\n  case broken\n}", "swift")
            + "\n## Error codes\n\n| Error code | Meaning |\n|---|---|\n| LAMP_BUSY | Busy |\n"
        let enums = try #require(try draft(guide).folder.spec).enums
        let errors = try #require(try draft(guide).folder.spec).errors
        let all =
            enums.map { "\($0.name.value): \($0.cases.map(\.name.value))" }
            + errors.map { "\($0.name.value): \($0.cases.map(\.name.value))" }
        #expect(Set(all) == ["LampKitError: [\"broken\"]", "LampKitErrorCode: [\"LAMP_BUSY\"]"])
    }

    /// A reference shows each case in both languages, and has it once.
    @Test func casesInTwoLanguagesAreOne() throws {
        let guide =
            code("typedef NS_ENUM(NSInteger, LampMood) {\n  LampMoodGood = 1,\n  LampMoodBad = 2,\n};") + "\n"
            + code("enum LampMood : Int {\n  case good = 1\n  case bad = 2\n}", "swift")
        let enumeration = try #require(try draft(guide).folder.spec?.enums.first)
        #expect(enumeration.cases.map(\.name.value) == ["LampMoodGood", "LampMoodBad"])
    }

    /// A case of texts is what its declaration says, and not its name.
    @Test func casesOfTextsKeepTheirRawValues() throws {
        let guide = code("enum LampMood: String {\n  case none = \"\"\n  case good = \"Good\"\n  case bad\n}", "swift")
        let enumeration = try #require(try draft(guide).folder.spec?.enums.first)
        #expect(enumeration.cases.map { $0.rawText?.value } == ["", "Good", nil])
    }

    /// What a case holds is drafted, and what a draft cannot declare is left out of it.
    @Test func casesKeepWhatTheyHold() throws {
        let guide = code(
            """
            public enum LampEnd {
                case done(Lamp, at: Date?)
                case failed(_ reason: Error), over
                case told(() -> Void)
            }
            """, "swift")
        let (folder, api) = try draft(guide)
        let enumeration = try #require(folder.spec?.enums.first)
        #expect(enumeration.cases.map { $0.holds.map(\.declaration.spelling) } == [["Lamp", "at: Date?"], ["_ reason: Error"], [], []])
        #expect(enumeration.cases.flatMap(\.holds).map(\.name) == ["lamp", "at", "reason"])
        #expect(api.contains("holds: \"Lamp, at: Date?\""))
    }

    /// A page's file is no name: `token.html` is the endpoint `token`.
    /// The base is the one address that the guide calls, or one to be put in: both load, and the paths stay as they are.
    @Test(arguments: [
        ("", "https://api.example.com"), ("- `GET https://lamp.example.net/v1/health`\n", "https://lamp.example.net"),
        ("- `GET https://{region}.example.net/v1/health`\n", "https://api.example.com"),
    ])
    func pathsAloneLieOnAHost(_ more: String, _ base: String) throws {
        let guide = "## API\n\n- `GET /v1/homes/{homeId}/lamps`\n- `POST /v1/homes`\n" + more
        let folder = try draft(guide).folder
        let hosts = try #require(folder.spec?.hosts)
        #expect(hosts.flatMap { $0.environments.map(\.url.value) } == [base])
        let urls = folder.spec?.endpoints.map(\.url.value) ?? []
        #expect(urls.starts(with: ["\(base)/v1/homes/{homeId}/lamps", "\(base)/v1/homes"]), "\(urls)")
    }

    /// Swift itself gives enums that are thrown a domain and codes; what other errors become is a guess, and said to be one.
    @Test(arguments: [
        ("enum LampFault: LocalizedError {", "func turn() throws", "func turn() throws\"\n        text:"),
        ("enum LampFault {", "func turn() throws(LampFault)", "func turn() throws(LampFault)\"\n        failsAs: LampFault.unknown"),
        ("enum LampFault {", "typealias Done = (Result<Int, LampFault>) -> Void\nfunc turn(done: Done)", "failsAs: LampFault.unknown"),
    ]) func enumsThatAreThrownAreErrors(_ head: String, _ method: String, _ expected: String) throws {
        let lines = method.split(separator: "\n").map { "public \($0)" }
        let source =
            lines.dropLast() + [
                "public \(head)\n  case burnt(hours: Int)\n  case unknown\(method.contains("LampFault") ? "(Lamp)" : "")\n}",
                "public class Lamp {\n  \(lines.last ?? "")\n}",
            ]
        let (folder, api) = try draft(source.joined(separator: "\n"), "LampKit.swift")
        #expect(!api.contains("domain:"), "\(api)")
        #expect(api.contains("{name: burnt, code: 0, holds: \"hours: Int\"") && api.contains("{name: unknown, code: 1, text:"), "\(api)")
        #expect(api.contains(expected), "\(api)")
        #expect(folder.leftOut.contains { $0.reason.contains("is a guess") } == expected.contains("failsAs"))
    }

    @Test func constantsOfATypeOfSwiftLoad() throws {
        let guide = "## LampState\n\n" + code("class LampState {\n    static let off = 0\n    static let lit = 1\n}", "swift")
        let (folder, api) = try draft(guide)
        #expect(!api.contains("name: Int") && !api.contains("\"Int\""), "\(api)")
        #expect(folder.spec != nil)
    }

    @Test func endpointsAreCalledByTheirPath() throws {
        let guide = "`POST https://lamp.example.net/oauth/token.html`\n"
        #expect(try draft(guide).folder.spec?.endpoints.map(\.name.value) == ["token"])
    }

    @Test func hooksSayWhatTheyCall() throws {
        let guide = code(
            "- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {\n    return [Lamp handle:url];\n}"
        )
        let hook = try #require(try draft(guide).folder.spec?.hooks.first)
        #expect(hook.owner.value == "UIApplicationDelegate" && hook.calls.map(\.value) == ["handle:"])
    }

    @Test func whatCannotBeDraftedIsListed() throws {
        let (folder, _) = try draft(code("@interface Lamp : NSObject\n@property (nonatomic) LampMood mood;\n@end"))
        #expect(folder.leftOut.map { "\($0.name) \($0.place.start.line)" } == ["LampMood 3"])
    }

    @Test func strangeNamesCannotBreakTheFiles() throws {
        let guide = """
            | Key | Meaning |
            |---|---|
            | `a: "b" # c` | x |
            | `- {d}` | y |

            ```objc
            #define kLamp @"line\\n: \\"quoted\\" # {x}"
            ```
            """
        _ = try draft(guide)
    }
}

extension Field {
    /// The name, the type and what is inside.
    fileprivate var outline: String {
        let inside = fields.isEmpty ? "" : " {\(fields.map(\.outline).joined(separator: ", "))}"
        return "\(name.value): \(typeSpelling?.value ?? "")" + inside
    }
}

/// Guides of other systems, some of other platforms: whatever they hold, the draft is a spec whose texts are still to be written.
@Suite(.enabled(if: RealSystem.corpus != nil, "the corpus is not here: set GUIDEWRIGHT_CORPUS"))
struct CorpusDraftTests {
    private static let guides: [URL] = ["", "more"].flatMap { folder -> [URL] in
        let folder = RealSystem.corpus?.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder?.path ?? "")) ?? []
        return names.sorted().filter { $0 != "README.md" && [".md", ".html", ".txt"].contains(where: $0.hasSuffix) }
            .compactMap { folder?.appendingPathComponent($0) }
    }

    @Test func thereAreMany() { #expect(Self.guides.count > 20) }

    @Test(arguments: guides) func everyDraftIsValid(_ guide: URL) throws {
        let file = try #require(RealSystem.read(guide))
        let sheet = try #require(DocumentReader.read(file).document.map(FactExtractor.facts))
        let draft = DraftFolder([sheet], id: "other", module: "Other", languages: ["ko"])
        #expect(draft.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        // A guide may say of a struct what is true only of types that it does not show.
        let known: Set = ["spec-todo-text", "spec-unkept-conformance"]
        #expect(Set(draft.diagnostics.filter { $0.severity == .warning }.map(\.rule.id)).subtracting(known) == [])
        #expect(draft.spec != nil)
    }
}
