import Spec

/// Holds what travels, the bodies and statuses of each call, against the documents.
enum BodyFindings {
    static func findings(in matchings: [Matching]) -> [Finding] {
        guard let stated = matchings.first?.stated else { return [] }
        let documents = matchings.map(DocumentedBodies.init)
        let unstated = matchings.compactMap(UnstatedParameter.init)
        let bases = matchings.compactMap { BaseDiffers($0, beside: matchings) }.flatMap(\.findings)
        return bases
            + stated.items.filter { $0.item.kind == .endpoint }.flatMap { endpoint -> [Finding] in
                // Several endpoints may have one address.
                let sent = stated.members(of: endpoint.item.name.value).filter { $0.item.owner?.place == endpoint.item.name.place }
                // Of what travels, the word of the document counts that the call rests on.
                let told = documents.map { $0.call(of: endpoint) }
                let bearing = zip(matchings, told).filter { $0.0.witness.bears(endpoint.item.provenance) }
                var findings = bearing.flatMap { AnsweredParameter.findings(sent, of: endpoint, in: $0.0) }
                findings += unstated.filter { $0.matching.witness.bears(endpoint.item.provenance) }.flatMap { $0.findings(endpoint) }
                findings += UndocumentedField.findings(endpoint, told, sent: sent)
                findings += MisplacedField.findings(endpoint, bearing.map(\.1)) + FieldTypeDiffers.findings(endpoint, bearing.map(\.1))
                for (matching, document) in bearing {
                    findings += BodyForms.findings(endpoint, sent: sent, in: matching) + RequirednessDiffers.inside(endpoint, matching)
                    findings += StatusDiffers.findings(endpoint, document, matching.texts)
                    findings += UndocumentedValue.listed(endpoint, matching, document, sent: sent)
                }
                return findings + UndocumentedValue.findings(endpoint, bearing.map(\.0), sent: sent)
            }
    }
}
