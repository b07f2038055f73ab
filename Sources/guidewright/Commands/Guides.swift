import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import SourceText
import Spec

/// `guidewright guides`
struct Guides: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "guides",
        abstract: "List the guides of every system: where each is published, and whether it is here.",
        discussion: """
            A guide is other people's text and is not kept with the specs. Each is known by the SHA-256 that was recorded with its facts. The exit code is
            1 if a guide that is here is not the recorded one.

            Examples:
              guidewright guides
              guidewright guides --guides ~/guides --format json
            """
    )

    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "text: a block of lines for each guide; json: a list of objects.")
    var format: Format = .text

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: []).map { LoadedSystem($0) }
        let states = try systems.flatMap { try GuideState.states(of: $0, guides, space) }
        switch format {
        case .text: Console.standardOutput(states.map(\.text).joined(separator: "\n"))
        case .json: Console.standardOutput(try JSONOutput.text(states))
        }
        if states.contains(where: { $0.state == .differs }) { throw Exit.findings }
    }
}

/// One guide: what is recorded of it, and what lies here.
struct GuideState: Encodable {
    enum State: String, Encodable {
        case matches, differs, absent, unrecorded

        var sentence: String {
            switch self {
            case .matches: "here, as recorded"
            case .differs: "here, and not the recorded one"
            case .absent: "not here"
            case .unrecorded: "here, and nothing is recorded of it"
            }
        }
    }

    var system: String
    var file: String
    var language: String
    var url: String?
    /// Of the recorded guide; nil where nothing is recorded.
    var sha256: String?
    var state: State

    static func states(of system: LoadedSystem, _ options: GuideOptions, _ workspace: Workspace) throws -> [GuideState] {
        try (system.spec?.guides ?? []).map { reference in
            let name = reference.file.value
            let record = system.recorded.first { $0.file == name }
            let file = try options.guide(name, in: workspace)
            return GuideState(
                system: system.folder.id, file: name, language: reference.language, url: reference.url, sha256: record?.sha256,
                state: state(of: file, record)
            )
        }
    }

    static func state(of file: SourceFile?, _ record: RecordedGuide?) -> State {
        switch (file, record) {
        case (nil, _): .absent
        case (_?, nil): .unrecorded
        case (let file?, let record?): record.matches(file) ? .matches : .differs
        }
    }

    var text: String {
        [
            "\(system)  \(file)  \(state.sentence)", "  published  \(url ?? "nobody says where")",
            "  sha256     \(sha256 ?? "not recorded")",
        ].joined(separator: "\n")
    }
}
