internal import Spec
internal import SwiftCode

/// Initialisers of classes that apps inherit from: an app's subclass calls them as `super.init`, which no convenience initialiser may be.
extension ClassBuilder {
    /// Sets all that an object holds, and does then what any initialiser does.
    ///
    /// - Parameter given: what the internal initialiser would be handed.
    func designated(_ face: MethodFace, _ given: [SwiftArgument]) -> SwiftDeclaration {
        let values = given.reduce(into: [String: SwiftExpression]()) { values, each in values[each.label ?? ""] = each.value }
        return face.signature(in: MethodSignature.Owner(type)).declaration(
            [.public] + (overridesDesignated(face) || !hasParent && facts.isFoundationObject && face.parameters.isEmpty ? [.override] : []),
            documentation: initialiserDocumentation(face.method),
            designatedSetting(values) + afterwards(face))
    }

    /// An initialiser whose steps make an object: its own holds what that one does.
    func takingAfter(_ face: MethodFace) -> SwiftDeclaration? {
        let body = MethodLowering(context: context, facts: facts).making(face) { made in
            if type.form == .structure { return [.assign(.this, "=", made)] }
            let given = facts.initialised(like: made)
            if isOpen { return designatedSetting(given.reduce(into: [:]) { $0[$1.label ?? ""] = $1.value }) }
            return [.expression(.call("self.init", facts.basics(.implicit("current")) + given))]
        }
        guard let body else { return nil }
        let isOverride = overridesDesignated(face) || face.parameters.isEmpty && inheritsInit
        return face.signature(in: MethodSignature.Owner(type)).declaration(
            [.public] + (isOverride ? [.override] : []) + (isOpen || type.form == .structure ? [] : [.convenience]),
            documentation: initialiserDocumentation(face.method), body + afterwards(face))
    }

    /// Whether what it inherits from has such an initialiser that is no convenience.
    func overridesDesignated(_ face: MethodFace) -> Bool {
        hasParent && facts.parent.map(model.isOpen) == true && facts.overrides(face)
    }

    private func designatedSetting(_ values: [String: SwiftExpression]) -> [SwiftStatement] {
        func set(_ name: String, _ value: SwiftExpression) -> SwiftStatement { .assign(.this.dot(name), "=", value) }
        var body: [SwiftStatement] = []
        let environment = SwiftExpression.implicit("current")
        let parent = facts.parent.map { ClassFacts($0, model) }
        if facts.needsEnvironment, !(parent?.needsEnvironment ?? false) { body.append(set(model.inner.environment, environment)) }
        if !type.wraps.isEmpty { body.append(set("error", values["error"] ?? facts.ownError())) }
        body += facts.givenReadings.map { set($0.name, values[$0.name] ?? .null) }
        body += companions.map { set($0.name, .null) }
        body += facts.members.filter { !$0.isMutable }.map { member in
            let value = values[member.name] ?? member.initial ?? .null
            let stored = facts.storedType(member).map { model.toDeclared(value, $0, isOptional: member.flowType.isOptional) } ?? value
            return set(facts.storedName(member), stored)
        }
        if !facts.mutable.isEmpty {
            let held = facts.mutable.compactMap { member in (values[member.name] ?? member.initial)?.labelled(member.name) }
            body.append(set(facts.storage, .call("Locked", [SwiftExpression.call(facts.storageType, held).labelled(nil)])))
        }
        guard let parent else { return body + (facts.isFoundationObject ? [.expression(.call("super.init", []))] : []) }
        var handed = parent.basics(environment)
        if parent.isErrorClass { handed.append((values["error"] ?? facts.ownError()).labelled("error")) }
        handed += parent.initialised.compactMap { member in values[member.name]?.labelled(member.name) }
        return body + [.expression(.call("super.init", handed))]
    }
}
