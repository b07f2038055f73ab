import Guide
import SourceText
import Spec

/// Several calls of a spec may have one method and one address, told apart by what they are sent: a reference gives each of them a section, and what
/// stands in one is none of the others'.
struct CallSections {
    private typealias Call = DocumentedBodies.Call

    /// From the line that states a call to the next that does.
    private struct Section {
        let file: ObjectIdentifier
        let lines: Range<Int>
        var facts: [GuideFact] = []

        var names: Set<String> { Set(facts.map { CallSections.plain($0.fact.name) }) }
    }

    /// By fact: the items of the calls whose sections are others.
    private var foreign: [Int: Set<Int>] = [:]
    /// By fact: the endpoint whose section it stands in.
    private(set) var calls: [Int: Int] = [:]

    /// Where no calls share an address, or no document parts them.
    init() {}

    init(_ matching: Matching) {
        let endpoints = matching.items.filter { $0.item.kind == .endpoint }
        let shared = Dictionary(grouping: endpoints) { Call($0.item.name.value) }.filter { $0.value.count > 1 }
        guard !shared.isEmpty else { return }
        let sections = Self.sections(of: matching)
        for (call, endpoints) in shared {
            let own = sections.filter { $0.key.method == call.method && URLForm.isSame($0.key.address, call.address) }.flatMap(\.value)
            guard own.count > 1 else { continue }
            part(own, among: endpoints.map { ($0, Self.parts(of: $0, in: matching)) })
        }
    }

    /// Items that a fact is none about, since it stands in another call's section.
    func foreign(to fact: GuideFact) -> Set<Int> { foreign[fact.id] ?? [] }

    private static func plain(_ name: String) -> String { name.lowercased() }

    private static func parts(of endpoint: SpecItemReference, in matching: Matching) -> [SpecItemReference] {
        matching.stated.members(of: endpoint.item.name.value).filter { $0.item.owner?.place == endpoint.item.name.place }
            + matching.stated.members(of: endpoint.callName).filter { $0.item.kind == .header }
    }

    private static func sections(of matching: Matching) -> [Call: [Section]] {
        var sections: [Call: [Section]] = [:]
        let stated = matching.facts.filter { $0.fact.kind == .endpoint && opensLine($0) }.sorted {
            ($0.file.path, $0.line) < ($1.file.path, $1.line)
        }
        let said = Dictionary(
            grouping: matching.facts.filter { [.parameter, .header].contains($0.fact.kind) && $0.fact.owner?.has("/") == true }
        ) {
            ObjectIdentifier($0.file)
        }
        let starts = stated.indices.map { start(of: stated[$0], behind: $0 > 0 ? stated[$0 - 1] : nil) }
        for (index, fact) in stated.enumerated() {
            let next = index + 1 < stated.count && stated[index + 1].file === fact.file ? starts[index + 1] : Int.max
            guard next > fact.line else { continue }
            let file = ObjectIdentifier(fact.file)
            let call = Call(fact.fact.name)
            var section = Section(file: file, lines: starts[index]..<next)
            section.facts = (said[file] ?? []).filter { section.lines.contains($0.line) && $0.fact.owner.map(Call.init) == call }
            if section.facts.contains(where: { [.table, .list].contains($0.fact.source) }) { sections[call, default: []].append(section) }
        }
        return sections
    }

    /// A command may stand between a call's title and the line that states it: the section begins with the highest title since the call before.
    private static func start(of fact: GuideFact, behind other: GuideFact?) -> Int {
        let first = other.map { $0.file === fact.file ? $0.line + 1 : 1 } ?? 1
        guard fact.format == .markdown, first < fact.line else { return fact.line }
        var best: (level: Int, line: Int)?
        var isInListing = false
        for line in max(first, fact.line - 200)..<fact.line {
            let text = fact.file.text(fact.file.lineSpan(line))
            if text.hasPrefix("```") || text.hasPrefix("~~~") { isInListing.toggle() }
            let level = text.prefix { $0 == "#" }.count
            if !isInListing, level > 0, level <= best?.level ?? 6 { best = (level, line) }
        }
        return best?.line ?? fact.line
    }

    /// The method begins the line, as in a title, a row or a block that states the call; a command or a sentence shows one of its uses.
    private static func opensLine(_ fact: GuideFact) -> Bool {
        guard let method = URLForm.split(fact.fact.name).method else { return false }
        return fact.file.text(fact.file.lineSpan(fact.line)).drop { !$0.isLetter }.hasPrefix(method)
    }

    /// Each call has the section that lists most of what it is sent, and least besides.
    private mutating func part(_ sections: [Section], among calls: [(call: SpecItemReference, parts: [SpecItemReference])]) {
        let names = calls.map { Set($0.parts.map { Self.plain($0.item.name.value) }) }
        var pairs: [(score: Double, call: Int, section: Int)] = []
        for (call, stated) in names.enumerated() {
            for (section, written) in sections.map(\.names).enumerated() where !stated.isDisjoint(with: written) {
                pairs.append((Double(stated.intersection(written).count) / Double(stated.union(written).count), call, section))
            }
        }
        pairs.sort { ($1.score, $0.section, $0.call) < ($0.score, $1.section, $1.call) }
        var (usedCalls, usedSections): (Set<Int>, Set<Int>) = ([], [])
        var chosen: [(call: Int, section: Int)] = []
        for pair in pairs where !usedCalls.contains(pair.call) && !usedSections.contains(pair.section) {
            usedCalls.insert(pair.call)
            usedSections.insert(pair.section)
            chosen.append((pair.call, pair.section))
        }
        for (call, section) in chosen {
            let others = chosen.filter { $0.call != call }.flatMap { calls[$0.call].parts.map(\.id) }
            for fact in sections[section].facts {
                foreign[fact.id, default: []].formUnion(others)
                self.calls[fact.id] = calls[call].call.id
            }
        }
    }
}
