@testable import Generator

extension ArtifactWriter {
    /// Carries a plan out and stops after some files, as a killed process would.
    func writeUntilKilled(_ plan: ArtifactPlan, after count: Int) {
        var cut = plan
        cut.changes = Array(plan.changes.prefix(count))
        try? begin(plan)
        for change in cut.changes { try? folder.write(change.path, change.new ?? []) }
    }
}
