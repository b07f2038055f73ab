import Spec

/// Holds what travels, the bodies and statuses of each call, against the documents.
enum BodyFindings {
    static func findings(in matchings: [Matching]) -> [Finding] {
        guard let stated = matchings.first?.stated else { return [] }
        let documents = matchings.map(DocumentedBodies.init)
        let unstated = matchings.compactMap(UnstatedParameter.init)
        return stated.items.filter { $0.item.kind == .endpoint }.flatMap { endpoint -> [Finding] in
            // Several endpoints may have one address.
            let sent = stated.members(of: endpoint.item.name.value).filter { $0.item.owner?.place == endpoint.item.name.place }
            // Of what travels, the word of the document counts that the call rests on.
            let told = documents.map { $0.call(of: endpoint) }
            let bearing = zip(matchings, told).filter { $0.0.witness.bears(endpoint.item.provenance) }
            return bearing.flatMap { AnsweredParameter.findings(sent, of: endpoint, in: $0.0) }
                + unstated.filter { $0.matching.witness.bears(endpoint.item.provenance) }.flatMap { $0.findings(endpoint) }
                + UndocumentedField.findings(endpoint, told, sent: sent)
                + FieldTypeDiffers.findings(endpoint, bearing.map(\.1))
                + bearing.flatMap { StatusDiffers.findings(endpoint, $0.1, $0.0.texts) }
                + UndocumentedValue.findings(endpoint, bearing.map(\.0), sent: sent)
        }
    }
}
