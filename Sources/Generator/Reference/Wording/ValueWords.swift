internal import Spec

/// Values and conditions of flows, in words.
struct ValueWords {
    let language: ReferenceLanguage

    func value(_ expression: Expression) -> String {
        switch expression.kind {
        case .string(let text): Markdown.code("\"\(text)\"")
        case .integer(let number): Markdown.code(String(number))
        case .number(let number): Markdown.code(String(number))
        case .boolean(let flag): Markdown.code(flag ? "true" : "false")
        case .null: Markdown.code("nil")
        case .reference(let reference): Markdown.code(name(reference))
        case .interpolation: Markdown.code(template(expression))
        case .later(let seconds): say("now plus \(value(seconds)) seconds", "지금부터 \(value(seconds))초 뒤")
        case .random: say("a random value", "임의의 값")
        case .url(let endpoint, _): say("the URL of \(Markdown.code(endpoint.value))", "\(Markdown.code(endpoint.value))의 URL")
        case .enumCase(_, let name): Markdown.code(name)
        case .enumFrom(let enumeration, let raw):
            say("the \(Markdown.code(enumeration)) of \(value(raw))", "\(value(raw))에 해당하는 \(Markdown.code(enumeration))")
        case .error(_, let name): Markdown.code(name)
        case .ask(let operation, _): Markdown.code(operation.value)
        case .list(let items): list(items.map(value))
        case .object(let fields): list(fields.map { Markdown.code($0.name.value) })
        case .duration(let name): Markdown.code(name)
        case .make(let type, let source): say("a \(Markdown.code(type)) of \(value(source))", "\(value(source))로 만든 \(Markdown.code(type))")
        case .kept(let group, let key):
            say("the kept \(Markdown.code(group)) of \(value(key))", "\(value(key))에 대해 보관한 \(Markdown.code(group))")
        case .condition(let condition): say("whether \(self.condition(condition))", "\(self.condition(condition))인지 여부")
        case .choice(let test, let first, let second):
            say(
                "\(value(first)) if \(condition(test)), else \(value(second))",
                "\(condition(test))이면 \(value(first)), 아니면 \(value(second))")
        case .function(let function, let arguments):
            Markdown.code(function.rawValue) + "(" + arguments.map(value).joined(separator: ", ") + ")"
        }
    }

    func condition(_ condition: Condition) -> String {
        switch condition {
        case .holds(let expression): holds(expression)
        case .not(.holds(let expression)): isMissing(expression)
        case .not(let inner): negation(inner)
        case .all(let list): list.map(self.condition).joined(separator: say(" and ", " 그리고 "))
        case .any(let list): "(" + list.map(self.condition).joined(separator: say(" or ", " 또는 ")) + ")"
        case .equal(let left, let right): say("\(value(left)) is \(value(right))", "\(value(left)) = \(value(right))")
        case .before(let left, let right): say("\(value(left)) is before \(value(right))", "\(value(left)) < \(value(right))")
        case .contains(let list, let item): say("\(value(list)) contains \(value(item))", "\(value(list))에 \(value(item)) 포함")
        case .isError(let name): say("the error is \(Markdown.code(name.value))", "오류가 \(Markdown.code(name.value))")
        }
    }

    /// A choice brings its own parentheses.
    private func negation(_ inner: Condition) -> String {
        let words = condition(inner)
        let isEnclosed = if case .any = inner { true } else { false }
        let enclosed = isEnclosed ? words : "(\(words))"
        return say("not \(enclosed)", "\(enclosed)이 아님")
    }

    private func holds(_ expression: Expression) -> String {
        if case .ask = expression.kind { return say("\(value(expression)) answers yes", "\(value(expression))의 답이 참") }
        let isTruth = expression.type == .boolean || expression.type == .optional(.boolean)
        return isTruth
            ? say("\(value(expression)) is true", "\(value(expression)) 참")
            : say("\(value(expression)) is there", "\(value(expression)) 있음")
    }

    private func isMissing(_ expression: Expression) -> String {
        if case .ask = expression.kind { return say("\(value(expression)) answers no", "\(value(expression))의 답이 거짓") }
        let isTruth = expression.type == .boolean || expression.type == .optional(.boolean)
        return isTruth
            ? say("\(value(expression)) is false", "\(value(expression)) 거짓")
            : say("\(value(expression)) is missing", "\(value(expression)) 없음")
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
    private func say(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
        language.say(english(), korean())
    }
}
