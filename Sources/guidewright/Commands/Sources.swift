import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import SourceText
import Spec

/// `guidewright sources`
struct Sources: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "List what every system rests on: guides, headers and references, where each is published, and how many items it proves.",
        discussion: """
            Headers and references are other people's text, as guides are, and are not kept with the specs. Put them where the guides are, into a folder of
            their system's name (Guides/my-sdk/MySDK.h), or name their folder with --sources or GUIDEWRIGHT_SOURCES. Each file is known by the SHA-256 that
            was recorded with its facts. The exit code is 1 if a file that is here is not the recorded one.

            Examples:
              guidewright sources
              guidewright sources my-sdk --sources ~/headers
              guidewright sources --format json
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "text: a block of lines for each document; json: a list of objects.")
    var format: Format = .text

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).map { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        let states = try systems.flatMap { try SourceState.states(of: $0, guides, space) }
        switch format {
        case .text: Console.standardOutput(states.map(\.text).joined(separator: "\n"))
        case .json: Console.standardOutput(try JSONOutput.text(states))
        }
        if states.contains(where: { $0.files.contains { $0.state == .differs } }) { throw Exit.findings }
    }
}

/// A guide, or a source with its files.
struct SourceState: Encodable {
    struct File: Encodable {
        var file: String
        var state: GuideState.State
        /// Items that rest on the document, and that a fact of this file bears out.
        var proves: Int
    }

    var system: String
    /// `guide`, or what `documented:` refers to.
    var source: String
    var title: String?
    var url: String?
    var version: String?
    /// Items that rest on it.
    var items: Int
    /// Why no file can be read.
    var unread: String?
    var files: [File]

    static func states(of system: LoadedSystem, _ options: GuideOptions, _ workspace: Workspace) throws -> [SourceState] {
        guard let spec = system.spec else { return [] }
        let guides = try system.guides(options, in: workspace)
        let checked = CrossChecker.match(
            spec: spec, guides: guides, sources: try system.sources(options, in: workspace, isRecording: true))
        let proofs = Proofs(checked)
        let ofGuides = try GuideState.states(of: system, options, workspace).map { state in
            SourceState(
                system: state.system, source: "guide", url: state.url, items: checked.resting(on: .guide),
                files: [File(file: state.file, state: state.state, proves: proofs.of(state.file))])
        }
        let ofSources = try spec.sources.map { source in
            let files = try source.files.map { name in
                let record = system.recordedSources.first { $0.file == name.value && $0.source == source.id.value }
                let file = try options.document(name.value, of: system.folder.id, in: workspace)
                return File(file: name.value, state: GuideState.state(of: file, record), proves: proofs.of(name.value))
            }
            return SourceState(
                system: system.folder.id, source: source.id.value, title: source.title.main, url: source.url, version: source.version,
                items: checked.resting(on: .source(source.id.value)), unread: source.unread?.main, files: files)
        }
        return ofGuides + ofSources
    }

    var text: String {
        var lines = ["\(system)  \(source)  \(Wording.count(items, "item"))"]
        if let title { lines.append("  title      \(title)") }
        lines.append("  published  \(url ?? "nobody says where")")
        if let version { lines.append("  version    \(version)") }
        lines += files.map { "  file       \($0.file)  \($0.state.sentence)  proves \(Wording.count($0.proves, "item"))" }
        if let unread { lines.append("  no file    \(unread)") }
        return lines.joined(separator: "\n")
    }
}

/// How many items each file bears out, by its name: paths differ with where a file lies.
private struct Proofs {
    private let counts: [String: Int]

    init(_ checked: CheckedSystem) {
        counts = Dictionary(
            checked.proofs.map { path, count in (path.split(separator: "/").last.map(String.init) ?? path, count) }, uniquingKeysWith: +)
    }

    func of(_ name: String) -> Int { counts[name] ?? 0 }
}
