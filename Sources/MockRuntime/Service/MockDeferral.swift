/// What a reply waits for.
public enum MockDeferral: Sendable {
    /// The answer to a call of an app's server.
    case call(OutgoingCall)
    /// Calls of a session that are expected, for so many seconds at most.
    case verification(Verification, MockSession, wait: Double)
}

extension MockService {
    /// Waits for what a reply waits for, and answers what came of it.
    ///
    /// - Parameter sender: sends requests where the mock's options name nobody who does.
    public func complete(_ deferral: MockDeferral, by sender: MockSender? = nil) async -> MockReply {
        switch deferral {
        case .call(let call): await complete(call, by: sender)
        case .verification(let verification, let session, let wait):
            Control.reply(await session.verify(verification, within: wait))
        }
    }
}
