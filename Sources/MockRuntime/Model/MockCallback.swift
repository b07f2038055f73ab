/// What a mock does before it calls an app's server: change records, and make the values that are its own to give.
///
/// `MockCall.request` holds the values that whoever has the mock call has given. It runs while its session is locked, and must not
/// wait for anything.
public typealias MockCallbackHandler = @Sendable (inout MockCall) throws(MockStop) -> JSONObject

/// One call that the vendor makes of an app's own server, and that the mock makes when it is told to.
public struct MockCallback: Sendable {
    /// The endpoint's name in the spec; the control interface and the journal use it.
    public var name: String
    /// The method of the call.
    public var method: HTTPRequest.Method
    /// The documented URL. A call goes to one that is given with it.
    public var url: String
    /// What the app's server is told, except in the path: that is a part of the URL that is given.
    public var parameters: [MockParameter]
    /// The names of the parameters whose values the mock itself gives; all others are the caller's.
    public var given: Set<String>
    /// Seconds within which the app's server has to answer, where the documents say so.
    public var within: Double?
    /// What the app's server has to answer, where the documents leave it no choice: a call with another answer has failed.
    public var expects: DocumentedBody?
    /// After how many seconds a call that a step has sent, and that failed, is made again: one number for each further attempt.
    public var retries: [Double]
    /// What happens first.
    public var handler: MockCallbackHandler

    /// A call of these parts.
    public init(
        _ name: String,
        method: HTTPRequest.Method,
        url: String,
        parameters: [MockParameter] = [],
        given: Set<String> = [],
        within: Double? = nil,
        expects: DocumentedBody? = nil,
        retries: [Double] = [],
        handler: @escaping MockCallbackHandler
    ) {
        self.name = name
        self.method = method
        self.url = url
        self.parameters = parameters
        self.given = given
        self.within = within
        self.expects = expects
        self.retries = retries
        self.handler = handler
    }
}
