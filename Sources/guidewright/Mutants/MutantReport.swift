import Diagnostics
import Foundation
import Mutants
import SourceText

/// The figures over all systems, and everything that a maintainer has to look at.
struct MutantReport: Encodable {
    private let seed: UInt64
    private let results: [MutantResult]

    init(seed: UInt64, results: [MutantResult]) {
        self.seed = seed
        self.results = results
    }

    private var living: [MutantOutcome] { results.flatMap(\.living) }

    private var survivors: [String] {
        living.filter { !$0.verdict.isKilled }.map { "\($0.system), \($0.side.rawValue): \($0.mutant.description)" }
    }

    private var uncompiled: [String] {
        living.compactMap { outcome in
            guard case .uncompiled(let error) = outcome.verdict else { return nil }
            return "\(outcome.system), \(outcome.side.rawValue): \(outcome.mutant.description): \(error)"
        }
    }

    private var stillborn: [String] {
        results.flatMap(\.outcomes).compactMap { outcome in
            guard case .stillborn(let error) = outcome.verdict else { return nil }
            return "\(outcome.system), \(outcome.side.rawValue): \(outcome.mutant.description): \(error)"
        }
    }

    private var idle: [String] { results.flatMap { result in result.idle.map { "\(result.id): \($0.description)" } } }

    var passes: Bool { survivors.isEmpty }

    var text: String {
        let kinds = Mutant.Kind.allCases.compactMap { kind -> String? in
            let outcomes = living.filter { $0.mutant.kind == kind }
            return outcomes.isEmpty ? nil : "  \(kind.rawValue): \(figure(outcomes))"
        }
        let systems = results.flatMap { result in
            Mutant.Side.allCases.map { side in "\(result.id), \(side.rawValue): \(figure(result.living.filter { $0.side == side }))" }
        }
        let lists =
            list("no behaviour (the code of both sides stays as it is)", idle)
            + list("not to be compiled by themselves, so that no test could meet them", stillborn)
            + list("compile (the tests do not compile against them)", uncompiled) + list("survived", survivors)
        return (lists + ["killed by kind:"] + kinds + systems + ["all: \(figure(living)) killed, seed \(seed)"]).joined(separator: "\n")
    }

    private func figure(_ outcomes: [MutantOutcome]) -> String { "\(outcomes.filter(\.verdict.isKilled).count) of \(outcomes.count)" }

    private func list(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" } }

    // MARK: - JSON

    private enum Key: String, CodingKey { case seed, killed, total, mutants, noBehaviour, doNotCompile }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(seed, forKey: .seed)
        try container.encode(living.filter(\.verdict.isKilled).count, forKey: .killed)
        try container.encode(living.count, forKey: .total)
        try container.encode(living.map(Row.init), forKey: .mutants)
        try container.encode(idle, forKey: .noBehaviour)
        try container.encode(stillborn, forKey: .doNotCompile)
    }

    private struct Row: Encodable {
        var system: String
        var side: String
        var kind: String
        var file: String
        var line: Int
        var name: String
        var old: String
        var new: String
        var verdict: String
        /// The tests that failed, or the error of the compiler.
        var by: [String]

        init(_ outcome: MutantOutcome) {
            system = outcome.system
            side = outcome.side.rawValue
            kind = outcome.mutant.kind.rawValue
            file = outcome.mutant.place.file.path
            line = outcome.mutant.place.start.line
            name = outcome.mutant.name
            old = outcome.mutant.old
            new = outcome.mutant.new
            switch outcome.verdict {
            case .killed(let tests): (verdict, by) = ("killed", tests)
            case .uncompiled(let error): (verdict, by) = ("compile", [error])
            case .survived: (verdict, by) = ("survived", [])
            case .stillborn(let error): (verdict, by) = ("stillborn", [error])
            }
        }
    }
}
