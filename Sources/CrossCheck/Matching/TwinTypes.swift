import Guide
import Spec

/// Objective-C allows a class and a protocol of one name: a fact about the one is none about the other, and a spec can state one of them.
struct TwinTypes {
    /// By the names that headers give to both: which of them the spec states.
    private let stated: [String: String]

    /// Where headers have none.
    init() { stated = [:] }

    init(_ matching: Matching) {
        var forms: [String: Set<String>] = [:]
        for fact in matching.facts where fact.fact.kind == .type && fact.format.isInterface {
            if let form = fact.fact.detail.form { forms[fact.fact.name, default: []].insert(form) }
        }
        let twins = Set(forms.filter { $0.value.contains("class") && $0.value.contains("protocol") }.keys)
        var stated: [String: String] = [:]
        for item in twins.isEmpty ? [] : matching.items where item.item.kind == .type && twins.contains(item.item.name.value) {
            if let form = item.item.form?.value, ["class", "protocol"].contains(form) { stated[item.item.name.value] = form }
        }
        self.stated = stated
    }

    /// The declaration of the other one.
    func isAnother(_ fact: GuideFact) -> Bool {
        guard !stated.isEmpty, fact.fact.kind == .type, fact.format.isInterface, let form = fact.fact.detail.form else { return false }
        return stated[fact.fact.name].map { $0 != form && ["class", "protocol"].contains(form) } ?? false
    }

    /// Of the other one, and of its members: what a protocol has is required or optional.
    func reason(for fact: GuideFact) -> String? {
        if isAnother(fact) { return "a \(fact.fact.detail.form ?? "type") of the name of another type" }
        guard !stated.isEmpty, fact.format.isInterface, [.method, .property].contains(fact.fact.kind),
            let form = fact.fact.owner.flatMap({ stated[$0] }), (fact.fact.detail.isRequired != nil) != (form == "protocol")
        else { return nil }
        return "of a \(form == "class" ? "protocol" : "class") of the name of another type"
    }
}
