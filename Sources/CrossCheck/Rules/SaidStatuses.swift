import Diagnostics
import Guide
import Spec

/// The section of a call says with which status it fails, "Returns a 404 HTTP error if nobody has it", and the one error of the spec that
/// has it is not among the `errors:` of the call.
struct SaidStatuses {
    private let byStatus: [Int: [SpecItemReference]]
    private let byName: [String: [SpecItemReference]]
    /// Those of calls, and those that the documents say of no call.
    private let ofCalls: Set<Int>
    private let general: Set<Int>

    init(_ stated: StatedItems, _ matchings: [Matching]) {
        let said = matchings.flatMap(\.answers).flatMap(\.statuses)
        ofCalls = Set(said.filter { $0.endpoint != nil }.map(\.status))
        general = Set(said.filter { $0.endpoint == nil }.map(\.status))
        let errors = stated.items.filter { $0.item.kind == .error && $0.item.status != nil }
        byStatus = Dictionary(grouping: errors) { $0.item.status?.value ?? 0 }
        byName = Dictionary(grouping: errors) { $0.item.name.value }
    }

    func finding(_ endpoint: SpecItemReference, _ document: DocumentedCall) -> Finding? {
        let answered = Set(endpoint.item.errorsAnswered.map { $0.value.split(separator: ".").last.map(String.init) ?? "" })
        guard let list = endpoint.item.errorsAnswered.last, document.statuses.contains(where: { $0.status >= 400 }) else { return nil }
        let isAnswered = { (error: SpecItemReference) in answered.contains(error.item.name.value) }
        let said = document.statuses.filter { $0.status >= 400 }
        // A section that speaks of none of the call's errors may speak of something else.
        guard said.contains(where: { byStatus[$0.status]?.contains(where: isAnswered) == true }) else { return nil }
        let open = said.compactMap { said -> (error: SpecItemReference, status: DocumentedCall.Status)? in
            guard let errors = byStatus[said.status], errors.count == 1, !isAnswered(errors[0]) else { return nil }
            return (errors[0], said)
        }
        guard let first = open.first else { return nil }
        let (name, error) = (endpoint.callName, first.error.item.name.value)
        return Finding(
            GuideOnly.rule,
            "`\(name)` answers with the status `\(first.status.status)` in \(document.witness.title), which is that of `\(error)`, and the "
                + "spec's `errors:` do not have it",
            name: endpoint.item.name.value, spec: list.place, guide: first.status.place,
            help: "state what is missing, or say in an erratum for `\(endpoint.item.name.value)` what is left out, and why",
            says: String(first.status.status), witness: document.witness)
    }

    /// An error of the call whose status the section does not name, as those of other calls do. What any call may answer with pages say once.
    func foreign(_ endpoint: SpecItemReference, _ document: DocumentedCall) -> [Finding] {
        let said = Set(document.statuses.map(\.status).filter { $0 >= 400 })
        let errors = endpoint.item.errorsAnswered.compactMap { error -> (error: Located<String>, status: Int)? in
            let name = error.value.split(separator: ".").last.map(String.init) ?? ""
            guard let own = byName[name], own.count == 1, let status = own[0].item.status?.value, byStatus[status]?.count == 1 else {
                return nil
            }
            return (error, status)
        }
        guard errors.contains(where: { said.contains($0.status) }), let place = document.statuses.first(where: { $0.status >= 400 })?.place
        else {
            return []
        }
        let odd = errors.filter { error in
            !said.contains(error.status) && ofCalls.contains(error.status) && !general.contains(error.status)
                && ![401, 403, 429].contains(error.status) && error.status < 500
        }
        return odd.map { error, status in
            Finding(
                SpecOnly.rule,
                "`\(endpoint.callName)` answers with `\(error.value)` in the spec, whose status `\(status)` \(document.witness.title) names for other "
                    + "calls, and not here",
                name: error.value, spec: error.place, guide: place,
                help: "leave it out, or accept it with an erratum that says why the call answers so", witness: document.witness)
        }
    }
}
