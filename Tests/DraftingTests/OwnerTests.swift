import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Whose members are that a guide gives nobody, and what samples use that is not the API's.
@Suite struct OwnerTests {
    /// The members of each type, methods behind properties.
    private func members(_ guide: String) throws -> [String: [String]] {
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let spec = try #require(folder.spec)
        let classes = spec.classes.map { ($0.name.value, $0.properties.map(\.name) + $0.methods.map(\.name)) }
        let protocols = spec.protocols.map { ($0.name.value, $0.methods.map(\.name)) }
        return Dictionary(classes + protocols) { $0 + $1 }
    }

    private func code(_ text: String, _ language: String = "objc") -> String { "```\(language)\n\(text)\n```\n\n" }

    private let lamp = "```objc\nLampCore *lamp = [LampCore sharedLamp];\nlamp.delegate = self;\n[lamp light];\n```\n\n"

    /// No lamp is handed a lamp: what is declared so is heard by its delegate.
    @Test func whatIsHandedItsOwnClassIsOfTheDelegate() throws {
        let guide =
            "The view implements `LampDelegate`.\n\n" + code("@protocol LampDelegate <NSObject>\n- (void)lampBurnt;\n@end") + lamp
            + "### Callbacks\n\n" + code("- (void)didLight:(LampCore *)lamp;") + "It is lit.\n\n"
            + code("- (void)lamp:(LampCore *)lamp hasFailed:(int)code;")
        #expect(try members(guide)["LampDelegate"] == ["lampBurnt", "didLight:", "lamp:hasFailed:"])
    }

    /// A title with a sign and a result declares as a listing does; one that is a case of Swift says nothing of a class.
    @Test func titlesThatDeclareAreOfTheClassBeforeThem() throws {
        let guide = lamp + "### Core\n\n##### - (BOOL)isLit\n\nTells it.\n\n##### - (void)dim:level\n\nDims it.\n"
        #expect(try members(guide)["LampCore"]?.suffix(2) == ["isLit", "dim:"])
    }

    /// Where other classes have delegates that are called after them, one that the guide does not name is called so, too; methods with the
    /// same first words are not of one protocol where they hear of different classes.
    @Test func protocolsAreCalledAfterTheirClasses() throws {
        let guide =
            lamp + code("LampShade *shade = [LampShade new];\n[shade turn];")
            + code(
                "#pragma mark - LampCoreDelegate\n- (void)didFailToLightLamp:(LampCore *)lamp code:(int)code { }")
            + code("- (void)didFailToLightShade:(LampShade *)shade code:(int)code { }")
        let found = try members(guide)
        #expect(found["LampCoreDelegate"] == ["didFailToLightLamp:code:"])
        #expect(found["LampShadeDelegate"] == ["didFailToLightShade:code:"])
    }

    /// A table of properties is of what the guide used last, and not of a class that a chain made long before it.
    @Test func tablesExplainWhatWasUsedLast() throws {
        let table = "| Property | Description |\n|---|---|\n| warmth | How warm. |\n| reach | How far. |\n"
        let guide =
            code("Lamp *lamp = [Lamp sharedLamp];\n[lamp.bulb screwIn];\n") + "Then set it up.\n\n"
            + code("LampOptions *options = [LampOptions globalOptions];\noptions.warmth = 3;") + table
        let found = try members(guide)
        #expect(found["LampOptions"]?.contains("reach") == true && found["LampBulb"] == ["screwIn"], "\(found)")
    }

    /// Behind a callback, a list explains what it hands over.
    @Test func listsExplainWhatACallbackHandsOver() throws {
        let guide =
            "Adopt the protocol `LampDelegate`.\n\n" + code("- (void)lampDidBurn:(LampReport *)report {\n}")
            + "What the report says:\n\n- `NSString message` - What the lamp said\n- `NSString timeStamp` - When\n"
        #expect(try members(guide)["LampReport"] == ["message", "timeStamp"])
    }

    /// Views inherit their anchors, and texts and lists their methods: neither makes a class or a member of the API.
    @Test(arguments: [
        "[NSLayoutConstraint activateConstraints:@[[lamp.topAnchor constraintEqualToAnchor:self.view.topAnchor]]];",
        "lamp.translatesAutoresizingMaskIntoConstraints = NO;", "[lamp removeFromSuperview];",
        "NSData *data = [lamp.report dataUsingEncoding:NSUTF8StringEncoding];",
    ]) func whatThePlatformHasIsNotTheAPIs(_ line: String) throws {
        let found = try members(code("LampView *lamp = [LampView new];\n[lamp light];\n\(line)"))
        #expect(Array(found.keys) == ["LampView"])
        #expect(Set(found["LampView"] ?? []).subtracting(["light", "report"]) == [])
    }

    /// What is declared in the page's text belongs to the class on which samples call it, or that the guide spoke of last.
    @Test func declarationsInTheTextHaveOwners() throws {
        let guide =
            code("LampKeeper.shared.light(floor: 3)", "swift") + "### Methods\n\n@objc public func blink(times: Int)\n\nIt blinks.\n\n"
            + "@objc public func light(floor: Int, quickly: Bool)\n\nIt lights.\n"
        let found = try members(guide)
        #expect(found["LampKeeper"]?.contains("blink(times:)") == true, "\(found)")
        #expect(found["LampKeeper"]?.contains("light(floor:quickly:)") == true, "\(found)")
    }

    /// A builder answers itself until it builds, and the guide need not name its class.
    @Test func buildersAnswerThemselves() throws {
        let guide =
            code("let config = try LampConfig.builder()\n    .withWarmth(3)\n    .withName(\"hall\")\n    .build()", "swift")
            + code("let builder = LampConfig.builder()\nbuilder.withLimit(1)", "swift")
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let api = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"]).files.first { $0.name == "api.yaml" }?.text ?? ""
        for declaration in [
            "static func builder() -> LampConfigBuilder", "func withWarmth(_ value: Int) -> LampConfigBuilder",
            "func withName(_ value: String) -> LampConfigBuilder", "func build() -> LampConfig",
            "func withLimit(_ value: Int) -> LampConfigBuilder",
        ] { #expect(api.contains("\"\(declaration)\""), "\(api)") }
    }

    /// Steps that a person takes, scripts of shells and names of files look like messages and members, and are none.
    @Test(arguments: [
        "1. [Lamp ID] > [Add]\n2. [Link Binary With Libraries]\n    - LampCore.framework",
        "if [ \"${LAMP}\" = \"Debug\" ]; then\n    ${ROOT}/LampUploader/run\nfi",
    ]) func stepsAndScriptsAreNoCode(_ listing: String) throws {
        #expect(try members("```\n\(listing)\n```\n\n" + lamp).keys.sorted() == ["LampCore"])
    }

    /// Values that a list explains with what they hold are cases; places to fill in are none, nor are small words the names of enums.
    @Test func casesHoldWhatListsSay() throws {
        let guide =
            "The lamp has two states:\n\n- `LampState.lit(with: LampPower?)`\n- `LampState.dark(since: LampPower)`\n\n"
            + code("func show(_ state: LampState)", "swift")
            + code("Lamp *lamp = [Lamp lampWithKey:@\"{YourLampToken}\" at:YourLampPlace];")
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let enums = try #require(DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"]).spec).enums
        #expect(enums.map(\.name.value) == ["LampState"])
        #expect(enums.first?.cases.map(\.name.value) == ["lit", "dark"])
    }

    /// What is handed over as `id<P>`, and declared by nobody, is a protocol: what has it in its declaration stays.
    @Test func protocolsThatNobodyDeclaresAreMentioned() throws {
        let guide = code("@protocol LampDelegate <NSObject>\n- (void)lit:(id <LampProtocol> _Nonnull)lamp;\n@end")
        #expect(try members(guide) == ["LampDelegate": ["lit:"], "LampProtocol": []])
    }

    /// Tables name protocols and classes bare; Objective-C writes them otherwise, and a delegate as a value compiles nowhere.
    @Test func tablesNameObjectsBare() throws {
        let table =
            "## LampCore\n\n| Property | Type | Description |\n| --- | --- | --- |\n| delegate | LampDelegate | hears |\n"
            + "| shade | LampShade | dims |\n| listener | LampBulbDelegate | hears, too |\n\n"
        let sheet = try #require(
            FactSheet.of("guide.md", table + lamp + code("LampShade *shade = [LampShade new];\n[shade turn];\n[shade stop];")))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        let text = try #require(folder.files.first { $0.name == "api.yaml" }).text
        #expect(text.contains("id<LampDelegate> delegate;"))
        #expect(text.contains("id<LampBulbDelegate> listener;"))
        #expect(text.contains("LampShade *shade;"))
        #expect(folder.spec?.protocols.map(\.name.value).sorted() == ["LampBulbDelegate", "LampDelegate"])
    }

    /// A guide of methods without any class: they stand in one that is called after the module, and says so.
    @Test func methodsOfNobodyHaveAClass() throws {
        let guide = "Turn it on\n\n" + code("- (void)light:(void (^)(NSError *error))completion;") + code("- (BOOL)isLit;")
        #expect(try members(guide) == ["Lamp": ["light:", "isLit"]])
    }

    /// What tables call lists and dictionaries is not all that Swift wants to know of them.
    @Test func tablesNameCollectionsBare() throws {
        let table =
            "```swift\nlet lamp = LampCore()\nlamp.notes = [:]\n```\n\n## LampCore properties\n\n| Property | Type |\n| --- | --- |\n| notes | Dictionary |\n| bulbs | Array |\n"
        let sheet = try #require(FactSheet.of("guide.md", table))
        let text = try #require(
            DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"]).files.first { $0.name == "api.yaml" }
        ).text
        #expect(text.contains("var notes: [String: Any]"))
        #expect(text.contains("var bulbs: [Any]"))
    }

    /// What the platform calls is asked for by no protocol that the class conforms to.
    @Test func viewsOfSamplesAreNotTheDelegates() throws {
        let sample =
            "@interface MyView () <LampDelegate>\n@end\n@implementation MyView\n- (void)viewDidLoad { }\n- (void)lampDidLight:(LampCore *)lamp { }\n@end"
        #expect(try members(code(sample) + lamp)["LampDelegate"] == ["lampDidLight:"])
    }
}
