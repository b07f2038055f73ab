internal import Declarations
internal import Spec

extension ClassBuilder {
    var properties: [MemberView] {
        let documented = type.properties.compactMap(view)
        let carried = facts.members.filter { $0.property == nil && $0.isMutable }.map { member in
            let name = SwiftIdentifier.escaped(member.name)
            let declaration = "var \(name): \(model.spelling(member.flowType))"
            return PropertyView(documentation: [], declaration: declaration, getter: "storage.value.\(name)", setter: nil)
        }
        return (documented + carried).map { MemberView(kind: .property($0)) }
    }

    private func view(of property: Property) -> PropertyView? {
        let facts = PropertyFacts(property, owner: type, model: model)
        let documentation = DocComment(text: property.text.en, source: model.source(property.provenance)).lines(depth: 1)
        let keyword = property.declaration.isStatic ? "public static" : "public"
        let declaration = "\(keyword) var \(SwiftIdentifier.escaped(facts.name)): \(facts.type.spelling)"
        if self.facts.isDelegate(property), let delegate = type.delegate {
            let box = "\(delegate.property.value)Box.value"
            return PropertyView(documentation: documentation, declaration: declaration, getter: box, setter: "\(box) = newValue")
        }
        if !property.trueFor.isEmpty {
            return PropertyView(documentation: documentation, declaration: declaration, getter: predicate(property), setter: nil)
        }
        if let get = property.get?.value {
            return PropertyView(documentation: documentation, declaration: declaration, getter: computed(get, facts), setter: nil)
        }
        guard let member = self.facts.members.first(where: { $0.specName == property.name }) else { return nil }
        return stored(member, facts, documentation, declaration)
    }

    private func stored(
        _ member: StoredMember,
        _ property: PropertyFacts,
        _ documentation: [String],
        _ declaration: String
    ) -> PropertyView {
        let isOptional = member.flowType.isOptional
        guard member.isMutable else {
            guard needsConversion(member) else {
                let constant = declaration.replacing("public var ", with: "public let ", maxReplacements: 1)
                return PropertyView(documentation: documentation, declaration: constant, getter: nil, setter: nil)
            }
            let getter = model.toDeclared(storedName(member), property.type, isOptional: isOptional)
            return PropertyView(documentation: documentation, declaration: declaration, getter: getter, setter: nil)
        }
        let name = SwiftIdentifier.escapedMember(member.name)
        let getter = model.toDeclared("storage.value.\(name)", property.type, isOptional: isOptional)
        guard facts.isSettable(property.property) else {
            return PropertyView(documentation: documentation, declaration: declaration, getter: getter, setter: nil)
        }
        let value = model.fromDeclared("newValue", property.type)
        let setter = value == "newValue" ? "storage.withLock { $0.\(name) = newValue }" : "storage.value.\(name) = \(value)"
        let whenSet = property.property.onSet.map { running($0.value, for: member.name) } ?? []
        return PropertyView(documentation: documentation, declaration: declaration, getter: getter, setter: setter, whenSet: whenSet)
    }

    /// The lines that run a flow; what it fails with is noted, since setting has nobody to tell.
    private func running(_ flow: String, for property: String) -> [String] {
        guard let signature = context.plan.signatures[flow] else { return [] }
        let effects = signature.effects
        let prefix = effects.isAsync ? "self." : ""
        let call = "\(signature.isFree ? "\(prefix)environment." : prefix)\(signature.function)()"
        var lines = ["\(effects.isThrowing ? "try " : "")\(effects.isAsync ? "await " : "")\(call)"]
        if effects.isThrowing {
            let log = "\(prefix)environment.log(\"\(Escaping.swiftLiteralBody(property)): \\(error)\")"
            lines = ["do {"] + lines.map { "    \($0)" } + ["} catch {", "    \(log)", "}"]
        }
        guard effects.isAsync else { return lines }
        return lines.count == 1 ? ["environment.start { \(lines[0]) }"] : ["environment.start {"] + lines.map { "    \($0)" } + ["}"]
    }

    private func predicate(_ property: Property) -> String {
        let tests = property.trueFor.map { name -> String in
            guard let (enumeration, errorCase) = model.errorCase(name.value) else { return "error is \(name.value)" }
            let member = SwiftIdentifier.escapedMember(model.caseName(enumeration.name.value, errorCase.name.value))
            return "(error as? \(enumeration.name.value)) == .\(member)"
        }
        return tests.joined(separator: " || ")
    }

    /// A property that is worked out: from state, mostly.
    private func computed(_ expression: Expression, _ property: PropertyFacts) -> String {
        var lowering = FlowLowering(FlowParts(), context, FlowPlan.Signature.computing(model.flowType(property.type)))
        let scope = FlowScope(declared: [], depth: 1)
        let isError = !type.wraps.isEmpty
        let value = lowering.coerced(expression, to: model.flowType(property.type), scope)
        let fallback =
            property.type.isOptional ? "(try? \(value.text))" : "((try? \(value.text)) ?? \(MethodLowering.fallback(property.type, model)))"
        let text = value.isThrowing ? fallback : value.text
        return isError
            ? text
            : model.toDeclared(text, property.type, isOptional: value.type.isOptional || (value.isThrowing && property.type.isOptional))
    }
}

extension FlowPlan.Signature {
    static func computing(_ result: FlowType) -> FlowPlan.Signature {
        FlowPlan.Signature(
            name: "",
            owners: [],
            parameters: [],
            result: result,
            handler: nil,
            effects: FlowPlan.Effects(isAsync: false, isThrowing: false)
        )
    }
}
