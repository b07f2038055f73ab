import Guide
import SourceText
import Spec

/// A body, or what a list in one holds, is a list on one side and an object on the other.
enum ShapeDiffers {
    static func findings(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Finding] {
        whole(endpoint, call) + (call.document.shown.members.isEmpty ? [] : items(endpoint, call.document))
    }

    private typealias Told = (place: Place, isList: Bool)

    private static func whole(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Finding] {
        let (item, document) = (endpoint.item, call.document)
        // Of JSON that nothing says the direction of, what has no body to send shows its answer.
        let isBare = item.sentShape == nil
        let answered = document.shown.members.filter { $0.part == .answer || $0.part == nil && isBare }
        let sent = document.shown.members.filter { $0.part == .json || $0.part == .body }
        return [
            finding(item.answerShapes, told(answered) + linked(document), "answer", endpoint, document.witness),
            finding([item.sentShape].compactMap { $0 }, told(sent) + handed(endpoint, call), "request", endpoint, document.witness),
        ].compactMap { $0 }
    }

    private static func told(_ shown: [ShownJSON.Member]) -> [Told] {
        shown.filter(\.outer.isEmpty).compactMap { member in ShownShape(member.place).isInList.map { (member.place, $0) } }
    }

    private static func linked(_ document: DocumentedCall) -> [Told] {
        document.linked.compactMap { linked in linked.isList.map { (linked.place, $0) } }
    }

    /// What commands of the call hand over, and what a sentence above its rows says.
    private static func handed(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Told] {
        guard endpoint.item.sentShape?.isList != nil else { return [] }
        // The members of an object inside have rows of their own, and a sentence above them.
        let top = endpoint.item.sentMembers.filter { $0.outer?.isEmpty == true }.flatMap {
            call.document.members($0.name.value, in: .request)
        }
        let rows = top.filter { $0.isListed && ($0.part == .json || $0.part == .body) }
        return call.samples(of: endpoint).compactMap { CommandBody(of: $0.place) }.map { ($0.place, $0.isList) }
            + rows.compactMap { BodyLead(above: $0.place) }.map { ($0.place, true) }
    }

    private static func finding(
        _ stated: [BodyShape], _ told: [Told], _ body: String, _ endpoint: SpecItemReference, _ witness: Witness
    ) -> Finding? {
        let shapes = stated.compactMap(\.isList)
        guard let first = stated.first, let isList = shapes.first, shapes.count == stated.count, Set(shapes).count == 1 else { return nil }
        guard let place = told.first?.place, told.allSatisfy({ $0.isList != isList }) else { return nil }
        let words = isList ? ("a list", "an object") : ("an object", "a list")
        let name = endpoint.callName
        return Finding(
            FieldTypeDiffers.rule, "the \(body) of `\(name)` is \(words.0) in the spec and \(words.1) in \(witness.title)", name: name,
            spec: first.place, guide: place, says: words.1, witness: witness)
    }

    /// Objects in a list whose items are texts, and the like.
    private static func items(_ endpoint: SpecItemReference, _ document: DocumentedCall) -> [Finding] {
        let item = endpoint.item
        return wrong(item.answers.joined(), document.shown.ofAnswers, endpoint, document.witness)
            + wrong(item.requests.joined() + item.sentMembers, document.shown.ofRequests, endpoint, document.witness)
    }

    private static func wrong(
        _ members: some Sequence<BodyMember>, _ shown: ShownJSON, _ endpoint: SpecItemReference, _ witness: Witness
    ) -> [Finding] {
        let lists = members.filter { $0.wire == .plain && !$0.itemKinds.isEmpty }
        let known = Dictionary(grouping: lists, by: \.path).mapValues { $0.reduce(into: Set()) { $0.formUnion($1.itemKinds) } }
        var seen: Set<String> = []
        return lists.compactMap { member -> Finding? in
            guard let path = member.path, seen.insert(path).inserted, let kinds = known[path] else { return nil }
            let places = shown.named(member.name.value).filter { $0.path == path && $0.kind == .list }
            let told = places.compactMap { place in ShownShape(place.place).firstItem.map { (place.place, $0) } }
            guard let (place, kind) = told.first, !told.contains(where: { kinds.contains($0.1) }) else { return nil }
            let name = endpoint.callName
            return Finding(
                FieldTypeDiffers.rule,
                "`\(path)` of `\(name)` is `\(member.type.spelling)` in the spec, and holds \(kind.several) in \(witness.title)",
                name: "\(name).\(member.name.value)", spec: member.typePlace, guide: place, says: kind.several, witness: witness)
        }
    }
}

extension BodyMember {
    /// What an item of a list may be; empty for what is none, and where anything may stand.
    fileprivate var itemKinds: Set<TravellingKind> {
        guard case .list(let inner) = type.unwrapped else { return [] }
        return Self.kinds(of: inner)
    }
}

extension TravellingKind {
    fileprivate var several: String {
        switch self {
        case .text: "texts"
        case .number: "numbers"
        case .boolean: "Booleans"
        case .list: "lists"
        case .object: "objects"
        }
    }
}
