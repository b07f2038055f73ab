internal import Spec
internal import SwiftCode

/// The Swift names of a generated mock, decided once.
struct MockNames {
    let spec: Spec

    var module: String { spec.system.module.value }
    var mock: String { "\(module)Mock" }

    /// A constant or a function, which is not called like the list of them.
    static func member(_ name: String) -> String {
        let member = SwiftIdentifier.camelCase(name)
        return member == "all" ? "allNamed" : member
    }
    static func errorGroup(_ enumeration: String) -> String { SwiftIdentifier.typeName(enumeration) }

    /// A local variable, which is not the call's own name.
    static func local(_ name: String) -> String { name == "call" ? "callValue" : name }

    /// The list of errors that no answer says, beside the enums of those that some does.
    static let clientErrors = "ofClients"

    // MARK: constants of other files

    static func answer(_ endpoint: String) -> SwiftExpression { .name("Answers").dot(member(endpoint)) }
    static func callback(_ endpoint: String) -> SwiftExpression { .name("CallbackSteps").dot(member(endpoint)) }
    static func action(_ name: String) -> SwiftExpression { .name("ActionSteps").dot(member(name)) }
    static func duration(_ name: String) -> SwiftExpression { .name("Durations").dot(member(name)) }
    static func failure(_ name: String) -> SwiftExpression { .name("Failures").dot(member(name)) }
    static func error(_ enumeration: String, _ name: String) -> SwiftExpression {
        .name("Errors").dot(errorGroup(enumeration)).dot(member(name))
    }
}
