import Diagnostics
import SourceText

/// An endpoint that a client calls lies on the web.
enum WebAddress {
    static let rule = Rule(
        "spec-web-address",
        "an endpoint that is called has an address that no client can call",
        explanation: """
            The client calls endpoints by HTTP, so their URLs begin with `https://` or `http://`, those of WebSockets with `wss://` or \
            `ws://`, or with a host of `hosts:`. What an app or a browser opens instead, such as the scheme of another app, is an endpoint with \
            `direction: open`; what comes back to the app or to its server has `direction: inbound`.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.filter { $0.direction == .outbound && $0.base == nil && $0.on == nil }.compactMap { endpoint in
            guard let end = endpoint.url.value.firstRange(of: "://") else { return nil }
            let scheme = String(endpoint.url.value[..<end.lowerBound])
            guard !Endpoint.webSchemes.contains(scheme.lowercased()), !scheme.contains("{") else { return nil }
            let isSlip = DidYouMean.distance(scheme.lowercased(), "https", limit: 2) != nil
            return Diagnostic(
                rule, "nothing can be called by `\(scheme)://`", at: [Label(endpoint.url.place)],
                help: isSlip ? "write `https://`" : "write `direction: open` where the URL is opened, or `https://`")
        }
    }
}
