/// What a handler answers. Made by the methods of `MockCall`; checked and encoded by the mock once the handler is done.
public struct MockAnswer: Sendable {
    enum Content: Sendable {
        /// A good answer, to be held against the endpoint's response.
        case body(JSONValue)
        /// The browser is sent to a URL with these items in its query.
        case redirect(String, JSONObject)
        /// A documented error: what its shape is, with its fields filled in.
        case failure(JSONObject, FailureShape.Kind)
        /// A page on which a person chooses.
        case page(MockPage)
        /// An undocumented refusal, and why.
        case refusal(String)
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

    /// A choice of these parts.
    public init(_ title: MockText, detail: String = "", extras: JSONObject, isSecondary: Bool = false) {
        self.title = title
        self.detail = detail
        self.extras = extras
        self.isSecondary = isSecondary
    }
}
