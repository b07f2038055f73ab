import ArgumentParser
import CrossCheck
import Diagnostics
import Drafting
import Foundation
import Guide
import Scoring
import SourceText
import Spec

/// `guidewright init GUIDE…`
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Draft a spec from a vendor's guide.",
        discussion: """
            Reads the guides, drafts everything that they state into Specs/<system>/, and records their facts in its evidence.yaml. Texts are left as TODO:
            a guide's sentences are never copied. What could not be understood is listed with its place, in full in DRAFT.txt beside the
            draft.

            Headers and sources of the SDK go beside the guide, in any order, and need no option of their own: one draft is made of all files, and where they
            declare what the guide only uses, the declaration is drafted. All of them stand under `guides:` of the draft's system.yaml. `check` then wants
            all of a header in the spec; a file that is there to bear things out, and says more than the spec has to, goes under `sources:` instead, and what
            rests on it alone says `documented:` (Specs/README.md, "Sources").

            With --labels nothing is written: each guide is drafted by itself, and what the draft states is held against what a person has read in the guide, as
            `guidewright facts --labels` does with facts. Keys, durations and parameters that only a declaration names are left out.

            Examples:
              guidewright init guide.html --system my-sdk
              guidewright init overview.md reference.md --system my-sdk --module MySDK
              guidewright init MySDK.h MySDKDelegate.h --system my-sdk --module MySDK
              guidewright init guide.html MySDK.h Sources/*.swift --system my-sdk      a guide, with what the SDK itself declares
              guidewright init guide.html --system my-sdk --languages en,ja
              guidewright init guide.html --system my-sdk --force      replace the folder Specs/my-sdk
              guidewright init guide.html --labels guide.json          how good is the draft? Writes nothing
              guidewright init guides --labels labels                  how good is the draft of each guide?
            """
    )

    @ArgumentParser.Argument(
        help: ArgumentHelp(
            "The guides' files: HTML, Markdown, reStructuredText, AsciiDoc, text taken from a page, also headers and Swift interfaces.",
            valueName: "guide"),
        completion: .file())
    var guides: [String]

    @Option(help: "The system's id, and its folder in Specs/ (otherwise after the first guide's file).")
    var system: String?

    @Option(help: "The Swift module: the vendor's framework name (otherwise after the guide, or the id).")
    var module: String?

    @Option(help: DraftLanguages.help)
    var languages = DraftLanguages.standard

    @Flag(help: "Replace the system's folder if it is there.")
    var force = false

    @Flag(help: "List everything that was left out, not the first lines alone.")
    var verbose = false

    @Option(
        help: "Score drafts, and write nothing: what the guides state by a person's reading, a file or a folder of files.",
        completion: .file())
    var labels: String?

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        if let labels { return try score(LabelledGuides(guides: guides, labels: labels)) }
        let space = try Self.workspace(workspace.root)
        let files = try guides.uniqued().map { try GuideFile.read($0) }
        let id = try system.map(SystemName.checked) ?? SystemName.id(of: files[0].name)
        let target = "\(space.specs)/\(id)"
        try Self.refuseToOverwrite(target, space, force: force)
        let draft = try Draft(of: files, id: id, module: module, texts: languages.all)
        let report = DraftReport(folder: draft.folder, sheets: draft.sheets, id: id, path: space.display(target))
        try FolderReplacement.write(report.files, to: target)
        Console.standardOutput(verbose ? report.completeText : report.text)
    }

    private func score(_ labelled: LabelledGuides) throws {
        let scored = try labelled.pairs.map { guide, labels in
            try ProgressLine.standardError.during("drafting from \(guide.path)") {
                let sheet = try GuideReading.sheet(of: guide)
                let folder = DraftFolder([sheet], id: "draft", module: "Draft", languages: [SystemName.language(of: guide)])
                let claims = folder.spec.map { DraftClaims.claims(of: $0, from: sheet, within: labels.lines) } ?? []
                return ScoredGuide(guide: guide, labels: labels, score: Scorer.score(claims, against: labels, sharing: .always))
            }
        }
        Console.standardOutput(scored.count == 1 ? ScoreText.detailed(scored[0]) : ScoreText.pooled(scored))
    }

    /// A first spec may be drafted where no `Specs/` is yet.
    static func workspace(_ option: String?) throws -> Workspace {
        guard let option else { return (try? Workspace.locate(nil)) ?? Workspace(root: FileManager.default.currentDirectoryPath) }
        let path = Workspace.absolute(option)
        guard Workspace.isFolder(path) else { throw Failure("there is no folder `\(option)`") }
        return Workspace(root: path)
    }

    static func refuseToOverwrite(_ target: String, _ space: Workspace, force: Bool) throws {
        guard FileManager.default.fileExists(atPath: target), !force else { return }
        throw Failure(
            "`\(space.display(target))` is there already", help: "choose another `--system`, or replace the folder with `--force`")
    }
}
