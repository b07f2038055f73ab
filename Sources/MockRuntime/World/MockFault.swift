/// Something that goes wrong on purpose: at one endpoint or at all, for some requests or for all, so many times.
public struct MockFault: Sendable, Hashable {
    /// What goes wrong.
    public enum Effect: Sendable, Hashable {
        /// A documented error of the endpoint, by its name in the spec, in place of what would have happened. At an endpoint that does not
        /// document it nothing goes wrong; the fault waits on, and counts the request among those it passed over. What comes with it, and which
        /// of several codes a server says, stands beside it by name.
        case error(String, with: JSONObject = [:])
        /// The connection is cut without an answer; what would have happened has happened.
        case cut
        /// An answer that no document knows: a status and a body.
        case answer(status: Int, body: String)
        /// One of the endpoint's documented errors, an answer that is up to two seconds late, or a cut connection: the seed decides.
        case chaos
    }

    /// Which of the requests that a fault is for meet it.
    public enum Share: Sendable, Hashable {
        /// One in so many: of every three, the third.
        case every(Int)
        /// So many in a hundred, by the session's seed.
        case percent(Double)
    }

    /// The endpoint's name, or `*` for every endpoint.
    public var endpoint: String
    /// What goes wrong; nothing where an answer is late, or has further headers, and is otherwise good.
    public var effect: Effect?
    /// How late the answer is. Only its own request waits.
    public var latency: MockLatency?
    /// Headers that the answer gets, such as `Retry-After`.
    public var headers: HTTPFields
    /// The requests that it is for.
    public var match: RequestPattern
    /// The user whose requests it is for; everybody's where there is none. A request is a user's if it has the user's key, or a token,
    /// code or other secret of a record that has it.
    public var user: String?
    /// Which of these requests meet it; all if nothing is said.
    public var share: Share?
    /// How many more requests meet it; always where there is no number.
    public var remaining: Int?
    /// How many requests there were that it is for, and that an older fault did not take.
    public internal(set) var requests = 0
    /// How many of them it passed over, because their endpoint does not document its error.
    public internal(set) var passedOver = 0

    /// A fault that so many requests meet.
    public init(
        _ endpoint: String = "*",
        _ effect: Effect? = nil,
        latency: MockLatency? = nil,
        headers: HTTPFields = [:],
        match: RequestPattern = RequestPattern(),
        user: String? = nil,
        share: Share? = nil,
        count: Int? = 1
    ) {
        self.endpoint = endpoint
        self.effect = effect
        self.latency = latency
        self.headers = headers
        self.match = match
        self.user = user
        self.share = share
        remaining = count
    }
}
