package import Diagnostics
import Guide
import Spec

/// A body has a member that no document gives it.
///
/// Members of answers are no items: guides show SDKs, and most say nothing of what travels. Where a document does list what an endpoint
/// answers, a member that is not among that is one that no server sends. It is judged beside its siblings: of an object that no document opens nobody knows the members.
package enum UndocumentedField {
    package static let rule = Rule(
        "undocumented-field",
        "an answer, or an object of a request, has a member that no document gives it",
        explanation: """
            A guide or a source lists what the endpoint answers, and this member is not there: a mock would send what no server sends, \
            and an app that reads it works against the mock alone. The same holds for objects inside of what the endpoint is asked with. \
            Leave it out, or accept it with an erratum that says why it is needed.
            """
    )

    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall], sent: [SpecItemReference]) -> [Finding] {
        let lists = documents.filter { $0.members != nil }
        guard !lists.isEmpty else { return [] }
        // What is sent, too, may be listed for the request alone.
        let requested = Set(sent.map(\.item.name.value))
        let inBody = Set(sent.filter { ["json", "form", "multipart"].contains($0.item.form?.value) }.map(\.item.name.value))
        let name = endpoint.callName
        var seen: Set<String> = []
        func judge(_ siblings: [BodyMember], _ body: BodySide) -> [Finding] {
            let places = { (field: BodyMember, document: DocumentedCall) in
                document.places(of: field, among: document.members(field.name.value, in: body))
            }
            let isBeside = { (field: BodyMember, document: DocumentedCall) in
                let found = places(field, document)
                guard body == .answer, requested.contains(field.name.value) else { return !found.isEmpty }
                // What travels in the path is in no JSON.
                return found.contains { $0.part == .answer || $0.isShown && !inBody.contains(field.name.value) }
            }
            let known = siblings.first { field in lists.contains { isBeside(field, $0) } }
            guard let known, let list = lists.first(where: { !places(known, $0).isEmpty }) else { return [] }
            let unknown = siblings.filter { field in
                lists.allSatisfy { !$0.has(field.name.value, in: body) } && !documents.contains { $0.described[field.name.value] != nil }
            }
            return unknown.map(\.name).filter { seen.insert($0.value).inserted }.map { field in
                return Finding(
                    rule,
                    "the \(body.rawValue) of `\(name)` has `\(field.value)`, which no document gives it",
                    name: "\(name).\(field.value)", spec: field.place,
                    guide: places(known, list).first?.place,
                    help: "leave it out, or accept it with an erratum that says why the \(body.rawValue) has it", witness: list.witness)
            }
        }
        let besides =
            endpoint.item.answers.flatMap { judge($0, .answer) } + endpoint.item.requests.flatMap { judge($0, .request) }
        return besides + LoneMembers(endpoint, documents).findings.filter { seen.insert($0.field).inserted }.map(\.finding)
    }
}
