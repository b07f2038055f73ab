internal import Spec
internal import SwiftCode

/// How a struct becomes JSON: an object of its fields, by their names there, without what is missing.
struct StructFormBuilder {
    let facts: ClassFacts
    let context: FlowContext

    private var model: SystemModel { context.model }

    /// Nothing where the struct never travels.
    var declarations: [SwiftDeclaration] {
        guard model.sentStructs.contains(facts.name) else { return [] }
        let taken = facts.properties.map(\.name)
        let object = ["object", "json", "whole"].first { !taken.contains($0) } ?? "members"
        // One statement for each: of a literal of many the compiler takes too long to see what it is.
        let made = SwiftBinding(.name(object), nil, .call("JSONObject"), isVariable: true)
        let set = facts.members.compactMap { member -> SwiftStatement? in
            guard let field = member.field, let value = written(member) else { return nil }
            return .assign(SwiftExpression.name(object)[.string(field)], "=", value)
        }
        let whole = SwiftExpression.implicit("object").called([SwiftExpression.name(object).unlabelled])
        let merged = SwiftExpression.implicit("merged").called([SwiftExpression.array([whole]).unlabelled])
        let text = "The struct as JSON: an object of its fields, without what is missing."
        let property = SwiftDeclaration.computed(
            model.inner.json, "JSONValue", documentation: SwiftDocumentation(text), body: [.binding(made)] + set + [.return(merged)])
        return [.extending(facts.name, [property])]
    }

    /// The struct may store it as it is declared.
    private func written(_ member: StoredMember) -> SwiftExpression? {
        guard let property = member.property else { return nil }
        let plain = LoweredValue(model.fromDeclared(.name(property.name), property.type), model.flowType(property.type))
        return FlowLowering(context, answering: FlowType(.json)).coerced(plain, to: FlowType(.json, optional: plain.type.isOptional)).code
    }
}
