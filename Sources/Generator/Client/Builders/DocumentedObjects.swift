internal import Spec
internal import SwiftCode

/// Objects with documented members in requests: what is missing in them is left out, at any depth, constants are said, and each member travels
/// in the form that its field says. Members that are any JSON keep their nulls.
enum DocumentedObjects {
    /// `value.leavingOutNulls(exceptIn: [["extra"]]).saying([["type"]: "lamp"]).encoded(inside: [["at"]: .iso8601])`
    static func travelling(_ value: SwiftExpression, _ field: Field, _ model: SystemModel) -> SwiftExpression {
        let free = field.fields.flatMap(ways).map { SwiftExpression.array($0.map { .string($0) }) }
        var sent = value.calling("leavingOutNulls", free.isEmpty ? [] : [SwiftExpression.array(free).labelled("exceptIn")])
        let said = field.fields.flatMap(constants).map { (key: Self.key($0.way), value: $0.value) }
        if !said.isEmpty { sent = sent.calling("saying", [SwiftExpression.dictionary(said).unlabelled]) }
        let forms = forms(in: field, model).map { (key: Self.key($0.way), value: $0.form) }
        return forms.isEmpty ? sent : sent.calling("encoded", [SwiftExpression.dictionary(forms).labelled("inside")])
    }

    private static func key(_ way: [String]) -> SwiftExpression { .array(way.map { .string($0) }) }

    /// The ways to constants in a member, with what they say.
    private static func constants(of field: Field) -> [(way: [String], value: SwiftExpression)] {
        let name = field.name.value
        if let constant = field.constant { return [([name], RequestBuilder.literal(constant.value, FlowType(field.type).type))] }
        return field.fields.flatMap(constants).map { ([name] + $0.way, $0.value) }
    }

    /// The ways to members that travel in a form of their own. Cases are what they are on the wire.
    private static func forms(in field: Field, _ model: SystemModel) -> [(way: [String], form: SwiftExpression)] {
        field.fields.flatMap { member -> [(way: [String], form: SwiftExpression)] in
            let name = member.name.value
            let isCase = member.type.unwrapped.innerName.map { model.enums[$0] != nil } ?? false
            let own = member.wire == .plain || member.constant != nil || isCase ? [] : [([name], member.wireForm)]
            return own + forms(in: member, model).map { ([name] + $0.way, $0.form) }
        }
    }

    /// The ways to what is any JSON in a member.
    private static func ways(to field: Field) -> [[String]] {
        let name = field.name.value
        if field.type.innermost == .json { return [[name]] }
        return field.fields.flatMap(ways).map { [name] + $0 }
    }
}

extension ValueType {
    /// What it is, or what the items of lists are.
    fileprivate var innermost: ValueType {
        switch self {
        case .list(let item), .optional(let item): item.innermost
        default: self
        }
    }
}
