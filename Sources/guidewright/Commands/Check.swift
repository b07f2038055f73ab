import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright check [SYSTEM…]`
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Hold specs against their guides, both ways.",
        discussion: """
            Guides are looked for in --guides, then in the folder that GUIDEWRIGHT_GUIDES names, then in Guides/. Headers and references that a spec's
            sources name lie there too, in a folder of the system's name, or in --sources or the folder that GUIDEWRIGHT_SOURCES names. Where a file is
            not there, the facts recorded in the system's evidence.yaml stand in for it.

            Examples:
              guidewright check
              guidewright check my-sdk --guides ~/guides --coverage
              guidewright check --format sarif > findings.sarif
              guidewright check my-sdk --update      records the guide's facts
              guidewright check my-sdk --accept guide-only --accept spec-only
                                                     accepts findings in errata.yaml, for you to say why
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions
    @OptionGroup var pass: PassOptions

    @Option(help: ArgumentHelp(stringLiteral: DiagnosticFormat.list))
    var format: DiagnosticFormat = .text

    @Flag(help: "List what no item accounts for, and why.")
    var coverage = false

    @Flag(help: "Write the facts of the guides to evidence.yaml.")
    var update = false

    @Option(
        help: "Accept the findings of a rule, or of `all`, in errata.yaml: entries that wait for their reasons. May be repeated.",
        completion: .list(["all"] + CrossCheckRules.all.map(\.id)))
    var accept: [String] = []

    func run() throws {
        try pass.run(workspace.root, arguments.systems, guides: guides, perform)
    }

    private func perform(_ run: Pass) throws {
        try Self.refuse(run.systems, format) { broken in
            Console.standardError(
                "\(broken): not held against \(broken.contains(",") ? "their" : "its") documents, as long as the spec has these errors")
        }
        if update { return try pass.stage("record") { try record(run.systems, run.workspace) } }
        let reports = try pass.stage("check") { try run.reports(guides) }
        if !accept.isEmpty {
            for (system, report) in zip(run.systems, reports) {
                Console.standardOutput(try Acceptance(system, report, rules: Set(accept)).write(in: run.workspace))
            }
            return
        }
        Console.standardOutput(text(of: reports))
        if reports.contains(where: { !$0.open.isEmpty }) { throw Exit.findings }
    }

    func validate() throws {
        for rule in accept where rule != "all" && !CrossCheckRules.all.contains(where: { $0.id == rule }) {
            let near = DidYouMean.help(for: rule, among: CrossCheckRules.all.map(\.id)).map { "; \($0)" } ?? ""
            throw ValidationError("`check` has no rule `\(rule)`\(near)")
        }
        guard accept.isEmpty || !update && !pass.watch else {
            throw ValidationError("`--accept` writes once; leave `--update` and `--watch` out")
        }
        guard !update || !pass.watch else { throw ValidationError("`--update` records once; leave `--watch` out") }
    }

    /// Specs with errors cannot be checked: what is wrong with them comes first.
    /// - Parameter note: is told which they are, so that what is not said of them is not taken for right.
    static func refuse(_ systems: [LoadedSystem], _ format: DiagnosticFormat, note: (String) -> Void = { _ in }) throws {
        let broken = systems.filter(\.hasErrors).flatMap(\.diagnostics) + systems.flatMap(\.evidenceDiagnostics)
        guard broken.contains(where: { $0.severity == .error }) else { return }
        Console.standardOutput(format.render(broken))
        note(systems.map(\.folder.id).joined(separator: ", "))
        throw Exit.findings
    }

    static func report(on system: LoadedSystem, _ guides: GuideOptions, _ workspace: Workspace) throws -> CheckReport {
        guard let spec = system.spec else { throw Failure("`\(system.folder.id)` is no spec") }
        return CrossChecker.check(
            spec: spec, guides: try system.guides(guides, in: workspace), sources: try system.sources(guides, in: workspace))
    }

    private func text(of reports: [CheckReport]) -> String {
        switch format {
        case .json: return ReportRendering.json(reports)
        case .sarif:
            let setting = (catalog: RuleCatalog.all, tool: SARIFRenderer.Tool.guidewright)
            let accepted = reports.flatMap(\.accepted).map {
                SARIFRenderer.Accepted($0.diagnostic, justification: $0.erratum?.reason.main ?? "")
            }
            return SARIFRenderer.render(reports.flatMap(\.diagnostics), accepted: accepted, catalog: setting.catalog, tool: setting.tool)
        case .github, .junit, .compiler: return format.render(reports.flatMap(\.diagnostics))
        case .text:
            let findings = format.render(reports.flatMap(\.diagnostics))
            let lines = coverage ? reports.flatMap(ReportRendering.coverageLines) : []
            return ([findings] + lines + (pass.quiet ? [] : reports.map(ReportRendering.summary))).filter { !$0.isEmpty }.joined(
                separator: "\n")
        }
    }

    /// The files of sources that are here, read anew; of the others what was recorded before.
    private func sources(of system: LoadedSystem, _ workspace: Workspace) throws -> [RecordedGuide] {
        try system.sources(guides, in: workspace, isRecording: true).flatMap { source in
            let kept = source.documents.filter(\.isFromEvidence).count
            if kept > 0 {
                let what = "\(Wording.count(kept, "file")) of `\(source.id)` \(kept == 1 ? "is" : "are") not here"
                Console.standardError("\(system.folder.id): \(what); kept what is recorded of them")
            }
            return source.documents.map { input in
                input.isFromEvidence
                    ? input.recorded ?? RecordedGuide(of: input.sheet, source: source.id)
                    : RecordedGuide(of: input.sheet, source: source.id)
            }
        }
    }

    private func record(_ systems: [LoadedSystem], _ workspace: Workspace) throws {
        ProgressLine.standardError.expect(systems.map(\.documentCount).reduce(0, +), "documents")
        for system in systems {
            let inputs = try system.guides(guides, in: workspace)
            guard !inputs.contains(where: \.isFromEvidence) else {
                throw Failure(
                    "a guide of `\(system.folder.id)` is not here, so there is nothing to record", help: "name its folder with `--guides`")
            }
            let sources = try self.sources(of: system, workspace)
            let text = EvidenceWriter.text(of: inputs.map { RecordedGuide(of: $0.sheet) } + sources)
            let path = "\(system.folder.path)/\(SystemFolder.evidenceName)"
            let isCurrent = system.folder.evidence.map { $0.bytes == Array(text.utf8) } ?? false
            if !isCurrent { try OutputFile.write(text, to: path) }
            let facts = Wording.count((inputs.map(\.sheet) + sources.map(\.sheet)).map(\.facts.count).reduce(0, +), "fact")
            Console.standardOutput(
                "\(system.folder.id): \(facts) \(isCurrent ? "recorded already" : "recorded in \(workspace.display(path))")")
        }
    }
}
