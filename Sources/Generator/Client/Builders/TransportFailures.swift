internal import Spec
internal import SwiftCode

/// How a call that gets no answer fails, where the spec documents an error for it.
struct TransportFailures {
    let model: SystemModel

    /// How the errors are handed over, in the order of the runtime's parameters.
    private static let labels: [(failure: TransportFailure, label: String)] = [
        (.unreachable, "unreachable"), (.timeout, "timedOut"), (.url, "badURL"), (.insecure, "insecure"),
    ]

    /// Sends a request of an endpoint with this failure shape.
    ///
    /// - Parameter function: `send` for one answer, `listen` and `connect` for one that goes on, `say` for a message.
    static func send(_ shape: FailureShape?, by function: String = "send") -> SwiftExpression {
        let errors = shape.flatMap { isMapped($0) ? SwiftArgument("failing", .implicit(member($0))) : nil }
        return .call(function, [SwiftArgument(nil, .name("request"))] + (errors.map { [$0] } ?? []), [.throwing, .waiting])
    }

    /// The tables of the shapes that have one. Those that fail alike share it.
    func tables(_ shapes: [FailureShape]) -> [SwiftDeclaration] {
        var known: [[SwiftArgument]: String] = [:]
        return shapes.filter(Self.isMapped).map { shape in
            let (name, errors) = (Self.member(shape), arguments(shape))
            let value = known[errors].map { SwiftExpression.name($0) } ?? .call("TransportErrors", errors)
            if known[errors] == nil { known[errors] = name }
            let text = "What is thrown where no answer comes from `\(shape.name.value)`."
            return .constant(name, nil, value, [.static], documentation: SwiftDocumentation(text))
        }
    }

    private static func isMapped(_ shape: FailureShape) -> Bool {
        !Set(shape.transport.keys).isDisjoint(with: labels.map(\.failure))
    }

    private static func member(_ shape: FailureShape) -> String { SwiftIdentifier.camelCase(shape.name.value) }

    private func arguments(_ shape: FailureShape) -> [SwiftArgument] {
        Self.labels.compactMap { failure, label in
            shape.transport[failure].flatMap { model.errorValue($0.value) }.map { SwiftArgument(label, $0) }
        }
    }
}
