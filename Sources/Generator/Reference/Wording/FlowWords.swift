internal import Spec

/// A flow's steps as a numbered list in words.
struct FlowWords {
    let context: ReferenceContext
    private let values: ValueWords

    init(_ context: ReferenceContext) {
        self.context = context
        values = ValueWords(language: context.language)
    }

    /// Lines of a Markdown list, nested by four blanks.
    func lines(_ flow: Flow) -> [String] {
        var lines: [String] = []
        let before = flow.policies.map { say("under the policy \(Markdown.code($0.value))") }
        lines += before.map { "1. " + $0 }
        if flow.together != nil {
            lines.append("1. " + say("one run at a time: callers that come meanwhile wait for its end"))
        }
        lines += list(flow.steps, depth: 0)
        lines += group(say("Always, whether that failed or not:"), flow.always)
        lines += group(say("On success:"), flow.onSuccess)
        lines += group(say("On failure:"), flow.onFailure)
        return lines
    }

    private func group(_ title: String, _ steps: [FlowStep]) -> [String] {
        steps.isEmpty ? [] : ["1. \(title)"] + list(steps, depth: 1)
    }

    private func list(_ steps: [FlowStep], depth: Int) -> [String] {
        let indent = String(repeating: " ", count: depth * 4)
        return steps.flatMap { step in ["\(indent)1. \(sentence(step.verb))"] + nested(step.verb, depth + 1) }
    }

    private func nested(_ verb: FlowVerb, _ depth: Int) -> [String] {
        let indent = String(repeating: " ", count: depth * 4)
        switch verb {
        case .repeat(let repetition): return list(repetition.steps, depth: depth) + bound(repetition, depth)
        case .attempt(let attempt):
            return list(attempt.steps, depth: depth)
                + attempt.rescues.flatMap { rescue in
                    let nothing = rescue.steps.isEmpty ? say(": nothing") : ":"
                    return ["\(indent)1. \(failing(rescue))\(nothing)"] + list(rescue.steps, depth: depth + 1)
                }
        case .control(.when(let branches)):
            return branches.flatMap { branch in
                let head =
                    branch.condition.map { say("if \(values.condition($0))") } ?? say("otherwise")
                let nothing = branch.steps.isEmpty ? say(": nothing") : ":"
                return ["\(indent)1. \(head)\(nothing)"] + list(branch.steps, depth: depth + 1)
            }
        default: return verb.nested.flatMap { list($0, depth: depth) }
        }
    }

    private func failing(_ rescue: Attempt.Rescue) -> String {
        let errors = rescue.errors.map { Markdown.code($0.value) }.joined(separator: ", ")
        return errors.isEmpty ? say("if that fails") : say("if that fails with \(errors)")
    }

    private func bound(_ repetition: Repetition, _ depth: Int) -> [String] {
        guard let limit = repetition.atMost else { return [] }
        let head = say("after \(limit.value) rounds:")
        return [String(repeating: " ", count: depth * 4) + "1. \(head)"] + list(repetition.otherwise, depth: depth + 1)
    }

    private func sentence(_ verb: FlowVerb) -> String {
        switch verb {
        case .control(let control): return sentence(control)
        case .call(let endpoint, _, _):
            let link = context.link(Markdown.code(endpoint.value), .endpoints, Anchor.endpoint(endpoint.value))
            return say("call \(link)")
        case .listen(let listening): return listen(listening)
        case .leave(let source, nil): return say("listen to \(link(source)) no longer")
        case .leave(let source, .some(let key)): return say("listen to \(link(source)) no longer for \(values.value(key))")
        case .ask(let operation, let arguments, _): return ask(operation.value, arguments)
        case .keep(let assignments, _), .set(let assignments, nil): return keep(assignments)
        case .set(let assignments, .some(let object)): return keep(assignments, of: object.reference.map(values.name))
        case .claim(let group, _, let key, _): return claim(group.value, key)
        case .repeat(let repetition):
            guard let until = repetition.until else { return say("again and again:") }
            return say("again, until \(values.condition(until)):")
        case .attempt: return say("try:")
        case .forget(let paths, _):
            return say("forget \(paths.map { path($0.value) }.joined(separator: ", "))")
        case .notify(let selector, let arguments, _, _, let way):
            let told = notify(selector.value, arguments)
            guard way.isAsked, let block = context.answerBlock(selector.value) else { return told }
            return told + "; " + say("wait for \(Markdown.code(block))")
        case .notifyAll(_, let selector, let arguments): return notify(selector.value, arguments)
        case .post(let name, let carried): return say("post \(Markdown.code(name.value))") + values.handed(carried)
        case .complete(let arguments): return complete(arguments)
        case .report(let handler, _, let arguments):
            let tail = values.handed(arguments)
            return say("call \(Markdown.code(handler.value))\(tail)")
        case .consult(let question):
            let handler = Markdown.code(question.handler.value)
            let called = say("call \(handler)\(values.handed(question.arguments))")
            return called + "; " + say("wait for \(question.result.map(Markdown.code) ?? handler)")
        case .emit(let value): return say("give \(values.value(value)) to the stream")
        case .return(let value): return say("answer \(values.value(value))")
        case .stop: return say("end here")
        case .fail(let error): return say("fail with \(values.value(error))")
        case .run(let flow, let arguments, _, let waits, let owner):
            let text = run(flow.value, arguments, waits)
            return owner.map { "\(text) (\(values.value($0)))" } ?? text
        case .new(let type, _, _): return say("make a \(context.typeLink(type.value))")
        case .await(let event, _, _): return say("wait for \(Markdown.code(event.value))")
        case .signal(let event, _, _): return say("signal \(Markdown.code(event.value))")
        }
    }

    private func sentence(_ control: Control<FlowVerb>) -> String {
        switch control {
        case .require(let condition, _): say("unless \(values.condition(condition)):")
        case .when: say("the first that holds:")
        case .bind(let name, let value):
            say("let \(Markdown.code(name.value)) be \(values.value(value))")
        case .each(let list, let name, _):
            say("for each \(Markdown.code(name)) of \(values.value(list)):")
        }
    }

    private func link(_ source: Listening.Source) -> String {
        switch source {
        case .endpoint(let name): context.link(Markdown.code(name.value), .endpoints, Anchor.endpoint(name.value))
        case .operation(let name): Markdown.code(name.value)
        }
    }

    private func listen(_ listening: Listening) -> String {
        let link = link(listening.source)
        let event = Markdown.code(listening.name)
        let way = (listening.key.map { say("for \(values.value($0)), ") } ?? "") + way(listening)
        guard let until = listening.until else { return way + say("listen to \(link), and for each event \(event):") }
        return way + say("listen to \(link), and for each event \(event), until \(values.condition(until)):")
    }

    private func way(_ listening: Listening) -> String {
        guard let errors = listening.reconnects else { return "" }
        let background = listening.waits ? "" : say("in the background, ")
        guard !errors.isEmpty else { return background + say("again whenever it breaks off, ") }
        let names = errors.map { Markdown.code($0.value) }.joined(separator: ", ")
        return background + say("again whenever it breaks off or fails with \(names), ")
    }

    private func ask(_ operation: String, _ arguments: [Argument]) -> String {
        let tail = values.handed(arguments)
        return say("ask \(Markdown.code(operation))\(tail)")
    }

    private func keep(_ assignments: [Assignment], of object: String? = nil) -> String {
        let list = assignments.map { "\(path($0.target.value, of: object)) = \(values.value($0.value))" }.joined(separator: ", ")
        return say("keep \(list)")
    }

    private func claim(_ group: String, _ key: Expression?) -> String {
        let what = Markdown.code(group) + (key.map { " " + values.value($0) } ?? "")
        return say("take \(what), unless somebody has it, then:")
    }

    private func notify(_ selector: String, _ arguments: [Expression]) -> String {
        let link = context.delegateLink(selector)
        let given = arguments.map(values.value).joined(separator: ", ")
        let tail = given.isEmpty ? "" : say(" with \(given)")
        return say("tell the delegate \(link)\(tail)")
    }

    private func complete(_ arguments: [Argument]) -> String {
        let tail = values.handed(arguments)
        return say("call the handler\(tail)")
    }

    private func run(_ flow: String, _ arguments: [Argument], _ waits: Bool) -> String {
        let link = context.link(Markdown.code(flow), .flows, Anchor.flow(flow)) + values.handed(arguments)
        return waits ? say("run \(link)") : say("start \(link) in the background")
    }

    private func path(_ path: StatePath, of object: String? = nil) -> String {
        Markdown.code([object ?? path.group, path.field ?? ""].filter { !$0.isEmpty }.joined(separator: "."))
    }

    private func say(_ phrase: Phrase) -> String { context.say(phrase) }
}

extension ReferenceContext {
    /// The block with which a delegate's method is answered.
    func answerBlock(_ selector: String) -> String? { facts.delegateMethods[selector]?.method.answerBlock?.block.name }

    /// A delegate's method, as a link to where it is described.
    func delegateLink(_ selector: String) -> String {
        guard let (owner, method) = facts.delegateMethods[selector] else { return Markdown.code(selector) }
        return link(Markdown.code(selector), .methods, Anchor.member(owner, selector, isStatic: method.isStatic))
    }
}
