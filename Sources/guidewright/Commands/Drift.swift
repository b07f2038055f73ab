import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright drift SYSTEM NEW-GUIDE`
struct DriftCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "drift",
        abstract: "Compare a new version of a guide, or of a source's file, with what is recorded of it, by meaning.",
        discussion: """
            Shows facts that were added, removed and changed, and the items and generated files that each touches. Text that only moved, was reworded or
            marked up in another way is no drift. The exit code is 1 if there is any.

            Examples:
              guidewright drift my-sdk ~/Downloads/guide.html
              guidewright drift my-sdk new-reference.md --guide reference.md
              guidewright drift my-sdk ~/MySDK/Headers/MySDK.h
              guidewright drift my-sdk guide.html --format json
            """
    )

    @ArgumentParser.Argument(help: "The system, by the name of its folder in Specs/.")
    var system: String

    @ArgumentParser.Argument(help: "The file of the guide's new version, in any format.", completion: .file())
    var newGuide: String

    @Option(help: "Which of the system's guides it is a new version of (otherwise the one of the same name, or the only one).")
    var guide: String?

    @Option(help: "text or json.")
    var format: Format = .text

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let loaded = try space.systems(named: [system]).map { LoadedSystem($0) }
        try Check.refuse(loaded, .text)
        guard let loaded = loaded.first, let spec = loaded.spec else { throw Failure("`\(system)` is no spec") }
        let file = try GuideFile.read(newGuide)
        let record = try recorded(loaded, for: file)
        let sheet = try GuideReading.sheet(of: file)
        let files = TouchedFiles(spec: spec, generated: try Destination(space, OutputChoice()).folder)
        let drift = Drift(
            from: record.sheet, to: sheet, items: spec.items, specTop: spec.system.place,
            witness: record.source.map(Witness.source) ?? .guide, artifacts: files.paths)
        switch format {
        case .text: Console.standardOutput(DriftReport.text(drift, system: system))
        case .json: Console.standardOutput(try JSONOutput.text(drift.changes.map(DriftReport.Change.init)))
        }
        if !drift.isEmpty { throw Exit.findings }
    }

    private func recorded(_ loaded: LoadedSystem, for file: SourceFile) throws -> RecordedGuide {
        let records = loaded.recorded + loaded.recordedSources
        guard let first = records.first else {
            throw Failure(
                "nothing is recorded of the guides of `\(system)`", help: "record them with `guidewright check \(system) --update`")
        }
        let names = records.map(\.file)
        if let guide {
            guard let record = records.first(where: { $0.file == guide }) else {
                throw Failure(
                    "`\(system)` has no guide `\(guide)`",
                    help: DidYouMean.help(for: guide, among: names) ?? "there are: \(names.joined(separator: ", "))")
            }
            return record
        }
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        if let record = records.first(where: { $0.file == name }) { return record }
        guard loaded.recorded.count == 1 || names.count == 1 else {
            throw Failure(
                "`\(system)` has \(names.count) documents, and none is called `\(name)`",
                help: "say which with `--guide`: \(names.joined(separator: ", "))")
        }
        return first
    }
}
