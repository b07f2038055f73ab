internal import Declarations
internal import Spec

/// The types that let an app hear a delegate's calls in a loop: an enum of the events, and the delegate that hands them on.
struct EventsBuilder {
    let events: ProtocolEvents

    private var name: String { events.type.name.value }
    private var element: String { events.names.element }
    private var sequence: String { events.names.sequence }
    private var model: SystemModel { events.model }

    var types: [TypeView] { [enumeration, adapter] }

    // MARK: - The enum

    private var enumeration: TypeView {
        let reason = " Unchecked, because what a dictionary of any values holds need not be `Sendable`; nobody changes it."
        let text = "What `\(name)` is told, as a value." + (events.isSendable ? "" : reason)
        return TypeView(
            documentation: DocComment(text: text).lines(depth: 0),
            head: "public enum \(element): \(events.isSendable ? "" : "@unchecked ")Sendable {",
            contents: events.cases.map { MemberView(kind: .lines(lines(of: $0))) }
        )
    }

    private func lines(of event: ProtocolEvents.Case) -> [String] {
        let list = event.payload.map { "\(SwiftIdentifier.escapedLabel($0.label)): \($0.type.spelling)" }
        let head = "case \(SwiftIdentifier.escaped(event.name))"
        var comment = DocComment(text: event.method.text.en, source: model.source(event.method.provenance))
        comment.parameters = event.method.parameterTexts.map { ($0.name.value, $0.text.en) }
        return comment.lines(depth: 1) + (list.isEmpty ? [head] : CodeLayout.call(head, list, depth: 1))
    }

    // MARK: - The delegate

    private var adapter: TypeView {
        let text = "A `\(name)` whose calls are read in a loop: `for await event in events`."
        let rest =
            "A loop keeps the object, and ends when its task is cancelled; between loops keep it yourself. "
            + "Of several loops each gets another event."
        let documentation =
            CodeLayout.comment(text, prefix: "/// ", depth: 0) + ["///"] + CodeLayout.comment(rest, prefix: "/// ", depth: 0)
        let members = [stored, initialiser, iterator] + events.cases.map(told) + events.questions.map(asked)
        return TypeView(
            documentation: documentation,
            head: "public final class \(sequence): \(name), AsyncSequence, Sendable {",
            contents: members + (isAwaited ? [outcome] : [])
        )
    }

    private var isAwaited: Bool { CallDelegate.all(model).contains { $0.delegate.events.type.name.value == name } }

    private var stored: MemberView {
        let closures = events.questions.map { "private let \(SwiftIdentifier.escaped($0.name)): \(closure($0))" }
        return MemberView(kind: .lines(["private let heard = Event<\(element)>()"] + closures))
    }

    private func closure(_ question: ProtocolEvents.Question) -> String {
        let types = question.face.parameters.map(\.type.nestedSpelling)
        return "@Sendable (\(types.joined(separator: ", "))) -> \(question.face.result.nestedSpelling)"
    }

    private var initialiser: MemberView {
        var comment = DocComment(text: "Nothing was heard yet.")
        comment.parameters = events.questions.map { ($0.name, $0.method.text.en) }
        let parameters = events.questions.map { question in
            let value = MethodLowering.fallback(question.face.result, model)
            let blanks = question.face.parameters.map { _ in "_" }.joined(separator: ", ")
            let standIn = blanks.isEmpty ? " = { \(value) }" : " = { \(blanks) in \(value) }"
            return "\(SwiftIdentifier.escaped(question.name)): @escaping \(closure(question))" + (question.isOptional ? standIn : "")
        }
        let function = FunctionView(
            documentation: comment.lines(depth: 1),
            head: FunctionView.head("public init", parameters, depth: 1),
            body: events.questions.map { .line("self.\($0.name) = \(SwiftIdentifier.escaped($0.name))") }
        )
        return MemberView(kind: .function(function))
    }

    private var iterator: MemberView {
        let function = FunctionView(
            documentation: ["/// Reads what was heard and not yet read, then what comes."],
            head: ["public func makeAsyncIterator() -> EventIterator<\(element)> {"],
            body: [.line("EventIterator(heard, keeping: self)")]
        )
        return MemberView(kind: .function(function))
    }

    private func told(_ event: ProtocolEvents.Case) -> MemberView {
        let items = event.payload.map { "\($0.label): \(SwiftIdentifier.escaped($0.label))" }
        let value = ".\(SwiftIdentifier.escapedMember(event.name))" + (items.isEmpty ? "" : "(\(items.joined(separator: ", ")))")
        return witness(event.face, "Becomes the event `\(event.name)`.", CodeLayout.broken("heard.send(\(value))", depth: 2))
    }

    private func asked(_ question: ProtocolEvents.Question) -> MemberView {
        let values = question.face.parameters.map { SwiftIdentifier.escaped($0.name) }.joined(separator: ", ")
        return witness(question.face, "Answers what the closure given to `init` answers.", ["self.\(question.name)(\(values))"])
    }

    private func witness(_ face: MethodFace, _ comment: String, _ body: [String]) -> MemberView {
        let isolation = events.type.language == .swift ? "@MainActor public" : "public"
        let head = face.signature(in: .other).requirement(isolation, tail: " {", depth: 1)
        let function = FunctionView(documentation: DocComment(text: comment).lines(depth: 1), head: head, body: [.lines(body)])
        return MemberView(kind: .function(function))
    }

    // MARK: - Of one call

    /// What the `async` methods answer: they leave the delegate out.
    private var outcome: MemberView {
        let failures = events.cases.filter { $0.failure != nil }
        let comment = DocComment(text: "What was heard first, as a method that is awaited answers it: an error is thrown.").lines(depth: 1)
        let guarded = StatementView(
            .guarded(GuardView(head: ["guard let event = heard.next() else {"], otherwise: [.line("throw CancellationError()")])))
        let rest = failures.isEmpty ? [StatementView.line("return event")] : [.lines(choice(failures))]
        let function = FunctionView(documentation: comment, head: ["func outcome() throws -> \(element) {"], body: [guarded] + rest)
        return MemberView(kind: .function(function))
    }

    private func choice(_ failures: [ProtocolEvents.Case]) -> [String] {
        let cases = failures.flatMap { event -> [String] in
            let thrown = thrown(by: event)
            let names = event.payload.map { thrown.used.contains($0.label) ? "let \(SwiftIdentifier.escaped($0.label))" : "_" }
            let pattern = ".\(SwiftIdentifier.escapedMember(event.name))(\(names.joined(separator: ", ")))"
            return ["case \(pattern):", "    try Task.checkCancellation()", "    throw \(thrown.text)"]
        }
        return ["switch event {"] + cases + (failures.count == events.cases.count ? [] : ["default: return event"]) + ["}"]
    }

    /// The error with what the delegate would be told beside it.
    private func thrown(by event: ProtocolEvents.Case) -> (text: String, used: Set<String>) {
        guard let failure = event.failure else { return ("CancellationError()", []) }
        let name = SwiftIdentifier.escaped(failure.label)
        let companions = model.classes[failure.type.base].map { ErrorCompanion.all(of: $0, model) } ?? []
        guard !companions.isEmpty else {
            let text = failure.type.isOptional ? "try required(\(name), \(Escaping.swiftLiteral(failure.label)))" : name
            return (text, [failure.label])
        }
        let items = ["error: \(name).error"] + companions.map { "\($0.name): \(SwiftIdentifier.escaped($0.name))" }
        return ("\(failure.type.base)(\(items.joined(separator: ", ")))", Set([failure.label] + companions.map(\.name)))
    }
}
