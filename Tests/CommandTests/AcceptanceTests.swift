import Foundation
import Testing

/// `guidewright check --accept`, and what a person sees who mistakes a name.
@Suite struct AcceptanceTests {
    private let scratch: Scratch
    private let tool: Tool
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let guides = root.appending(path: "Tests/SixthSystem").path

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try FileManager.default.createDirectory(at: scratch.url.appending(path: "Specs"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.root.appending(path: "Tests/SixthSystem/Specs/kettle-kit"), to: scratch.url.appending(path: "Specs/kettle-kit"))
        try change("api.yaml", "KettleTemperatureFull, value: 100", to: "KettleTemperatureFull, value: 101")
        try change("api.yaml", "KettleTemperatureGreenTea, value: 80", to: "KettleTemperatureGreenTea, value: 81")
    }

    private func change(_ file: String, _ old: String, to new: String) throws {
        let text = try scratch.read("Specs/kettle-kit/\(file)")
        #expect(text.contains(old))
        try scratch.write(text.replacing(old, with: new), to: "Specs/kettle-kit/\(file)")
    }

    private func check(_ more: String...) throws -> Tool.Result { try tool.run(["check", "kettle-kit", "--guides", Self.guides] + more) }

    @Test func findingsBecomeErrataThatWaitForReasons() throws {
        #expect(try check().code == 1)
        let result = try check("--accept", "raw-value-differs")
        #expect(result.code == 0)
        #expect(result.output.contains("2 findings accepted in"))
        let errata = try scratch.read("Specs/kettle-kit/errata.yaml")
        #expect(
            errata.hasSuffix(
                """
                errata:
                  - rule: raw-value-differs
                    name: KettleTemperatureGreenTea
                    says: "80"
                    reason: {en: TODO, ko: TODO}
                  - rule: raw-value-differs
                    name: KettleTemperatureFull
                    says: "100"
                    reason: {en: TODO, ko: TODO}

                """), "\(errata)")
        #expect(try check().code == 0)
        #expect(try tool("validate", "kettle-kit").output.contains("spec-todo-text"))
        #expect(try check("--accept", "all").output.contains("nothing to accept"))
        #expect(try scratch.read("Specs/kettle-kit/errata.yaml") == errata)
    }

    @Test func moreFindingsComeBehindThoseThatAreThere() throws {
        try scratch.write(
            "errata:\n- rule: raw-value-differs\n  name: KettleTemperatureFull\n  reason: {en: Is hot., ko: 뜨겁습니다.}",
            to: "Specs/kettle-kit/errata.yaml")
        #expect(try check("--accept", "all").code == 0)
        let errata = try scratch.read("Specs/kettle-kit/errata.yaml")
        #expect(errata.contains("\n- rule: raw-value-differs\n  name: KettleTemperatureGreenTea\n  says: \"80\"\n"))
        #expect(try check().code == 0)
        try scratch.write("errata: []\n", to: "Specs/kettle-kit/errata.yaml")
        let refused = try check("--accept", "all")
        #expect(refused.code == 2 && refused.errors.contains("does not end with a list of errata"))
    }

    @Test func aRuleThatIsNoneIsRefused() throws {
        let result = try check("--accept", "guide-onl")
        #expect(result.code == 2 && result.errors.contains("did you mean `guide-only`?"))
    }

    @Test func aSystemIsCalledLikeItsFolder() throws {
        try change("system.yaml", "id: kettle-kit", to: "id: kettle")
        let result = try tool("validate", "kettle-kit")
        #expect(result.code == 1)
        #expect(result.output.contains("error[spec-folder-name]: the system is called `kettle`, and its folder `kettle-kit`"))
        #expect(result.output.contains("write `id: kettle-kit`, or rename the folder"))
    }

    @Test(arguments: [
        ("zh", "这是一个很长的指南，说明如何使用推送服务，包括注册设备、设置别名和标签、接收通知以及处理错误代码。请先在控制台创建应用并获取应用密钥。"),
        ("ja", "このガイドはプッシュサービスのつかいかたをせつめいします。まずコンソールでアプリをとうろくし、キーをうけとってください。それからフレームワークをプロジェクトについかします。"),
        ("en", "This guide says how to use the service."),
    ]) func aDraftSaysInWhichLanguageItsGuideIs(_ language: String, _ text: String) throws {
        try scratch.write("# Push\n\n\(text)\n\n```objc\n- (void)setAlias:(NSString *)alias;\n```\n", to: "push.md")
        #expect(try tool("init", "push.md", "--system", "push-kit").errors == "")
        #expect(try scratch.read("Specs/push-kit/system.yaml").contains("language: \(language)}"))
    }

    @Test func theNameOfABlockIsToldApart() throws {
        try change(
            "api.yaml", "    methods:\n",
            to: "    methods:\n      - {declaration: \"- (void)stop:(KettleStopHandler)handler;\", text: {en: Stops., ko: 멈춥니다.}}\n")
        let result = try tool("validate", "kettle-kit")
        #expect(result.output.contains("nobody declares the type `KettleStopHandler`"))
        #expect(result.output.contains("declare its `typedef` under `typedefs:`"))
    }
}
