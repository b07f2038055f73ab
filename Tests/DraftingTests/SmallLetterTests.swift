import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Types whose names begin with a small letter, and enums beside tables that name their cases.
@Suite struct SmallLetterTests {
    private func draft(_ guide: String) throws -> (spec: Spec, api: String) {
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (try #require(folder.spec), folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func code(_ text: String) -> String { "```objc\n\(text)\n```\n\n" }

    /// A table below a method says which cases it ends with: they are the declared enum's, however its name and the method's begin.
    @Test(arguments: ["LampState", "lampState"], ["SwitchInTheApp", "switchInTheApp"])
    func casesInTablesBelowMethodsAreTheEnums(_ name: String, _ method: String) throws {
        let guide =
            code("+ (void) \(method);") + "Callback\n\n| Status code | Meaning |\n|---|---|\n| LAMP_SWITCHED | switched |\n\n## States\n\n"
            + code("typedef NS_ENUM(NSInteger, \(name)){\n    /** lit */\n    LAMP_LIT = 0,\n    LAMP_SWITCHED = 4\n};")
        let enums = try draft(guide).spec.enums
        #expect(enums.map(\.name.value) == [name])
        #expect(enums.first?.cases.map(\.name.value) == ["LAMP_LIT", "LAMP_SWITCHED"])
    }

    private let model = "lampOrder* myOrder = [[lampOrder alloc] init];\nmyOrder.bulbID=@\"x\";\nmyOrder.roomName=@\"\";\n"

    /// Samples make objects of such types, set their properties and call their classes as those of others.
    @Test func typesWithSmallLettersAreClasses() throws {
        let guide =
            code("+ (void) buy:(lampOrder *)order callBack:(id<lampCallBack>)callBack;\n+ (NSString *)info:(NSString *)key;")
            + code(model + "[lampShop buy:myOrder callBack:self];")
            + code("-(BOOL)application:(UIApplication *)app openURL:(NSURL *)url{\n    return [lampShop handle:url];\n}")
        let found = try draft(guide)
        #expect(found.spec.classes.map(\.name.value).sorted() == ["lampOrder", "lampShop"])
        #expect(found.spec.classes.first { $0.name.value == "lampOrder" }?.properties.map(\.name) == ["bulbID", "roomName"])
        #expect(found.api.contains("+ (void)buy:(lampOrder *)order callBack:(id<lampCallBack>)callBack;"), "\(found.api)")
        #expect(found.api.contains("+ (BOOL)handle:(NSURL *)url;"), "\(found.api)")
    }

    /// Variables of the app's, factors and `self` are written as small as such classes.
    @Test(arguments: [
        "LampShop *lampShop = [LampShop new];\n[lampShop buyLamp];", "id lampShop = nil;\n[lampShop buyLamp];",
        "[locationManager startUpdatingLocation];\n[self buyLamp];\n[super buyLamp];",
        "lampSize = lampWidth * lampHeight;\n[lampWidth buyLamp];",
        "- (void)open:(NSString *)lampKey {\n    [lampKey sharedKey];\n}", "[self.lampShop sharedShop];",
    ])
    func variablesAreNoClasses(_ sample: String) throws {
        let sheet = try #require(FactSheet.of("guide.md", code(sample)))
        let owners = sheet.facts.compactMap { $0.owner ?? $0.detail.receiver }.filter { $0.first?.isLowercase == true }
        #expect(owners == [], "\(sheet.facts)")
    }
}
