package import Diagnostics
import Guide
import Spec

/// An answer has a member that no document gives it.
///
/// Members of answers are no items: guides show SDKs, and most say nothing of what travels. Where a document does list what an endpoint
/// answers, a member that is not among that is one that no server sends. It is judged beside its siblings: of an object that no document opens nobody knows the members.
package enum UndocumentedField {
    package static let rule = Rule(
        "undocumented-field",
        "an answer has a member that no document gives it",
        explanation: """
            A guide or a source lists what the endpoint answers, and this member is not there: a mock would send what no server sends, and an app \
            that reads it works against the mock alone. Leave it out, or accept it with an erratum that says why it is needed.
            """
    )

    static func findings(in matchings: [Matching]) -> [Finding] {
        guard let stated = matchings.first?.stated else { return [] }
        let documented = matchings.map { ($0.witness, DocumentedFields($0)) }
        return stated.items.filter { $0.item.kind == .endpoint && !$0.item.answers.isEmpty }.flatMap { item in
            let fields = documented.compactMap { witness, names in names.of(item.item.name.value).map { (witness, $0) } }
            return fields.isEmpty ? [] : findings(item.item, fields, sent: stated.members(of: item.item.name.value))
        }
    }

    private static func findings(
        _ endpoint: SpecItem, _ documents: [(witness: Witness, fields: [String: GuideFact])], sent: [SpecItemReference]
    ) -> [Finding] {
        // What is sent, too, may be listed for the request alone.
        let requested = Set(sent.map(\.item.name.value))
        let name = endpoint.owner?.value ?? endpoint.name.value
        var seen: Set<String> = []
        return endpoint.answers.flatMap { siblings -> [Finding] in
            let known = siblings.first { field in !requested.contains(field.value) && documents.contains { $0.fields[field.value] != nil } }
            guard let known, let document = documents.first(where: { $0.fields[known.value] != nil }) else { return [] }
            let unknown = siblings.filter { field in documents.allSatisfy { $0.fields[field.value] == nil } }
            return unknown.filter { seen.insert($0.value).inserted }.map { field in
                var finding = Finding(
                    rule,
                    "the answer of `\(name)` has `\(field.value)`, which no document gives it",
                    name: "\(name).\(field.value)", spec: field.place,
                    guide: document.fields[known.value]?.place,
                    help: "leave it out, or accept it with an erratum that says why the answer has it")
                finding.witness = document.witness
                return finding
            }
        }
    }
}

/// What one witness lists of each endpoint's parameters and answers, by the last part of the name.
private struct DocumentedFields {
    private struct Endpoint: Hashable {
        /// Nil where a document gives the address alone.
        var method: String?
        var address: String

        init(_ name: String) {
            let (method, url) = URLForm.split(name)
            self.method = method
            address = URLForm.normal(url)
        }
    }

    private var fields: [Endpoint: [String: GuideFact]] = [:]

    init(_ matching: Matching) {
        // What says where in a request it stands says nothing of answers.
        for fact in matching.facts where fact.fact.kind == .parameter && fact.fact.detail.form == nil {
            guard let owner = fact.fact.owner, owner.has("/") else { continue }
            let endpoint = Endpoint(owner)
            for name in fact.fact.name.split(separator: ".") where fields[endpoint]?[String(name)] == nil {
                fields[endpoint, default: [:]][String(name)] = fact
            }
        }
    }

    /// Nil where nothing is listed of the endpoint. Several may share an address; what names no method may be any of them.
    func of(_ name: String) -> [String: GuideFact]? {
        let endpoint = Endpoint(name)
        var open = endpoint
        open.method = nil
        let lists = [fields[endpoint], fields[open]].compactMap { $0 }
        return lists.isEmpty ? nil : lists.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}
