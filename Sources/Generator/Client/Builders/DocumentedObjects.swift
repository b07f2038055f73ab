internal import Spec
internal import SwiftCode

/// Objects with documented members in requests: what is missing in them is left out, at any depth. Members that are any JSON keep their nulls.
enum DocumentedObjects {
    /// `value.leavingOutNulls(exceptIn: [["extra"]])`
    static func travelling(_ value: SwiftExpression, _ field: Field) -> SwiftExpression {
        let free = field.fields.flatMap(ways).map { SwiftExpression.array($0.map { .string($0) }) }
        return value.calling("leavingOutNulls", free.isEmpty ? [] : [SwiftExpression.array(free).labelled("exceptIn")])
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
