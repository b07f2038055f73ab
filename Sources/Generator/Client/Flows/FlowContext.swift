internal import Spec
internal import SwiftCode

/// Where a flow's code stands: in a class, or beside the environment.
struct FlowContext: Sendable {
    let model: SystemModel
    let plan: FlowPlan
    /// Nil in an extension of the environment.
    let owner: ClassType?
    /// Parameters of the function: what is called like one of them has to be asked of `self`.
    var parameters: Set<String> = []
    /// The environment of code that stands where there is no object, nor a flow.
    var surroundings: SwiftExpression?

    /// `environment.clock` in a class, `clock` in the environment itself.
    func environment(_ path: String...) -> SwiftExpression { environment(path) }

    func environment(_ path: [String]) -> SwiftExpression {
        guard owner == nil, surroundings == nil else { return environmentValue.dot(path: path) }
        return own(path[0]).dot(path: Array(path.dropFirst()))
    }

    /// A member of `self`, which goes without saying unless a parameter has its name.
    func own(_ name: String) -> SwiftExpression { .own(name, besides: parameters) }

    /// The same in a closure that is kept, where `self` has to be said.
    func keptEnvironment(_ path: String...) -> SwiftExpression {
        (owner == nil ? SwiftExpression.this : .this.dot(model.inner.environment)).dot(path: path)
    }

    var environmentValue: SwiftExpression { surroundings ?? (owner == nil ? .this : own(model.inner.environment)) }

    /// The box that holds a group of the state.
    func state(_ group: String) -> SwiftExpression { environment(stateProperty(group)) }

    func stateProperty(_ group: String) -> String { SwiftIdentifier.camelCase(group) + "State" }
    func stateType(_ group: String) -> String { SwiftIdentifier.typeName(group) + (model.state[group]?.typeSuffix ?? "State") }

    /// The type of a group's record or of the group itself.
    func stateFields(_ group: String) -> FlowType {
        let fields = (model.state[group]?.fields ?? []).map { field in
            var field = field
            field.isRequired = false
            return field
        }
        return FlowType(.object, fields: fields, structure: stateType(group))
    }

    /// What a call of an endpoint answers.
    func response(of endpoint: Endpoint) -> FlowType {
        FlowType(.object, fields: EndpointShapes.fields(endpoint), structure: EndpointShapes.structure(endpoint))
    }

    /// The protocol whose methods a class notifies, unless a step says to whom.
    func delegateProtocol() -> ProtocolType? {
        guard let owner else { return nil }
        let names = model.ancestry(of: owner).compactMap { $0.delegate?.protocolName.value }
        return names.first.flatMap { model.protocols[$0] }
    }
}

/// Names and fields of what endpoints answer.
enum EndpointShapes {
    static func structure(_ endpoint: Endpoint) -> String { SwiftIdentifier.typeName(endpoint.name.value) + endpoint.answerSuffix }

    /// The namespace of what `objects:` declares.
    static let objects = "Objects"

    /// The struct of a field that is an object, or a list of them: the one that its object has everywhere, or its own inside `outer`.
    static func structure(of field: Field, in outer: String? = nil) -> String? {
        guard !field.fields.isEmpty else { return nil }
        if let object = field.object { return "\(objects).\(SwiftIdentifier.typeName(object.value))" }
        return (outer.map { "\($0)." } ?? "") + SwiftIdentifier.typeName(field.name.value)
    }

    /// The fields of the answer, its headers, and one optional object per alternative, or a mark where it carries nothing.
    static func fields(_ endpoint: Endpoint) -> [Field] {
        let status = (endpoint.readsStatus ? [endpoint.statusField] : []) + (endpoint.readsHeaders ? [endpoint.headersField] : [])
        let main = endpoint.response.map { $0.fields + $0.headers } ?? []
        return status + (endpoint.alternatives.isEmpty ? main : main.map(\.asOptional) + endpoint.alternatives.compactMap(object))
    }

    private static func object(_ alternative: Endpoint.Response) -> Field? {
        if let mark = alternative.mark { return mark }
        guard let name = alternative.name, var field = (alternative.fields + alternative.headers).first else { return nil }
        field.name = name
        field.type = .object
        field.object = nil
        field.isRequired = false
        field.nullablePlace = nil
        field.fields = alternative.fields + alternative.headers
        return field
    }

    /// Statuses that look like failures and are documented answers all the same: a redirect, a challenge.
    static func failureStatuses(_ endpoint: Endpoint) -> [Int] {
        let responses = [endpoint.response].compactMap { $0 } + endpoint.alternatives
        return Set(responses.map(\.status.value).filter { !(200..<300).contains($0) }).sorted()
    }

    static func isEmpty(_ endpoint: Endpoint) -> Bool { fields(endpoint).isEmpty }
}

extension Field {
    var asOptional: Field {
        var copy = self
        copy.isRequired = false
        return copy
    }
}
