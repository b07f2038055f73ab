import Diagnostics
import Generator
import SourceText

/// What was made, held against what is there; nothing is written.
struct Comparison {
    /// A finding for each file that differs.
    private(set) var details: [Diagnostic] = []
    /// A finding for each module that differs, where its name is stated: for build systems, which show places.
    private(set) var findings: [Diagnostic] = []
    /// All that differs.
    private(set) var diff = ""
    private let count: Int

    var isCurrent: Bool { details.isEmpty }
    var summary: String { "\(Wording.count(count, "generated file")) current" }

    init(_ made: Generation.Made, isWhole: Bool) {
        count = made.artifacts.paths.count
        for (folder, writer, artifacts) in made.destination.writers(made.artifacts) {
            let plan = writer.plan(artifacts, removesOtherModules: isWhole)
            let found = writer.check(plan)
            details += found.diagnostics
            diff += found.diff
            findings += found.diagnostics.isEmpty ? [] : Self.findings(plan, in: folder, made.modules)
        }
        if let package = made.package {
            let finding = ArtifactRules.outdatedPackage(package.file.path)
            details.append(finding)
            findings.append(finding)
            diff += UnifiedDiff.text(path: package.file.path, old: package.file.bytes, new: Array(package.text.utf8))
        }
    }

    /// What belongs to no single system is stated where the first one is.
    private static func findings(_ plan: ArtifactPlan, in folder: String, _ places: [String: Place]) -> [Diagnostic] {
        let changes = Dictionary(grouping: plan.changes) { $0.path.split(separator: "/").first.map(String.init) ?? "" }
        let first = places.min { $0.key < $1.key }?.value
        let modules = changes.isEmpty ? ["": []] : changes
        return modules.sorted { $0.key < $1.key }.map { module, changes in
            let files = Wording.count(changes.count, "generated file")
            let example = changes.map(\.path).min().map { ", such as `\(folder)/\($0)`" } ?? ""
            let message =
                changes.isEmpty
                ? "a run was stopped half-way" : "\(files) of `\(module)` \(changes.count == 1 ? "is" : "are") not current\(example)"
            return Diagnostic(
                ArtifactRules.outdated, message, at: (places[module] ?? first).map { [Label($0)] } ?? [], help: "run `guidewright generate`"
            )
        }
    }
}
