import Diagnostics
import SourceText

/// A callback of an endpoint with which nobody calls the app's server.
enum CallbackEndpoint {
    static let rule = Rule(
        "spec-callback-endpoint",
        "a callback is none of the app's server",
        explanation: """
            Under `callbacks:` stands what the mock calls as the vendor would: endpoints with `direction: inbound` and a method. What \
            clients call is answered, under `answers:`, and an inbound URL without a method is one that comes back to the app itself, \
            which no server hears of.
            """
    )

    static func diagnostic(_ name: Located<String>, _ endpoint: Endpoint, known: KnownNames) -> Diagnostic {
        let isInbound = endpoint.direction == .inbound
        let reason = isInbound ? "has no method: it comes back to the app itself" : "is not inbound: clients call it"
        return Diagnostic(rule, "`\(name.value)` \(reason)", at: [Label(name.place)], help: help(known))
    }

    private static func help(_ known: KnownNames) -> String? {
        if known.isEmpty { return "say `direction: inbound`, if the vendor calls it" }
        return known.list.count > 12 ? nil : "apps are called with \(Listing.codes(known.list))"
    }
}
