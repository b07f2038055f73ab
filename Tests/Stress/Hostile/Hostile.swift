import ArgumentParser
import Foundation
import Spec
import Synchronization

/// Values that try to become code, in every place that a writer of specs fills.
struct Hostile: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put hostile values into every place of a spec, and see that they stay values.",
        discussion: """
            Walks the grammar of specs for its places (each text, name, URL, value and key that a writer chooses), finds a spec that has each, and
            puts values there that try to be more than values. The validator refuses one with a place, or all that is made of the spec has
            the same structure as with plain words: the Swift, the references, their commands, the OpenAPI description and the mock's page.

            EXAMPLES
              stress hostile
              stress hostile --quick
              stress hostile --place endpoint.url
            """
    )

    @Flag(help: "Two values for each place instead of all: it takes a minute.")
    var quick = false

    @Option(name: .customLong("place"), help: "Only this place; may be said several times.")
    var places: [String] = []

    @Option(name: .customLong("text"), help: "Only this value; may be said several times.")
    var texts: [String] = []

    @Flag(help: "Name each place with the spec that it is tried in.")
    var verbose = false

    func run() throws {
        let plan = Self.plan(try HostileBase.all(), places)
        if plan.isEmpty { throw ValidationError("no spec has the place \(places.joined(separator: ", "))") }
        if places.isEmpty { try Self.tellUntried(plan) }
        let rounds = texts.isEmpty ? quick ? 2 : HostileTexts.all.count : texts.count
        let texts = texts.isEmpty ? HostileTexts.all : texts
        let tallies = Mutex<[HostileTally]>([])
        DispatchQueue.concurrentPerform(iterations: plan.count) { index in
            let (base, leaves) = plan[index]
            let trial = HostileTrial(base, leaves, texts)
            var tally = HostileTally()
            for round in 0..<rounds { trial.run(round, &tally) }
            tally.compile(trial)
            let finished = tally
            tallies.withLock { $0.append(finished) }
        }
        let tally = tallies.withLock { HostileTally(joining: $0) }
        if verbose { for (base, leaves) in plan { leaves.forEach { print("\($0.place)  \(base.name)") } } }
        print("\(plan.reduce(0) { $0 + $1.leaves.count }) places, \(rounds) values each, \(plan.count) specs")
        print("\(tally.refused) refused with a place, \(tally.taken) taken and still values")
        if tally.meant > 0 { print("\(tally.meant) of them built otherwise, as HostileMeanings says they mean to be") }
        tally.print()
        if !tally.problems.isEmpty { throw ExitCode(1) }
    }

    /// A place that no spec has would never be tried: said before minutes go by.
    private static func tellUntried(_ plan: [(base: HostileBase, leaves: [HostileLeaf])]) throws {
        let tried = Set(plan.flatMap { $0.leaves.map(\.place) })
        let untried = HostilePlaces().all.subtracting(HostilePlaces.alike).subtracting(tried).sorted()
        if untried.isEmpty { return }
        print("no spec has a value for: \(untried.joined(separator: ", "))")
        print("let a feature of Tests/Features say it, or Tests/SpecTests/Rare")
        throw ExitCode(1)
    }

    /// Each place in the first spec that has it.
    private static func plan(_ bases: [HostileBase], _ places: [String]) -> [(base: HostileBase, leaves: [HostileLeaf])] {
        var seen: Set<String> = []
        return bases.compactMap { base in
            let new = HostileLeaves(base.files).found.filter { leaf in
                (places.isEmpty || places.contains(leaf.place)) && seen.insert(leaf.place).inserted
            }
            return new.isEmpty ? nil : (base, new)
        }
    }
}

/// What came of all values.
struct HostileTally {
    var (refused, taken, meant) = (0, 0, 0)
    var problems: [(place: String, text: String)] = []

    init() {}

    init(joining tallies: [HostileTally]) {
        for each in tallies {
            (refused, taken, meant) = (refused + each.refused, taken + each.taken, meant + each.meant)
            problems += each.problems
        }
    }

    /// What several values of one place have in common is told by three of them.
    func print() {
        for (place, found) in Dictionary(grouping: problems, by: \.place).sorted(by: { $0.key < $1.key }) {
            for problem in found.prefix(3) { Swift.print("\(place)\(problem.text)") }
            if found.count > 3 { Swift.print("\(place): \(found.count - 3) values more") }
        }
    }

    /// Has the compiler read what is made of a trial's values.
    mutating func compile(_ trial: HostileTrial) {
        guard let compiler = SwiftParse.compiler else { return }
        do {
            if try !SwiftParse.accepts(trial.swift(), compiler) { problems.append((trial.base.name, ": Swift does not parse")) }
        } catch {
            problems.append((trial.base.name, ": not compiled, \(error)"))
        }
    }
}

/// The places of one spec, with values put in round after round.
struct HostileTrial {
    typealias Change = (leaf: HostileLeaf, text: String)

    let base: HostileBase
    private let leaves: [HostileLeaf]
    private let texts: [String]
    /// For each place, plain words that are taken there; nil where only what stands there is.
    private let plain: [String?]

    init(_ base: HostileBase, _ leaves: [HostileLeaf], _ texts: [String]) {
        (self.base, self.leaves, self.texts) = (base, leaves, texts)
        plain = leaves.enumerated().map { index, leaf in
            ["Plain words \(index)", "plain\(index)", "https://plain.example/\(index)", "AAAA"].first {
                base.load(with: [(leaf, $0)]) != nil
            }
        }
    }

    func run(_ round: Int, _ tally: inout HostileTally) {
        var taken: [Int] = []
        for index in leaves.indices {
            let change = change(index, round)
            switch base.verdict(on: change) {
            case .taken: taken.append(index)
            case .refused: tally.refused += 1
            case .refusedWithoutPlace: tally.problems.append(Self.problem(change, "refused without a place"))
            }
        }
        tally.taken += taken.count
        compare(taken, round, &tally)
    }

    /// All values that are taken at once; those of a part that differs are halved until one is left.
    private func compare(_ indices: [Int], _ round: Int, _ tally: inout HostileTally) {
        guard let first = indices.first else { return }
        let problem = difference(indices, round)
        guard let problem else { return }
        guard indices.count > 1 else {
            let change = change(first, round)
            if HostileMeanings.allow(change.text, at: change.leaf.place) {
                tally.meant += 1
            } else {
                tally.problems.append(Self.problem(change, problem))
            }
            return
        }
        let middle = indices.count / 2
        compare(Array(indices[..<middle]), round, &tally)
        compare(Array(indices[middle...]), round, &tally)
    }

    /// nil where nothing differs. Values that are taken one by one may clash together: that is no matter of theirs.
    private func difference(_ indices: [Int], _ round: Int) -> String? {
        let words = indices.compactMap { index in plain[index].map { (leaves[index], $0) } }
        guard let hostile = base.load(with: indices.map { change($0, round) }), let tame = base.load(with: words) else {
            return indices.count > 1 ? "clash" : nil
        }
        return OutputSkeleton(hostile).difference(from: OutputSkeleton(tame))
    }

    /// What the compiler is to read: the values of the rounds in turn, as far as they are taken together.
    func swift() -> [(path: String, text: String)] {
        var changes: [Change] = []
        for index in leaves.indices {
            let change = change(index, index)
            if base.load(with: changes + [change]) != nil { changes.append(change) }
        }
        return base.load(with: changes).map { OutputSkeleton($0).swift } ?? []
    }

    private func change(_ index: Int, _ round: Int) -> Change {
        (leaves[index], texts[(index * 7 + round) % texts.count])
    }

    private static func problem(_ change: Change, _ what: String) -> (place: String, text: String) {
        (change.leaf.place, " = \(change.text.debugDescription): \(what)")
    }
}
