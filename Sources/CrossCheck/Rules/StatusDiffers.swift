package import Diagnostics
import Guide
import SourceText
package import Spec

/// An endpoint, or an error, comes with a status of HTTP that the documents do not know.
package enum StatusDiffers: PairRule {
    package static let rule = Rule(
        "status-differs",
        "the status of an answer is not the documents'",
        explanation: """
            A document says with which statuses the call answers, and the spec has another: a mock would send what no server sends, and a \
            client would take the server's own answer for a failure. Example: `status: 202` where the reference has "201 Created". \
            Without `status:` an answer has 200.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .name }

    /// Of an error, beside which a table has its status.
    package static func compare(_ pair: Pair) -> Outcome {
        // Several calls may answer with one text: their titles are looked at together.
        guard pair.item.item.kind == .error, let stated = pair.item.item.status, let written = pair.fact.fact.detail.status,
            !pair.fact.fact.isTextOfFailure
        else { return .silent }
        if stated.value == written { return .agrees }
        return .differs(Difference("status", spec: String(stated.value), guide: String(written), at: stated.place))
    }

    static func findings(_ endpoint: SpecItemReference, _ document: DocumentedCall, _ texts: DocumentTexts) -> [Finding] {
        let documented = document.statuses
        return endpoint.item.statuses.compactMap { stated in
            let siblings = documented.filter { $0.status / 100 == stated.value / 100 || stated.value >= 400 && $0.status >= 400 }
            guard let first = siblings.first, !siblings.contains(where: { $0.status == stated.value }) else { return nil }
            // Said somewhere else, and not in this call's own section.
            if stated.value != 200, texts.have(String(stated.value)) { return nil }
            return finding(endpoint.callName, stated, siblings, first.place, document.witness)
        }
    }

    /// Of errors that stand below titles with another status, "404: Not found".
    static func titled(in matching: Matching) -> [Finding] {
        matching.items.compactMap { item in
            guard item.item.kind == .error, let stated = item.item.status, matching.witness.bears(item.item.provenance) else { return nil }
            let titled = matching.factsOfItem[item.id].map { matching.facts[$0] }.filter(\.fact.isTextOfFailure)
            guard let first = titled.first, let written = first.fact.detail.status,
                !titled.contains(where: { $0.fact.detail.status == stated.value })
            else { return nil }
            return Finding(
                rule, "the status of \(item.title) is `\(stated.value)` in the spec and `\(written)` in \(matching.witness.title)",
                name: item.item.name.value, spec: stated.place, guide: first.place, facts: [first.id], says: String(written),
                witness: matching.witness)
        }
    }

    private static func finding(
        _ name: String, _ stated: Located<Int>, _ documented: [DocumentedCall.Status], _ place: Place, _ witness: Witness
    ) -> Finding {
        var seen: Set<Int> = []
        let others = documented.map(\.status).filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
        return Finding(
            rule, "an answer of `\(name)` has the status `\(stated.value)` in the spec, and \(others) in \(witness.title)",
            name: "\(name).\(stated.value)", spec: stated.place, guide: place, says: others, witness: witness)
    }
}
