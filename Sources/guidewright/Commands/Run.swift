import ArgumentParser
import CrossCheck
import Diagnostics
import Generator

/// `guidewright run`
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Validate, cross-check and generate every system, and sum up.",
        discussion: """
            With --check nothing is written: that is what builds and CI ask. --format reports the findings of all three stages in one, for annotations, build
            servers and editors.

            Examples:
              guidewright run
              guidewright run my-sdk                      one system
              guidewright run --watch                     again at every save; only what changed
              guidewright run --check                     exits with 1 if anything is wrong or stale
              guidewright run --check --format github     annotations in a pull request
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions
    @OptionGroup var pass: PassOptions

    @Flag(help: "Write nothing; what is generated and not current is a finding.")
    var check = false

    @Option(help: ArgumentHelp("With --check: \(DiagnosticFormat.list)"))
    var format: DiagnosticFormat = .text

    @Option(
        help: ArgumentHelp("With --check: write this file when all is well, for build systems that go by dates.", valueName: "file"),
        completion: .file())
    var stamp: String?

    func validate() throws {
        guard check || format == .text && stamp == nil else {
            throw ValidationError("`--format` and `--stamp` are about what `--check` finds; add `--check`")
        }
    }

    func run() throws {
        try pass.run(workspace.root, arguments.systems, guides: guides) { try format == .text ? tell($0) : report($0) }
    }

    private func report(_ run: Pass) throws {
        var found = run.systems.flatMap { $0.diagnostics + $0.evidenceDiagnostics }
        if !found.contains(where: { $0.severity == .error }) {
            found += try pass.stage("check") { try run.reports(guides).flatMap(\.diagnostics) }
            let generation = Generation(workspace: run.workspace, isWhole: run.isWhole)
            let made = try pass.stage("generate") { try generation.make(run.systems) }
            found += pass.stage("compare") { Comparison(made, isWhole: run.isWhole).findings }
        }
        // Notes are for `validate` and `check`; here they would bury what has to be done.
        found.removeAll { $0.severity == .note }
        Console.standardOutput(format.render(found))
        try end(isClean: found.isEmpty)
    }

    /// In words, stage by stage.
    private func tell(_ run: Pass) throws {
        let systems = run.systems
        let warnings = systems.flatMap(\.diagnostics).filter { $0.severity != .note }
        Console.standardOutput(DiagnosticFormat.text.render(warnings))
        if systems.contains(where: \.hasErrors) { throw Exit.findings }
        for system in systems { pass.say("validated      \(system.folder.id): \(Validate.summary(of: system))") }

        let reports = try pass.stage("check") { try run.reports(guides) }
        let findings = reports.flatMap(\.diagnostics).filter { $0.severity != .note }
        Console.standardOutput(DiagnosticFormat.text.render(findings))
        for report in reports { pass.say("cross-checked  \(ReportRendering.summary(report))") }

        let isCurrent = try generate(run)
        try end(isClean: Summary(warnings).findings == 0 && reports.allSatisfy(\.open.isEmpty) && isCurrent)
    }

    private func generate(_ run: Pass) throws -> Bool {
        let generation = Generation(workspace: run.workspace, isWhole: run.isWhole)
        let systems = run.isWhole ? run.systems : run.systems.filter { run.changed.contains($0.folder.id) }
        let made = try pass.stage("generate") { try generation.make(systems) }
        guard check else {
            let result = try pass.stage("write") { try generation.write(made, force: false) }
            pass.say("generated      \(result.summary)")
            return !result.hasFindings
        }
        let comparison = pass.stage("compare") { Comparison(made, isWhole: run.isWhole) }
        Console.standardOutput(DiagnosticFormat.text.render(comparison.findings))
        if comparison.isCurrent { pass.say("generated      \(comparison.summary)") }
        return comparison.isCurrent
    }

    private func end(isClean: Bool) throws {
        guard isClean else { throw Exit.findings }
        if let stamp { try OutputFile.write("// Specs, guides and generated code agree.\n", to: Workspace.absolute(stamp)) }
    }
}
