import Declarations
import Diagnostics
import SourceText

/// Subscripts that no client can have.
enum Subscripts {
    static func check(_ spec: Spec) -> [Diagnostic] {
        let asked = spec.protocols.flatMap(\.methods).filter(\.declaration.isSubscript).map { method in
            refusal(
                "a protocol asks for the subscript `\(method.name)`", method,
                "declare it in the class; leave it out of the protocol, with the difference under `errata:`")
        }
        return asked + spec.classes.flatMap(\.methods).compactMap(problem)
    }

    private static func problem(_ method: Method) -> Diagnostic? {
        let declaration = method.declaration
        guard declaration.isSubscript else {
            return method.setter.map { refusal("`\(method.name)` is no subscript, and cannot be assigned to", $0, "leave `setter:` out") }
        }
        if declaration.isAsync || declaration.isThrowing {
            return refusal(
                "the subscript `\(method.name)` waits or throws", method, "declare a method that does, with the difference under `errata:`")
        }
        if declaration.parameters.contains(where: \.hasDefault) || method.handlers.ending != nil {
            return refusal(
                "the subscript `\(method.name)` takes a block, or has a default", method, "declare a method that answers the same")
        }
        guard declaration.form == .settableSubscript else {
            let help = "declare it with `{ get set }`, or leave `setter:` out"
            return method.setter.map { refusal("`\(method.name)` is only read", $0, help) }
        }
        guard let setter = method.setter else {
            // What only describes its system says of nothing what it does.
            if method.flow == nil { return nil }
            return refusal(
                "nothing says what assigning to `\(method.name)` does", method,
                "say it by `setter:`, a method whose first parameter is what is assigned: "
                    + "`{declaration: \"func set(_ newValue: …)\", steps: […]}`; `{ get }` is only read")
        }
        return setterProblem(setter, of: method)
    }

    /// It takes what is assigned, and then what stands between the brackets.
    private static func setterProblem(_ setter: Method, of method: Method) -> Diagnostic? {
        let given = setter.declaration.parameters
        func looks(_ parameters: some Sequence<MethodDeclaration.Parameter>) -> [[String?]] {
            parameters.map { [$0.name, $0.type?.description] }
        }
        let isAlike = given.first?.type == method.declaration.result && looks(given.dropFirst()) == looks(method.declaration.parameters)
        guard isAlike, setter.isStatic == method.isStatic, setter.flow != nil else {
            let parameters = method.declaration.parameters.map { "\($0.name): \($0.type?.description ?? "Any")" }
            let wanted = ["_ newValue: \(method.declaration.result?.description ?? "Any")"] + parameters
            return refusal(
                "`\(setter.name)` does not take what is assigned to `\(method.name)`, or says nothing of what it does", setter,
                "declare `\(setter.isStatic ? "static " : "")func set(\(wanted.joined(separator: ", ")))`, with `steps:` or `flow:`")
        }
        return nil
    }

    private static func refusal(_ message: String, _ method: Method, _ help: String) -> Diagnostic {
        Diagnostic(UnsupportedDeclaration.rule, message, at: [Label(method.locatedName.place)], help: help)
    }
}
