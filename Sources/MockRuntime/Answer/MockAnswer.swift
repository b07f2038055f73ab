/// What a handler answers. Made by the methods of `MockCall`; checked and encoded by the mock once the handler is done.
public struct MockAnswer: Sendable {
    enum Content: Sendable {
        /// A good answer, to be held against the endpoint's response.
        case body(JSONValue)
        /// The browser is sent to a URL with these items in its query.
        case redirect(String, JSONObject)
        /// A documented error: what its shape is, with its fields filled in.
        case failure(JSONValue, FailureShape.Kind)
        /// A page on which a person chooses.
        case page(MockPage)
        /// An undocumented refusal, and why.
        case refusal(String)
        /// Events as they travel, and what goes on behind them.
        case events([UInt8], MockEventStream?)
        /// A WebSocket is closed for a documented error.
        case closing(MockClosure)
        /// The mock itself is wrong, and how.
        case defect(String)
    }

    let content: Content
    /// The documented answer that this is, where it is not the endpoint's main one.
    var alternative: String?
    var status: Int?
    var headers: HTTPFields = [:]
    let outcome: String
    /// Why, in words, where that is known.
    var note: String?

    init(_ content: Content, status: Int? = nil, headers: HTTPFields = [:], outcome: String = Outcome.ok, note: String? = nil) {
        self.content = content
        self.status = status
        self.headers = headers
        self.outcome = outcome
        self.note = note
    }
}

/// Ends a handler early.
public struct MockStop: Error, Sendable {
    /// With this answer.
    public let answer: MockAnswer

    /// Ends the handler with that answer.
    public init(_ answer: MockAnswer) { self.answer = answer }
}

/// A page of the mock on which a person, or a test in a person's place, chooses how to go on.
public struct MockPage: Sendable {
    /// What the page is about.
    public let title: MockText
    /// A sentence under the title.
    public let message: MockText
    /// What can be chosen.
    public let choices: [MockChoice]
    /// The URL, path and query, that the choices add their items to.
    let target: String
}

/// One way to go on from a page: a button that calls the page's own URL again, with items added to its query.
public struct MockChoice: Sendable {
    /// What the button says.
    public let title: MockText
    /// Something smaller beside it, such as an e-mail address.
    public let detail: String
    /// The items; each arrives as the extra of its name: `call.extra(name)`.
    public let extras: JSONObject
    /// Whether it is a way out, such as "deny", and not what the page is for.
    public let isSecondary: Bool
    /// What is filled in or ticked before the button is pressed; each arrives as the extra of its name.
    public let fields: [MockPageField]

    /// A choice of these parts.
    public init(_ title: MockText, detail: String = "", extras: JSONObject, isSecondary: Bool = false, fields: [MockPageField] = []) {
        self.title = title
        self.detail = detail
        self.extras = extras
        self.isSecondary = isSecondary
        self.fields = fields
    }
}

/// What a person fills in or ticks on a page.
public struct MockPageField: Sendable {
    /// What it looks like.
    public enum Kind: String, Sendable, Hashable {
        /// A line of text.
        case text
        /// The same, that nobody can read.
        case password
        /// A tick. Several of one name arrive as one text with blanks between what they send.
        case check
    }

    /// The name of the extra.
    public let name: String
    /// Its label.
    public let title: MockText
    /// What it looks like.
    public let kind: Kind
    /// What stands there at first; of a tick, which is there at first, what it sends.
    public let value: String
    /// Whether it has to be filled in, or cannot be unticked.
    public let isRequired: Bool

    /// A field of these parts.
    public init(_ name: String, _ title: MockText, kind: Kind = .text, value: JSONValue = .null, isRequired: Bool = false) {
        self.name = name
        self.title = title
        self.kind = kind
        self.value = value.isNull && kind == .check ? "1" : value.wireText
        self.isRequired = isRequired
    }
}
