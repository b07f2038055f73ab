package import Diagnostics
import Guide
import Spec

/// The guide states the item, and not what the spec says about it.
package enum UnstatedValue: CheckRule {
    package static let rule = Rule(
        "unstated-value",
        "the guide states the item, but not a value that the spec gives it",
        explanation: """
            The guide names the thing and is silent about its raw value, string, domain, Swift name or availability: nothing bears that part out, \
            and a wrong one would go unseen. Example: an enum whose cases stand in a table without numbers. Name the document that gives the \
            values (`valuesFrom:`), or leave them out.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        valueless(in: matching) + InventedSwiftName.findings(in: matching, beside: matching)
    }

    static func valueless(in matching: Matching) -> [Finding] {
        matching.items.flatMap { item -> [Finding] in
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0].fact }
            guard let first = matching.factsOfItem[item.id].first.map({ matching.facts[$0] }) else { return [] }
            // Where an error is spelled as on its way, by code or by a server's reference, nobody knows the number that apps see.
            if facts.allSatisfy({ $0.isOnlyEvidence || item.item.isSpelled($0) }) { return [] }
            // Where a header declares several domains, it may not say which of them an enum's errors have.
            let isOfHeader = matching.factsOfItem[item.id].contains { matching.facts[$0].format == .header }
            return aspects(of: item.item, matching.witness).filter { aspect in
                !(isOfHeader && aspect.kind == .domain) && matching.witness.bears(item.item.provenance(of: aspect.kind))
                    && !facts.contains { states($0, aspect.kind, matching.names) || aspect.kind == .value && $0.name == aspect.text }
            }.map { aspect in
                let message =
                    "the spec gives \(item.title) the \(word(aspect.kind)) `\(aspect.text)`, and \(matching.witness.title) gives it none"
                return Finding(rule, message, name: item.item.name.value, spec: aspect.place, guide: first.place)
            }
        }
    }

    private static func aspects(of item: SpecItem, _ witness: Witness) -> [SpecItem.Aspect] {
        item.aspects.filter { aspect in
            switch (aspect.kind, item.kind) {
            // Headers name the constant of a domain and not its text, and servers know no domains.
            case (.domain, .error) where !witness.isGuide || isSwiftsOwn(aspect, of: item): false
            // Where Swift gives the domain, it counts the cases, too.
            case (.value, .error) where item.aspects.contains { $0.kind == .domain && isSwiftsOwn($0, of: item) }: false
            case (.value, .case), (.value, .error), (.value, .constant), (.domain, .error), (.availability, _): true
            // Only `NS_SWIFT_NAME` is the guide's to state; another Swift name has a line of its own.
            case (.swiftName, .method): aspect.place == item.place
            default: false
            }
        }
    }

    /// Swift itself calls the domain of an error so: `Module.ErrorType`. It is also that where the spec says none, and it stands at the enum's name.
    private static func isSwiftsOwn(_ domain: SpecItem.Aspect, of item: SpecItem) -> Bool {
        if domain.place == item.owner?.place { return true }
        let parts = domain.text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && item.owner?.value == String(parts[1])
    }

    private static func states(_ fact: Fact, _ aspect: SpecItem.Aspect.Kind, _ names: TypeNames) -> Bool {
        switch aspect {
        case .value: fact.value != nil && fact.kind != .use
        case .domain: fact.detail.domain != nil
        case .swiftName: fact.detail.swiftName != nil || fact.name.has("(")
        case .availability: fact.detail.availability != nil
        default: true
        }
    }

    private static func word(_ aspect: SpecItem.Aspect.Kind) -> String {
        switch aspect {
        case .swiftName: "Swift name"
        default: aspect.rawValue
        }
    }
}

extension SpecItem {
    fileprivate func isSpelled(_ fact: Fact) -> Bool {
        // A table of statuses, or of one call's errors, is a server's, whatever the spec calls its errors.
        let isOfServer = fact.kind == .error && (fact.detail.status != nil || fact.owner?.has("/") == true)
        // Beside a status a server may say more, which a spec may leave out: the status still is how the error is spelled.
        if isOfServer, wireNames.isEmpty, let status = fact.detail.status, fact.name == String(status) {
            return self.status?.value == status
        }
        return kind == .error && (fact.name != name.value || isOfServer) && wireNames.contains { $0.value == fact.name }
    }
}
