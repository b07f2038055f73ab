import Diagnostics
import SourceText

/// An endpoint that is a WebSocket, and what a client says there.
enum WebSocketEndpoint {
    static let rule = Rule(
        "spec-web-socket",
        "a WebSocket, or what is said on it, is not described as one",
        explanation: """
            A WebSocket is an endpoint whose URL begins with `wss://` or `ws://` and whose `response:` is of `kind: messages`: its `fields:` or `body:` are what \
            the server says in each message. What a client says is an endpoint of its own, `on:` that one, with the message's members under `json:`, or all of it \
            under `body:`; where there are several, constants tell them apart. `listen:` opens the connection and hears the messages, \
            `call:` says one, `leave:` ends it. In the mock an answer of either sends messages with `event:`. An error with which its server closes it has the \
            code under `closes:`, which the standard leaves to services from 3000 to 4999 (RFC 6455, 7.4.2).
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let sockets = spec.endpoints.filter(\.isSocket)
        let names = Set(sockets.map(\.name.value))
        return unopened(spec, survey.steps.all.map(\.verb)) + requested(spec) + codes(spec) + sameCodes(survey)
            + spec.endpoints.flatMap { endpoint in
                if let socket = endpoint.on {
                    return names.contains(socket.value)
                        ? message(endpoint) : [DanglingReference.diagnostic(socket, kind: "WebSocket", known: KnownNames(names.sorted()))]
                }
                return endpoint.direction == .outbound ? address(endpoint) + (endpoint.isSocket ? handshake(endpoint) : []) : []
            }
    }

    /// What is said where nobody listens: it would always fail.
    private static func unopened(_ spec: Spec, _ verbs: [FlowVerb]) -> [Diagnostic] {
        let called = Set(verbs.compactMap { if case .call(let endpoint, _, _) = $0 { endpoint.value } else { nil } })
        let opened = Set(
            verbs.compactMap { verb -> String? in
                if case .listen(let listening) = verb, case .endpoint(let name) = listening.source { name.value } else { nil }
            })
        return spec.endpoints.compactMap { endpoint in
            guard let socket = endpoint.on, called.contains(endpoint.name.value), !opened.contains(socket.value) else { return nil }
            return Diagnostic(
                rule, "`\(endpoint.name.value)` is said on `\(socket.value)`, which nothing opens", at: [Label(socket.place)],
                help: "`listen:` to it in a flow")
        }
    }

    /// An error that closes nothing, where something is to be closed with it.
    static func closesNothing(_ name: Located<String>, _ endpoint: Endpoint) -> Diagnostic {
        let message =
            endpoint.isSocket ? "`\(name.value)` has no code to close a WebSocket with" : "`\(endpoint.name.value)` is no WebSocket"
        let help = endpoint.isSocket ? "give the error one, such as `closes: 4001`" : "leave `error:` out; events just end"
        return Diagnostic(rule, message, at: [Label(name.place)], help: help)
    }

    /// An error with which a connection would end that breaks off.
    static func saysNothing(_ error: Located<String>) -> Diagnostic {
        let help = "leave `error:` or `cut: true` out"
        return Diagnostic(rule, "a connection that breaks off says nothing of `\(error.value)`", at: [Label(error.place)], help: help)
    }

    private static func codes(_ spec: Spec) -> [Diagnostic] {
        spec.errors.flatMap(\.cases).compactMap(\.closes).filter { !(3000...4999).contains($0.value) }.map { code in
            Diagnostic(rule, "\(code.value) is no code of a service's own", at: [Label(code.place)], help: "give one from 3000 to 4999")
        }
    }

    /// Errors of one WebSocket, or of what is said on it, with one code: nobody could tell them apart.
    private static func sameCodes(_ survey: Survey) -> [Diagnostic] {
        survey.spec.endpoints.filter(\.isSocket).flatMap { socket -> [Diagnostic] in
            let all = [socket] + survey.spec.endpoints.filter { $0.on?.value == socket.name.value }
            let errors = all.flatMap { endpoint in
                endpoint.errors.compactMap { survey.index.error($0.value, of: endpoint).flatMap { survey.index.errorCase($0)?.errorCase } }
            }
            var first: [Int: ErrorCase] = [:]
            return errors.compactMap { error in
                guard let code = error.closes else { return nil }
                guard let other = first[code.value], other.place != error.place else {
                    first[code.value] = error
                    return nil
                }
                let message = "`\(socket.name.value)` is closed with \(code.value) for `\(other.name.value)`, too"
                return Diagnostic(
                    rule, message, at: [Label(code.place), Label(other.place, "here")], help: "give one of them another code")
            }
        }
    }

    /// A sample request of a message: no request carries it.
    private static func requested(_ spec: Spec) -> [Diagnostic] {
        let messages = Set(spec.endpoints.filter { $0.on != nil }.map(\.name.value))
        return spec.requests.compactMap { request in
            guard case .call(let name, _, _) = request.verb, messages.contains(name.value) else { return nil }
            return Diagnostic(
                rule, "`\(name.value)` is a message, and no request of its own", at: [Label(name.place)], help: "request its WebSocket")
        }
    }

    private static func address(_ endpoint: Endpoint) -> [Diagnostic] {
        let isAddress = endpoint.url.value.isSocketAddress
        guard isAddress != endpoint.isSocket else { return [] }
        let name = endpoint.name.value
        if isAddress {
            let help = "say what its server's messages hold: `response: {kind: messages, fields: […]}`"
            return [
                Diagnostic(rule, "`\(name)` is a WebSocket, and is answered with no messages", at: [Label(endpoint.url.place)], help: help)
            ]
        }
        let place = endpoint.response?.place ?? endpoint.place
        let labels = [Label(endpoint.url.place), Label(place, "messages are said here")]
        return [
            Diagnostic(rule, "`\(name)` is no WebSocket", at: labels, help: "write `wss://`, or `kind: events`, which travel over HTTP")
        ]
    }

    /// What opens a WebSocket is a request without a body.
    private static func handshake(_ endpoint: Endpoint) -> [Diagnostic] {
        let methods = endpoint.methods.filter { $0.value != "GET" }.map { method in
            Diagnostic(rule, "a WebSocket is opened with `GET`", at: [Label(method.place)], help: "leave `\(method.value)` out")
        }
        let bodies: [Endpoint.Parameter.Location] = [.form, .json, .body, .multipart, .verb, .anyBody]
        return methods
            + endpoint.parameters.filter { bodies.contains($0.location) }.map { parameter in
                Diagnostic(
                    rule, "`\(parameter.field.name.value)` does not travel: what opens a WebSocket has no body",
                    at: [Label(parameter.field.name.place)], help: "make it a message, an endpoint `on: \(endpoint.name.value)`")
            }
    }

    private static func message(_ endpoint: Endpoint) -> [Diagnostic] {
        if endpoint.parameters.isEmpty {
            let message = "`\(endpoint.name.value)` says nothing"
            return [Diagnostic(rule, message, at: [Label(endpoint.name.place)], help: "say what under `json:` or `body:`")]
        }
        let known = Dictionary(endpoint.remembered.map { ($0.field.name.value, $0.field.name.place) }) { first, _ in first }
        return endpoint.parameters.compactMap { parameter in
            let name = parameter.field.name
            return known[name.value].map { other in
                Diagnostic(
                    rule, "`\(name.value)` is a parameter of the WebSocket, too, and `$request.\(name.value)` could be either",
                    at: [Label(name.place), Label(other, "here")], help: "leave it out where both are the same; its server remembers it")
            }
        }
    }
}
