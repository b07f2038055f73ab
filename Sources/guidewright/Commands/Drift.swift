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
        abstract: "Compare a new version of a guide with what is recorded of it, by meaning.",
        discussion: """
            Shows facts that were added, removed and changed, and the items and generated files that each touches. Text that only moved, was reworded or
            marked up in another way is no drift. The exit code is 1 if there is any.

            Examples:
              guidewright drift my-sdk ~/Downloads/guide.html
              guidewright drift my-sdk new-reference.md --guide reference.md
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
        let loaded = try space.systems(named: [system]).map(LoadedSystem.init)
        try Check.refuse(loaded, .text)
        guard let loaded = loaded.first, let spec = loaded.spec else { throw Failure("`\(system)` is no spec") }
        let file = try Workspace.read(Workspace.absolute(newGuide))
        let record = try recorded(loaded, for: file)
        let sheet = try GuideReading.sheet(of: file)
        let files = TouchedFiles(spec: spec, generated: space.generated)
        let drift = Drift(from: record.sheet, to: sheet, items: spec.items, specTop: spec.system.place, artifacts: files.paths)
        switch format {
        case .text: Console.standardOutput(DriftReport.text(drift, system: system))
        case .json: Console.standardOutput(try JSONOutput.text(drift.changes.map(DriftReport.Change.init)))
        }
        if !drift.isEmpty { throw Exit.findings }
    }

    private func recorded(_ loaded: LoadedSystem, for file: SourceFile) throws -> RecordedGuide {
        guard let first = loaded.recorded.first else {
            throw Failure(
                "nothing is recorded of the guides of `\(system)`", help: "record them with `guidewright check \(system) --update`")
        }
        let names = loaded.recorded.map(\.file)
        if let guide {
            guard let record = loaded.recorded.first(where: { $0.file == guide }) else {
                throw Failure(
                    "`\(system)` has no guide `\(guide)`",
                    help: DidYouMean.help(for: guide, among: names) ?? "there are: \(names.joined(separator: ", "))")
            }
            return record
        }
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        if let record = loaded.recorded.first(where: { $0.file == name }) { return record }
        guard names.count == 1 else {
            throw Failure(
                "`\(system)` has \(names.count) guides, and none is called `\(name)`",
                help: "say which with `--guide`: \(names.joined(separator: ", "))")
        }
        return first
    }
}

/// The generated files that an item is part of, as far as they are there.
struct TouchedFiles {
    private let module: String
    private let folder: String
    private let protocols: Set<String>

    init(spec: Spec, generated: String) {
        module = spec.system.module.value
        folder = "\(generated)/\(module)"
        protocols = Set(spec.protocols.map(\.name.value))
    }

    func paths(_ item: SpecItem) -> [String] {
        candidates(item).filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }.map { "\(module)/\($0)" }
    }

    private func candidates(_ item: SpecItem) -> [String] {
        switch item.kind {
        case .type: ofType(item.name.value) + pages("types", "methods")
        case .method, .property: ofType(item.owner?.value ?? "") + pages("types", "methods")
        case .enum, .case: ["Client/Types.swift", "Client/Errors.swift"] + pages("types", "errors")
        case .error: ["Client/Errors.swift", "Mock/Errors.swift", "Tests/ErrorTests.swift"] + pages("errors")
        case .constant: ["Client/Constants.swift"] + pages("types", "settings")
        case .endpoint, .header:
            ["Client/Endpoints.swift", "Mock/Endpoints.swift", "Mock/Answers.swift", "Tests/EndpointTests.swift"] + pages("endpoints")
        case .parameter:
            item.language == nil
                ? ["Client/Endpoints.swift", "Mock/Endpoints.swift", "Tests/EndpointTests.swift"] + pages("endpoints") : pages("methods")
        case .key: pages("settings")
        case .duration: ["Client/Flows.swift", "Mock/Durations.swift"] + pages("settings")
        }
    }

    private func ofType(_ name: String) -> [String] { ["Client/\(name).swift", "Client/\(name)+Flows.swift"] }

    private func pages(_ names: String...) -> [String] { names.flatMap { name in ["Reference/en/\(name).md", "Reference/ko/\(name).md"] } }
}

/// How drift is shown.
enum DriftReport {
    struct Change: Encodable {
        var kind: String
        var fact: String
        var name: String
        var owner: String?
        var aspects: [String]
        var oldLine: Int?
        var newLine: Int?
        var items: [String]
        var files: [String]

        init(_ change: Drift.Change) {
            let fact = change.new ?? change.old
            kind = change.kind.rawValue
            self.fact = fact?.noun ?? ""
            name = change.name
            owner = fact?.fact.owner
            aspects = change.aspects
            oldLine = change.old?.line
            newLine = change.new?.line
            items = change.items.map { item in
                "\(item.owner.map { "\($0.value)." } ?? "")\(item.name.value) (\(item.place.file.path):\(item.place.start.line))"
            }
            files = change.artifacts
        }

        var text: String {
            let lines = [oldLine.map { "line \($0)" }, newLine.map { "line \($0)" }].compactMap { $0 }.joined(separator: " → ")
            let what = "\(kind.padding(toLength: 8, withPad: " ", startingAt: 0)) \(fact) \(owner.map { "\($0)." } ?? "")\(name) (\(lines))"
            let head = aspects.isEmpty ? what : "\(what): \(aspects.joined(separator: ", "))"
            return ([head] + items.map { "  item  \($0)" } + files.map { "  file  \($0)" }).joined(separator: "\n")
        }
    }

    static func text(_ drift: Drift, system: String) -> String {
        let lines = drift.changes.map { Change($0).text }
        let counts = [(drift.added, "added"), (drift.removed, "removed"), (drift.changed, "changed")].map { "\($0.0.count) \($0.1)" }
        let sum = drift.isEmpty ? "the guide states what is recorded" : counts.joined(separator: ", ")
        return (lines + ["\(system): \(sum)"]).joined(separator: "\n")
    }
}
