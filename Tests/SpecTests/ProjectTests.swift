import Diagnostics
import SourceText
import Spec
import Testing
import YAMLTree

/// `guidewright.yaml`.
@Suite struct ProjectTests {
    private func load(_ text: String) -> (project: Project, diagnostics: [Diagnostic]) {
        ProjectLoader.load(SourceFile(path: "guidewright.yaml", text: text), known: ["lamp-cloud", "tide"])
    }

    @Test func allKeys() {
        let (project, diagnostics) = load(
            """
            package: Packages/SDKs
            references: docs
            templates: ours
            guides: ../guides
            make: [client, reference]
            systems:
              tide: {module: TideTwo, make: [client, mock, tests]}
            """)
        #expect(diagnostics.isEmpty)
        guard case .package("Packages/SDKs") = project.output else { Issue.record("\(project.output)"); return }
        #expect(project.references == "docs" && project.templates == "ours" && project.guides == "../guides")
        #expect(project.parts(of: "lamp-cloud") == [.client, .reference])
        #expect(project.parts(of: "tide") == [.client, .mock, .tests])
        #expect(project.system("tide")?.module?.value == "TideTwo" && project.system("lamp-cloud") == nil)
    }

    @Test func whatIsNotSaidIsAsWithoutTheFile() {
        let (project, diagnostics) = load("make: [client]\n")
        guard case .folder("Generated") = project.output else { Issue.record("\(project.output)"); return }
        #expect(diagnostics.isEmpty && project.references == nil && project.templates == "Templates" && project.guides == "Guides")
    }

    struct Refusal: Sendable {
        var text: String
        var rule: String
        var line: Int
        var help: String
    }

    @Test(arguments: [
        Refusal(text: "make: [client]\noutptu: x\n", rule: "spec-unknown-key", line: 2, help: "did you mean `output`?"),
        Refusal(text: "make: [clients]\n", rule: "spec-unknown-word", line: 1, help: "did you mean `client`?"),
        Refusal(text: "systems:\n  tied: {make: [client]}\n", rule: "project-unknown-system", line: 2, help: "did you mean `tide`?"),
        Refusal(text: "systems:\n  tide: {modul: T}\n", rule: "spec-unknown-key", line: 2, help: "did you mean `module`?"),
        Refusal(text: "systems:\n  tide:\n    make: [mock, tests]\n", rule: "project-lonely-tests", line: 3, help: "add `client`"),
    ])
    func wrongIsRefusedWithItsPlaceAndAWayOut(_ refusal: Refusal) throws {
        let found = try #require(load(refusal.text).diagnostics.first)
        #expect(found.rule.id == refusal.rule && found.severity == .error)
        #expect(found.primary?.place.start.line == refusal.line)
        #expect(found.help == refusal.help)
    }

    @Test func aFolderAndAPackageAreOneTooMany() {
        #expect(load("output: a\npackage: b\n").diagnostics.map(\.rule.id) == ["spec-conflicting-keys"])
        #expect(load("make: []\n").diagnostics.count == 1)
    }

    /// What the schema says is what is refused, rules on meaning left out.
    @Test(arguments: [
        "make: [client]", "output: a\npackage: b", "outptu: x", "systems: {tide: {make: [x]}}", "systems: {any: {module: 1-2}}",
    ])
    func theSchemaRefusesTheSame(_ text: String) throws {
        let schema = try JSONSchema(JSONSchemaWriter.text(of: .project))
        let root = try #require(YAMLTree.parse(SourceFile(path: "guidewright.yaml", text: text)).root)
        #expect(try schema.accepts(JSONSchema.Value(root)) == ProjectLoader.structure(of: root).isEmpty)
    }
}
