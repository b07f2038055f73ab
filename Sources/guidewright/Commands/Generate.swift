import ArgumentParser
import Diagnostics
import Foundation
import Generator
import SourceText
import Spec

/// `guidewright generate [SYSTEM…]`
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make clients, mocks, tests and references from specs.",
        discussion: """
            Everything is made in memory first; then only files that differ are written, each as a whole. A generated file that was edited by hand is kept
            and reported.

            The templates are part of the tool. A file of your own in Templates/, or in the folder given with --templates, takes the place of the one of its
            name: Templates/reference/page.mustache.

            Examples:
              guidewright generate
              guidewright generate --check           exits with 1 if anything is stale
              guidewright generate my-sdk --force    overwrites hand edits
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var workspace: WorkspaceOptions

    @Flag(help: "Write nothing; print what would change, and exit with 1 if anything would.")
    var check = false

    @Flag(help: "Overwrite generated files that were edited by hand.")
    var force = false

    @Option(help: "The folder to write to (otherwise Generated/).", completion: .directory)
    var output: String?

    @Option(help: "A folder of templates to put over the tool's own, file by file (otherwise Templates/, if any).", completion: .directory)
    var templates: String?

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).concurrentMap { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        let generation = Generation(workspace: space, output: output, templates: templates, isWhole: arguments.systems.isEmpty)
        let made = try generation.make(systems)
        if check { return try generation.compare(made) }
        let result = try generation.write(made, force: force)
        Console.standardOutput(result.summary)
        if result.hasFindings { throw Exit.findings }
    }
}

/// One run of the generator: what it makes, and where that goes.
struct Generation {
    let workspace: Workspace
    let output: String?
    let templates: String?
    /// All systems are generated: modules of systems that are gone are removed, and Package.swift is brought up to date.
    let isWhole: Bool

    struct Made {
        var artifacts: ArtifactSet
        /// Package.swift with the systems listed, where it has to change.
        var package: (file: SourceFile, text: String)?
    }

    struct Result {
        var summary: String
        var hasFindings: Bool
    }

    private var target: String { output.map(Workspace.absolute) ?? workspace.generated }

    func make(_ systems: [LoadedSystem]) throws -> Made {
        let library = try Self.templates(templates, workspace)
        let inputs = systems.concurrentMap { system in
            system.spec.map { GeneratorInput(spec: $0, lines: system.guideLines) }
        }.compactMap { $0 }
        let (artifacts, diagnostics) = Generator.generate(inputs, templates: library, isWhole: isWhole)
        try Self.stop(at: diagnostics)
        return Made(artifacts: artifacts, package: try package(inputs.map(\.spec)))
    }

    /// Writes nothing: prints the diff, and ends with 1 if there is one.
    func compare(_ made: Made) throws {
        let writer = ArtifactWriter(target, shownAs: workspace.display(target))
        let (diagnostics, diff) = writer.check(writer.plan(made.artifacts, removesOtherModules: isWhole))
        var changes = diff
        if let package = made.package {
            changes += UnifiedDiff.text(path: package.file.path, old: package.file.bytes, new: Array(package.text.utf8))
        }
        Console.standardOutput(changes)
        Console.standardError(DiagnosticFormat.text.render(diagnostics))
        guard diagnostics.isEmpty, made.package == nil else { throw Exit.findings }
        Console.standardOutput("\(Wording.count(made.artifacts.paths.count, "generated file")) current")
    }

    func write(_ made: Made, force: Bool) throws -> Result {
        let writer = ArtifactWriter(target, shownAs: workspace.display(target))
        let report = writer.write(writer.plan(made.artifacts, force: force, removesOtherModules: isWhole))
        Console.standardError(DiagnosticFormat.text.render(report.diagnostics))
        let isRefused = report.diagnostics.contains { $0.rule == ArtifactRules.unwritable || $0.rule == ArtifactRules.blocked }
        if isRefused { throw Exit.misuse }
        if let package = made.package { try OutputFile.write(package.text, to: workspace.root + "/Package.swift") }
        let counts = [(report.created, "created"), (report.updated, "updated"), (report.removed, "removed")].filter { !$0.0.isEmpty }
        let changes = counts.isEmpty ? "nothing to change" : counts.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
        let text = "\(Wording.count(made.artifacts.paths.count, "generated file")) in \(workspace.display(target)): \(changes)"
        return Result(summary: text, hasFindings: Summary(report.diagnostics).findings > 0)
    }

    /// Only the default output is part of the package.
    private func package(_ specs: [Spec]) throws -> (SourceFile, String)? {
        let path = workspace.root + "/Package.swift"
        guard isWhole, output == nil, FileManager.default.fileExists(atPath: path) else { return nil }
        let file = try Workspace.read(path)
        guard file.text(file.wholeSpan).contains("systems:begin") else { return nil }
        let (text, diagnostics) = SystemsList.update(file, Generator.systems(specs))
        try Self.stop(at: diagnostics)
        return text.flatMap { Array($0.utf8) == file.bytes ? nil : (file, $0) }
    }

    /// The tool's templates with those of a folder over them, all of them sound.
    ///
    /// - Parameter option: the folder; otherwise the workspace's own is looked for.
    static func templates(_ option: String?, _ workspace: Workspace) throws -> TemplateLibrary {
        let folder = option.map(Workspace.absolute) ?? workspace.templates
        guard Workspace.isFolder(folder) else {
            guard option != nil else { return .builtIn }
            throw Failure(
                "there is no folder `\(workspace.display(folder))` with templates", help: "leave `--templates` out to use the tool's own")
        }
        let (library, problems) = TemplateLibrary.load(workspace.display(folder))
        try stop(at: problems + library.unprinted(by: Generator.templates))
        return library
    }

    private static func stop(at diagnostics: [Diagnostic]) throws {
        guard !diagnostics.isEmpty else { return }
        Console.standardError(DiagnosticFormat.text.render(diagnostics))
        if diagnostics.contains(where: { $0.severity == .error }) { throw Exit.misuse }
    }
}
