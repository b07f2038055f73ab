import Guide
import Spec

/// Tables of no call: each lists the members of an object that several calls are asked with, or answer.
struct ObjectTables {
    private struct Table: Hashable {
        let file: ObjectIdentifier
        let heading: Int?

        init(_ fact: GuideFact) { (file, heading) = (ObjectIdentifier(fact.file), fact.fact.detail.headingLine) }
    }

    private let tables: [Table: [GuideFact]]
    private let byName: [String: Set<Table>]

    init(_ matching: Matching) {
        let rows = matching.facts.filter { fact in
            fact.fact.owner == nil && fact.fact.source == .table && [.property, .parameter].contains(fact.fact.kind)
        }
        tables = Dictionary(grouping: rows, by: Table.init)
        byName = rows.reduce(into: [:]) { $0[$1.fact.name, default: []].insert(Table($1)) }
    }

    /// The rows of the one table that lists most of what an object has, and little besides; none where no table does, or several do.
    func rows(of names: Set<String>) -> [GuideFact] {
        guard names.count > 2 else { return [] }
        let fitting = Set(names.flatMap { byName[$0] ?? [] }).compactMap { tables[$0] }.filter { rows in
            let listed = Set(rows.map(\.fact.name))
            let shared = listed.intersection(names).count
            return shared * 4 >= names.count * 3 && shared * 4 >= listed.count * 3 && shared > 2
        }
        return fitting.count == 1 ? fitting[0] : []
    }
}
