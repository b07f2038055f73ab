import Diagnostics
import Guide
import Spec

/// Objects of which no member is known: a document shows the very object in JSON, with other members.
struct LoneMembers {
    private let endpoint: SpecItemReference
    private let documents: [DocumentedCall]

    init(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) {
        self.endpoint = endpoint
        self.documents = documents.filter { !$0.shown.members.isEmpty }
    }

    var findings: [(field: String, finding: Finding)] {
        let item = endpoint.item
        return item.answers.flatMap { judge($0, .answer, \.ofAnswers) } + item.requests.flatMap { judge($0, .request, \.ofRequests) }
    }

    private func judge(
        _ siblings: [BodyMember], _ body: BodySide, _ part: (ShownJSON) -> ShownJSON
    ) -> [(field: String, finding: Finding)] {
        guard let outer = siblings.first?.outer, !documents.isEmpty else { return [] }
        let isListed = { (member: BodyMember) in documents.contains { $0.has(member.name.value, in: body) } }
        guard !siblings.contains(where: isListed) else { return [] }
        for document in documents {
            let shown = part(document.shown).inside(outer)
            // What several members are instead may be another form of an object that has several.
            let unknown = siblings.filter { isRenamed($0, among: shown, document.shown) || siblings.count == 1 && !outer.isEmpty }
            if let first = shown.first, !unknown.isEmpty {
                return unknown.map { ($0.name.value, finding($0, shown, first, body.rawValue, document.witness)) }
            }
        }
        return []
    }

    /// What stands at the top may be another body than that of the answer: its content has to be alike.
    private func isRenamed(_ member: BodyMember, among shown: [ShownJSON.Member], _ json: ShownJSON) -> Bool {
        let stated = Set((endpoint.item.answers + endpoint.item.requests + [endpoint.item.sentMembers]).joined().map(\.name.value))
        let within = endpoint.item.answers.joined().filter { $0.outer == member.name.value }.map(\.name.value)
        return shown.contains { other in
            guard let kind = other.kind, [.list, .object].contains(kind), member.kinds == [kind], !stated.contains(other.name) else {
                return false
            }
            let inside = Set(json.inside(other.path).map(\.name))
            return within.contains(where: inside.contains)
        }
    }

    private func finding(
        _ member: BodyMember, _ shown: [ShownJSON.Member], _ first: ShownJSON.Member, _ body: String, _ witness: Witness
    ) -> Finding {
        let (name, field) = (endpoint.callName, member.name.value)
        var seen: Set<String> = []
        let names = shown.map(\.name).filter { seen.insert($0).inserted }.map { "`\($0)`" }
        let place = member.outer.map { $0.isEmpty ? "" : " in `\($0)`" } ?? ""
        return Finding(
            UndocumentedField.rule,
            "the \(body) of `\(name)` has `\(field)`\(place), where \(witness.title) shows \(Wording.shortList(names, limit: 4))",
            name: "\(name).\(field)", spec: member.name.place, guide: first.place,
            help: "leave it out, or accept it with an erratum that says why the \(body) has it", witness: witness)
    }
}
