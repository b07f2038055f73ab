/// Why a request is not taken, whatever it asks for.
public enum MockRefusal: Sendable, Hashable {
    /// Its body has more bytes than are read.
    case bodyTooLarge
    /// It does not say which host it is for.
    case noHost
    /// It says more than once which host it is for, and whoever else reads it might choose another.
    case manyHosts
    /// Its body is coded in a way other than `chunked`.
    case transferCoding
    /// What its header Host says can be the name of no host.
    case noHostName
    /// Its target is none that its method may have.
    case target
    /// It wants a tunnel to another server, as clients ask a proxy for HTTPS.
    case tunnel

    func reply(_ limits: MockLimits) -> MockReply {
        switch self {
        case .bodyTooLarge:
            AnswerEncoding.message(
                "the body is too large", hint: "at most \(limits.body) bytes are read", status: 413, outcome: Outcome.tooLarge)
        case .noHost:
            AnswerEncoding.message("the header Host is missing", status: 400, outcome: Outcome.invalid)
        case .manyHosts:
            AnswerEncoding.message("the header Host is there more than once", status: 400, outcome: Outcome.invalid)
        case .transferCoding:
            AnswerEncoding.message(
                "the header Transfer-Encoding names a coding that is not read",
                hint: "\"chunked\" is, by itself",
                status: 501,
                outcome: Outcome.invalid
            )
        case .noHostName:
            AnswerEncoding.message("the header Host names no host", status: 400, outcome: Outcome.invalid)
        case .target:
            AnswerEncoding.message(
                "the request's target is none of HTTP",
                hint: "it is a path, a whole URL without a user, or * for OPTIONS alone",
                status: 400,
                outcome: Outcome.invalid
            )
        case .tunnel:
            AnswerEncoding.message(
                "CONNECT asks for a tunnel, and a mock opens none",
                hint: "as a proxy it takes http:// URLs; for https:// call it by its own address",
                status: 501,
                outcome: Outcome.refused
            )
        }
    }
}
