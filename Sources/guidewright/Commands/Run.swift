import ArgumentParser
import CrossCheck
import Diagnostics
import Generator

/// `guidewright run`
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Validate, cross-check and generate every system, and sum up.",
        discussion: """
            Example:
              guidewright run
            """
    )

    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: []).concurrentMap { LoadedSystem($0) }
        // Notes are for `validate` and `check`; here they would bury the summary.
        let warnings = systems.flatMap(\.diagnostics).filter { $0.severity != .note }
        Console.standardOutput(DiagnosticFormat.text.render(warnings))
        if systems.contains(where: \.hasErrors) { throw Exit.findings }
        for system in systems { Console.standardOutput("validated      \(system.folder.id): \(Validate.summary(of: system))") }

        let reports = try systems.map { try Check.report(on: $0, guides, space) }
        let findings = reports.flatMap(\.diagnostics).filter { $0.severity != .note }
        Console.standardOutput(DiagnosticFormat.text.render(findings))
        for report in reports { Console.standardOutput("cross-checked  \(ReportRendering.summary(report))") }

        let generation = Generation(workspace: space, output: nil, templates: nil, isWhole: true)
        let result = try generation.write(generation.make(systems), force: false)
        Console.standardOutput("generated      \(result.summary)")
        let isClean = Summary(warnings).findings == 0 && reports.allSatisfy(\.open.isEmpty) && !result.hasFindings
        if !isClean { throw Exit.findings }
    }
}
