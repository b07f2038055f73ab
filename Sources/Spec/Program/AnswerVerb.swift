/// What a step of an answer of the mock does.
package enum AnswerVerb: Sendable {
    case control(Control<AnswerVerb>)
    case records(RecordVerb)
    /// `find: tokens` `where: {refresh: …}` `as: token` `otherwise: …`; ended records are not found unless `ended: true`.
    case find(record: Located<String>, matches: [Argument], result: String, includesEnded: Bool, otherwise: [AnswerStep])
    /// `list: purchases` `where: …` `as: name`
    case list(record: Located<String>, matches: [Argument], result: String)
    /// `change: token` `fields: {…}` — a found record.
    case change(Located<String>, fields: [Argument])
    /// `respond: {…}` — the documented response with these fields.
    case respond([Argument])
    /// `redirect: <url>` with query items.
    case redirect(to: Expression, query: [Argument])
    /// `page: {…}` — a plain page with a form for a person; `submit` is the request's own URL with these items added, one button per
    /// choice.
    case page(Page)
    /// `send: user.unlinked` with `to:` and `with:` — the vendor calls the app's server once the answer is given.
    case send(Located<String>, to: Expression, [Argument])
    /// `respondWith: challenge` — the alternative response of that name.
    case respondWith(alternative: Located<String>, [Argument])
    /// `event: {…}` — the next event of an answer that is made of them.
    case event([Argument])
    /// `stream: open` — how such an answer goes on.
    case stream(Ending)
    /// `push: feed` with `with:` and `where:` — an event for those who listen.
    case push(endpoint: Located<String>, [Argument], to: [Argument])
    /// `close: feed` with `where:`; with `cut: true` connections break off, and nothing says that this was the end; `error:` closes
    /// WebSockets with the error's code.
    case close(endpoint: Located<String>, to: [Argument], isCut: Bool, error: Located<String>?)
    /// `fail: ErrorEnum.case`; for an endpoint that redirects, by redirect. `with:` fills the details of the failure shape.
    case fail(Located<String>, redirectTo: Expression?, details: [Argument])

    /// What becomes of an answer with events behind its last step.
    package enum Ending: String, Sendable, CaseIterable {
        /// More come by `push:`, until `close:`, or until whoever listens leaves.
        case open
        /// There are no more.
        case ended
    }

    package struct PageChoice: Sendable {
        package var title: LocalizedText
        /// The title with its references resolved, by language.
        package var titles: [(language: TextLanguage, value: Expression)]
        package var items: [Argument]
        package var fields: [PageField]
    }

    package struct Page: Sendable {
        package var title: LocalizedText
        /// A sentence below the title with its references resolved, by language.
        package var message: [(language: TextLanguage, value: Expression)]
        package var list: Located<String>?
        package var choices: [PageChoice]
    }

    /// What a person fills in or ticks.
    package struct PageField: Sendable {
        package enum Kind: String, Sendable, CaseIterable {
            /// A line of text.
            case text
            /// The same, that nobody can read.
            case password
            /// A tick, which is there at first.
            case check
        }

        package var name: Located<String>
        package var kind: Kind
        package var titles: [(language: TextLanguage, value: Expression)]
        package var value: Expression?
        /// The kind of record for each of which it is there.
        package var list: Located<String>?
        package var condition: Condition?
        package var required: Condition?

        var expressions: [Expression] {
            titles.map(\.value) + [value].compactMap { $0 } + [condition, required].compactMap { $0 }.flatMap(\.expressions)
        }
    }
}

extension AnswerVerb: StepVerb {
    package var expressions: [Expression] {
        switch self {
        case .control(let control): control.expressions
        case .records(let verb): verb.expressions
        case .find(_, let arguments, _, _, _), .list(_, let arguments, _), .change(_, let arguments), .respond(let arguments),
            .respondWith(_, let arguments), .event(let arguments), .close(_, let arguments, _, _):
            arguments.map(\.value)
        case .redirect(let target, let query): [target] + query.map(\.value)
        case .page(let page):
            page.message.map(\.value)
                + page.choices.flatMap { $0.titles.map(\.value) + $0.items.map(\.value) + $0.fields.flatMap(\.expressions) }
        case .send(_, let target, let arguments): [target] + arguments.map(\.value)
        case .push(_, let fields, let listeners): fields.map(\.value) + listeners.map(\.value)
        case .stream: []
        case .fail(_, let redirect, let details): [redirect].compactMap { $0 } + details.map(\.value)
        }
    }

    package var nested: [[AnswerStep]] {
        if case .control(let control) = self { control.nested } else { [otherwise].compactMap { $0 } }
    }

    package var ends: Bool {
        switch self {
        case .control(let control): control.ends
        case .respond, .respondWith, .redirect, .page, .fail, .stream: true
        case .records, .find, .list, .change, .send, .event, .push, .close: false
        }
    }

    package var otherwise: [AnswerStep]? {
        switch self {
        case .control(let control): control.otherwise
        case .find(_, _, _, _, let otherwise): otherwise
        default: nil
        }
    }
}
