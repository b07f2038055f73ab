import Declarations
import Diagnostics
import SourceText

/// What an app hands a method and no step looks at.
enum UnreadParameter {
    static let rule = Rule(
        "spec-unread-parameter",
        .note,
        "no step of a method's flow reads one of its parameters",
        explanation: """
            What an app hands a method changes what the method does, so a step of its flow reads it (`$arg.name`); a parameter that none \
            reads was mostly forgotten. Where the SDK itself does nothing with it that a client shows (a screen to present something on, \
            a hint for the platform), or asks for what it never needs (a block that answers a value), the method says so: \
            `unread: [name]`. Handlers, delegates and objects of frameworks, which steps do not read, are not asked for, \
            and neither are initialisers, which fill what is called alike. A spec with errors is not asked.
            """
    )

    static let read = Rule(
        "spec-read-parameter",
        "a parameter is read although the method says that none of its steps does, or there is none of that name",
        explanation: """
            `unread:` of a method names the parameters that no step of its flow reads, so that nobody looks for what was forgotten. One that \
            is read, that no rule would ask for or that the method does not have is none of them: take it out of the list.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        var known: [String: Set<String>] = [:]
        for (flow, steps) in zip(survey.spec.flows, survey.steps.ofFlows) {
            let references = steps.flatMap(\.expressions).flatMap(\.references).filter { $0.root == .argument }
            let asked = steps.compactMap { step in
                if case .consult(let question) = step.verb, !question.isHeld { question.handler.value } else { nil }
            }
            known[flow.name.value] = Set(references.compactMap(\.path.first) + asked)
        }
        return survey.spec.classes.flatMap { type in
            type.methods.flatMap { check($0, of: type, reading: $0.flow.flatMap { known[$0.value] }, survey.index) }
        }
    }

    private static func check(_ method: Method, of type: ClassType, reading: Set<String>?, _ index: SpecIndex) -> [Diagnostic] {
        if method.isShownAsInitialiser(of: type.name.value) {
            return method.unread.map {
                Diagnostic(
                    read, "`\(method.name)` makes an object: nobody asks it for what it does not read", at: [Label($0.place)],
                    help: "take it out of `unread:`, and leave `steps:` as they are")
            }
        }
        guard let reading else {
            return method.unread.map { superfluous($0, method, "no flow says what `\(method.name)` does with its parameters") }
        }
        // Nobody can call a method with an open list of arguments in Swift.
        let parameters = method.declaration.isVariadic ? [] : method.declaration.parameters
        let unread = parameters.filter {
            isValue($0, method, type, index) && !reading.contains($0.name) && $0.name != method.listeners?.parameter
                && $0.name != method.listeners?.key?.value
        }
        let names = Set(unread.map(\.name))
        let said = Set(method.unread.map(\.value))
        let own = Set(parameters.map(\.name))
        return method.unread.filter { !names.contains($0.value) }.map {
            let what =
                reading.contains($0.value)
                ? "a step of `\(method.name)` reads `\($0.value)`"
                : own.contains($0.value)
                    ? "nobody asks whether a step reads `\($0.value)` of `\(method.name)`" : "`\(method.name)` has no value `\($0.value)`"
            return superfluous($0, method, what)
        }
            + unread.filter { !said.contains($0.name) }.map { parameter in
                let way =
                    parameter.isAsked
                    ? "ask it (`report: \(parameter.name)`, `as:`), or say" : "let a step of its flow use `$arg.\(parameter.name)`, or say"
                return Diagnostic(
                    rule, "no step reads `\(parameter.name)` of `\(method.name)`",
                    at: [Label(Place(method.spelling.place.file, parameter.span).inside(method.spelling.place))],
                    help: "\(way) that none does: `unread: [\(parameter.name)]`")
            }
    }

    private static func superfluous(_ name: Located<String>, _ method: Method, _ what: String) -> Diagnostic {
        Diagnostic(read, what, at: [Label(name.place)], help: "take it out of `unread:`")
    }

    /// Whether steps could read it: neither a handler or a delegate, nor something of a framework that they know nothing of.
    private static func isValue(_ parameter: MethodDeclaration.Parameter, _ method: Method, _ owner: ClassType, _ index: SpecIndex) -> Bool
    {
        guard let type = parameter.type, !type.isErrorPointer else { return false }
        if case .function = type { return parameter.isAsked }
        switch TypeMapping.valueType(type, method.language, owner: owner.name.value).unwrapped {
        case .named(let name):
            return index.classes[name] != nil || index.enums[name] != nil || index.associated[name] != nil
        case .string, .integer, .number, .boolean, .url, .data, .date, .list: return true
        default: return false
        }
    }
}
