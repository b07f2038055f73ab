import Guide
import SourceText
import Spec

/// The body of an error answer, as the spec states it, with the documents that bear it out.
struct StatedFailure: Sendable {
    let name: String
    /// By their paths: names of members, without places of items.
    let members: [(path: String, member: BodyMember)]
    /// Its own, and those of the calls that answer with it.
    let provenances: [Provenance]

    init?(_ shape: FailureShape, _ spec: Spec) {
        // What goes back by a redirect has no body, and a text no members.
        guard shape.redirect == nil, !shape.isText else { return nil }
        name = shape.name.value
        members = shape.fields.map { (Self.path($0.name.value), BodyMember($0, in: "")) }
        let isOnly = spec.failures.count == 1
        let calls = spec.endpoints.filter { $0.failure.map { $0.value == shape.name.value } ?? isOnly }
        provenances = [shape.provenance] + calls.map(\.provenance)
    }

    static func path(_ path: String) -> String { path.split(separator: ".").filter { Int($0) == nil }.joined(separator: ".") }
}

/// Bodies of failures that a document shows have their members elsewhere, or as something else.
enum FailureMembers {
    static func findings(in matching: Matching) -> [Finding] {
        let stated = matching.stated.failures
        let answered = AnsweredNames(matching)
        // What the spec has as an answer of its own is none of the common bodies.
        let titled = { (document: DocumentedAnswers) in document.titled.filter { !answered.have($0) } }
        let bodies = matching.answers.flatMap { Self.bodies($0.bodies + titled($0), in: $0) }.filter { !$0.isEmpty }
        let shown = bodies.flatMap { $0 }
        guard !shown.isEmpty else { return listed(in: matching) }
        let known = Set(stated.flatMap { $0.members.map(\.path) })
        // What a list or an object is, and what may be anything, the bodies do not tell.
        let leaves = Set(stated.flatMap(\.members).filter { Self.isLeaf($0.member) }.map(\.path))
        let byPath = Dictionary(grouping: shown, by: \.path)
        let elsewhere = Dictionary(grouping: shown.filter { !known.contains($0.path) }, by: \.name)
        let failures = stated.filter { $0.provenances.contains(where: matching.witness.bears) }
        return failures.flatMap { failure in
            failure.members.compactMap { path, member -> Finding? in
                guard let same = byPath[path] else {
                    let other = elsewhere[path.split(separator: ".").last.map(String.init) ?? path]?.first
                    if let other { return moved(member, path, of: failure.name, to: other, matching.witness) }
                    let renamed = stated.count == 1 ? stranger(in: bodies, besides: known, leaves, for: path, member) : nil
                    return renamed.map { self.renamed(member, path, of: failure.name, to: $0, matching.witness) }
                }
                let kinds = member.kinds
                guard !kinds.isEmpty, same.allSatisfy({ !kinds.contains($0.kind) }) else { return nil }
                return retyped(member, path, of: failure.name, same[0], matching.witness)
            }
        }
    }

    /// Where no body is shown, a table of no call may list what all answers have: `ret_code` beside `err_msg`, and no `code`.
    private static func listed(in matching: Matching) -> [Finding] {
        guard matching.stated.failures.count == 1, let failure = matching.stated.failures.first,
            failure.provenances.contains(where: matching.witness.bears)
        else { return [] }
        let rows = matching.facts.filter { fact in
            fact.fact.owner == nil && [.table, .list].contains(fact.fact.source) && [.parameter, .property].contains(fact.fact.kind)
        }
        let codes = rows.filter { isNamed($0, ["code"]) }
        let tables = Dictionary(grouping: rows) { $0.fact.detail.headingLine }
        let listed = codes.filter { code in
            tables[code.fact.detail.headingLine]?.contains { $0 !== code && isNamed($0, ["msg", "message", "errordescription"]) } == true
        }
        guard listed.count == 1, let code = listed.first else { return [] }
        let known = Set(matching.facts.filter { [.parameter, .property].contains($0.fact.kind) }.map(\.fact.name))
        let leaves = failure.members.filter { isLeaf($0.member) }
        guard !leaves.contains(where: { $0.path == code.fact.name }) else { return [] }
        let unknown = leaves.filter { path, member in !path.has(".") && !known.contains(path) && path.lettersAndDigits.has("code") }
        guard unknown.count == 1, let (path, member) = unknown.first else { return [] }
        return [
            Finding(
                UndocumentedField.rule,
                "the failure `\(failure.name)` has `\(path)`, which \(matching.witness.title) lists nowhere, and `\(code.fact.name)` in its place",
                name: "\(failure.name).\(member.name.value)", spec: member.name.place, guide: code.place, says: code.fact.name,
                witness: matching.witness)
        ]
    }

    private static func isNamed(_ fact: GuideFact, _ words: [String]) -> Bool {
        let name = fact.fact.name.lettersAndDigits
        return words.contains(where: name.hasSuffix)
    }

    private static func bodies(_ bodies: [FailureBody], in document: DocumentedAnswers) -> [[Shown]] {
        bodies.map { body in body.members.map { Shown(StatedFailure.path($0.path), $0.kind, Place(document.file, body.span)) } }
    }

    /// The one member that all bodies of failures have at the place of a member that none of them has.
    private static func stranger(
        in bodies: [[Shown]], besides known: Set<String>, _ leaves: Set<String>, for path: String, _ member: BodyMember
    ) -> Shown? {
        let outer = position(path)
        let missing = leaves.union([path]).filter { path in position(path) == outer && !bodies.contains { $0.contains { $0.path == path } }
        }
        let kinds = member.kinds
        let others = bodies.map { body in
            body.filter { !known.contains($0.path) && $0.position == outer && (kinds.isEmpty || kinds.contains($0.kind)) }
        }
        guard missing.count == 1, let first = others.first?.first, others.allSatisfy({ $0.map(\.path) == [first.path] }) else { return nil }
        return first
    }

    private static func isLeaf(_ member: BodyMember) -> Bool { !member.kinds.isEmpty && member.kinds.isDisjoint(with: [.list, .object]) }

    private struct Shown {
        let path: String
        let kind: TravellingKind
        let place: Place

        init(_ path: String, _ kind: TravellingKind, _ place: Place) { (self.path, self.kind, self.place) = (path, kind, place) }

        var name: String { path.split(separator: ".").last.map(String.init) ?? path }
        var position: String { FailureMembers.position(path) }
    }

    private static func position(_ path: String) -> String {
        let outer = path.split(separator: ".").dropLast().joined(separator: ".")
        return outer.isEmpty ? "at the top" : "in `\(outer)`"
    }

    private static func moved(_ member: BodyMember, _ path: String, of failure: String, to shown: Shown, _ witness: Witness) -> Finding {
        return Finding(
            MisplacedField.rule,
            "`\(shown.name)` of the failure `\(failure)` stands \(position(path)) in the spec and \(shown.position) in \(witness.title)",
            name: "\(failure).\(member.name.value)", spec: member.name.place, guide: shown.place, says: shown.path, witness: witness)
    }

    private static func renamed(_ member: BodyMember, _ path: String, of failure: String, to shown: Shown, _ witness: Witness) -> Finding {
        Finding(
            UndocumentedField.rule, "the failure `\(failure)` has `\(path)`, where \(witness.title) shows `\(shown.path)`",
            name: "\(failure).\(member.name.value)", spec: member.name.place, guide: shown.place,
            help: "name the member as the document has it, or accept it with an erratum that says why the failure has it", says: shown.path,
            witness: witness)
    }

    private static func retyped(_ member: BodyMember, _ path: String, of failure: String, _ shown: Shown, _ witness: Witness) -> Finding {
        return Finding(
            FieldTypeDiffers.rule,
            "`\(path)` of the failure `\(failure)` is `\(member.type.spelling)` in the spec and \(shown.kind.noun) in \(witness.title)",
            name: "\(failure).\(member.name.value)", spec: member.typePlace, guide: shown.place, says: shown.kind.noun, witness: witness)
    }
}

/// The objects that calls answer in the spec, by the names of their members.
private struct AnsweredNames {
    private let byName: [String: [Set<String>]]

    init(_ matching: Matching) {
        let objects = Set(matching.items.flatMap(\.item.answers).map { Set($0.map(\.name.value)) })
        byName = objects.reduce(into: [:]) { byName, names in for name in names { byName[name, default: []].append(names) } }
    }

    /// Whether one of them has all that is in a body.
    func have(_ body: FailureBody) -> Bool {
        guard let first = body.members.first else { return !byName.isEmpty }
        return byName[first.path]?.contains { $0.isSuperset(of: body.members.map(\.path)) } == true
    }
}
