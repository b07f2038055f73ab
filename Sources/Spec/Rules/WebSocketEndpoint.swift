import Diagnostics

/// An endpoint that is a WebSocket.
enum WebSocketEndpoint {
    static let rule = Rule(
        "spec-web-socket",
        "an endpoint is a WebSocket",
        explanation: """
            Clients ask and mocks answer over HTTP, one answer for each request; neither speaks the protocol of WebSockets. What a server only tells, \
            an answer of `kind: events` tells as well; what both sides say can be said by a capability: an operation under `capabilities:` with `waits: true` that answers the next message, asked in `repeat:`, \
            which the app supplies and scenarios script.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.compactMap { endpoint in
            let url = endpoint.url.value.lowercased()
            guard ["ws://", "wss://"].contains(where: url.hasPrefix) else { return nil }
            return Diagnostic(
                rule, "`\(endpoint.name.value)` is a WebSocket, for which nothing can be generated", at: [Label(endpoint.url.place)],
                help: "declare an operation under `capabilities:` that answers the next message, and `emit:` or `notify:` what it says")
        }
    }
}
