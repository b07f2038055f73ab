package import Diagnostics
import Guide
import SourceText
import Spec

/// A value that a spec allows, or demands, stands in no document.
package enum UndocumentedValue {
    package static let rule = Rule(
        "undocumented-value",
        "a value of a closed set, or a constant, stands in no document",
        explanation: """
            The documents that the endpoint rests on have other values of the set, or have the member, and nowhere this word: it is \
            misspelled, or nobody sends it. Correct it, leave it out, or accept it with an erratum that says where it comes from.
            """
    )

    /// - Parameter matchings: of all that bears the endpoint out.
    static func findings(_ endpoint: SpecItemReference, _ matchings: [Matching], sent: [SpecItemReference]) -> [Finding] {
        guard let first = matchings.first(where: { !$0.texts.isEmpty }) else { return [] }
        let have = { (word: String) in !isWord(word) || matchings.contains { $0.texts.have(word) } }
        let members = (endpoint.item.answers + endpoint.item.requests).flatMap { $0 }
        let closed = members.map { ($0.name, $0.values, $0.constant) } + sent.map { ($0.item.name, $0.item.values, $0.item.value) }
        var seen: Set<Place> = []
        return closed.flatMap { name, values, constant -> [Finding] in
            let missing = values.filter { !have($0.value) }
            let unknown = missing.count < values.count ? missing : []
            let fixed = [constant].compactMap { $0 }.filter { have(name.value) && !have($0.value) }
            return (unknown + fixed).filter { seen.insert($0.place).inserted }.map { finding($0, name.value, endpoint, first) }
        }
    }

    /// Values that the row of the parameter itself spells in other letters, or in whose place it lists others.
    static func listed(_ endpoint: SpecItemReference, _ matching: Matching, _ document: DocumentedCall, sent: [SpecItemReference])
        -> [Finding]
    {
        let members = (endpoint.item.answers + endpoint.item.requests).flatMap { $0 }.map { member in
            (member.name, member.values, (document.members?[member.name.value] ?? []).map(\.place))
        }
        let parameters = sent.map { item in
            (item.item.name, item.item.values, matching.factsOfItem[item.id].map { matching.facts[$0] }.filter(isRow).map(\.place))
        }
        let names = Set(matching.facts.filter { $0.fact.kind == .parameter }.map(\.fact.name))
        var seen: Set<Place> = []
        return (members + parameters).flatMap { name, values, places -> [Finding] in
            let rows = places.compactMap { place in ListedValues(place, name: name.value).map { (place: place, listed: $0) } }
            let own = rows.filter { names.isDisjoint(with: $0.listed.words) }
            guard let first = own.first else { return [] }
            let missing = values.filter { value in !own.contains { $0.listed.has(value.value) } }
            let isOther = missing.count == values.count
            return missing.filter { value in isOther || own.contains { $0.listed.spelling(of: value.value) != nil } }
                .filter { seen.insert($0.place).inserted }
                .map { finding($0, name.value, endpoint, first.listed, first.place, matching.witness) }
        }
    }

    private static func isRow(_ fact: GuideFact) -> Bool {
        fact.fact.kind == .parameter && [.table, .list].contains(fact.fact.source) && fact.fact.detail.place != .answer
    }

    private static func finding(
        _ value: Located<String>, _ field: String, _ endpoint: SpecItemReference, _ listed: ListedValues, _ place: Place, _ witness: Witness
    ) -> Finding {
        let list = Wording.shortList(listed.words.map { "`\($0)`" }, limit: 8)
        var finding = Finding(
            rule, "`\(field)` of `\(endpoint.callName)` may be `\(value.value)` in the spec, and \(witness.title) lists \(list)",
            name: value.value, spec: value.place, guide: place, help: "write the values as the document lists them")
        finding.witness = witness
        finding.says = listed.words.joined(separator: ", ")
        return finding
    }

    /// A document writes a number or a mark in many ways, and a short word stands in every text.
    private static func isWord(_ text: String) -> Bool {
        text.utf8.count > 2 && text.contains(where: \.isLetter) && !text.contains { "<>&\"'{}".contains($0) || $0.isNewline }
    }

    private static func finding(_ value: Located<String>, _ field: String, _ endpoint: SpecItemReference, _ matching: Matching) -> Finding {
        let name = endpoint.callName
        let described = matching.factsOfItem[endpoint.id].first.map { matching.facts[$0].place }
        var finding = Finding(
            rule, "`\(field)` of `\(name)` may be `\(value.value)`, which stands nowhere in \(matching.witness.title)", name: value.value,
            spec: value.place, guide: described ?? matching.guidePlace(near: endpoint),
            help: "correct or leave out the value, or accept it with an erratum that says where it comes from")
        finding.witness = matching.witness
        return finding
    }
}
