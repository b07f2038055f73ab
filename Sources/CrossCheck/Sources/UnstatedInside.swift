import Diagnostics
import Guide
import Spec

/// What a source requires inside of an object that a call is asked with, `amount.currency`, and the spec, which says what is in that
/// object, lacks.
enum UnstatedInside {
    static func findings(_ endpoint: SpecItemReference, _ call: CallWitness, beside calls: [SpecItemReference]) -> [Finding] {
        guard !call.matching.witness.isGuide, calls.first?.id == endpoint.id else { return [] }
        // Several endpoints may have one address: what one of them sends is known.
        let members = calls.flatMap { $0.item.requests.joined() }
        let paths = Set(members.compactMap(\.path))
        let opened = Set(members.compactMap(\.outer))
        guard !opened.isEmpty else { return [] }
        let methods = Set(([endpoint.item.name] + endpoint.item.aliases).map { URLForm.split($0.value).method })
        let open = call.facts.filter { fact in
            let parts = fact.fact.name.split(separator: ".")
            guard fact.fact.kind == .parameter, fact.fact.detail.isRequired == true, fact.part != .answer, parts.count > 1,
                [.table, .list].contains(fact.fact.source), opened.contains(parts.dropLast().joined(separator: ".")),
                let method = fact.fact.owner.map({ URLForm.split($0).method })
            else { return false }
            return (method == nil || methods.contains(method)) && !paths.contains(fact.fact.name)
        }
        guard let first = open.first else { return [] }
        let names = FactGroups.names(open)
        let name = endpoint.callName
        return [
            Finding(
                GuideOnly.rule,
                "`\(name)` has to be asked with \(Wording.shortList(names.map { "`\($0)`" }, limit: 8)), as \(call.matching.witness.title) says"
                    + ", and the spec does not state it",
                name: endpoint.item.name.value, spec: endpoint.item.name.place, guide: first.place, facts: open.map(\.id),
                help: "state what is sent, or say in an erratum for `\(endpoint.item.name.value)` what is left out, and why",
                says: names.joined(separator: ", "), witness: call.matching.witness)
        ]
    }
}
