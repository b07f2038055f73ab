import ArgumentParser
import Diagnostics
import Foundation
import Generator
import SourceText

/// The Package.swift that lists what is generated.
struct PackageList {
    let workspace: Workspace
    let destination: Destination
    /// Where a manifest that is made finds Guidewright.
    let path: String?
    let isWhole: Bool

    /// The file with its new text, or nil where it is as it should be, or not ours to change.
    func update(_ inputs: [GeneratorInput]) throws -> (file: SourceFile, text: String)? {
        guard let manifest = destination.manifest else { return nil }
        let isThere = FileManager.default.fileExists(atPath: manifest.path)
        switch manifest {
        case .own:
            guard isWhole, isThere else { return nil }
            let file = try Workspace.read(manifest.path)
            guard file.text(file.wholeSpan).contains("systems:begin") else { return nil }
            return try update(file, inputs)
        case .package where isThere:
            return isWhole ? try update(try Workspace.read(manifest.path), inputs) : nil
        case .package:
            let made = try fresh(manifest.path)
            guard let update = try update(made, inputs) else { return nil }
            return (SourceFile(path: made.path, bytes: []), update.text)
        }
    }

    private func update(_ file: SourceFile, _ inputs: [GeneratorInput]) throws -> (file: SourceFile, text: String)? {
        let (text, diagnostics) = SystemsList.update(file, Generator.systems(inputs))
        try Generation.stop(at: diagnostics)
        return text.flatMap { Array($0.utf8) == file.bytes ? nil : (file, $0) }
    }

    private func fresh(_ path: String) throws -> SourceFile {
        let folder = destination.folder
        let source = try OutputChoice.source(self.path, for: folder)
        let manifest = PackageManifest(name: (folder as NSString).lastPathComponent, folder: "", source: source)
        return SourceFile(path: workspace.display(path), text: manifest.text)
    }
}
