import ArgumentParser
import CrossCheck
import Diagnostics
import Drafting
import Foundation
import Generator
import SourceText
import Spec

/// The files of a project that begins, in a folder that nobody sees yet.
struct NewProject {
    private let root: String
    private let name: String
    private let source: PackageSource

    init(at root: String, name: String, source: PackageSource) throws {
        self.root = root
        self.name = name
        self.source = source
    }

    /// Begins with the example: its guide, its spec, and what the guide states recorded.
    ///
    /// - Returns: what was made, as lines for a person.
    func example() throws -> [String] {
        try write(scaffold(ProjectFiles.exampleID, isExample: true, module: ""))
        let guide = try Workspace.read("\(root)/Guides/\(ProjectFiles.exampleGuide)")
        let file = SourceFile(path: guide.name, bytes: guide.bytes)
        let evidence = EvidenceWriter.text(of: [RecordedGuide(of: try GuideReading.sheet(of: file))])
        try write([("Specs/\(ProjectFiles.exampleID)/\(SystemFolder.evidenceName)", evidence)])
        return [try generate() + ": the example `\(ProjectFiles.exampleID)`"]
    }

    /// Begins with a draft.
    func draft(from guides: [String], system: String?, module: String?) throws -> [String] {
        let files = try guides.uniqued().map { try GuideFile.read($0) }
        let id = try system.map(SystemName.checked) ?? SystemName.id(of: files[0].name)
        let draft = try Draft(of: files, id: id, module: module)
        for file in files { try write([("Guides/\(file.name)", String(decoding: file.bytes, as: UTF8.self))]) }
        let report = DraftReport(folder: draft.folder, sheets: draft.sheets, id: id, path: "Specs/\(id)")
        try write(report.files.map { ("Specs/\(id)/\($0.0)", $0.1) })
        let made = draft.folder.spec?.system.module.value ?? ""
        try write(scaffold(id, isExample: false, module: made))
        return [try generate() + ": a draft", report.text]
    }

    private func scaffold(_ id: String, isExample: Bool, module: String) -> [(path: String, text: String)] {
        let version = Guidewright.configuration.version
        return ProjectFiles(name: name, id: id, module: module, isExample: isExample, url: Guidewright.url, version: version).files
    }

    /// Generates as `guidewright generate` would, with the systems listed in a new Package.swift.
    private func generate() throws -> String {
        let space = try Workspace.locate(root)
        let systems = try space.systems(named: []).map { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        try write([("Package.swift", PackageManifest(name: name, folder: "Generated/", source: source, hasTests: true).text)])
        let generation = Generation(workspace: space, isWhole: true)
        let made = try generation.make(systems)
        _ = try generation.write(made, force: false)
        return "\(made.artifacts.paths.count) generated files"
    }

    private func write(_ files: [(path: String, text: String)]) throws {
        for file in files { try OutputFile.write(file.text, makingFolderFor: "\(root)/\(file.path)", called: file.path) }
    }
}
