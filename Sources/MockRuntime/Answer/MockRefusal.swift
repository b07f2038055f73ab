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
        }
    }
}
