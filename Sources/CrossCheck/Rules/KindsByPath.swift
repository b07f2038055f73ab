import Guide
import Spec

/// Members whose names stand for several things in the bodies of a call: the JSON that is shown tells them apart by where they stand.
enum KindsByPath {
    static func findings(_ endpoint: SpecItemReference, _ document: DocumentedCall, _ ambiguous: Set<String>) -> [Finding] {
        guard !ambiguous.isEmpty, !document.shown.members.isEmpty else { return [] }
        let item = endpoint.item
        return wrong(item.answers.joined(), document.shown.ofAnswers, ambiguous, endpoint, document)
            + wrong(item.requests.joined() + item.sentMembers, document.shown.ofRequests, ambiguous, endpoint, document)
    }

    private static func wrong(
        _ members: some Sequence<BodyMember>, _ shown: ShownJSON, _ names: Set<String>, _ endpoint: SpecItemReference,
        _ document: DocumentedCall
    ) -> [Finding] {
        let members = members.filter { names.contains($0.name.value) }
        // Answers may come in several forms.
        let kinds = Dictionary(grouping: members, by: \.path).mapValues { $0.reduce(into: Set()) { $0.formUnion($1.kinds) } }
        var seen: Set<String> = []
        return members.compactMap { member in
            guard let path = member.path, seen.insert(path).inserted, let known = kinds[path] else { return nil }
            let told = shown.named(member.name.value).filter { $0.path == path }
            guard !told.contains(where: { $0.kind.map(known.contains) == true }) else { return nil }
            let places = told.map { DocumentedCall.Member(place: $0.place, kind: $0.kind) }
            return FieldTypeDiffers.finding(member, places, of: endpoint, document.witness)
        }
    }
}
