internal import Spec

/// Values and conditions of flows, in words.
struct ValueWords {
    let language: TextLanguage

    func value(_ expression: Expression) -> String {
        switch expression.kind {
        case .string(let text): Markdown.code("\"\(text)\"")
        case .integer(let number): Markdown.code(String(number))
        case .number(let number): Markdown.code(String(number))
        case .boolean(let flag): Markdown.code(flag ? "true" : "false")
        case .null: Markdown.code("nil")
        case .reference(let reference): Markdown.code(name(reference))
        case .interpolation: Markdown.code(template(expression))
        case .later(let seconds): say("now plus \(value(seconds)) seconds")
        case .random: say("a random value")
        case .url(let endpoint, _): say("the URL of \(Markdown.code(endpoint.value))")
        case .enumCase(_, let name): Markdown.code(name)
        case .filledCase(_, let name, let arguments) where arguments.isEmpty: Markdown.code(name)
        case .filledCase(_, "", let members): list(members.map { Markdown.code($0.name.value) })
        case .filledCase(_, let name, let arguments):
            Markdown.code(name) + "(" + arguments.map { "\($0.name.value): \(value($0.value))" }.joined(separator: ", ") + ")"
        case .enumFrom(let enumeration, let raw):
            say("the \(Markdown.code(enumeration)) of \(value(raw))")
        case .error(_, let name, _): Markdown.code(name)
        case .ask(let operation, _): Markdown.code(operation.value)
        case .list(let items): list(items.map(value))
        case .object(let fields): list(fields.map { Markdown.code($0.name.value) })
        case .duration(let name): Markdown.code(name)
        case .make(let type, let source): say("a \(Markdown.code(type)) of \(value(source))")
        case .kept(let group, let key):
            say("the kept \(Markdown.code(group)) of \(value(key))")
        case .condition(let condition): say("whether \(self.condition(condition))")
        case .choice(let test, let first, let second):
            say("\(value(first)) if \(condition(test)), else \(value(second))")
        case .map(let list, let item, let each):
            say("\(value(each)) for each \(Markdown.code(item.name)) of \(value(list))")
        case .filter(let list, let item, let condition):
            say("those \(Markdown.code(item.name)) of \(value(list)) for which holds: \(self.condition(condition))")
        case .named(let list, let item, let name):
            say("each \(Markdown.code(item.name)) of \(value(list)) under \(value(name))")
        case .function(let function, let arguments):
            Markdown.code(function.rawValue) + "(" + arguments.map(value).joined(separator: ", ") + ")"
        }
    }

    func condition(_ condition: Condition) -> String {
        switch condition {
        case .holds(let expression): holds(expression)
        case .not(.holds(let expression)): isMissing(expression)
        case .not(let inner): negation(inner)
        case .all(let list): list.map(self.condition).joined(separator: say(" and "))
        case .any(let list): "(" + list.map(self.condition).joined(separator: say(" or ")) + ")"
        case .equal(let left, let right): say("\(value(left)) is \(value(right))")
        case .before(let left, let right): say("\(value(left)) is before \(value(right))")
        case .contains(let list, let item): say("\(value(list)) contains \(value(item))")
        case .isError(let name): say("the error is \(Markdown.code(name.value))")
        }
    }

    /// A choice brings its own parentheses.
    private func negation(_ inner: Condition) -> String {
        let words = condition(inner)
        let isEnclosed = if case .any = inner { true } else { false }
        let enclosed = isEnclosed ? words : "(\(words))"
        return say("not \(enclosed)")
    }

    private func holds(_ expression: Expression) -> String {
        if case .ask = expression.kind { return say("\(value(expression)) answers yes") }
        let isTruth = expression.type == .boolean || expression.type == .optional(.boolean)
        return isTruth
            ? say("\(value(expression)) is true")
            : say("\(value(expression)) is there")
    }

    private func isMissing(_ expression: Expression) -> String {
        if case .ask = expression.kind { return say("\(value(expression)) answers no") }
        let isTruth = expression.type == .boolean || expression.type == .optional(.boolean)
        return isTruth
            ? say("\(value(expression)) is false")
            : say("\(value(expression)) is missing")
    }

    func name(_ reference: Reference) -> String {
        let path = reference.path
        switch reference.root {
        case .object: return path.isEmpty ? "self" : path.joined(separator: ".")
        case .argument: return path.joined(separator: ".")
        case .state(let group): return ([group] + path).joined(separator: ".")
        case .clock: return "now"
        case .error: return (["error"] + path).joined(separator: ".")
        case .local(let name): return ([name] + path).joined(separator: ".")
        case .request: return (["request"] + path).joined(separator: ".")
        case .mock: return (["mock"] + path).joined(separator: ".")
        case .app: return (["app"] + path).joined(separator: ".")
        case .setting: return path.joined(separator: ".")
        case .shared(let type): return ([type] + path).joined(separator: ".")
        }
    }

    private func template(_ expression: Expression) -> String {
        switch expression.kind {
        case .interpolation(let parts): parts.map(template).joined()
        case .string(let text): text
        case .reference(let reference): "{\(name(reference))}"
        default: "{…}"
        }
    }

    /// What a flow is handed: `type: CANCELBYUSER`, in parentheses; nothing without arguments.
    func handed(_ arguments: [Argument]) -> String {
        let given = arguments.map { "\(Markdown.code($0.name.value)): \(value($0.value))" }
        return given.isEmpty ? "" : " (\(list(given)))"
    }

    func list(_ items: [String]) -> String { items.joined(separator: ", ") }
    private func say(_ phrase: Phrase, in context: String? = nil) -> String {
        language.say(phrase, in: context)
    }
}
