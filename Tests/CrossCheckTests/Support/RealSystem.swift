import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// A system of the repository with the vendor's guide, where that is at hand.
struct RealSystem {
    let specs: [SourceFile]
    let guides: [SourceFile]
    /// What is recorded of the sources' files.
    let sources: [SourceInput]

    /// Nil where the guides are not here: they are other people's text, and not kept in the repository.
    init?(_ id: String) {
        let folder = Self.root.appending(path: "Specs/\(id)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        specs = names.filter { $0.hasSuffix(".yaml") && $0 != "evidence.yaml" }.sorted().compactMap {
            Self.file(folder.appending(path: $0), as: "\(id)/\($0)")
        }
        let evidence = Self.file(folder.appending(path: "evidence.yaml"), as: "evidence.yaml").map { EvidenceReader.read($0).guides } ?? []
        let bySource = Dictionary(grouping: evidence.filter { $0.source != nil }) { $0.source ?? "" }
        sources = bySource.keys.sorted().map { id in
            SourceInput(id: id, documents: (bySource[id] ?? []).map { CrossChecker.GuideInput(sheet: $0.sheet) })
        }
        guard let guideFolder = Self.guideFolder, let spec = SpecLoader.load(folder: specs).spec else { return nil }
        let found = spec.guides.compactMap { Self.file(guideFolder.appending(path: $0.file.value), as: $0.file.value) }
        guard !found.isEmpty, found.count == spec.guides.count else { return nil }
        guides = found
    }

    static func isHere(_ id: String) -> Bool { RealSystem(id) != nil }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static var guideFolder: URL? {
        if let path = ProcessInfo.processInfo.environment["GUIDEWRIGHT_GUIDES"] { return URL(filePath: path) }
        let beside = root.appending(path: "../shared/guides").standardizedFileURL
        return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
    }

    private static func file(_ url: URL, as path: String) -> SourceFile? {
        (try? Data(contentsOf: url)).map { SourceFile(path: path, bytes: Array($0)) }
    }

    /// Loads what a guide can bear out: flows, the mock and scenarios have no items.
    static let load: FaultTrial.Load = { files in
        let behaviour = ["flows.yaml", "mock.yaml", "scenarios.yaml"]
        return SpecLoader.load(folder: files.filter { file in !behaviour.contains { file.path.hasSuffix("/" + $0) } }).spec
    }
    static let read: FaultTrial.Read = { guides in
        guides.compactMap { DocumentReader.read($0).document.map { FactExtractor.facts(of: $0) } }
    }

    /// The system as it is, ready to put faults in.
    var trial: FaultTrial? { FaultTrial(specs: specs, guides: guides, load: Self.load, read: Self.read) }
}
