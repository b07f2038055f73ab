internal import SwiftCode

/// A call of one of several methods with one name: what is handed over says its type, for Swift would choose by what a literal is by itself.
enum OverloadChoice {
    /// - Parameter type: what the method takes.
    static func told(_ value: SwiftExpression, as type: SwiftType) -> SwiftExpression {
        // Closures of tests say what they take by what they do with it.
        type.isFunction ? value : value.cast(.certain, type.nestedTypeName)
    }

    /// As a reader would write it: a literal of the type that it has by itself says nothing more.
    static func shown(_ literal: SwiftExpression, as type: SwiftType) -> SwiftExpression {
        type.isOptional || ["Double", "Int32", "UInt"].contains(type.name) ? told(literal, as: type) : literal
    }

    static func answering(_ call: SwiftExpression, _ type: SwiftType) -> SwiftExpression { call.cast(.certain, type.nestedTypeName) }
}
