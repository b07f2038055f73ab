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

    /// A document writes a number or a mark in many ways, and a short word stands in every text.
    private static func isWord(_ text: String) -> Bool {
        text.utf8.count > 2 && text.contains(where: \.isLetter) && !text.contains { "<>&\"'{}".contains($0) || $0.isNewline }
    }

    private static func finding(_ value: Located<String>, _ field: String, _ endpoint: SpecItemReference, _ matching: Matching) -> Finding {
        let name = endpoint.callName
        let described = matching.factsOfItem[endpoint.id].first.map { matching.facts[$0].place }
        return Finding(
            rule, "`\(field)` of `\(name)` may be `\(value.value)`, which stands nowhere in \(matching.witness.title)", name: value.value,
            spec: value.place, guide: described ?? matching.guidePlace(near: endpoint),
            help: "correct or leave out the value, or accept it with an erratum that says where it comes from", witness: matching.witness)
    }
}
