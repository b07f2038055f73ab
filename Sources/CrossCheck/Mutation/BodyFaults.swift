import Guide
import SourceText
import Spec

/// Plans mistakes in what travels: statuses of answers, and members of bodies, as far as the document bears them out.
enum BodyFaults {
    static func plan(for matching: Matching, _ text: inout TextFaults) -> [Fault] {
        let documented = DocumentedBodies(matching)
        var faults: [Fault] = []
        var seen: Set<Place> = []
        for endpoint in matching.items where endpoint.item.kind == .endpoint && matching.witness.bears(endpoint.item.provenance) {
            let name = endpoint.callName
            let call = documented.call(of: endpoint)
            let said = Set(call.statuses.map(\.status))
            for status in endpoint.item.statuses where said.contains(status.value) {
                // No document knows it.
                faults += fault(.status, String(status.value), "299", at: status.place, name, &seen)
            }
            let members = call.members ?? [:]
            for member in (endpoint.item.answers + endpoint.item.requests).joined() {
                guard let told = members[member.name.value] else { continue }
                faults += fault(.member, member.name.value, text.misspelled(member.name.value), at: member.name.place, name, &seen)
                guard told.contains(where: { $0.kind.map(member.kinds.contains) == true }) else { continue }
                let other = member.kinds.contains(.boolean) ? "integer" : "boolean"
                faults += fault(.memberType, member.type.spelling, other, at: member.typePlace, name, &seen)
            }
        }
        return faults
    }

    /// None where the word does not stand there as it is: a default, what a constant shows. Objects that several bodies hold are planned once.
    private static func fault(
        _ kind: Fault.Kind, _ word: String, _ other: String, at place: Place, _ name: String, _ seen: inout Set<Place>
    ) -> [Fault] {
        guard place.text == word, seen.insert(place).inserted else { return [] }
        return [Fault(kind, .spec, in: place.file, [Fault.Edit(place.span, other)], of: name)]
    }
}
