import Foundation
import Generator
import Mutants

/// One mutant on one side, and what the tests made of it.
struct MutantOutcome {
    var system: String
    var side: Mutant.Side
    var mutant: Mutant
    var verdict: MutantBench.Verdict
}

/// What one system's mutants gave.
struct MutantResult {
    var id: String
    var outcomes: [MutantOutcome]
    /// Changes after which the code of both sides is what it was.
    var idle: [Mutant]

    /// Those that tests could meet.
    var living: [MutantOutcome] {
        outcomes.filter { if case .stillborn = $0.verdict { false } else { true } }
    }
}

/// The mutants of one system, chosen and generated, before any is compiled.
struct MutantTrial {
    private struct Candidate: Sendable {
        var mutant: Mutant
        var sides: GeneratedSides
        var side: Mutant.Side
    }

    let id: String
    private let truth: GeneratedSides
    private let tests: [GeneratedSides.File]
    private let candidates: [Candidate]
    private let idle: [Mutant]

    /// How many are to be compiled.
    var count: Int { candidates.count }

    /// Nil where the system has no mock, and so no tests.
    init?(_ system: LoadedSystem, templates: TemplateLibrary, seed: UInt64, count: Int) {
        let files = system.folder.specFiles
        guard let truth = GeneratedSides(files: files, templates: templates) else { return nil }
        id = system.folder.id
        self.truth = truth
        tests = GeneratedSides.tests(files: files, templates: templates)
        var candidates: [Candidate] = []
        var idle: [Mutant] = []
        _ = MutantPlan(files: files, seed: seed).mutants(count: count) { mutant in
            guard let sides = GeneratedSides(files: mutant.files, templates: templates) else { return false }
            let changed = truth.changed(in: sides)
            candidates += changed.map { Candidate(mutant: mutant, sides: sides, side: $0) }
            if changed.isEmpty { idle.append(mutant) }
            return !changed.isEmpty
        }
        self.candidates = candidates
        self.idle = idle
    }

    func bench(_ compiler: SwiftCompiler, scratch: URL) throws -> MutantBench {
        try MutantBench(truth, tests: tests, compiler: compiler, scratch: scratch)
    }

    func run(on bench: MutantBench) throws -> MutantResult {
        let verdicts = Lanes.map(candidates, label: id, unit: "mutants") { candidate in
            Result { try bench.judge(candidate.sides, candidate.side) }
        }
        let outcomes = try zip(candidates, verdicts).map { candidate, verdict in
            MutantOutcome(system: id, side: candidate.side, mutant: candidate.mutant, verdict: try verdict.get())
        }
        return MutantResult(id: id, outcomes: outcomes, idle: idle)
    }
}
