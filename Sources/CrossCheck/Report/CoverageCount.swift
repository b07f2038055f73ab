import Guide
import SourceText
import Spec

/// Counts what is accounted for.
enum CoverageCount {
    static func coverage(of checked: CheckedSystem, findings: [Finding]) -> Coverage {
        let matching = checked.guide
        var coverage = Coverage()
        let accepted = Set(findings.filter { $0.isAccepted && $0.witness.isGuide }.flatMap(\.facts))
        coverage.facts.total = matching.facts.count
        for fact in matching.facts {
            guard matching.itemOfFact[fact.id] == nil, !accepted.contains(fact.id) else {
                coverage.facts.accounted += 1
                continue
            }
            let entry = Coverage.Entry(
                subject: "\(fact.noun) `\(fact.fact.name)`", place: fact.place, reason: matching.reasons[fact.id] ?? ofCode(fact.fact))
            if entry.reason != nil {
                coverage.facts.accounted += 1
                coverage.ruled.append(entry)
            } else {
                coverage.unaccounted.append(entry)
            }
        }
        coverage.items = items(of: checked)
        coverage.unread = matching.unread.map {
            Coverage.Entry(subject: $0.unread.kind.rawValue, place: $0.place, reason: $0.unread.reason)
        }
        return coverage
    }

    /// Why what only the code of an SDK says, or an answer, needs no item: it is evidence for items that ask for it, and no API by itself.
    private static func ofCode(_ fact: Fact) -> String? {
        if fact.isTextOfFailure { return "a text of what a server answers to a call that fails" }
        if fact.isSaidStatus { return "a status of a failure, in a sentence" }
        if fact.isTextOfCode { return "a text of the SDK's code, which no item asks for" }
        return fact.isDefinition ? "the value of a constant, in the SDK's code" : nil
    }

    /// An item that names another source counts as such, even if the guide mentions its name too.
    private static func items(of checked: CheckedSystem) -> Coverage.Items {
        var items = Coverage.Items()
        items.total = checked.guide.items.count
        for item in checked.guide.items {
            switch item.item.provenance {
            case .documented(let id):
                guard let source = checked.source(id.value) else {
                    items.elsewhere += 1
                    continue
                }
                if !source.factsOfItem[item.id].isEmpty { items.sourced += 1 }
            case .invented: items.invented += 1
            case .guide: if !checked.guide.factsOfItem[item.id].isEmpty { items.evidenced += 1 }
            }
        }
        return items
    }
}
