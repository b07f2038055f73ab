internal import Spec
internal import SwiftCode

/// Servers that objects have of their own.
extension SystemModel {
    /// Where requests of an endpoint go for objects of a class, by what it says itself or inherits.
    func base(of endpoint: Endpoint, in owner: ClassType?) -> Expression? {
        guard let owner, let host = endpoint.base?.host.value else { return nil }
        return ancestry(of: owner).lazy.flatMap(\.bases).first { $0.host.value == host }?.url.value
    }

    /// What the function of an endpoint calls the base that an object may give it; nil where none has one.
    func baseParameter(of endpoint: Endpoint) -> String? {
        guard let host = endpoint.base?.host.value, behaviour.hostsOfObjects.contains(host) else { return nil }
        let taken = endpoint.parameters.map { SwiftIdentifier.camelCase($0.field.name.value) }
        // `baseURL` is what the function itself calls.
        return ["base", "baseOfObject"].first { !taken.contains($0) } ?? "baseOfThisObject"
    }
}
