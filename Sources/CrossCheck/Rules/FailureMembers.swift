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
        // What goes back by a redirect has no body.
        guard shape.redirect == nil else { return nil }
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
        let shown = matching.answers.flatMap { document in
            document.bodies.flatMap { body in
                body.members.map { Shown(StatedFailure.path($0.path), $0.kind, Place(document.file, body.span)) }
            }
        }
        guard !shown.isEmpty else { return [] }
        let known = Set(stated.flatMap { $0.members.map(\.path) })
        let byPath = Dictionary(grouping: shown, by: \.path)
        let elsewhere = Dictionary(grouping: shown.filter { !known.contains($0.path) }, by: \.name)
        return stated.filter { $0.provenances.contains(where: matching.witness.bears) }.flatMap { failure in
            failure.members.compactMap { path, member -> Finding? in
                guard let same = byPath[path] else {
                    let other = elsewhere[path.split(separator: ".").last.map(String.init) ?? path]?.first
                    return other.map { moved(member, path, of: failure.name, to: $0, matching.witness) }
                }
                let kinds = member.kinds
                guard !kinds.isEmpty, same.allSatisfy({ !kinds.contains($0.kind) }) else { return nil }
                return retyped(member, path, of: failure.name, same[0], matching.witness)
            }
        }
    }

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
        var finding = Finding(
            MisplacedField.rule,
            "`\(shown.name)` of the failure `\(failure)` stands \(position(path)) in the spec and \(shown.position) in \(witness.title)",
            name: "\(failure).\(member.name.value)", spec: member.name.place, guide: shown.place)
        finding.witness = witness
        finding.says = shown.path
        return finding
    }

    private static func retyped(_ member: BodyMember, _ path: String, of failure: String, _ shown: Shown, _ witness: Witness) -> Finding {
        var finding = Finding(
            FieldTypeDiffers.rule,
            "`\(path)` of the failure `\(failure)` is `\(member.type.spelling)` in the spec and \(shown.kind.noun) in \(witness.title)",
            name: "\(failure).\(member.name.value)", spec: member.typePlace, guide: shown.place)
        finding.witness = witness
        finding.says = shown.kind.noun
        return finding
    }
}
