package import Diagnostics
import Guide
import Spec

/// A member of a body travels as something else than documents say or show.
package enum FieldTypeDiffers {
    package static let rule = Rule(
        "field-type-differs",
        "a member of an answer, or of an object of a request, is a text in the spec and a number in the documents, or the like",
        explanation: """
            A document lists the member with another type, or shows another kind of value in its JSON: a text, a number, a Boolean, a \
            list, an object. The client would not read what the server sends. Correct the type, or say how it travels (`wire: string` for \
            a number in quotes).
            """
    )

    static func findings(_ endpoint: SpecItemReference, _ documents: [DocumentedCall]) -> [Finding] {
        documents.flatMap { document -> [Finding] in
            guard let members = document.members else { return [] }
            var seen: Set<String> = []
            let ambiguous = ambiguous(in: endpoint.item)
            let inside = (endpoint.item.answers + endpoint.item.requests).joined().compactMap { field -> Finding? in
                guard !ambiguous.contains(field.name.value), seen.insert(field.name.value).inserted else { return nil }
                return finding(field, document.places(of: field), of: endpoint, document.witness)
            }
            // What a table says of parameters is compared as theirs; of JSON that is shown nobody else knows.
            let shown = endpoint.item.sentMembers.compactMap { field -> Finding? in
                let told = members[field.name.value] ?? []
                guard !ambiguous.contains(field.name.value), seen.insert(field.name.value).inserted, told.allSatisfy({ $0.type == nil })
                else { return nil }
                return finding(field, told, of: endpoint, document.witness)
            }
            let told = Set((inside + shown).map(\.name))
            let byPath = KindsByPath.findings(endpoint, document, ambiguous.union(repeated(in: endpoint.item)))
            return inside + shown + byPath.filter { !told.contains($0.name) }
        }
    }

    /// Names that stand for several things in these bodies: which of them a document means, its name does not tell.
    private static func ambiguous(in endpoint: SpecItem) -> Set<String> {
        let kinds = (endpoint.answers + endpoint.requests + [endpoint.sentMembers]).joined().reduce(
            into: [String: Set<Set<TravellingKind>>]()
        ) { kinds, member in
            kinds[member.name.value, default: []].insert(member.kinds)
        }
        return Set(kinds.filter { $0.value.count > 1 }.keys)
    }

    /// Names that stand in several places of these bodies.
    private static func repeated(in endpoint: SpecItem) -> Set<String> {
        let members = (endpoint.answers + endpoint.requests + [endpoint.sentMembers]).joined()
        return Set(Dictionary(grouping: members, by: \.name.value).filter { $0.value.count > 1 }.keys)
    }

    static func finding(
        _ field: BodyMember, _ members: [DocumentedCall.Member], of endpoint: SpecItemReference, _ witness: Witness
    ) -> Finding? {
        let told = members.filter { $0.kind != nil }
        // A table's word says more than a sample's value.
        guard !field.kinds.isEmpty, let first = told.first(where: { $0.type != nil }) ?? told.first, let kind = first.kind,
            !told.contains(where: { $0.kind.map(field.kinds.contains) == true })
        else { return nil }
        let name = endpoint.callName
        let says = first.type.map { "`\($0)`" } ?? kind.noun
        let message = "`\(field.name.value)` of `\(name)` is `\(field.type.spelling)` in the spec and \(says) in \(witness.title)"
        return Finding(
            rule, message, name: "\(name).\(field.name.value)", spec: field.typePlace, guide: first.place, says: first.type ?? kind.noun,
            witness: witness)
    }
}

extension TravellingKind {
    var noun: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .boolean: "a Boolean"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension BodyMember {
    /// What it may be where it travels; empty where that is open.
    var kinds: Set<TravellingKind> {
        if [.string, .json, .spaces, .commas].contains(wire) {
            return wire == .string ? [.text, .number, .boolean] : [.text, .list, .object]
        }
        // Dates are numbers, unless the spec says that they are texts.
        if case .date = type.unwrapped { return wire.isDateText ? [.text] : [.number] }
        return Self.kinds(of: type)
    }

    static func kinds(of type: ValueType) -> Set<TravellingKind> {
        switch type {
        case .string, .url, .data: [.text]
        case .integer, .number: [.number]
        case .boolean: [.boolean]
        case .date: [.text, .number]
        case .object, .table: [.object]
        case .list: [.list]
        case .optional(let inner): kinds(of: inner)
        case .json, .named, .error, .void: []
        }
    }
}
