package import SourceText

/// `mock:` — what the mock server knows and how it answers.
package struct Mock: Sendable {
    /// `$app`: what is registered with the vendor (client id, secret, redirect URIs), with its seeded value. A session may change them.
    package var app: [Field]
    package var records: [RecordType]
    package var answers: [Answer]
    package var callbacks: [Callback]
    package var place: Place

    /// Every step there is, nested ones too.
    var allSteps: [MockStep] { (answers.flatMap(\.steps) + callbacks.flatMap(\.steps)).flatMap(\.withNested) }
}

/// A kind of record: users, codes, tokens.
package struct RecordType: Sendable {
    package var name: Located<String>
    package var key: Located<String>
    package var fields: [Field]
    /// Seconds until a record ends by the session's clock; nil for ever.
    package var lives: Expression?
    package var seeds: [[(field: Located<String>, value: Expression)]]
    /// Whether the control interface lets a person add and change records (users, products).
    package var isEditable: Bool
    package var place: Place
}

/// How one endpoint answers: steps, the first `respond`, `redirect`, `page` or `fail` ends them.
package struct Answer: Sendable {
    package var endpoint: Located<String>
    package var steps: [MockStep]
    package var place: Place
}

/// A call of an inbound endpoint, which the mock makes of an app's server when it is told to: steps, then the request.
package struct Callback: Sendable {
    package var endpoint: Located<String>
    /// `$request` holds what the caller gives; none of the steps ends an answer, for there is none.
    package var steps: [MockStep]
    /// The parameters that the mock gives; they may use what the steps have named.
    package var given: [Argument]
    /// Those that the caller gives.
    package var open: [Field]
    package var place: Place
}

package struct MockStep: Sendable {
    package var verb: MockVerb
    package var place: Place

    package init(_ verb: MockVerb, at place: Place) {
        self.verb = verb
        self.place = place
    }
}

package enum MockVerb: Sendable {
    /// `require: cond` with `otherwise:`.
    case require(Condition, otherwise: [MockStep])
    case when([(condition: Condition?, steps: [MockStep])])
    /// `find: tokens` `where: {refresh: …}` `as: token` `otherwise: …`; ended records are not found unless `ended: true`.
    case find(record: Located<String>, matches: [Argument], result: String, includesEnded: Bool, otherwise: [MockStep])
    /// `list: purchases` `where: …` `as: name`
    case list(record: Located<String>, matches: [Argument], result: String)
    /// `put: tokens` `fields: {…}` `as: token`; a field that is not given takes the type's default.
    case put(record: Located<String>, fields: [Argument], result: String?)
    /// `change: token` `fields: {…}` — a found record.
    case change(Located<String>, fields: [Argument])
    /// `drop: tokens` `where: …`
    case drop(record: Located<String>, matches: [Argument])
    case bind(name: Located<String>, Expression)
    /// `respond: {…}` — the documented response with these fields.
    case respond([Argument])
    /// `redirect: <url>` with query items.
    case redirect(to: Expression, query: [Argument])
    /// `page: {…}` — a plain page with a form for a person; `submit` is the request's own URL with these items added, one button per
    /// choice.
    case page(title: LocalizedText, list: Located<String>?, choices: [PageChoice])
    /// `respondWith: challenge` — the alternative response of that name.
    case respondWith(alternative: Located<String>, [Argument])
    /// `each: $list`, `do: [...]` — once per record or item.
    case each(Expression, name: String, steps: [MockStep])
    /// `fail: ErrorEnum.case`; for an endpoint that redirects, by redirect. `with:` fills the details of the failure shape.
    case fail(Located<String>, redirectTo: Expression?, details: [Argument])

    package struct PageChoice: Sendable {
        package var title: LocalizedText
        /// The title with its references resolved, per language.
        package var en: Expression
        package var ko: Expression
        package var items: [Argument]

        package init(title: LocalizedText, en: Expression, ko: Expression, items: [Argument]) {
            self.title = title
            self.en = en
            self.ko = ko
            self.items = items
        }
    }
}
