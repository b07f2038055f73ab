import Guide

/// Whether a claim meets a label. Each question stands alone, so that a near miss can say which one failed.
extension FactLabel {
    func isSameKind(_ claim: Claim) -> Bool { kinds.contains(claim.kind) }

    func isSameName(_ claim: Claim) -> Bool {
        if let endpoint = claim.endpoint {
            return endpoints.contains {
                $0.path == endpoint.path && (endpoint.methods.isEmpty || !endpoint.methods.isDisjoint(with: $0.methods))
            }
        }
        if isCodeOnly, claim.kind == .error { return (claim.value ?? NormalForm.value(claim.shown)) == value }
        return names.contains(claim.name)
    }

    func isSameValue(_ claim: Claim) -> Bool { value == nil || isCodeOnly || claim.value == value }

    func isSameOwner(_ claim: Claim) -> Bool { Owners.compare(self, claim) != .differ }

    func isMet(by claim: Claim) -> Bool { isSameKind(claim) && isSameName(claim) && isSameValue(claim) && isSameOwner(claim) }

    /// In lines; far where one of them has no line.
    func distance(to claim: Claim) -> Int {
        guard let line, let other = claim.line else { return 1_000_000 }
        return abs(line - other)
    }
}

/// How the owners of a label and a claim compare.
package enum Owners: String, CaseIterable, Sendable {
    case agree, differ, notCompared

    /// Owners of parameters, errors and headers that are no endpoints, a heading say, count as not given.
    static func compare(_ label: FactLabel, _ claim: Claim) -> Owners {
        guard let one = label.owner, let other = claim.owner else { return .notCompared }
        let isOfEndpoint = label.kind == .parameter || label.kind == .error || label.kind == .header
        guard isOfEndpoint, EndpointForm.isEndpoint(one) else {
            return label.ownerNames.contains(NormalForm.name(other)) ? .agree : .differ
        }
        guard EndpointForm.isEndpoint(other) else { return .notCompared }
        return EndpointForm(one).agrees(with: EndpointForm(other)) ? .agree : .differ
    }
}

extension Decoy {
    /// A decoy is met on its line and beside it.
    private static let reach = 1

    func isMet(by claim: Claim) -> Bool {
        guard kind == claim.kind, let other = claim.line, abs(line - other) <= Self.reach else { return false }
        if let endpoint = claim.endpoint { return EndpointForm(name).path == endpoint.path }
        return NormalForm.name(name) == claim.name || (kind == .error && NormalForm.value(name) == claim.value)
    }
}
