package import Diagnostics
package import SourceText
package import YAMLTree

/// Reads `guidewright.yaml`.
package enum ProjectLoader {
    package static let fileName = "guidewright.yaml"

    /// - Parameter known: the ids of the systems there are.
    package static func load(_ file: SourceFile, known: [String]) -> (project: Project, diagnostics: [Diagnostic]) {
        let (root, problems) = YAMLTree.parse(file)
        guard let root else { return (Project(), problems) }
        var diagnostics = problems + structure(of: root)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (Project(), diagnostics) }
        let project = decode(root)
        diagnostics += unknownSystems(project, known) + lonelyTests(root)
        return (project, diagnostics)
    }

    /// What the JSON Schema refuses too.
    package static func structure(of root: YAMLNode) -> [Diagnostic] { StructureCheck.check(root, .project).diagnostics }

    package static let rules = [UnknownProjectSystem.rule, LonelyTests.rule]

    private static func decode(_ root: YAMLNode) -> Project {
        var project = Project()
        if let folder = root.string("output") { project.output = .folder(folder.value) }
        if let folder = root.string("package") { project.output = .package(folder.value) }
        project.references = root.string("references")?.value
        project.templates = root.string("templates")?.value ?? project.templates
        project.guides = root.string("guides")?.value ?? project.guides
        project.make = parts(root) ?? project.make
        project.systems = (root["systems"]?.entries ?? []).map { entry in
            let id = Located(entry.name, at: entry.keyPlace)
            return Project.System(id: id, module: entry.value.string("module"), make: parts(entry.value))
        }
        return project
    }

    private static func parts(_ node: YAMLNode) -> Set<OutputPart>? {
        node["make"].map { list in Set(list.items.compactMap { $0.text.flatMap(OutputPart.init) }) }
    }

    private static func unknownSystems(_ project: Project, _ known: [String]) -> [Diagnostic] {
        project.systems.map(\.id).filter { !known.contains($0.value) }.map { UnknownProjectSystem.diagnostic($0, known: known) }
    }

    private static func lonelyTests(_ root: YAMLNode) -> [Diagnostic] {
        let lists = [root["make"]] + (root["systems"]?.entries ?? []).map { $0.value["make"] }
        return lists.compactMap { $0 }.compactMap(LonelyTests.diagnostic)
    }
}

/// A system that the project speaks of and does not have.
enum UnknownProjectSystem {
    static let rule = Rule(
        "project-unknown-system",
        "guidewright.yaml speaks of a system that is not there",
        explanation: """
            Under `systems:` stand the names of folders of `Specs/`. A name that no folder has would change nothing, without a word. \
            Write it as its folder is called, or remove the entry if the system is gone.
            """
    )

    static func diagnostic(_ id: Located<String>, known: [String]) -> Diagnostic {
        let help = DidYouMean.help(for: id.value, among: known) ?? (known.isEmpty ? nil : "there are: \(Listing.codes(known))")
        return Diagnostic(rule, "there is no system `\(id.value)` in `Specs`", at: [Label(id.place)], help: help)
    }
}

/// Tests without what they test.
enum LonelyTests {
    static let rule = Rule(
        "project-lonely-tests",
        "tests are to be made without the client or the mock that they test",
        explanation: """
            Generated tests hold a client and a mock together, so `make: [tests]` needs `client` and `mock` beside it. Add them, or leave \
            the tests out.
            """
    )

    static func diagnostic(_ list: YAMLNode) -> Diagnostic? {
        let words = list.items.compactMap(\.text)
        guard let tests = list.items.first(where: { $0.text == "tests" }) else { return nil }
        let missing = ["client", "mock"].filter { !words.contains($0) }
        guard !missing.isEmpty else { return nil }
        return Diagnostic(
            rule, "`tests` are made without \(Listing.codes(missing))", at: [Label(tests.place)], help: "add \(Listing.codes(missing))")
    }
}
