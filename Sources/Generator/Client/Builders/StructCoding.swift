internal import Spec
internal import SwiftCode

/// How a struct is coded as JSON, beyond what the compiler makes of its properties: under the names that `field:` gives, without what no field
/// fills and the app alone has, and with first values where nothing comes.
struct StructCoding {
    private let facts: ClassFacts
    private let context: FlowContext
    private let names: [String]

    init(_ facts: ClassFacts, _ context: FlowContext) {
        self.facts = facts
        self.context = context
        names = facts.type.form == .structure ? ValueConformances(facts).names : []
    }

    var declarations: [SwiftDeclaration] {
        guard names.contains(where: ["Codable", "Encodable", "Decodable"].contains), Set(keys.map(\.key)).count == keys.count else {
            return []
        }
        // What is generic reads only what it is made of that can be read: `conditional`.
        return [facts.type.isGeneric ? nil : reading, codingKeys].compactMap { $0 }
    }

    /// The same of a generic struct, for an extension of it.
    var conditional: [SwiftDeclaration] { facts.type.isGeneric && !declarations.isEmpty ? [reading].compactMap { $0 } : [] }

    /// The members that travel, each with what JSON calls it.
    private var keys: [(member: StoredMember, key: String)] {
        let isRead = facts.members.contains { $0.field != nil }
        return facts.members.filter { !isRead || $0.field != nil || !(begins($0) || $0.flowType.isOptional) }.map { member in
            let path = member.field.flatMap { $0.utf8.contains(UInt8(ascii: ".")) ? nil : $0 }
            return (member, path ?? member.name)
        }
    }

    /// Whether its declaration says what it begins with; what begins with nothing of its kind has to come.
    private func begins(_ member: StoredMember) -> Bool {
        member.worked != nil || facts.type.properties.first { $0.name == member.specName }?.initial != nil
    }

    /// Nil where JSON has what Swift has.
    private var codingKeys: SwiftDeclaration? {
        let keys = keys
        guard reading != nil || keys.count < facts.members.count || keys.contains(where: { facts.storedName($0.member) != $0.key }) else {
            return nil
        }
        let cases = keys.map { each in
            let name = facts.storedName(each.member)
            return SwiftDeclaration.enumCase(name, each.key == name ? nil : .string(each.key))
        }
        return .type(.enum, "CodingKeys", inherits: ["String", "CodingKey"], [.private], members: [.group(cases)])
    }

    /// The compiler would ask for what begins with a value, and for what does not travel.
    private var reading: SwiftDeclaration? {
        let travelling = Set(keys.map(\.member.name))
        guard names.contains(where: ["Codable", "Decodable"].contains), facts.members.contains(where: { $0.field != nil }),
            facts.members.contains(where: { begins($0) || !travelling.contains($0.name) })
        else { return nil }
        let container = SwiftExpression.name("decoder").calling(
            "container", [SwiftExpression.type(.named("CodingKeys")).dot("self").labelled("keyedBy")], .throwing)
        let values = facts.members.map { member in
            SwiftStatement.assign(
                SwiftExpression.this.dot(facts.storedName(member)), "=", travelling.contains(member.name) ? read(member) : begun(member))
        }
        let function = SwiftFunction(
            .initializer(), [SwiftParameter("from", "decoder", .any(["Decoder"]))], effects: .throwing,
            [.constant("container", nil, container)] + values)
        return .function(function, [.public], documentation: SwiftDocumentation("Reads JSON as the server sends it."))
    }

    private func read(_ member: StoredMember) -> SwiftExpression {
        let isOptional = member.flowType.isOptional
        var flowType = member.flowType
        flowType.isOptional = false
        let type = facts.storedType(member).map { $0.with(.required).typeName } ?? context.model.typeName(flowType)
        let arguments = [
            SwiftExpression.type(type).dot("self").unlabelled,
            SwiftExpression.implicit(facts.storedName(member)).labelled("forKey"),
        ]
        let first = begun(member)
        let found = SwiftExpression.name("container").calling(
            isOptional || !first.isNull ? "decodeIfPresent" : "decode", arguments, .throwing)
        return first.isNull ? found : found.infix(.coalescing, first)
    }

    /// What it begins with, as it is stored.
    private func begun(_ member: StoredMember) -> SwiftExpression {
        guard begins(member), let first = context.first(of: member), !first.isNull else { return .null }
        return facts.storedType(member).map { context.model.toDeclared(first, $0, isOptional: member.flowType.isOptional) } ?? first
    }
}
