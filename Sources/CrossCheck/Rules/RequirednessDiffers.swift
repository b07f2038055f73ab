package import Diagnostics
import Guide
import SourceText
package import Spec

/// What one side requires is optional on the other.
package enum RequirednessDiffers: PairRule {
    package static let rule = Rule(
        "requiredness-differs",
        "required in the spec and optional in the guide, or the other way round",
        explanation: """
            A required method of a protocol must be implemented by every app; a required parameter must be sent with every \
            request. Example: the \
            guide lists a method under `@optional` and the spec does not say `optional: true`. Follow the guide; where another \
            document decides it, \
            name that document (`requiredFrom`).
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .isRequired }

    package static func compare(_ pair: Pair) -> Outcome {
        let implied = pair.item.item.impliedRequired.map { Located($0, at: pair.item.item.name.place) }
        guard let stated = pair.item.item.isRequired ?? implied, let written = pair.fact.fact.detail.isRequired else { return .silent }
        guard !pair.witness.isGuide || pair.item.item.provenance(of: .isRequired).isGuide else { return .silent }
        guard (pair.item.item.kind == .parameter) == (pair.fact.fact.kind == .parameter) else { return .silent }
        if stated.value == written { return .agrees }
        // `depot?` in a table of no call is of an object that may lack it, and says nothing of what is sent; a path has all of its placeholders.
        let isOfCall = pair.item.item.owner?.value.has("/") == true
        if isOfCall, !written, pair.fact.fact.owner == nil || pair.item.item.form?.value == "path" { return .silent }
        return .differs(Difference("requirement", spec: word(stated.value), guide: word(written), at: stated.place))
    }

    /// Of members inside of the objects that a call is asked with: a table of their own says it.
    static func inside(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Finding] {
        let item = endpoint.item
        guard !item.requests.isEmpty else { return [] }
        let names = Set(item.requests.joined().map(\.name.value))
        let counts = (item.answers + item.requests + [item.sentMembers]).joined().timesNamed
        let listed = call.facts.filter { fact in
            fact.fact.kind == .parameter && fact.fact.detail.isRequired != nil && fact.fact.detail.place != .answer
                && names.contains(lastName(fact))
        }
        let own = Set(listed.map(lastName))
        return item.requests.flatMap { shared($0, besides: own, endpoint, call) }
            + item.requests.joined().compactMap { member -> Finding? in
                // A name that stands for several things says nothing of which of them a row means.
                guard counts[member.name.value] == 1 else { return nil }
                let rows = listed.filter { lastName($0) == member.name.value }
                guard let first = rows.first, let written = first.fact.detail.isRequired, written != member.isRequired.value,
                    rows.allSatisfy({ $0.fact.detail.isRequired == written })
                else { return nil }
                return finding(member, written, endpoint, first, call.matching.witness)
            }
    }

    /// Of members of an object that the table of no call describes: what it requires. What it marks as optional may be so in answers alone.
    private static func shared(
        _ members: [BodyMember], besides own: Set<String>, _ endpoint: SpecItemReference, _ call: CallWitness
    ) -> [Finding] {
        let rows = call.objects.rows(of: Set(members.map(\.name.value)))
        return members.compactMap { member in
            guard !member.isRequired.value, !own.contains(member.name.value),
                let row = rows.first(where: { $0.fact.name == member.name.value }), row.fact.detail.isRequired == true
            else { return nil }
            return finding(member, true, endpoint, row, call.matching.witness)
        }
    }

    private static func lastName(_ fact: GuideFact) -> String { fact.fact.name.split(separator: ".").last.map(String.init) ?? "" }

    private static func finding(
        _ member: BodyMember, _ written: Bool, _ endpoint: SpecItemReference, _ row: GuideFact, _ witness: Witness
    ) -> Finding {
        let name = endpoint.callName
        let message = "`\(member.path ?? member.name.value)` of `\(name)` is \(word(member.isRequired.value)) in the spec and "
        return Finding(
            rule, message + "\(word(written)) in \(witness.title)", name: "\(name).\(member.name.value)", spec: member.isRequired.place,
            guide: row.place, says: word(written), witness: witness)
    }

    private static func word(_ isRequired: Bool) -> String { isRequired ? "required" : "optional" }
}

extension Sequence<BodyMember> {
    /// How many members have each name: one that stands for several things says nothing of which of them a row means.
    var timesNamed: [String: Int] { reduce(into: [:]) { $0[$1.name.value, default: 0] += 1 } }
}
