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
            `direction: open`; what comes back to the app or to its server has `direction: inbound`. A URL has no blanks and none but the \
            letters of ASCII, its host no user and no port that is no number, and it ends before the query, whose items stand under `query:`, \
            those that are always the same with `const:`.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        // A guide may give its base a name, `<base_url>/doors`: drafts keep that until somebody fills it in.
        let called = spec.endpoints.filter { $0.direction == .outbound && $0.on == nil && !$0.url.value.hasPrefix("<") }
        return called.compactMap { endpoint in
            (endpoint.base == nil ? scheme(endpoint.url) ?? host(endpoint.url) : nil) ?? path(endpoint.url)
        }
    }

    private static func scheme(_ url: Located<String>) -> Diagnostic? {
        guard let end = url.value.firstRange(of: "://") else {
            // All of it may be a parameter.
            guard !url.value.hasPrefix("{") else { return nil }
            return diagnostic("`\(url.value)` is no web address", url, "write the whole URL: `https://…`")
        }
        let scheme = String(url.value[..<end.lowerBound])
        guard !Endpoint.webSchemes.contains(scheme.lowercased()), !scheme.contains("{") else { return nil }
        let isSlip = DidYouMean.distance(scheme.lowercased(), "https", limit: 2) != nil
        return diagnostic(
            "nothing can be called by `\(scheme)://`", url,
            isSlip ? "write `https://`" : "write `direction: open` where the URL is opened, or `https://`")
    }

    /// `api.example.com:8443`, with placeholders.
    private static func host(_ url: Located<String>) -> Diagnostic? {
        guard let start = url.value.firstRange(of: "://")?.upperBound else { return nil }
        let plain = withoutPlaceholders(url.value[start...])
        let whole = plain.prefix { !"/?#".contains($0) }
        let parts = whole.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isName = parts[0].utf8.allSatisfy(isOfName) && !parts[0].isEmpty
        let isPort = parts.count < 2 || parts[1] == "x" || !parts[1].isEmpty && parts[1].utf8.allSatisfy(isDigit)
        guard !isName || !isPort else { return nil }
        return diagnostic(
            "`\(url.value)` names no host that can be called", url,
            "write the host, and a port as a number: `https://api.example.com:8443/…`")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isOfName(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || "._-".utf8.contains(byte)
    }

    private static func path(_ url: Located<String>) -> Diagnostic? {
        let plain = withoutPlaceholders(url.value[...])
        if plain.contains("?") || plain.contains("#") {
            return diagnostic(
                "a URL ends before the query", url, "put its items under `query:`: `query: [{name: key, type: string, const: value}]`")
        }
        guard let odd = plain.unicodeScalars.first(where: { !isOfURL($0) }) else { return nil }
        return diagnostic("no URL has `\(odd)` in it", url, "leave it out, or write it as it travels: `%20` for a blank")
    }

    private static func isOfURL(_ letter: Unicode.Scalar) -> Bool {
        (0x21..<0x7F).contains(letter.value) && !"\"<>\\^`{|}".unicodeScalars.contains(letter)
    }

    /// A letter for each of them.
    private static func withoutPlaceholders(_ url: Substring) -> String {
        var plain = ""
        var rest = url
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(where: { "}/".contains($0) }) {
            let inner = rest[rest.index(after: start)..<end]
            // What opens again, or goes on behind a slash, is none.
            let isOne = rest[end] == "}" && !inner.contains("{")
            let next = isOne ? rest.index(after: end) : rest.index(after: start)
            plain += isOne ? "\(rest[..<start])x" : rest[..<next]
            rest = rest[next...]
        }
        return plain + rest
    }

    private static func diagnostic(_ message: String, _ url: Located<String>, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(url.place)], help: help)
    }
}
