/// What a step of a client's flow does.
package enum FlowVerb: Sendable {
    case control(Control<FlowVerb>)
    /// `call: token.refresh` — an endpoint. Its typed response is bound to `result`; a documented error is thrown.
    case call(endpoint: Located<String>, arguments: [Argument], result: String)
    /// `listen: feed` — an endpoint that answers with events, or a capability's operation that tells of them, and the steps for each.
    case listen(Listening)
    /// `leave: feed` — whoever of this client listens there hears no more, as if the server, or the capability, had ended it; with `of:` those
    /// alone who listen for that object, or under that text.
    case leave(source: Listening.Source, of: Expression?)
    /// `ask: browser.authenticate` — a capability's operation.
    case ask(operation: Located<String>, arguments: [Argument], result: String?)
    /// `keep: {tokens.access: …}`; in a group with a key, `key:` says which record.
    case keep([Assignment], key: Expression?)
    /// `claim: {purchases.product: …}` — keeps only what nobody keeps already, in one go; else `otherwise` ends the flow. In a group with
    /// a key the record of `key:` must not be there, in another none of the fields that are kept.
    case claim(group: Located<String>, [Assignment], key: Expression?, otherwise: [FlowStep])
    /// `forget: tokens` or `forget: tokens.access`; in a group with a key all records, or the one of `key:`.
    case forget([Located<StatePath>], key: Expression?)
    /// `set: {accountResult: …}` — properties of the object itself, or of the object `of:`.
    case set([Assignment], of: Expression?)
    /// `notify: <selector of the delegate>`, with `to:` for a delegate that is not the class's own (`$arg.delegate`), and `as:` for what
    /// it answers: optional, because a delegate may be missing or not implement an optional method.
    case notify(selector: Located<String>, arguments: [Expression], to: Expression?, result: String?, way: NotifyWay)
    /// `notify: <selector>` with `toAll: list` — each of the delegates that an app has added to a list of the object's.
    case notifyAll(list: Located<String>, selector: Located<String>, arguments: [Expression])
    /// `post: <notification constant>`, with `with:` for what it carries: `object`, which is whoever posts it by default, and `userInfo`.
    case post(Located<String>, [Argument])
    /// `complete: {…}` — values for the method's handler, by the block's parameter names.
    case complete([Argument])
    /// `report: progress` with `with:` — a block of the method, or that the object holds: of a property, or of all listeners of a list.
    case report(handler: Located<String>, Reported, arguments: [Argument])
    /// The same of a block that answers or throws, and is waited for.
    case consult(BlockQuestion)
    /// `emit: $update` — the next element of the stream that the method answers.
    case emit(Expression)
    case `return`(Expression)
    /// `stop: true` — ends a flow without result.
    case stop
    /// `fail: ErrorEnum.case`, or the error at hand.
    case fail(Expression)
    /// `run:` waits for the other flow, `start:` does not; with `of:` it is that object's.
    case run(flow: Located<String>, arguments: [Argument], result: String?, waits: Bool, of: Expression? = nil)
    case `repeat`(Repetition)
    case attempt(Attempt)
    case new(type: Located<String>, arguments: [Argument], result: String)
    /// `await: answer` — an event of the object (or of the object `of:`), sent by `signal`.
    case await(event: Located<String>, of: Expression?, result: String?)
    case signal(event: Located<String>, of: Expression?, Expression?)
}

/// How a flow calls a method of an app's.
package struct NotifyWay: Sendable {
    /// The app throws, waits, or answers by calling a block, whenever it likes: the flow waits for it.
    package var isAsked = false
    /// The method is called in the midst of the flow, on whatever thread that runs: what it answers is there at once.
    package var isAtOnce = false

    /// - Parameter hasResult: whether later steps are to know what it answers.
    func waits(hasResult: Bool) -> Bool { !isAtOnce && (hasResult || isAsked) }
}

extension FlowVerb: StepVerb {
    package var expressions: [Expression] {
        switch self {
        case .control(let control): control.expressions
        case .report(_, .held(let key?), let arguments): arguments.map(\.value) + [key]
        case .call(_, let arguments, _), .ask(_, let arguments, _), .new(_, let arguments, _),
            .complete(let arguments), .report(_, _, let arguments), .post(_, let arguments):
            arguments.map(\.value)
        case .run(_, let arguments, _, _, let owner): arguments.map(\.value) + [owner].compactMap { $0 }
        case .keep(let assignments, let key), .claim(_, let assignments, let key, _): assignments.map(\.value) + [key].compactMap { $0 }
        case .listen(let listening): listening.expressions
        case .repeat(let repetition): repetition.expressions
        case .attempt(let attempt): attempt.expressions
        case .forget(_, let key): [key].compactMap { $0 }
        case .set(let assignments, let object): [object].compactMap { $0 } + assignments.map(\.value)
        case .return(let value), .fail(let value), .emit(let value): [value]
        case .notify(_, let arguments, let target, _, _): arguments + [target].compactMap { $0 }
        case .notifyAll(_, _, let arguments): arguments
        case .await(_, let owner, _): [owner].compactMap { $0 }
        case .signal(_, let owner, let value): [owner, value].compactMap { $0 }
        case .leave(_, let key): [key].compactMap { $0 }
        case .consult(let question): question.expressions
        case .stop: []
        }
    }

    package var nested: [[FlowStep]] {
        switch self {
        case .control(let control): control.nested
        case .claim(_, _, _, let otherwise): [otherwise]
        case .listen(let listening): [listening.steps]
        case .repeat(let repetition): [repetition.steps, repetition.otherwise]
        case .attempt(let attempt): [attempt.steps] + attempt.rescues.map(\.steps)
        default: []
        }
    }

    package var ends: Bool {
        switch self {
        case .control(let control): control.ends
        case .return, .stop, .fail: true
        case .repeat(let repetition): repetition.until == nil
        case .attempt(let attempt): ([attempt.steps] + attempt.rescues.map(\.steps)).allSatisfy { $0.contains(where: \.ends) }
        default: false
        }
    }

    package var otherwise: [FlowStep]? {
        switch self {
        case .control(let control): control.otherwise
        case .claim(_, _, _, let otherwise): otherwise
        case .repeat(let repetition): repetition.otherwise.isEmpty ? nil : repetition.otherwise
        default: nil
        }
    }
}

/// `repeat:` — steps that are done again, until a condition holds or one of them ends the flow.
package struct Repetition: Sendable {
    package var steps: [FlowStep]
    /// Values that a round hands to the next, by name.
    package var carried: [Carried]
    /// Looked at behind each round; nil: only a step can end it.
    package var until: Condition?
    package var atMost: Located<Int>?
    /// What is done instead of one round more than `atMost`: it ends the flow.
    package var otherwise: [FlowStep]

    package struct Carried: Sendable {
        package var name: Located<String>
        package var type: ValueType
        /// In the first round.
        package var first: Expression
        /// In the next round, seen from the end of this one.
        package var next: Expression
    }

    /// The expressions of the repetition itself, without those of its steps.
    package var expressions: [Expression] { carried.flatMap { [$0.first, $0.next] } + (until?.expressions ?? []) }
}

/// `listen:` — the events of an endpoint or of a capability, one after another, until there are no more, a condition holds, or a step ends the
/// flow.
package struct Listening: Sendable {
    package enum Source: Sendable {
        case endpoint(Located<String>)
        case operation(Located<String>)

        package var name: Located<String> {
            switch self {
            case .endpoint(let name), .operation(let name): name
            }
        }
    }

    package var source: Source
    package var arguments: [Argument]
    /// What the steps call the event at hand.
    package var name: String
    package var steps: [FlowStep]
    /// Looked at behind each event.
    package var until: Condition? = nil
    /// Whether it is listened to again once it breaks off or is over; the errors that are no end either.
    package var reconnects: [Located<String>]? = nil
    /// Whether the flow waits for the end of it. Else it goes on in the background for as long as there is the object.
    package var waits = true
    /// The object that listens, or a text: `leave:` ends what is listened to for it alone.
    package var key: Expression? = nil

    /// The expressions of the step itself, without those of its steps.
    package var expressions: [Expression] { arguments.map(\.value) + (until?.expressions ?? []) + [key].compactMap { $0 } }
}

/// `try:` — steps whose errors are handled in the flow itself.
package struct Attempt: Sendable {
    package var steps: [FlowStep]
    /// The name of what the steps, or those that rescue them, give.
    package var result: Located<String>?
    package var type: ValueType
    /// What the steps give, seen from their end.
    package var value: Expression
    /// Looked through in order. An error that none of them names goes on.
    package var rescues: [Rescue]

    package struct Rescue: Sendable {
        /// `ErrorEnum.case`, or an enum's name for all of its cases; none for any error.
        package var errors: [Located<String>]
        package var steps: [FlowStep]
        package var value: Expression
    }

    /// The expressions of the attempt itself, without those of its steps.
    package var expressions: [Expression] { result == nil ? [] : [value] + rescues.map(\.value) }
}

package struct Assignment: Sendable {
    package var target: Located<StatePath>
    package var value: Expression
    /// What is set may be missing, so that the value may.
    package var mayMiss: Bool

    package init(target: Located<StatePath>, value: Expression, mayMiss: Bool) {
        self.target = target
        self.value = value
        self.mayMiss = mayMiss
    }
}

/// `tokens.access`: a group, and one of its fields or all of them. For `set`, the group is empty.
package struct StatePath: Hashable, Sendable {
    package var group: String
    package var field: String?

    package init(group: String, field: String?) {
        self.group = group
        self.field = field
    }

    /// The field that an expression reads as it is.
    init?(_ read: Expression) {
        guard let reference = read.reference, case .state(let group) = reference.root, reference.path.count == 1 else { return nil }
        self.init(group: group, field: reference.path[0])
    }
}

/// When a block is called that a flow reports to.
package enum Reported: Sendable {
    /// One of the method's, on the main actor, while the method goes on.
    case meanwhile
    /// One of the method's, there and then: it is over when the method returns.
    case atOnce
    /// One that the object holds, on the main actor; of those that were added under texts, the ones of that text.
    case held(key: Expression? = nil)

    package var isAtOnce: Bool { if case .atOnce = self { true } else { false } }
    package var isHeld: Bool { if case .held = self { true } else { false } }
}
