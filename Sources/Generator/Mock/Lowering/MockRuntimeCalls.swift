internal import SwiftCode

/// How generated code speaks to the mock's runtime.
extension SwiftExpression {
    /// The call that an answer is given to.
    static let mockCall = SwiftExpression.name("call")

    /// `call.function(…)`
    static func mockCall(_ function: String, _ arguments: [SwiftArgument], _ effects: Effects = []) -> SwiftExpression {
        mockCall.calling(function, arguments, effects)
    }

    /// `call.function(…)` with values alone.
    static func mockCall(_ function: String, _ values: SwiftExpression...) -> SwiftExpression {
        mockCall(function, values.map(\.unlabelled))
    }

    /// `.member(…)`, of the type that is expected there.
    static func implicit(_ member: String, _ values: [SwiftExpression]) -> SwiftExpression {
        implicit(member).called(values.map(\.unlabelled))
    }

    /// A value of JSON that is nothing.
    static let jsonNull = SwiftExpression.implicit("null")
}

extension [SwiftArgument] {
    /// Adds an argument that is left out where it says nothing.
    mutating func add(_ label: String, _ value: SwiftExpression?) {
        if let value { append(value.labelled(label)) }
    }

    /// Adds a list that is left out where it is empty.
    mutating func add(_ label: String, list: [SwiftExpression]) {
        if !list.isEmpty { append(SwiftExpression.array(list).labelled(label)) }
    }

    /// Adds `label: true`, where it is.
    mutating func add(_ label: String, flag: Bool) {
        if flag { append(SwiftExpression.boolean(true).labelled(label)) }
    }
}
