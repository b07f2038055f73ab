internal import Spec
internal import SwiftCode

/// Names that a scenario gives to values.
extension ScenarioLowering {
    mutating func name(_ name: String, _ expression: Expression) {
        guard readable(name) != nil else { return }
        if let other = alias(expression) { return values.locals[name] = other }
        let value = values.value(expression)
        let variable = newVariable(name)
        guard value.type.type != .json else { return json(name, variable, value, from: expression) }
        // Swift would take JSON that is written out for something of its own.
        let isListOfJSON = value.type.type == .list(.json) && value.code.isCollectionLiteral
        add(.constant(variable, isListOfJSON ? .array("JSONValue") : nil, value.code))
        if case .named(let type) = value.type.type, !context.shares(type) {
            hear(.name(variable), type, isOptional: value.type.isOptional)
        }
        if case .reference = expression.kind {
            values.locals[name] = .value(variable: variable, type: value.type.type, isOptional: value.type.isOptional)
        } else {
            values.locals[name] = .worked(variable: variable, value.type)
        }
    }

    /// What has a name already, with all that is known of it.
    private func alias(_ expression: Expression) -> ScenarioLocal? {
        guard case .reference(let reference) = expression.kind, reference.path.isEmpty else { return nil }
        return reference.local.flatMap { values.locals[$0] }
    }

    /// Apps have dictionaries and lists of anything, mocks have JSON: under a name both are the latter.
    private mutating func json(_ name: String, _ variable: String, _ value: LoweredValue, from expression: Expression) {
        if value.isWritten(by: expression) {
            add(.constant(variable, "JSONValue", value.code))
        } else {
            bind(variable, value.readAsJSON)
        }
        values.locals[name] = .json(variable: variable)
    }
}
