import CrossCheck
import Diagnostics
package import SourceText
import Spec
import YAMLTree

/// Chooses what to change in a system's spec: the same seed, the same mutants.
package struct MutantPlan: Sendable {
    private let files: [SourceFile]
    /// By kind, each kind shuffled.
    private let mutations: [[Mutation]]

    package init(files: [SourceFile], seed: UInt64) {
        self.files = files
        var text = TextFaults(numbers: SeededNumbers(seed: seed))
        let sites = files.compactMap { YAMLTree.parse($0).root }.flatMap(Site.all)
        var found: [Mutant.Kind: [Mutation]] = [:]
        for site in sites {
            for rule in MutationRule.all {
                if let mutation = rule.mutation(of: site, &text) { found[mutation.kind, default: []].append(mutation) }
            }
        }
        let kinds = Mutant.Kind.allCases.shuffled(using: &text.numbers)
        mutations = kinds.compactMap { found[$0]?.shuffled(using: &text.numbers) }
    }

    /// How many values could be changed.
    package var count: Int { mutations.map(\.count).reduce(0, +) }

    /// Mutants of all kinds by turns, until there are enough that `isWanted`; a change that the spec's own rules refuse is none.
    package func mutants(count: Int, where isWanted: (Mutant) -> Bool = { _ in true }) -> [Mutant] {
        var chosen: [Mutant] = []
        for round in 0..<(mutations.map(\.count).max() ?? 0) {
            for kind in mutations where round < kind.count {
                guard chosen.count < count else { return chosen }
                if let mutant = mutant(kind[round]), isWanted(mutant) { chosen.append(mutant) }
            }
        }
        return chosen
    }

    private func mutant(_ mutation: Mutation) -> Mutant? {
        var changed = files.map { $0.path == mutation.site.file.path ? $0.applying(mutation.edits) : $0 }
        if mutation.isRename { changed = Renaming(old: mutation.old, new: mutation.new).carried(through: changed) }
        guard Self.loads(changed) else { return nil }
        return Mutant(
            kind: mutation.kind, place: mutation.site.node.place, name: mutation.site.name, old: mutation.old, new: mutation.new,
            files: changed)
    }

    private static func loads(_ files: [SourceFile]) -> Bool {
        let (spec, diagnostics) = SpecLoader.load(folder: files)
        return spec != nil && !diagnostics.contains { $0.severity == .error }
    }
}

/// A name that was changed where it is declared, changed wherever the spec refers to it.
///
/// The spec's own rules say where: a reference to the old name is an error at exactly that place.
struct Renaming {
    let old: String
    let new: String

    func carried(through files: [SourceFile]) -> [SourceFile] {
        var files = files
        for _ in 0..<8 {
            let errors = SpecLoader.load(folder: files).diagnostics.filter { $0.severity == .error }
            let edits = errors.flatMap { error in error.labels.prefix(1).compactMap { edit(at: $0.place) } }
            guard !edits.isEmpty else { return files }
            let byFile = Dictionary(grouping: edits, by: \.path)
            files = files.map { file in byFile[file.path].map { file.applying(unique($0.map(\.edit))) } ?? file }
        }
        return files
    }

    private func edit(at place: Place) -> (path: String, edit: Fault.Edit)? {
        TextFaults.find(old, in: place.span, of: place.file).map { (place.file.path, Fault.Edit($0, new)) }
    }

    private func unique(_ edits: [Fault.Edit]) -> [Fault.Edit] {
        var seen: Set<Span> = []
        return edits.filter { seen.insert($0.span).inserted }
    }
}
