package import SwiftCode

extension SwiftExpression {
    /// A closure that takes everything and does nothing. One that answers a value is never called; where a plain value will do, it has one.
    package static func ignoring(_ function: SwiftTypeName.Function) -> SwiftExpression {
        let parameters = function.parameters.map { _ in "_" }
        return function.result.isVoid
            ? .closure(SwiftClosure(parameters, [])) : .closure(SwiftClosure(parameters, plainValue(of: function.result)))
    }

    private static func plainValue(of type: SwiftTypeName) -> SwiftExpression {
        switch type {
        case .optional, .implicitlyUnwrapped: .null
        case .array: .array([])
        case .dictionary: .dictionary([])
        case "Bool": .boolean(true)
        case "String": .string("")
        case "Int", "UInt", "Double", "Float": .integer(0)
        default: .call("fatalError")
        }
    }
}
