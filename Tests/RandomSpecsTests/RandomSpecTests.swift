import Diagnostics
import Generator
import RandomSpecs
import Spec
import Testing

/// Specs that are made up, with seeds that stay. `make promise` takes thousands, and compiles some.
@Suite struct RandomSpecTests {
    private static let seeds: ClosedRange<UInt64> = 1...60

    private static let loaded = seeds.map { (seed: $0, made: RandomSpecMaker.load(seed: $0)) }

    @Test func aSeedGivesOneSpec() {
        #expect(RandomSpecMaker.spec(seed: 7).printed == RandomSpecMaker.spec(seed: 7).printed)
        #expect(RandomSpecMaker.spec(seed: 7).printed != RandomSpecMaker.spec(seed: 8).printed)
    }

    @Test func whatIsMadeUpHasTheFormOfTheGrammar() {
        let structure = Set(SpecRules.structure.map(\.id)).subtracting(["spec-unknown-word"])
        for (seed, made) in Self.loaded {
            let broken = made.errors.filter { structure.contains($0.rule.id) }
            #expect(broken.map(\.message) == [], "seed \(seed)")
        }
    }

    @Test func mostAreValidAndAllOfThoseAreGenerated() {
        var valid = 0
        for (seed, made) in Self.loaded {
            guard made.errors.isEmpty, let spec = made.spec else { continue }
            valid += 1
            let (artifacts, diagnostics) = Generator.generate([GeneratorInput(spec: spec)], templates: .builtIn)
            #expect(diagnostics.map(\.message) == [], "seed \(seed)")
            #expect(artifacts.paths.contains { $0.hasSuffix("/Client/Exports.swift") }, "seed \(seed)")
        }
        #expect(valid > Self.seeds.count / 2)
    }
}
