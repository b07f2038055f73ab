import Guide
import Spec

/// Items that are borne out by facts about something else: a parameter by its method's declaration, a type by what has it.
enum IndirectEvidence {
    static func add(to matching: inout Matching) {
        InheritedEvidence.add(to: &matching)
        SharedAddresses.add(to: &matching)
        SharedHeaders.add(to: &matching)
        SharedConstants.add(to: &matching)
        TextEvidence.add(to: &matching)
        FailureTexts.add(to: &matching)
        SaidStatusEvidence.add(to: &matching)
        bearOutParameters(&matching)
        bearOutPlaceholders(&matching)
        bearOutProperties(&matching)
        bearOutBases(&matching)
        bearOutTypes(&matching)
    }

    /// A parameter stands in its method's declaration, and in every call: what bears the method out bears its parameters out.
    private static func bearOutParameters(_ matching: inout Matching) {
        var method: SpecItemReference?
        for item in matching.items {
            if item.item.kind == .method { method = item }
            guard item.item.kind == .parameter, let method, item.item.owner?.place == method.item.name.place else { continue }
            let stated = matching.factsOfItem[method.id].filter { states(matching.facts[$0].fact, method.item) }
            matching.factsOfItem[item.id] = (matching.factsOfItem[item.id] + stated).sorted()
        }
    }

    /// A placeholder in a URL stands wherever the URL stands.
    private static func bearOutPlaceholders(_ matching: inout Matching) {
        var endpoint: SpecItemReference?
        for item in matching.items {
            if item.item.kind == .endpoint { endpoint = item }
            guard item.item.kind == .parameter, item.item.form?.value == "path", let endpoint else { continue }
            matching.factsOfItem[item.id] = (matching.factsOfItem[item.id] + matching.factsOfItem[endpoint.id]).sorted()
        }
    }

    /// A base that a guide never gives alone stands in the URLs of its endpoints.
    private static func bearOutBases(_ matching: inout Matching) {
        let open = matching.items.filter { $0.item.form?.value == "base" && matching.factsOfItem[$0.id].isEmpty }
        guard !open.isEmpty else { return }
        let urls = matching.facts.filter { $0.fact.kind == .endpoint }.map { (URLForm.normal(URLForm.split($0.fact.name).url), $0.id) }
        for item in open {
            let start = URLForm.normal(item.item.name.value) + "/"
            matching.factsOfItem[item.id] = urls.filter { $0.0.hasPrefix(start) }.map(\.1)
        }
    }

    /// A property that the guide never names is borne out by its documented setter.
    private static func bearOutProperties(_ matching: inout Matching) {
        for item in matching.items where item.item.kind == .property && matching.factsOfItem[item.id].isEmpty {
            let setter = NameForms.setter(of: item.item.name.value)
            let method = matching.stated.named(setter).first {
                $0.item.kind == .method && $0.item.owner?.value == item.item.owner?.value
            }
            if let method { matching.factsOfItem[item.id] = matching.factsOfItem[method.id] }
        }
    }

    /// Whether a fact gives the method with its parameters, and not its name alone.
    private static func states(_ fact: Fact, _ method: SpecItem) -> Bool {
        if let types = fact.detail.parameterTypes { return !types.isEmpty }
        return fact.name.has(":") || fact.name.has("(")
    }

    /// A type that the guide only uses: as the type of something, or as the owner of members.
    private static func bearOutTypes(_ matching: inout Matching) {
        let open = matching.items.filter { ($0.item.kind == .type || $0.item.kind == .enum) && matching.factsOfItem[$0.id].isEmpty }
        guard !open.isEmpty else { return }
        let users = matching.mentions(matching.names.canonical)
        for item in open {
            let name = item.item.name.value
            let members = matching.stated.members(of: name).filter { $0.item.kind != .parameter }
            let memberFacts = members.flatMap { matching.factsOfItem[$0.id] }
            matching.factsOfItem[item.id] = users[name] ?? Array(Set(memberFacts)).sorted()
        }
    }
}
