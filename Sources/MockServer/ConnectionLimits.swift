/// How long clients are waited for, and how many there may be at a time.
public struct ConnectionLimits: Sendable, Hashable {
    /// Connections that are open at a time. Further ones wait until one of them is over.
    public var connections = 1024
    /// Seconds in which the next request has to begin, after all of an answer was sent, or after the connection began.
    public var idle = 75.0
    /// Seconds in which the head of a request has to be whole, once it has begun.
    public var head = 30.0
    /// Seconds in which the body has to be whole, once the head is.
    public var body = 60.0
    /// Seconds in which a client has to read on of an answer; all of it may take longer.
    public var send = 60.0

    /// The limits as documented.
    public init() {}
}
