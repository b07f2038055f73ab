import Guide
import Spec

/// A spec may state one C constant twice, as a case and as an error: its declaration bears both out.
enum SharedConstants {
    static func add(to matching: inout Matching) {
        let cases = Dictionary(grouping: matching.facts.filter { $0.fact.kind == .case }) { $0.fact.name }
        for item in matching.items where isConstant(item) && matching.factsOfItem[item.id].isEmpty {
            let taken = (cases[item.item.name.value] ?? []).filter { fact in
                matching.itemOfFact[fact.id].map { isConstant(matching.items[$0]) } == true
            }
            matching.factsOfItem[item.id] = taken.map(\.id)
        }
    }

    /// Whether a fact that bears a twin out speaks of the item itself.
    static func speak(_ fact: GuideFact, of item: SpecItemReference) -> Bool {
        fact.fact.kind == .case && isConstant(item) && fact.fact.name == item.item.name.value
    }

    /// In Swift, cases of one name in two enums are two things.
    private static func isConstant(_ item: SpecItemReference) -> Bool {
        (item.item.kind == .case || item.item.kind == .error) && item.item.name.value.first?.isUppercase == true
    }
}
