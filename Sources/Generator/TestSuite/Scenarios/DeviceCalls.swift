internal import SwiftCode

/// How generated tests speak to the device that they run on.
extension SwiftExpression {
    /// The device that a scenario is told on.
    static let device = SwiftExpression.name("device")
    /// What delegates heard.
    static let log = device.dot("log")

    /// `device.function(…)`
    static func device(
        _ function: String, _ arguments: [SwiftArgument] = [], trailing: SwiftClosure? = nil, _ effects: Effects = []
    ) -> SwiftExpression {
        device.calling(function, arguments, trailing: trailing, effects)
    }

    /// `device.function(…)` with values alone.
    static func device(_ function: String, _ values: SwiftExpression..., effects: Effects = []) -> SwiftExpression {
        device(function, values.map(\.unlabelled), effects)
    }

    /// `link(…)`: the test fails where the text is no URL.
    static func link(_ text: SwiftExpression, _ others: [SwiftArgument] = []) -> SwiftExpression {
        .call("link", [text.unlabelled] + others, .throwing)
    }

    static func bytes(_ base64: SwiftExpression) -> SwiftExpression { .call("bytes", [base64.unlabelled], .throwing) }

    /// The value itself; the test fails where there is none.
    static func required(_ value: SwiftExpression) -> SwiftExpression {
        .macro("require", [value.unlabelled], isThrowing: true)
    }

    static func expect(_ condition: SwiftExpression) -> SwiftExpression { .macro("expect", [condition.unlabelled]) }

    /// `#expect(throws: error) { statement }`
    static func expect(throws error: SwiftExpression, _ statement: SwiftStatement) -> SwiftExpression {
        let effects: Effects = [statement].effects.contains(.waiting) ? .waiting : []
        return macro("expect", [error.labelled("throws")]).called(trailing: SwiftClosure([], [statement]), effects)
    }
}
