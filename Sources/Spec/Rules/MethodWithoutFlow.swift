import Declarations
import Diagnostics
import SourceText

/// A method of a class that says nothing about what it does.
enum MethodWithoutFlow {
    static let rule = Rule(
        "spec-method-without-flow",
        "a method of a class does not say what it does",
        explanation: """
            A method of the SDK's own classes needs a `flow:`, `calls:` or `steps:`, or there is nothing to generate for it. Without one \
            are only the method \
            that `shared:` names, setters that stand under `setter:` of their property, and what makes an object and fills members that \
            are called like its parameters. A spec without any flows only describes its system, and is not asked for them.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        if spec.flows.isEmpty { return [] }
        return spec.classes.flatMap { type in
            type.methods.filter { $0.flow == nil && $0.name != type.shared?.value && !type.fillsMembers($0) }.map { method in
                Diagnostic(
                    rule, "the method `\(method.name)` has no `flow`", at: [Label(method.locatedName.place)],
                    help: "add `flow:`, or `calls:` with an endpoint, or `steps:`; `steps: []` where it does nothing")
            }
        }
    }
}

extension ClassType {
    /// Makes an object of the class, with a member for every parameter.
    fileprivate func fillsMembers(_ method: Method) -> Bool {
        let members = Set(properties.map(\.name) + carries.map(\.name.value))
        return isFactory(method) && method.declaration.parameters.allSatisfy { members.contains($0.name) }
    }
}
