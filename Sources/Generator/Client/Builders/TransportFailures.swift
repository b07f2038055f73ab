internal import Spec
internal import SwiftCode

/// How a call that gets no answer fails, where the spec documents an error for it.
struct TransportFailures {
    let model: SystemModel

    /// The function that sends requests of endpoints with this failure shape.
    static func send(_ shape: FailureShape) -> String {
        let isMapped = !Set(shape.transport.keys).isDisjoint(with: [.unreachable, .timeout, .url, .insecure])
        return isMapped ? "\(SwiftIdentifier.camelCase(shape.name.value))Send" : "send"
    }

    func function(_ shape: FailureShape) -> SwiftDeclaration? {
        let name = Self.send(shape)
        guard name != "send" else { return nil }
        let effects: Effects = [.throwing, .waiting]
        let send = SwiftExpression.call("send", [SwiftArgument(nil, .name("request"))], effects)
        let function = SwiftFunction(
            .named(name), [SwiftParameter("", "request", "OutgoingRequest")], effects: effects, result: "IncomingResponse",
            [.do([.return(send)], [SwiftCatch(nil, [.if(branches(shape), otherwise: [.throw(.name("error"))])])])])
        let text = "Sends a request; where no answer comes, the documented error for that is thrown."
        return .function(function, documentation: SwiftDocumentation(text))
    }

    private func branches(_ shape: FailureShape) -> [SwiftBranch] {
        let error = SwiftExpression.name("error")
        func isCase(_ name: String) -> SwiftCondition { .match(.expression(SwiftExpression.name("TransportError").dot(name)), error) }
        let tests: [(TransportFailure, SwiftCondition)] = [
            (.timeout, isCase("timedOut")), (.url, isCase("badURL")), (.insecure, isCase("insecure")),
            (.unreachable, .test(error.cast(.test, "TransportError"))),
        ]
        return tests.compactMap { failure, test in
            shape.transport[failure].flatMap { model.errorValue($0.value) }.map { SwiftBranch([test], [.throw($0)]) }
        }
    }
}
