package import Declarations
internal import SourceText

/// What a step of a scenario does.
package enum ScenarioVerb: Sendable {
    // MARK: what is there before

    /// `set: {property: value}` — properties of the class's shared object, or of the object `of:`.
    case set(type: String, of: Expression?, [Argument])
    /// `device:` — which apps are there, and what the person does.
    case device(Device)
    /// `settings: {key: value}` — of the app; before the first call.
    case settings([Argument])
    /// `fault: endpoint` with `error:`, `latency:` (milliseconds), `cut:`, `unreadable:`, `status:`, `held:`, or a `TransportFault`, for the next `count` calls.
    case fault(endpoint: Located<String>, Fault, count: Int)
    /// `release: endpoint` — the answers that were held arrive.
    case release(endpoint: Located<String>)
    /// `advance: seconds` — of the client's clock and the mock's.
    case advance(Expression)
    case records(RecordVerb)
    /// `callback: endpoint` with `with:` — the vendor calls the app's server.
    case callback(endpoint: Located<String>, [Argument])
    /// `action: refund` with `on:` (a record's key) and `with:` — something happens at the vendor's.
    case action(Located<String>, on: Expression?, [Argument])
    /// `capability: store.purchase` with `answer:`, `error:` or `never:` — what it answers next.
    case capability(operation: Located<String>, Reply)
    /// `restart: true` — the app is ended and started again: durable state stays, nothing else does.
    case restart

    // MARK: what the app does

    /// `call: selector` — of the shared object, of the class, or of the object `of:`.
    case call(ScenarioCall)
    /// `new: Class` with `by: selector` — an initializer or factory.
    case new(ScenarioCall)
    /// `react: selector` — what the delegate does inside that method, or answers (`return:`), from now on; or what the app does inside a block that
    /// a method calls before it returns.
    case react(ScenarioReaction)
    /// `cancel: name` — the call that was made through the twin with `waits: false` and that name.
    case cancel(Located<String>)

    // MARK: what the app sees

    /// `notified: selector` — the next call of a delegate, with these arguments, kept as a name.
    case notified(selector: Located<String>, protocolName: String, [Argument], result: String?)
    /// `reported: progress` — the next call of a block that a method calls while it goes on, with these arguments, kept as a name.
    case reported(handler: Located<String>, MethodHandlers.Progress, Language, [Argument], result: String?)
    case expect(Condition)
    /// `until: condition` — what the app sees happen after a while.
    case until(Condition)
    /// `ended: name` — how the call with that name, made with `waits: false`, has ended.
    case ended(ScenarioEnd)
    /// `posted: constant` with `with:` — the next notification, and what it carries.
    case posted(Located<String>, [Argument], result: String?)
    /// `journal: endpoint` — how often the mock was called, or (`waits: true`) will have been called in a moment.
    case journal(endpoint: Located<String>, count: Int, waits: Bool)
    /// `read: mailbox` with `where:` — the only such record of the mock, kept as a name.
    case read(record: Located<String>, [Argument], result: String?)
    /// `stored: text` — whether the app's durable storage holds it as it is (`readable:`).
    case stored(Expression, isReadable: Bool)
    /// `let: {name: …}` — a name for a value as it is now, up to the end of the scenario.
    case bind(name: Located<String>, Expression)

    /// What is not given stays as it is.
    package struct Device: Sendable {
        /// The URL schemes of the apps that are installed.
        package var apps: [Located<String>]?
        /// Those of them that do not open after all.
        package var broken: [Located<String>]?
        /// What the person chooses on pages.
        package var person: [Argument]?
        /// The person closes the page.
        package var closes = false
    }

    package enum Fault: Sendable {
        /// With what comes with it, and which of several codes the server says.
        case error(Located<String>, [Argument])
        case latency(Int)
        case cut
        /// It answers what nobody can read.
        case unreadable
        /// The answer does not arrive before `release:`.
        case held
        /// It answers with a status that no document knows.
        case status(Int)
        /// The request never gets there.
        case transport(TransportFault)
    }

    /// Why a request does not get to the server, each the key that says so.
    package enum TransportFault: String, Sendable, CaseIterable {
        /// The answer takes too long.
        case timeout
        /// The platform refuses the connection.
        case insecure
        /// The URL is none that can be requested.
        case url
    }

    package enum Reply: Sendable {
        case value(Expression)
        case error(Located<String>)
        case never
    }
}

/// What a delegate does inside a method.
package struct ScenarioReaction: Sendable {
    package var selector: Located<String>
    package var protocolName: String
    /// The block in which it happens, where that is no delegate's method.
    package var isInBlock = false
    package var steps: [ScenarioStep]
    package var answer: Expression?
    /// The error it throws.
    package var failure: Located<String>?
}

/// A call that the app makes.
package struct ScenarioCall: Sendable {
    /// Selector, or Swift name with labels.
    package var method: Located<String>
    /// The class that declares it.
    package var type: String
    package var object: Expression?
    package var arguments: [Argument]
    /// The blocks that the app leaves out.
    package var leftOut: Set<String> = []
    /// A name for what it returns; of a method with a handler for what the handler is given, by the block's parameter names.
    package var result: String?
    /// The error it fails with, through its handler or by throwing.
    package var failure: Located<String>?
    /// That error with what it holds, where the scenario says so.
    package var held: Expression?
    /// Through the `async` twin of a method with a handler.
    package var isTwin: Bool
    package var pace: Pace

    /// How far the scenario goes along with a call.
    package enum Pace: Sendable {
        /// Until all work that it began is done.
        case done
        /// Until the method has returned.
        case returned
        /// Not at all: `ended:` says how it ends.
        case started
    }

    /// Whether the app hands over the blocks that hear how the call ends.
    package func isHeard(by handlers: MethodHandlers, of method: Method) -> Bool {
        handlers.isHeard(without: leftOut, of: method)
    }

    /// Whether the scenario goes on only when all work that the call began is done.
    package var waits: Bool { pace == .done }
}

/// How a call has ended that the scenario did not wait for.
package struct ScenarioEnd: Sendable {
    /// What the call is called.
    package var name: Located<String>
    package var outcome: Outcome
    /// The error that it has failed with, with what that holds, where the scenario says so.
    package var held: Expression?
    /// A name for what came of it: for the result of a twin, or for what the handler was given.
    package var result: String?

    package enum Outcome: Sendable {
        /// By itself; of a twin also without an error.
        case finished
        /// With this error.
        case failed(Located<String>)
        /// Because it was cancelled.
        case cancelled

        var isFinished: Bool { if case .finished = self { true } else { false } }
    }
}

extension ScenarioVerb: StepVerb {
    package var expressions: [Expression] {
        switch self {
        case .set(_, let object, let arguments): [object].compactMap { $0 } + arguments.map(\.value)
        case .records(let verb): verb.expressions
        case .settings(let arguments), .callback(_, let arguments), .notified(_, _, let arguments, _), .read(_, let arguments, _),
            .reported(_, _, _, let arguments, _), .posted(_, let arguments, _):
            arguments.map(\.value)
        case .device(let device): device.person?.map(\.value) ?? []
        case .advance(let seconds): [seconds]
        case .action(_, let key, let arguments): [key].compactMap { $0 } + arguments.map(\.value)
        case .stored(let text, _): [text]
        case .bind(_, let value): [value]
        case .capability(_, .value(let value)): [value]
        case .call(let call), .new(let call): [call.object, call.held].compactMap { $0 } + call.arguments.map(\.value)
        case .react(let reaction): [reaction.answer].compactMap { $0 }
        case .expect(let condition), .until(let condition): condition.expressions
        case .fault(_, .error(_, let arguments), _): arguments.map(\.value)
        case .ended(let end): [end.held].compactMap { $0 }
        case .fault, .release, .capability, .restart, .cancel, .journal: []
        }
    }

    package var nested: [[ScenarioStep]] {
        if case .react(let reaction) = self { [reaction.steps] } else { [] }
    }

    /// The name that the step gives to what comes of it.
    package var result: String? {
        switch self {
        case .call(let call), .new(let call): call.result
        case .notified(_, _, _, let result), .reported(_, _, _, _, let result), .read(_, _, let result), .posted(_, _, let result): result
        case .ended(let end): end.result
        case .bind(let name, _): name.value
        default: nil
        }
    }
}

extension MethodHandlers {
    /// Whether a block hears of the end although a call hands some over no longer.
    func isHeard(without leftOut: Set<String>, of method: Method) -> Bool {
        ending?.positions.contains { !leftOut.contains(method.declaration.parameters[$0].name) } ?? false
    }
}
