import ArgumentParser
import Diagnostics
import Foundation
import Generator
import SourceText
import Spec

/// `guidewright generate [SYSTEM…]`
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Make clients, mocks, tests and references from specs.",
        discussion: """
            Everything is made in memory first; then only files that differ are written, each as a whole. A generated file that was edited by hand is kept
            and reported.

            The templates are part of the tool. A file of your own in Templates/, or in the folder given with --templates, takes the place of the one of its
            name: Templates/reference/page.mustache.

            With --package the folder written to is a package of its own, which others depend on by its path or a repository of its own: clients, mocks and
            their executables, tests, references, and a Package.swift, which afterwards is yours but for the list of systems. guidewright.yaml, beside Specs/,
            says all this for good: which folders, which modules, and what is made of which system (Documentation/projects.md).

            Examples:
              guidewright generate
              guidewright generate --check           exits with 1 if anything is stale
              guidewright generate my-sdk --force    overwrites hand edits
              guidewright generate --package ../sdk-mocks
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var workspace: WorkspaceOptions
    @OptionGroup var pass: PassOptions

    @Flag(help: "Write nothing; print what would change, and exit with 1 if anything would.")
    var check = false

    @Option(help: ArgumentHelp("With --check: \(DiagnosticFormat.list)"))
    var format: DiagnosticFormat = .text

    @Flag(help: "Overwrite generated files that were edited by hand.")
    var force = false

    @OptionGroup var destination: OutputOptions

    @Option(help: "A folder of templates to put over the tool's own, file by file (otherwise Templates/, if any).", completion: .directory)
    var templates: String?

    func validate() throws {
        guard check || format == .text else { throw ValidationError("`--format` says how `--check` reports; add `--check`") }
    }

    func run() throws {
        try pass.run(workspace.root, arguments.systems, templates: templates, perform)
    }

    private func perform(_ run: Pass) throws {
        try Check.refuse(run.systems, format)
        var generation = Generation(workspace: run.workspace, options: destination.choice, templates: templates, isWhole: run.isWhole)
        if !arguments.systems.isEmpty {
            generation.beside = try pass.stage("read others") {
                try run.workspace.systems(named: []).concurrentMap(counting: .standardError, "systems") { LoadedSystem($0) }
            }
        }
        let systems = run.isWhole ? run.systems : run.systems.filter { run.changed.contains($0.folder.id) }
        let made = try pass.stage("generate") { try generation.make(systems) }
        if check { return try report(pass.stage("compare") { Comparison(made, isWhole: generation.isWhole) }) }
        let result = try pass.stage("write") { try generation.write(made, force: force) }
        pass.say(result.summary)
        if result.hasFindings { throw Exit.findings }
    }

    /// Ends with 1 if anything differs.
    private func report(_ comparison: Comparison) throws {
        if format == .text {
            Console.standardOutput(comparison.diff)
            Console.standardError(format.render(comparison.details))
            if comparison.isCurrent { pass.say(comparison.summary) }
        } else {
            Console.standardOutput(format.render(comparison.findings))
        }
        guard comparison.isCurrent else { throw Exit.findings }
    }
}
