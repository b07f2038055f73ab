internal import Spec

/// Steps and values that make objects.
extension FlowLowering {
    mutating func new(
        _ name: String,
        _ arguments: [Argument],
        _ result: String,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        guard let type = model.classes[name] else { return [] }
        let facts = ClassFacts(type, model)
        var isFailing = false
        var items = facts.mark + (facts.needsEnvironment ? ["environment: \(context.environmentValue)"] : [])
        for member in facts.initialised {
            guard let argument = arguments.first(where: { $0.name.value == member.specName }) else { continue }
            let value = coerced(argument.value, to: member.flowType, scope)
            isFailing = isFailing || value.isThrowing
            items.append("\(member.name): \(value.text)")
        }
        let bound = (name: result, type: FlowType(.named(name)))
        return statement(name, items, throwing: isFailing, waits: false, result: bound, rest, &scope)
    }

    /// An object whose properties are filled from the fields of a response, or from an error.
    mutating func make(_ name: String, _ from: Expression, _ scope: FlowScope) -> LoweredValue {
        let source = value(from, scope)
        guard let type = model.classes[name] else { return source }
        let facts = ClassFacts(type, model)
        let environment = facts.mark + (facts.needsEnvironment ? ["environment: \(context.environmentValue)"] : [])
        if source.type.type == .error || !type.wraps.isEmpty {
            let items = environment + ["error: \(source.text)"]
            return LoweredValue("\(name)(\(items.joined(separator: ", ")))", FlowType(.named(name)), throwing: source.isThrowing)
        }
        if case .list = source.type.type {
            let (items, isThrowing) = filled(facts, LoweredValue("$0", source.type.element))
            let text =
                "\(source.text)\(source.type.isOptional ? "?" : "").map { \(isThrowing ? "try " : "")\(name)(\((environment + items).joined(separator: ", "))) }"
            return LoweredValue(
                text, FlowType(.list(.named(name)), optional: source.type.isOptional), throwing: source.isThrowing || isThrowing)
        }
        if source.type.isOptional {
            let (items, isThrowing) = filled(facts, LoweredValue("$0", source.type.required))
            let text = "\(source.text).map { \(isThrowing ? "try " : "")\(name)(\((environment + items).joined(separator: ", "))) }"
            return LoweredValue(text, FlowType(.named(name), optional: true), throwing: source.isThrowing || isThrowing)
        }
        let (items, isThrowing) = filled(facts, source, Self.members(of: from), scope)
        let text = "\(name)(\((environment + items).joined(separator: ", ")))"
        return LoweredValue(text, FlowType(.named(name)), throwing: source.isThrowing || isThrowing)
    }

    /// The members of an object that is written out.
    private static func members(of expression: Expression) -> [String: Expression] {
        guard case .object(let members) = expression.kind else { return [:] }
        return Dictionary(members.map { ($0.name.value, $0.value) }) { first, _ in first }
    }

    /// The arguments of an initialiser, each from the field that the property names.
    private mutating func filled(
        _ facts: ClassFacts,
        _ source: LoweredValue,
        _ members: [String: Expression] = [:],
        _ scope: FlowScope = FlowScope(declared: [], depth: 0)
    ) -> (items: [String], isThrowing: Bool) {
        var isThrowing = false
        var items: [String] = []
        for member in facts.initialised {
            guard let path = member.field else { continue }
            let parts = path.split(separator: ".").map(String.init)
            var found = LoweredValue("nil", member.flowType)
            if members.isEmpty {
                found = follow(parts[...], from: source)
            } else if let expression = members[parts[0]] {
                found = follow(parts[1...], from: self.value(expression, scope))
            }
            var value = coerced(found, to: member.flowType)
            let isScalar = member.initial != "nil" && !member.initial.isEmpty
            if found.type.isOptional, !member.flowType.isOptional, isScalar {
                let optional = coerced(found, to: member.flowType.optional)
                value = LoweredValue("\(optional.text) ?? \(member.initial)", member.flowType, throwing: optional.isThrowing)
            }
            isThrowing = isThrowing || value.isThrowing
            items.append("\(member.name): \(value.text)")
        }
        return (items, isThrowing)
    }
}
