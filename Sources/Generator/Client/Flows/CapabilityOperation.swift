internal import Spec
internal import SwiftCode

/// An operation that flows `ask`, as it is called on the environment.
struct CapabilityOperation {
    /// Behind the environment: `opener.open`.
    var path: [String]
    var parameters: [(name: String, label: String, type: FlowType)]
    var result: FlowType
    var waits: Bool
    var isThrowing: Bool

    /// Of the call, whatever its arguments do.
    var effects: Effects { (isThrowing ? Effects.throwing : []).union(waits ? .waiting : []) }

    init?(_ name: String, _ model: SystemModel) {
        if let platform = PlatformOperation.all.first(where: { $0.name == name }) {
            self = Self.platform(platform)
            return
        }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let capability = model.capabilities[parts[0]],
            let operation = capability.operations.first(where: { $0.name.value == parts[1] })
        else { return nil }
        let structure = SwiftIdentifier.typeName(parts[0]) + SwiftIdentifier.typeName(parts[1]) + operation.resultSuffix
        self.init(
            path: parts.map(SwiftIdentifier.camelCase),
            parameters: operation.parameters.map { field in
                let label = SwiftIdentifier.camelCase(field.name.value)
                return (field.name.value, label, FlowType(field.type, optional: !field.isRequired, fields: field.fields))
            },
            result: FlowType(operation.result, fields: operation.resultFields, structure: structure),
            waits: operation.waits,
            isThrowing: operation.waits
        )
    }

    private init(
        path: [String], parameters: [(name: String, label: String, type: FlowType)], result: FlowType, waits: Bool, isThrowing: Bool
    ) {
        self.path = path
        self.parameters = parameters
        self.result = result
        self.waits = waits
        self.isThrowing = isThrowing
    }

    private static func platform(_ operation: PlatformOperation) -> CapabilityOperation {
        let isSleep = operation.name == "clock.sleep"
        return CapabilityOperation(
            path: isSleep ? ["sleep"] : operation.name.split(separator: ".").map(String.init),
            parameters: operation.parameters.enumerated().map { index, parameter in
                (parameter.name, isSleep ? "for" : index == 0 ? "" : parameter.name, FlowType(parameter.type))
            },
            result: FlowType(operation.result),
            waits: operation.waits,
            isThrowing: operation.name == "browser.authenticate" || isSleep
        )
    }
}
