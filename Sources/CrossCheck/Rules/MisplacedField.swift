package import Diagnostics
import Guide
import Spec

/// A member of a body stands elsewhere than in the JSON that a document shows.
package enum MisplacedField {
    package static let rule = Rule(
        "field-place-differs",
        "a member of a body stands inside of another object than in the documents' JSON",
        explanation: """
            A document shows the JSON of the call, and the member stands inside of another object there, or of none. A client would not find \
            it where it looks. Example: `token` beside `data` in the spec, and inside of `data` in the reference. Move it to where the \
            document shows it, or accept the finding with an erratum that says why.
            """
    )

    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        let item = endpoint.item
        let stated = (item.answers + item.requests + [item.sentMembers]).joined()
        let known = Dictionary(grouping: stated, by: \.name.value).mapValues { Set($0.compactMap(\.path)) }
        return documents.flatMap { document in
            moved(item.answers, document.shown.ofAnswers, known).map { finding($0, "answer", endpoint, document) }
                + moved(item.requests, document.shown.ofRequests, known).map { finding($0, "request", endpoint, document) }
        }
    }

    private typealias Move = (member: BodyMember, shown: ShownJSON.Member)

    /// The members that the JSON shows, and nowhere where the spec has them.
    private static func moved(_ levels: [[BodyMember]], _ shown: ShownJSON, _ known: [String: Set<String>]) -> [Move] {
        guard !shown.members.isEmpty else { return [] }
        let members = levels.joined()
        var seen: Set<String> = []
        let moves = members.compactMap { member -> Move? in
            guard let path = member.path, let outer = member.outer, outer.isEmpty || shown.opens(outer) else { return nil }
            let places = shown.named(member.name.value)
            let stated = known[member.name.value] ?? []
            guard let first = places.first, places.allSatisfy({ !stated.contains($0.path) }), seen.insert(path).inserted else { return nil }
            return (member, first)
        }
        let isThisBody = members.contains { $0.path.map(shown.has) == true }
        return isThisBody || isEnvelopeLost(levels, moves) ? moves : []
    }

    /// All that stands at the top is shown in one object.
    private static func isEnvelopeLost(_ levels: [[BodyMember]], _ moves: [Move]) -> Bool {
        let top = moves.filter { $0.member.outer?.isEmpty == true }
        return top.count > 1 && top.count == levels.first?.count && Set(top.map(\.shown.outer)).count == 1
    }

    private static func finding(_ move: Move, _ body: String, _ endpoint: SpecItemReference, _ document: DocumentedCall) -> Finding {
        let name = endpoint.callName
        let (field, place) = (move.member.name.value, position(move.shown.outer))
        return Finding(
            rule,
            "`\(field)` of the \(body) of `\(name)` stands \(position(move.member.outer ?? "")) in the spec and \(place) in "
                + document.witness.title,
            name: "\(name).\(field)", spec: move.member.name.place, guide: move.shown.place, says: move.shown.path,
            witness: document.witness)
    }

    private static func position(_ outer: String) -> String { outer.isEmpty ? "at the top" : "in `\(outer)`" }
}
