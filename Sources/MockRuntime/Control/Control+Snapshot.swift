extension Control {
    /// `/__mock/snapshot`: all that the session knows, and the way back to it.
    func snapshot() throws(MockProblem) -> MockReply {
        switch method {
        case .get: return ControlReply.json(session.snapshot().json)
        case .put:
            session.restore(try MockSnapshot(.object(try input(MockSnapshot.names)), of: service.system))
            var reply = ControlReply.nothing
            reply.sendCalls(of: session)
            return reply
        default: throw notAllowed("GET and PUT")
        }
    }
}
