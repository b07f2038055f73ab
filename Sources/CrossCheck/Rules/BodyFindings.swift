import Spec

/// Holds what travels, the bodies and statuses of each call, against the documents.
enum BodyFindings {
    static func findings(in matchings: [Matching]) -> [Finding] {
        guard let stated = matchings.first?.stated else { return [] }
        let documents = matchings.map { ($0, DocumentedBodies($0), CallFacts($0)) }
        let unstated = matchings.compactMap(UnstatedParameter.init)
        let shared = Shared(matchings, stated)
        let bases = matchings.compactMap { BaseDiffers($0, beside: matchings) }.flatMap(\.findings)
        return bases + matchings.flatMap(FailureMembers.findings) + matchings.flatMap(StatusDiffers.titled)
            + matchings.flatMap(FieldDiffers.findings) + matchings.flatMap(ExchangedErrors.findings)
            + stated.items.filter { $0.item.kind == .endpoint }.flatMap { endpoint -> [Finding] in
                // Several endpoints may have one address.
                let sent = stated.members(of: endpoint.item.name.value).filter { $0.item.owner?.place == endpoint.item.name.place }
                let told = documents.map { CallWitness($0, $1.call(of: endpoint), $2, endpoint) }
                let asked = unstated.filter { $0.matching.witness.bears(endpoint.item.provenance) }.flatMap { $0.findings(endpoint) }
                let calls = stated.named(endpoint.item.name.value).filter { $0.item.kind == .endpoint }
                let inside = told.filter { $0.matching.witness.bears(endpoint.item.provenance) }
                    .flatMap { UnstatedInside.findings(endpoint, $0, beside: calls) }
                return asked + inside + shared.findings(endpoint, told) + findings(endpoint, told, sent: sent)
            }
    }

    /// What is made once for all calls.
    private struct Shared {
        let errors: [CallErrors]
        let unlisted: [UnstatedError]
        let values: ShownValues
        let statuses: SaidStatuses

        init(_ matchings: [Matching], _ stated: StatedItems) {
            errors = matchings.compactMap(CallErrors.init)
            unlisted = matchings.filter(\.witness.isGuide).compactMap(UnstatedError.init)
            values = ShownValues(stated)
            statuses = SaidStatuses(stated, matchings)
        }

        func findings(_ endpoint: SpecItemReference, _ told: [CallWitness]) -> [Finding] {
            let bearing = told.filter { $0.matching.witness.bears(endpoint.item.provenance) }
            var findings = errors.flatMap { $0.foreign(of: endpoint) } + unlisted.compactMap { $0.finding(of: endpoint) }
            // What lists say of a call's errors, they say better; those of sources are told with their other errors.
            let isTold = !findings.isEmpty
            for call in bearing {
                let isListed = isTold || !call.matching.witness.isGuide
                findings += values.findings(endpoint, call.document)
                if !isListed { findings += statuses.foreign(endpoint, call.document) }
                findings += [
                    isListed ? nil : statuses.finding(endpoint, call.document), ExchangedPlaceholders.finding(endpoint, in: call.matching),
                ]
                .compactMap { $0 }
            }
            return findings
        }
    }

    private static func findings(_ endpoint: SpecItemReference, _ told: [CallWitness], sent: [SpecItemReference]) -> [Finding] {
        // Of what travels, the word of the document counts that the call rests on.
        let bearing = told.filter { $0.matching.witness.bears(endpoint.item.provenance) }
        let documents = bearing.map(\.document)
        var findings = bearing.flatMap { AnsweredParameter.findings(sent, of: endpoint, in: $0.matching) }
        findings += UndocumentedField.findings(endpoint, told.map(\.document), sent: sent)
        findings += MisplacedField.findings(endpoint, documents) + FieldTypeDiffers.findings(endpoint, documents)
        findings += bearing.flatMap { ShapeDiffers.findings(endpoint, $0) }
        findings += DateUnits.findings(endpoint, documents) + AnsweredPresence.findings(endpoint, documents)
        findings += EmptyAnswers.findings(endpoint, documents) + RawAnswers.findings(endpoint, documents)
        for call in bearing {
            findings += DateForms.findings(endpoint, call) + SaidRequirements.findings(endpoint, call)
            findings += BodyForms.findings(endpoint, sent: sent, call) + RequirednessDiffers.inside(endpoint, call)
            findings += StatusDiffers.findings(endpoint, call.document, call.matching.texts)
            findings += UndocumentedValue.listed(endpoint, call, sent: sent) + RowValues.findings(endpoint, call, sent: sent)
        }
        return findings + UndocumentedValue.findings(endpoint, bearing.map(\.matching), sent: sent)
    }
}
