internal import Spec

/// How a call that gets no answer fails, where the spec documents an error for it.
struct TransportFailures {
    let model: SystemModel

    /// The function that sends requests of endpoints with this failure shape.
    static func send(_ shape: FailureShape) -> String {
        let isMapped = !Set(shape.transport.keys).isDisjoint(with: [.unreachable, .timeout, .url, .insecure])
        return isMapped ? "\(SwiftIdentifier.camelCase(shape.name.value))Send" : "send"
    }

    func member(_ shape: FailureShape) -> MemberView? {
        let name = Self.send(shape)
        guard name != "send" else { return nil }
        let handler = StatementView(.branches(branches(shape)))
        let function = FunctionView(
            documentation: DocComment(text: "Sends a request; where no answer comes, the documented error for that is thrown.").lines(
                depth: 1),
            head: ["func \(name)(_ request: OutgoingRequest) async throws -> IncomingResponse {"],
            body: [StatementView(.attempt(AttemptView(body: [.line("return try await send(request)")], handler: [handler])))]
        )
        return MemberView(kind: .function(function))
    }

    private func branches(_ shape: FailureShape) -> [BranchView] {
        let tests: [(TransportFailure, String)] = [
            (.timeout, "case TransportError.timedOut = error"), (.url, "case TransportError.badURL = error"),
            (.insecure, "case TransportError.insecure = error"), (.unreachable, "error is TransportError"),
        ]
        var views: [BranchView] = []
        for (failure, test) in tests {
            guard let text = shape.transport[failure].flatMap({ model.errorExpression($0.value) }) else { continue }
            let keyword = views.isEmpty ? "if" : "} else if"
            views.append(BranchView(head: ["\(keyword) \(test) {"], body: [.line("throw \(text)")], isLast: false))
        }
        views.append(BranchView(head: ["} else {"], body: [.line("throw error")], isLast: true))
        return views
    }
}
