import ArgumentParser
import Foundation
import Generator
import SourceText

/// `guidewright new DIRECTORY`
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Start a project of your own: a Swift package with specs and what is generated from them.",
        discussion: """
            The package builds and its tests pass at once: Package.swift, Specs/, Guides/ (which git ignores), Generated/, a first test of your own, a
            README with its two commands, a workflow for GitHub's CI, guidewright.yaml and .gitignore. It begins with a draft out of your guide, or with a small
            example that is complete.

            Examples:
              guidewright new my-sdks
              guidewright new my-sdks --guide guide.html --system my-sdk
              guidewright new my-sdks --path ../guidewright    depends on a clone of Guidewright
            """
    )

    @ArgumentParser.Argument(help: "The folder to make; one that is there must be empty, but for what git keeps.", completion: .directory)
    var directory: String

    @Option(help: "A vendor's guide, to begin with a draft of its system; may be given several times.", completion: .file())
    var guide: [String] = []

    @Option(help: "The drafted system's id (otherwise after the first guide's file).")
    var system: String?

    @Option(help: "The drafted system's Swift module (otherwise after the guide, or the id).")
    var module: String?

    @Option(
        help: ArgumentHelp("Depend on the Guidewright in this folder, not on the published one.", valueName: "folder"),
        completion: .directory)
    var path: String?

    func run() throws {
        guard !guide.isEmpty || system == nil && module == nil else {
            throw Failure("`--system` and `--module` name what is drafted, and there is no guide", help: "give one with `--guide FILE`")
        }
        let target = Workspace.absolute(directory)
        let staging = try StagedFolder(for: target)
        defer { staging.remove() }
        let source = try OutputChoice.source(path, for: target)
        let project = try NewProject(at: staging.path, name: (target as NSString).lastPathComponent, source: source)
        let lines = guide.isEmpty ? try project.example() : try project.draft(from: guide, system: system, module: module)
        try staging.put()
        let shown = Workspace.display(target)
        Console.standardOutput((["\(shown): a Swift package with \(lines.first ?? "")"] + lines.dropFirst()).joined(separator: "\n"))
        Console.standardOutput("Next: `cd \(shown)`, then `swift test`; afterwards edit `Specs`, and `guidewright run`.")
        guard guide.isEmpty else { return }
        let example = ProjectFiles.exampleID
        Console.standardOutput(
            "The example goes when you like: take away `Specs/\(example)` and `Guides/\(ProjectFiles.exampleGuide)`, and its tests out of "
                + "`Tests/AppTests`.")
    }
}
