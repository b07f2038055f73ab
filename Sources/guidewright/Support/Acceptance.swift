import CrossCheck
import Diagnostics
import Drafting
import Foundation
import SourceText
import Spec

/// Findings of a check as errata that wait for their reasons, at the end of a system's `errata.yaml`.
struct Acceptance {
    private static let name = "errata.yaml"

    private let system: LoadedSystem
    private let findings: [Finding]

    /// - Parameter rules: those whose findings are accepted; `all` is every one.
    init(_ system: LoadedSystem, _ report: CheckReport, rules: Set<String>) {
        self.system = system
        let own = Set(ErrataMatching.rules.map(\.id))
        var seen: Set<String> = []
        findings = report.open.filter { finding in
            let isWanted = rules.contains("all") ? !own.contains(finding.rule.id) : rules.contains(finding.rule.id)
            return isWanted && seen.insert("\(finding.rule.id) \(finding.ownedName ?? finding.name) \(finding.says ?? "")").inserted
        }
    }

    private var languages: [TextLanguage] { system.spec?.system.languages ?? [.english, .korean] }

    /// Writes the entries, and answers what was done.
    func write(in workspace: Workspace) throws -> String {
        guard !findings.isEmpty else { return "\(system.folder.id): no such finding, nothing to accept" }
        let path = "\(system.folder.path)/\(Self.name)"
        let file = system.folder.specFiles.first { $0.path.hasSuffix("/\(Self.name)") || $0.path == Self.name }
        try OutputFile.write(try text(after: file), to: path)
        let count = Wording.count(findings.count, "finding")
        return "\(system.folder.id): \(count) accepted in \(workspace.display(path)); say why under `reason:`, in place of each TODO"
    }

    private func text(after file: SourceFile?) throws -> String {
        guard let file else {
            return "# Where the guide contradicts itself, and why the spec is as it is.\n\n" + "errata:\n"
                + ErratumText.entries(findings, in: languages, indent: 2)
        }
        let old = file.text(file.wholeSpan)
        let lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let keys = lines.filter { $0.first.map { $0.isLetter } ?? false }
        guard keys.last?.trimmingCharacters(in: .whitespaces) == "errata:" else {
            throw Failure(
                "`\(Self.name)` of `\(system.folder.id)` does not end with a list of errata",
                help: "end it with `errata:` and its entries, each on lines of its own")
        }
        let start = lines.lastIndex { $0.hasPrefix("errata:") } ?? 0
        let indent = lines[start...].first { $0.trimmingCharacters(in: .whitespaces).hasPrefix("- ") }?.prefix { $0 == " " }.count ?? 2
        return (old.hasSuffix("\n") ? old : old + "\n") + ErratumText.entries(findings, in: languages, indent: indent)
    }
}
