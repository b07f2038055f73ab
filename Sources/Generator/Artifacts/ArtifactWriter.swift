package import Diagnostics

/// Brings the output folder to what was made: writes only what differs, each file whole, and loses nothing that a person wrote.
package struct ArtifactWriter: Sendable {
    package let folder: OutputFolder
    /// How messages and diffs call the folder.
    private let name: String

    /// - Parameter name: How messages and diffs call the folder; its path by default.
    package init(_ root: String, shownAs name: String? = nil) {
        folder = OutputFolder(root)
        self.name = name ?? root
    }

    package struct Report: Sendable {
        package var created: [String] = []
        package var updated: [String] = []
        package var removed: [String] = []
        package var diagnostics: [Diagnostic] = []

        package var isUnchanged: Bool { created.isEmpty && updated.isEmpty && removed.isEmpty }
    }

    package func plan(_ set: ArtifactSet, force: Bool = false, removesOtherModules: Bool = false) -> ArtifactPlan {
        ArtifactPlanner(folder: folder, force: force).plan(set, removesOtherModules: removesOtherModules)
    }

    /// Writes nothing: what differs, as findings, and as one unified diff.
    package func check(_ plan: ArtifactPlan) -> (diagnostics: [Diagnostic], diff: String) {
        var diagnostics = plan.changes.map(finding)
        diagnostics += plan.temporaries.map { Diagnostic(ArtifactRules.outdated, "leftover file `\($0)` of a run that was stopped") }
        if diagnostics.isEmpty, plan.isManifestStale {
            diagnostics.append(Diagnostic(ArtifactRules.outdated, "a manifest `\(Manifest.fileName)` is outdated", help: Self.runGenerate))
        }
        let diff = plan.changes.filter { $0.action != .keepForeign && $0.action != .blocked }.map { change in
            UnifiedDiff.text(path: "\(name)/\(change.path)", old: change.old, new: change.new)
        }
        return (diagnostics, diff.joined())
    }

    /// Carries the plan out. A path that is blocked stops everything before the first byte is written.
    package func write(_ plan: ArtifactPlan) -> Report {
        var report = Report()
        report.diagnostics = plan.changes.filter { [.keepEdited, .keepForeign, .blocked].contains($0.action) }.map(finding)
        guard plan.changes(.blocked).isEmpty, !plan.isClean else { return report }
        do throws(OutputFolder.Failure) {
            try begin(plan)
            for change in plan.changes { try carryOut(change, &report) }
            try writeManifests(plan, isFinal: true)
        } catch {
            report.diagnostics.append(Diagnostic(ArtifactRules.unwritable, error.message))
        }
        return report
    }

    /// Clears what a killed run left, and notes what is about to be written.
    func begin(_ plan: ArtifactPlan) throws(OutputFolder.Failure) {
        for path in plan.temporaries { try folder.remove(path) }
        try writeManifests(plan, isFinal: false)
    }

    private func carryOut(_ change: ArtifactPlan.Change, _ report: inout Report) throws(OutputFolder.Failure) {
        switch (change.action, change.new) {
        case (.create, let bytes?):
            try folder.write(change.path, bytes)
            report.created.append(change.path)
        case (.update, let bytes?):
            try folder.write(change.path, bytes)
            report.updated.append(change.path)
        case (.remove, _):
            try folder.remove(change.path)
            report.removed.append(change.path)
        default: break
        }
    }

    /// Before the files, the manifest knows both what they were and what they become; afterwards only the latter.
    private func writeManifests(_ plan: ArtifactPlan, isFinal: Bool) throws(OutputFolder.Failure) {
        for (module, new) in plan.manifests.sorted(by: { $0.key < $1.key }) {
            let path = "\(module)/\(Manifest.fileName)"
            let present = folder.read(path)
            var manifest = new
            if !isFinal {
                manifest.hashes.merge(Manifest(reading: present ?? []).hashes) { $0.union($1) }
            } else if new.hashes.isEmpty {
                try folder.remove(path)
                continue
            }
            if present != manifest.bytes { try folder.write(path, manifest.bytes) }
        }
    }

    private static let runGenerate = "run `guidewright generate`"

    private func finding(_ change: ArtifactPlan.Change) -> Diagnostic {
        let path = change.path.isEmpty ? name : "\(name)/\(change.path)"
        switch change.action {
        case .create: return Diagnostic(ArtifactRules.outdated, "`\(path)` is missing", help: Self.runGenerate)
        case .update: return Diagnostic(ArtifactRules.outdated, "`\(path)` is outdated", help: Self.runGenerate)
        case .remove: return Diagnostic(ArtifactRules.outdated, "`\(path)` is left over", help: Self.runGenerate)
        case .keepEdited:
            return Diagnostic(ArtifactRules.edited, "`\(path)` was edited by hand, so it stays", help: "`--force` overwrites it")
        case .keepForeign:
            return Diagnostic(ArtifactRules.foreign, "`\(path)` is not generated, so it stays", help: "move it elsewhere")
        case .blocked: return Diagnostic(ArtifactRules.blocked, "`\(path)` is in the way or cannot be read, nothing was written")
        }
    }
}
