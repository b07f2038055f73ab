internal import Spec
internal import SwiftCode

/// Objects with documented members in requests: what is missing in them is left out, at any depth, and constants are said. Members that are any JSON keep their nulls.
enum DocumentedObjects {
    /// `value.leavingOutNulls(exceptIn: [["extra"]]).saying([["type"]: "lamp"])`
    static func travelling(_ value: SwiftExpression, _ field: Field) -> SwiftExpression {
        let free = field.fields.flatMap(ways).map { SwiftExpression.array($0.map { .string($0) }) }
        let known = value.calling("leavingOutNulls", free.isEmpty ? [] : [SwiftExpression.array(free).labelled("exceptIn")])
        let constants = field.fields.flatMap(constants).map { (key: SwiftExpression.array($0.way.map { .string($0) }), value: $0.value) }
        return constants.isEmpty ? known : known.calling("saying", [SwiftExpression.dictionary(constants).unlabelled])
    }

    /// The ways to constants in a member, with what they say.
    private static func constants(of field: Field) -> [(way: [String], value: SwiftExpression)] {
        let name = field.name.value
        if let constant = field.constant { return [([name], RequestBuilder.literal(constant.value, FlowType(field.type).type))] }
        return field.fields.flatMap(constants).map { ([name] + $0.way, $0.value) }
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
