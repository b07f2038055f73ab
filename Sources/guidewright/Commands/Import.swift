import APIDescriptions
import ArgumentParser
import Diagnostics
import Drafting
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright import …`
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Begin with what other tools read: an OpenAPI description, or an archive of DocC.",
        subcommands: [ImportOpenAPI.self, ImportDocC.self]
    )
}

/// `guidewright import openapi FILE --system ID`
struct ImportOpenAPI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi",
        abstract: "Draft the HTTP side of a system from an OpenAPI description.",
        discussion: """
            Reads OpenAPI 3.0 and 3.1 and Swagger 2.0, as YAML or JSON, and drafts Specs/<system>/: endpoints with their parameters, bodies and
            answers, objects that several bodies hold, errors by their status, and a mock that answers with the description's examples. Texts are left
            as TODO: sentences are never copied. What a spec cannot hold is listed with its place, in full in DRAFT.txt beside the draft.

            The description is the spec's source: put it into the folder of guides, and `guidewright check` holds the spec against it from then on.

            Examples:
              guidewright import openapi petstore.yaml --system petstore
              guidewright import openapi api.json --system my-sdk --module MySDK --force      replace the folder Specs/my-sdk
            """
    )

    @ArgumentParser.Argument(help: "The description.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var file: String

    @Option(help: "The system's id, and its folder in Specs/ (otherwise after the file).")
    var system: String?

    @Option(help: "The Swift module (otherwise after the id).")
    var module: String?

    @Option(help: DraftLanguages.help)
    var languages = DraftLanguages.standard

    @Flag(help: "Replace the system's folder if it is there.")
    var force = false

    @Flag(help: "List everything that was left out, not the first lines alone.")
    var verbose = false

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let space = try Init.workspace(workspace.root)
        let source = try Workspace.read(Workspace.absolute(file))
        let id = try system.map(SystemName.checked) ?? SystemName.id(of: source.name)
        let name = try module.map(SystemName.checkedModule) ?? SystemName.module(after: id)
        let target = "\(space.specs)/\(id)"
        try Init.refuseToOverwrite(target, space, force: force)
        let (description, sheet) = try GuideReading.description(of: source)
        guard !description.operations.isEmpty else {
            let reason = description.passedOver.first.map { "`\($0.name)`: \($0.reason)" }
            throw Failure("`\(file)` describes no call", help: reason ?? "its `paths:` have no operations")
        }
        let folder = DraftFolder(description, sheet, id: id, module: name, texts: languages.all)
        try folder.requireSpec(id, of: "description")
        let report = DraftReport(folder: folder, sheets: [sheet], id: id, path: space.display(target))
        try FolderReplacement.write(report.files, to: target)
        Console.standardOutput(verbose ? report.completeText : report.text)
        if !Self.isThere(source, space) {
            Console.standardError(
                "note: put `\(source.name)` into `\(space.project.guides)/`, where `guidewright check` reads it; until then the evidence stands for it"
            )
        }
    }

    private static func isThere(_ source: SourceFile, _ space: Workspace) -> Bool {
        FileManager.default.fileExists(atPath: space.path("\(space.project.guides)/\(source.name)"))
    }
}
