import CrossCheck
import Drafting
import Guide
import Scoring
import SourceText
import Spec

/// What a draft states, as claims that labels can be held against.
enum DraftClaims {
    static func claims(of spec: Spec, from sheet: FactSheet, within lines: ClosedRange<Int>?) -> [Claim] {
        let matching = Matching(items: spec.items, sheets: [sheet], specTop: spec.system.place)
        return matching.items.flatMap { reference -> [Claim] in
            let item = reference.item
            let facts = matching.factsOfItem[reference.id].map { matching.facts[$0] }
            guard counts(item, facts) else { return [] }
            let stated = facts.first(where: \.isDeclarative) ?? facts.first
            let line = stated?.line
            if let lines, !lines.contains(line ?? 0) { return [] }
            return ([item.name] + (item.kind == .endpoint ? item.aliases : [])).map { name in
                Claim(kind(of: item, stated), name.value, owner: owner(of: item), value: item.value?.value, line: line)
            }
        }
    }

    /// A parameter that only its method's declaration names is a part of the method.
    private static func counts(_ item: SpecItem, _ facts: [GuideFact]) -> Bool {
        item.kind != .parameter || item.owner?.value.contains("/") == true || facts.contains { $0.fact.kind == .parameter }
    }

    /// What a guide declares as an enum's case is an error in a spec, where it is one.
    private static func kind(of item: SpecItem, _ stated: GuideFact?) -> Fact.Kind {
        item.kind == .error && stated?.fact.kind == .case ? .case : item.kind.ofFacts
    }

    /// Endpoints have names in a spec that no guide gives them.
    private static func owner(of item: SpecItem) -> String? {
        switch item.kind {
        case .endpoint, .header: nil
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .key, .duration: item.owner?.value
        }
    }
}

extension SpecItem.Kind {
    fileprivate var ofFacts: Fact.Kind {
        switch self {
        case .type: .type
        case .method: .method
        case .property: .property
        case .enum: .enum
        case .case: .case
        case .constant: .constant
        case .parameter: .parameter
        case .error: .error
        case .endpoint: .endpoint
        case .header: .header
        case .key: .key
        case .duration: .duration
        }
    }
}
