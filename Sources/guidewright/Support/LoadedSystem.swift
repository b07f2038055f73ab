import CrossCheck
import Diagnostics
import Generator
import Guide
import SourceText
import Spec

/// One system with everything that was read of it.
struct LoadedSystem {
    let folder: SystemFolder
    /// Nil where the files say too little to be a spec.
    let spec: Spec?
    /// What validation found.
    let diagnostics: [Diagnostic]
    /// What `evidence.yaml` records, and what is wrong with it.
    let recorded: [RecordedGuide]
    /// The same of the files of sources.
    let recordedSources: [RecordedGuide]
    let evidenceDiagnostics: [Diagnostic]

    /// - Parameter readsEvidence: whether anything is to be asked of what is recorded.
    init(_ folder: SystemFolder, readsEvidence: Bool = true) {
        self.folder = folder
        let loaded = SpecLoader.load(folder: folder.specFiles, module: folder.module)
        spec = loaded.spec
        let found = loaded.diagnostics + [loaded.spec.flatMap { FolderName.check($0.system.id, folder: folder.id) }].compactMap { $0 }
        // What no scenario shows yet is no matter while a spec has errors, and would hide them.
        let isBroken = loaded.spec == nil || found.contains { $0.severity == .error }
        diagnostics = isBroken ? found.filter { $0.rule.id != SpecRules.unshown.id } : found
        let evidence = readsEvidence ? folder.evidence.map(EvidenceReader.read) : nil
        recorded = evidence?.guides.filter { $0.source == nil } ?? []
        recordedSources = evidence?.guides.filter { $0.source != nil } ?? []
        evidenceDiagnostics = evidence?.diagnostics ?? []
    }

    var hasErrors: Bool { spec == nil || diagnostics.contains { $0.severity == .error } }

    /// How many files `guides` and `sources` read.
    var documentCount: Int { (spec?.guides.count ?? 0) + (spec?.sources.map(\.files.count).reduce(0, +) ?? 0) }

    /// The guides of the system: each as it lies in the guides' folder, or else as the evidence records it.
    ///
    /// - Throws: a guide that is there and cannot be read, or one that is neither there nor recorded.
    func guides(_ options: GuideOptions, in workspace: Workspace) throws -> [CrossChecker.GuideInput] {
        try (spec?.guides ?? []).map { reference in
            defer { ProgressLine.standardError.advance() }
            let name = reference.file.value
            let record = recorded.first { $0.file == name }
            if let file = try options.guide(name, in: workspace) {
                return CrossChecker.GuideInput(sheet: try GuideReading.sheet(of: file), recorded: record)
            }
            if let record { return CrossChecker.GuideInput(sheet: record.sheet, recorded: record, isFromEvidence: true) }
            throw Failure(
                "the guide `\(name)` of `\(folder.id)` is not here, and nothing is recorded of it",
                help: "put it into `Guides/`, or name its folder with `--guides` or GUIDEWRIGHT_GUIDES"
            )
        }
    }

    /// The sources that have files, each file as it lies in a folder, or else as the evidence records it.
    ///
    /// - Parameter isRecording: leaves out what is neither here nor recorded, instead of ending the command.
    func sources(_ options: GuideOptions, in workspace: Workspace, isRecording: Bool = false) throws -> [SourceInput] {
        try (spec?.sources ?? []).filter { !$0.files.isEmpty }.map { source in
            let documents = try source.files.compactMap { try document($0.value, of: source.id.value, options, workspace, isRecording) }
            return SourceInput(id: source.id.value, documents: documents)
        }
    }

    private func document(_ name: String, of source: String, _ options: GuideOptions, _ workspace: Workspace, _ isRecording: Bool) throws
        -> CrossChecker.GuideInput?
    {
        defer { ProgressLine.standardError.advance() }
        let record = recordedSources.first { $0.file == name && $0.source == source }
        if let file = try options.document(name, of: folder.id, in: workspace) {
            return CrossChecker.GuideInput(sheet: try GuideReading.sheet(of: file), recorded: record)
        }
        if let record { return CrossChecker.GuideInput(sheet: record.sheet, recorded: record, isFromEvidence: true) }
        if isRecording { return nil }
        throw Failure(
            "the file `\(name)` of the source `\(source)` of `\(folder.id)` is not here, and nothing is recorded of it",
            help: "put it into `Guides/\(folder.id)/`, or name its folder with `--sources` or GUIDEWRIGHT_SOURCES, and run `check --update`"
        )
    }

    /// The lines of the guides that state the items, from the evidence alone: what is generated never depends on a guide being there.
    var guideLines: GuideLines {
        var lines = GuideLines()
        guard let spec, !recorded.isEmpty else { return lines }
        let matching = Matching(items: spec.items, sheets: recorded.map(\.sheet), specTop: spec.system.place)
        for (reference, facts) in zip(matching.items, matching.factsOfItem) {
            let item = reference.item
            let stated = facts.map { matching.facts[$0] }.filter { $0.fact.kind != .use }
            for fact in stated.prefix(3) {
                let line = GuideLines.Line(file: fact.place.file.path, number: fact.place.start.line)
                lines.add(line, kind: item.kind.rawValue, name: item.name.value, owner: item.owner?.value)
            }
        }
        return lines
    }
}
