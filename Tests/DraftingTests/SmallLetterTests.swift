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
}
