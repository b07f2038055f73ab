import Guide
import SourceText
import Spec

/// Two errors have each other's codes: the row of one code has in words what the spec calls the other.
enum ExchangedErrors {
    static func findings(in matching: Matching) -> [Finding] {
        let errors = matching.items.filter { $0.item.kind == .error && !matching.factsOfItem[$0.id].isEmpty }
        var rows: [Int: (fact: GuideFact, letters: String)] = [:]
        for error in errors where !isVague(error.item) {
            let facts = matching.factsOfItem[error.id].map { matching.facts[$0] }
            guard let fact = facts.first(where: { $0.fact.kind == .error && $0.fact.source == .table }) else { continue }
            let letters = fact.file.text(fact.file.lineSpan(fact.line)).lettersAndDigits
            // What is called as its row says is nobody else's.
            if !letters.contains(error.item.name.value.lettersAndDigits) { rows[error.id] = (fact, letters) }
        }
        let open = errors.filter { rows[$0.id] != nil }
        guard open.count < 100 else { return codes(errors, matching) }
        return codes(errors, matching)
            + open.compactMap { error in
                let other = open.first { other in
                    other.id != error.id && other.item.owner?.value == error.item.owner?.value
                        && rows[other.id]?.letters.contains(error.item.name.value.lettersAndDigits) == true
                        && rows[error.id]?.letters.contains(other.item.name.value.lettersAndDigits) == true
                }
                guard let other, let row = rows[other.id]?.fact else { return nil }
                let (name, title) = (error.item.name.value, matching.witness.title)
                return Finding(
                    RawValueDiffers.rule,
                    "`\(name)` has the code of `\(other.item.name.value)` in the spec, and \(title) lists it as `\(row.fact.name)`",
                    name: name, spec: error.item.name.place, guide: row.place, facts: [row.id], says: row.fact.name,
                    witness: matching.witness)
            }
    }

    /// Each travels as the number that apps know the other by.
    private static func codes(_ errors: [SpecItemReference], _ matching: Matching) -> [Finding] {
        let wired = errors.filter { $0.item.wireNames.count == 1 && $0.item.value != nil && !matching.factsOfItem[$0.id].isEmpty }
        let byCode = Dictionary(grouping: wired) { "\($0.item.owner?.value ?? "") \($0.item.value?.value ?? "")" }
        return wired.compactMap { error in
            guard let wire = error.item.wireNames.first, let code = error.item.value, wire.value != code.value,
                let others = byCode["\(error.item.owner?.value ?? "") \(wire.value)"], others.count == 1,
                others[0].item.wireNames[0].value == code.value, let fact = matching.factsOfItem[error.id].first
            else { return nil }
            let (name, other) = (error.item.name.value, others[0].item.name.value)
            return Finding(
                RawValueDiffers.rule,
                "`\(name)` has the code `\(code.value)` and travels as `\(wire.value)`, which is the code of `\(other)`, in the spec",
                name: name, spec: wire.place, guide: matching.facts[fact].place, says: code.value, witness: matching.witness)
        }
    }

    /// A short word may stand in any row.
    private static func isVague(_ item: SpecItem) -> Bool { item.name.value.utf8.count < 6 }
}
