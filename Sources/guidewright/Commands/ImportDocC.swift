import ArgumentParser
import DocCArchives
import Foundation
import Spec

/// `guidewright import docc ARCHIVE`
struct ImportDocC: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docc",
        abstract: "Make a guide of an archive of DocC.",
        discussion: """
            Pages of DocC are empty until a browser loads what they show: `data/documentation/**.json`, in NAME.doccarchive and on every site that hosts one.
            This writes what the pages say into one guide in Markdown: modules, types with what they conform to, members with their declarations, requests of
            REST APIs, prose, listings and tables. What types only have from protocols of the platform is left out. The guide is the vendor's text as any
            other is: it belongs into the folder of guides, and into no repository.

            Examples:
              guidewright import docc MySDK.doccarchive                        writes Guides/MySDK.md
              guidewright import docc docs --to MySDK.md                       a site: the folder that holds `data/`
              guidewright init Guides/MySDK.md --system my-sdk                 then draft from it
            """
    )

    @ArgumentParser.Argument(help: "The archive's folder, a site's, or one page of `data/documentation/`.", completion: .directory)
    var archive: String

    @Option(
        help: ArgumentHelp("The guide to write (otherwise the folder of guides, and the module's name).", valueName: "file"),
        completion: .file(extensions: ["md"]))
    var to: String?

    @Flag(help: "Replace the guide if it is there.")
    var force = false

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let guide = DocCGuide(try read())
        guard !guide.text.isEmpty else {
            throw Failure(
                "the archive `\(archive)` says nothing of an SDK's own", help: "all of its pages are what types have from platforms")
        }
        let path = try to.map(Workspace.absolute) ?? standardPath(guide)
        guard force || !FileManager.default.fileExists(atPath: path) else {
            throw Failure("`\(Workspace.display(path))` is there already", help: "choose another `--to`, or replace it with `--force`")
        }
        try OutputFile.write(guide.text, makingFolderFor: path, called: Workspace.display(path))
        Console.standardOutput(summary(guide, path))
    }

    private func read() throws -> DocCArchive {
        let folder = URL(filePath: Workspace.absolute(archive))
        guard FileManager.default.fileExists(atPath: folder.path) else { throw Failure("there is no archive `\(archive)`") }
        do {
            return try ProgressLine.standardError.during("reading \(archive)") { try DocCArchive(folder) }
        } catch DocCArchive.Problem.noPages {
            throw Failure(
                "`\(archive)` is no archive of DocC: it holds no `data/documentation/`",
                help: "name NAME.doccarchive, or the folder of the site that holds `data/`")
        } catch DocCArchive.Problem.unreadable(let path, let reason) {
            throw Failure(
                "`\(Workspace.display(path))` is no page of DocC: \(reason)", help: "publish the archive again, or take the file away")
        }
    }

    private func standardPath(_ guide: DocCGuide) throws -> String {
        let space = try Init.workspace(workspace.root)
        return space.path("\(space.project.guides)/\(guide.module ?? URL(filePath: archive).deletingPathExtension().lastPathComponent).md")
    }

    private func summary(_ guide: DocCGuide, _ path: String) -> String {
        let shown = Workspace.display(path)
        var lines = ["\(shown): \(guide.symbols) symbols of \(guide.pages) pages"]
        if guide.inherited > 0 { lines.append("left out: \(guide.inherited) pages of what types have from the platform's protocols") }
        let other = guide.leftOut.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        if !other.isEmpty { lines.append("left out of pages, by DocC's names: \(other.joined(separator: ", "))") }
        lines.append("next: guidewright init \(shown) --system ID")
        return lines.joined(separator: "\n")
    }
}
