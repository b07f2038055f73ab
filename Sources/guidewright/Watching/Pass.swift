import CrossCheck
import Generator
import SourceText
import Spec

/// One run over the systems: the only one, or one of many with `--watch`.
struct Pass {
    let workspace: Workspace
    /// All systems that were asked for.
    let systems: [LoadedSystem]
    /// The ids of those that have to be looked at anew.
    let changed: Set<String>
    /// What holds for all systems together may have changed: which there are, their modules and titles, templates, settings.
    let isWhole: Bool
    let memory: Memory

    /// What earlier passes found of systems that have not changed since.
    final class Memory {
        var systems: [String: LoadedSystem] = [:]
        var reports: [String: CheckReport] = [:]
        /// What the last pass was to look at, if it did not come to its end.
        var left: (ids: Set<String>, isWhole: Bool) = ([], false)
    }

    /// The cross-check of each system, worked out where it may differ from the last.
    func reports(_ guides: GuideOptions) throws -> [CheckReport] {
        let stale = systems.filter { changed.contains($0.folder.id) || memory.reports[$0.folder.id] == nil }
        let workspace = workspace
        ProgressLine.standardError.expect(stale.map(\.documentCount).reduce(0, +), "documents")
        let checked = stale.concurrentMap { system in Result { try Check.report(on: system, guides, workspace) } }
        for (system, report) in zip(stale, checked) { memory.reports[system.folder.id] = try report.get() }
        return systems.compactMap { memory.reports[$0.folder.id] }
    }
}
