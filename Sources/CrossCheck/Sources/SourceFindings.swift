import Guide
import Spec

/// What holding a spec against one source tells.
///
/// What the spec takes from the source has to be there, and as it says. What it takes from elsewhere may be there too, and is then compared by
/// `SourceDiffers`. What else the source states is no concern of the spec, which describes what the guide is about.
enum SourceFindings {
    static func findings(in matching: Matching, beside guide: Matching) -> [Finding] {
        let missing =
            SpecOnly.findings(in: matching) + NameDiffers.findings(in: matching) + UnstatedValue.valueless(in: matching)
            + InventedSwiftName.findings(in: matching, beside: guide) + UnstatedMember.findings(in: matching)
            + (UnstatedError(matching)?.findings ?? [])
        let respelled = SourceNames.findings(in: matching, beside: guide)
        let unproven = UnprovenAspect.findings(in: matching).filter { aspect in !respelled.contains { $0.name == aspect.name } }
        let compared = PairFindings.findings(in: matching) + SourceDiffers.findings(in: matching, beside: guide)
        return (missing + compared + unproven + respelled).map { finding in
            var finding = finding
            finding.witness = matching.witness
            return finding
        }
    }
}

/// Nullability, raw values and requiredness that a spec takes from a source, of things that the source does not have.
enum UnprovenAspect {
    static func findings(in matching: Matching) -> [Finding] {
        guard !matching.facts.isEmpty else { return [] }
        return matching.items.compactMap { item in
            guard matching.factsOfItem[item.id].isEmpty, !matching.witness.bears(item.item.provenance) else { return nil }
            guard let aspect = item.item.aspects.first(where: { isTaken($0, of: item.item, matching.witness) }) else { return nil }
            let message =
                "the spec takes the \(aspect.kind.rawValue) of \(item.title) from \(matching.witness.title), which does not state the \(item.noun)"
            return Finding(
                UnstatedValue.rule, message, name: item.item.name.value, spec: aspect.place, guide: matching.guidePlace(near: item),
                says: "nothing")
        }
    }

    private static func isTaken(_ aspect: SpecItem.Aspect, of item: SpecItem, _ witness: Witness) -> Bool {
        switch aspect.kind {
        case .value, .isRequired: witness.bears(item.provenance(of: aspect.kind))
        // Only what is said to be never nil needs the source's word.
        case .nullability: aspect.text == "nonnull" && item.kind != .parameter && witness.bears(item.provenance(of: .nullability))
        default: false
        }
    }
}
