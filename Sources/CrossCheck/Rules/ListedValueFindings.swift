import Diagnostics
import Guide
import SourceText
import Spec

/// Values that the row of a parameter or a member, or a sentence about it, spells in other letters, in whose place it lists others, or
/// beside which it has more.
extension UndocumentedValue {
    static func listed(_ endpoint: SpecItemReference, _ call: CallWitness, sent: [SpecItemReference]) -> [Finding] {
        let matching = call.matching
        let addresses = Set(matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact.name })
        let members = (endpoint.item.answers + endpoint.item.requests).joined().map { member in
            Stated(member.name, member.values, nil, rows(of: member.name.value, call.document))
        }
        let tables = OwnTables(sent, matching)
        let parameters = sent.map { Stated($0.item.name, $0.item.values, $0.item.value, tables.rows(of: $0)) }
        var seen: Set<Place> = []
        return (members + parameters).flatMap { stated -> [Finding] in
            guard !stated.values.isEmpty || stated.constant != nil else { return [] }
            let sentences = call.values.about(stated.name.value, of: addresses).map { (place: $0.place, listed: $0.listed) }
            let rows = stated.rows.compactMap { place in ListedValues(place, name: stated.name.value).map { (place: place, listed: $0) } }
            let own = (rows + sentences).filter { call.parameterNames.isDisjoint(with: $0.listed.words) }
            let wrong = misspelled(stated, own) + unfixed(stated, own)
            // Words may be spelled otherwise than what travels; which of them there are they tell as well.
            let worded = own.isEmpty ? inWords(stated, besides: call.parameterNames) : own
            return wrong.filter { seen.insert($0.value.place).inserted }.map { finding($0, stated.name.value, endpoint, matching.witness) }
                + [left(stated, worded, endpoint, matching.witness)].compactMap { $0 }
        }
    }

    /// Those of the call, or of the object that it shares with others.
    private static func rows(of name: String, _ document: DocumentedCall) -> [Place] {
        let own = (document.members?[name] ?? []).filter(\.isListed)
        return own.isEmpty ? document.described[name] ?? [] : own.map(\.place)
    }

    private static func inWords(_ stated: Stated, besides names: Set<String>) -> [Listed] {
        stated.rows.compactMap { place in
            ListedValues(inWordsOf: place, beside: stated.values.map(\.value)).map { (place: place, listed: $0) }
        }.filter { names.isDisjoint(with: $0.listed.words) }
    }

    private struct Stated {
        var name: Located<String>
        var values: [Located<String>]
        var constant: Located<String>?
        var rows: [Place]

        init(_ name: Located<String>, _ values: [Located<String>], _ constant: Located<String>?, _ rows: [Place]) {
            (self.name, self.values, self.constant, self.rows) = (name, values, constant, rows)
        }
    }

    private typealias Listed = (place: Place, listed: ListedValues)
    typealias Wrong = (value: Located<String>, words: [String], place: Place)

    private static func misspelled(_ stated: Stated, _ own: [Listed]) -> [Wrong] {
        guard let first = own.first else { return [] }
        let missing = stated.values.filter { value in !own.contains { $0.listed.has(value.value) } }
        let isOther = missing.count == stated.values.count
        return missing.filter { value in isOther || own.contains { $0.listed.spelling(of: value.value) != nil } }
            .map { ($0, first.listed.words, first.place) }
    }

    /// "Must be `code`", and the spec has another value, or others.
    private static func unfixed(_ stated: Stated, _ own: [Listed]) -> [Wrong] {
        let fixed = stated.rows.compactMap { place in FixedValue(place, name: stated.name.value).map { (place: place, word: $0.word) } }
        let values = stated.values + [stated.constant].compactMap { $0 }
        guard let first = fixed.first, own.isEmpty, fixed.count == stated.rows.count,
            !fixed.contains(where: { fixed in values.contains { $0.value == fixed.word } })
        else { return [] }
        return values.map { ($0, [first.word], first.place) }
    }

    /// A value of the spec's beside those that the documents list.
    static func finding(_ wrong: Wrong, _ field: String, _ endpoint: SpecItemReference, _ witness: Witness) -> Finding {
        let list = Wording.shortList(wrong.words.map { "`\($0)`" }, limit: 8)
        return Finding(
            rule, "`\(field)` of `\(endpoint.callName)` may be `\(wrong.value.value)` in the spec, and \(witness.title) lists \(list)",
            name: wrong.value.value, spec: wrong.value.place, guide: wrong.place, help: "write the values as the document lists them",
            says: wrong.words.joined(separator: ", "), witness: witness)
    }

    /// Values of a set that each list has beside all that the spec has.
    private static func left(_ stated: Stated, _ own: [Listed], _ endpoint: SpecItemReference, _ witness: Witness) -> Finding? {
        let values = stated.values.map(\.value)
        let more = own.map { $0.listed.more(than: values) }
        guard let first = own.first, let last = stated.values.last, let words = more.first, more.allSatisfy({ !$0.isEmpty }) else {
            return nil
        }
        let (name, field) = (endpoint.callName, stated.name.value)
        let list = Wording.shortList(words.map { "`\($0)`" }, limit: 8)
        return Finding(
            GuideOnly.rule,
            "`\(field)` of `\(name)` may also be \(list), as \(witness.title) lists it, and the spec does not allow it",
            name: "\(name).\(field)", spec: last.place, guide: first.place,
            help: "state all values, or accept it with an erratum that says why they are left out", says: words.joined(separator: ", "),
            witness: witness)
    }
}

/// The rows in which the parameters of one call stand. Of an address with several calls each may have a table of its own: the one that
/// lists most of what this call sends.
private struct OwnTables {
    private struct Table: Hashable {
        let file: ObjectIdentifier
        let heading: Int?

        init(_ fact: GuideFact) { (file, heading) = (ObjectIdentifier(fact.file), fact.fact.detail.headingLine) }
    }

    private let matching: Matching
    private var sizes: [Table: Int] = [:]

    init(_ sent: [SpecItemReference], _ matching: Matching) {
        self.matching = matching
        for item in sent { for table in Set(facts(of: item).map(Table.init)) { sizes[table, default: 0] += 1 } }
    }

    func rows(of item: SpecItemReference) -> [Place] {
        let facts = facts(of: item)
        let largest = facts.compactMap { sizes[Table($0)] }.max()
        return facts.filter { sizes[Table($0)] == largest }.map(\.place)
    }

    private func facts(of item: SpecItemReference) -> [GuideFact] {
        matching.factsOfItem[item.id].map { matching.facts[$0] }.filter { fact in
            fact.fact.kind == .parameter && [.table, .list].contains(fact.fact.source) && fact.fact.detail.place != .answer
        }
    }
}
