import SourceText
import Spec

/// The calls that findings about parameters and headers concern: many calls have one of the same name, and what is accepted of one is accepted of no
/// other.
struct FindingOwners {
    private var calls: [Place: String] = [:]

    init(_ stated: StatedItems) {
        var call: SpecItemReference?
        for item in stated.items {
            if item.item.kind == .endpoint { call = item }
            guard [.parameter, .header].contains(item.item.kind), item.item.language == nil, let call else { continue }
            let aspects = item.item.aspects.map(\.place)
            for place in [item.item.place] + aspects { calls[place] = "\(call.callName).\(item.item.name.value)" }
        }
    }

    /// `open.key`, of what is called `key`.
    func name(of finding: Finding) -> String? {
        guard let name = finding.spec.flatMap({ calls[$0] }), name.hasSuffix(".\(finding.name)") else { return nil }
        return name
    }
}
