internal import Spec

/// A flow as a Mermaid sequence diagram: the app, the SDK, what it asks of the platform, and the servers.
struct FlowDiagram {
    private let model: SystemModel
    private let values: ValueWords
    private let language: TextLanguage
    private var lines: [String] = []
    /// Which participants speak, in order of appearance.
    private var participants: [Participant] = []
    /// Flows inside of which we are.
    private var open: [String] = []
    /// Anybody is asked anything.
    private var asks = false

    private enum Participant: Hashable {
        case app, sdk
        case capability(String)
        case server(String)
    }

    /// Nil for a flow that only answers: that needs no picture.
    static func lines(_ flow: Flow, _ model: SystemModel, _ language: TextLanguage) -> [String]? {
        var diagram = FlowDiagram(model, language)
        diagram.participants = [.app, .sdk]
        diagram.draw(flow, depth: 1)
        guard diagram.asks else { return nil }
        return ["sequenceDiagram"] + diagram.participants.map { "    participant \(diagram.id($0)) as \(diagram.title($0))" }
            + diagram.lines
    }

    private init(_ model: SystemModel, _ language: TextLanguage) {
        self.model = model
        self.language = language
        values = ValueWords(language: language)
    }

    private mutating func draw(_ flow: Flow, depth: Int) {
        open.append(flow.name.value)
        draw(flow.steps, depth)
        if !flow.always.isEmpty { draw(flow.always, depth) }
        draw(alternative: [(say("success"), flow.onSuccess), (say("failure"), flow.onFailure)], depth)
        open.removeLast()
    }

    private mutating func draw(_ steps: [FlowStep], _ depth: Int) {
        for step in steps { draw(step.verb, depth) }
    }

    private mutating func draw(_ verb: FlowVerb, _ depth: Int) {
        switch verb {
        case .call(let endpoint, _, _): drawCall(endpoint.value, depth)
        case .listen(let listening):
            switch listening.source {
            case .endpoint(let name): drawCall(name.value, depth)
            case .operation(let name): drawQuestion(name.value, depth)
            }
            drawLoop(say("each event"), listening.steps, depth)
        case .leave(let source, nil): note(say("listen to \(source.name.value) no longer"), depth)
        case .leave(let source, .some(let key)):
            note(say("listen to \(source.name.value) no longer for \(plain(values.value(key)))"), depth)
        case .ask(let operation, _, _): drawQuestion(operation.value, depth)
        case .control(.require(let condition, let otherwise)):
            draw(option: say("unless ") + plain(values.condition(condition)), otherwise, depth)
        case .control(.when(let branches)):
            draw(
                alternative: branches.map {
                    ($0.condition.map { plain(values.condition($0)) } ?? say("otherwise", in: "diagram"), $0.steps)
                }, depth
            )
        case .keep(let list, _): note(say("keep ") + list.map { spelled($0.target.value) }.joined(separator: ", "), depth)
        case .claim(let group, _, _, let otherwise):
            draw(option: say("where \(group.value) is taken"), otherwise, depth)
            note(say("take ") + group.value, depth)
        case .forget(let list, _): note(say("forget ") + list.map { spelled($0.value) }.joined(separator: ", "), depth)
        case .notify(let selector, _, _, _, let way):
            arrow(.sdk, .app, selector.value, depth)
            if way.isAsked { arrow(.app, .sdk, answerBlock(selector.value) ?? selector.value, depth, isAnswer: true) }
        case .notifyAll(_, let selector, _): arrow(.sdk, .app, selector.value, depth)
        case .post(let name, _): arrow(.sdk, .app, name.value, depth)
        case .report(let handler, _, _): arrow(.sdk, .app, handler.value, depth)
        case .consult(let question):
            arrow(.sdk, .app, question.handler.value, depth)
            arrow(.app, .sdk, question.result ?? question.handler.value, depth, isAnswer: true)
        case .emit(let value): arrow(.sdk, .app, plain(values.value(value)), depth)
        case .complete(let arguments): arrow(.sdk, .app, ending(arguments), depth)
        // What a flow inside hands back goes to the SDK itself.
        case .return(let value) where open.count == 1: arrow(.sdk, .app, plain(values.value(value)), depth, isAnswer: true)
        case .fail(let error): note(say("fails: ") + plain(values.value(error)), depth)
        case .run(let flow, let arguments, _, _, _): drawRun(flow.value, arguments, depth)
        case .control(.each(let list, _, let steps)): drawLoop(plain(values.value(list)), steps, depth)
        case .repeat(let repetition):
            let until = repetition.until.map { say("until ") + plain(values.condition($0)) }
            drawLoop(until ?? say("again"), repetition.steps, depth)
        case .attempt(let attempt):
            draw(attempt.steps, depth)
            for rescue in attempt.rescues {
                let errors = rescue.errors.map(\.value).joined(separator: ", ")
                draw(option: say("where that fails ") + errors, rescue.steps, depth)
            }
        case .await(let event, _, _): note(say("waits for ") + event.value, depth)
        case .signal(let event, _, _): note(say("signals ") + event.value, depth)
        case .return, .set, .control(.bind), .stop, .new: break
        }
    }

    /// What a handler hears: an error, or `false` where it is told whether it went well, is a failure.
    private func ending(_ arguments: [Argument]) -> String {
        let fails = arguments.contains { argument in
            argument.value.withNested.contains { value in
                switch value.kind {
                case .error: true
                case .reference(let reference): reference.root == .error
                default: false
                }
            }
        }
        let isRefused = arguments.contains { if case .boolean(false) = $0.value.kind { true } else { false } }
        return fails || isRefused ? say("handler: failure") : say("handler: success")
    }

    private mutating func drawCall(_ name: String, _ depth: Int) {
        guard let endpoint = model.endpoints[name] else { return }
        let server = Participant.server(Self.host(endpoint.url.value))
        let method = endpoint.methods.first?.value ?? "GET"
        arrow(.sdk, server, "\(method) \(Self.path(endpoint.url.value))", depth)
        guard endpoint.on == nil else { return }
        let status = endpoint.response.map { String($0.status.value) } ?? say("answer")
        arrow(server, .sdk, status, depth, isAnswer: true)
    }

    private mutating func drawQuestion(_ operation: String, _ depth: Int) {
        let parts = operation.split(separator: ".", maxSplits: 1).map(String.init)
        let other = Participant.capability(parts.first ?? operation)
        arrow(.sdk, other, parts.last ?? operation, depth)
        arrow(other, .sdk, say("answer"), depth, isAnswer: true)
    }

    private mutating func drawRun(_ name: String, _ arguments: [Argument], _ depth: Int) {
        // One level is unrolled where nothing branches yet: whole trees of alternatives help nobody, and each flow has a diagram of its own.
        guard let flow = model.flows[name], open.count < 2, depth == 1 else {
            return arrow(.sdk, .sdk, name + plain(values.handed(arguments)), depth)
        }
        draw(flow, depth: depth)
    }

    private mutating func drawLoop(_ title: String, _ steps: [FlowStep], _ depth: Int) {
        let inner = body(steps, depth)
        guard !inner.isEmpty else { return }
        lines += [indent(depth) + "loop " + Escaping.mermaid(title)] + inner + [indent(depth) + "end"]
    }

    private mutating func draw(option title: String, _ steps: [FlowStep], _ depth: Int) {
        let inner = body(steps, depth)
        guard !inner.isEmpty else { return }
        lines += [indent(depth) + "opt " + Escaping.mermaid(title)] + inner + [indent(depth) + "end"]
    }

    private mutating func draw(alternative branches: [(title: String, steps: [FlowStep])], _ depth: Int) {
        let drawn = branches.map { ($0.title, body($0.steps, depth)) }.filter { !$0.1.isEmpty }
        for (index, branch) in drawn.enumerated() {
            lines.append(indent(depth) + (index == 0 ? "alt " : "else ") + Escaping.mermaid(branch.0))
            lines += branch.1
        }
        if !drawn.isEmpty { lines.append(indent(depth) + "end") }
    }

    /// What some steps draw by themselves.
    private mutating func body(_ steps: [FlowStep], _ depth: Int) -> [String] {
        let before = lines
        lines = []
        draw(steps, depth + 1)
        let inner = lines
        lines = before
        return inner
    }

    /// The block with which a delegate's method is answered.
    private func answerBlock(_ selector: String) -> String? {
        model.spec.protocols.lazy.flatMap(\.methods).first { $0.name == selector }?.answerBlock?.block.name
    }

    private mutating func arrow(_ from: Participant, _ to: Participant, _ text: String, _ depth: Int, isAnswer: Bool = false) {
        if !isAnswer { asks = true }
        for participant in [from, to] where !participants.contains(participant) { participants.append(participant) }
        lines.append("\(indent(depth))\(id(from))\(isAnswer ? "-->>" : "->>")\(id(to)): \(Escaping.mermaid(text))")
    }

    private mutating func note(_ text: String, _ depth: Int) {
        lines.append("\(indent(depth))Note over \(id(.sdk)): \(Escaping.mermaid(text))")
    }

    private func id(_ participant: Participant) -> String {
        switch participant {
        case .app: "App"
        case .sdk: "SDK"
        case .capability(let name): "C_" + name.filter { $0.isASCII && $0.isLetter }
        case .server(let host): "S_" + host.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
        }
    }

    private func title(_ participant: Participant) -> String {
        switch participant {
        case .app: say("App")
        case .sdk: Escaping.mermaid(model.module)
        case .capability(let name): Escaping.mermaid(name)
        case .server(let host): Escaping.mermaid(host)
        }
    }

    /// Code marks mean nothing in a diagram, and Mermaid breaks lines inside of what an escaped quotation mark becomes.
    private func plain(_ text: String) -> String { text.replacing("`", with: "").replacing("\"", with: "'") }
    private func spelled(_ path: StatePath) -> String { [path.group, path.field ?? ""].filter { !$0.isEmpty }.joined(separator: ".") }
    private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }
    private func say(_ phrase: Phrase, in context: String? = nil) -> String {
        language.say(phrase, in: context)
    }

    static func host(_ url: String) -> String {
        let rest = url.split(separator: "/", omittingEmptySubsequences: true)
        // A server that only the app knows: `{resource}`.
        return rest.count > 1 ? String(rest[1]) : url.replacing("{", with: "").replacing("}", with: "")
    }

    /// What stands behind the host, a slash at its end included.
    static func path(_ url: String) -> String {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
        let path = rest.drop { $0 != "/" }
        return path.isEmpty ? "/" : String(path)
    }
}
