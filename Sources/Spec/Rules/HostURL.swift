import Diagnostics
import SourceText

/// A URL that begins with a host of `hosts:`, and the URLs of the host itself.
enum HostURL {
    static let rule = Rule(
        "spec-host",
        "a URL begins with no host, or the URLs of a host do not go together",
        explanation: """
            `url: $login/token` of an endpoint begins with the host `login` of `hosts:`, and `/token` with the only one. Each environment \
            of a host has a whole URL without query (`https://sandbox.example.com/v1`); all of them have the same placeholders, since the \
            parameters of the endpoints fill them. What `chosenBy:`, `setBy:` and `bases:` of a class say must be known without asking a server.
            """
    )

    static let unused = Rule(
        "spec-unused-host",
        .warning,
        "no URL begins with a host of `hosts:`",
        explanation: """
            What stands under `hosts:` is there for the endpoints whose `url:` begins with its name. One that none begins with is left over.
            """
    )

    static func unknown(_ url: Located<String>, _ hosts: [Host]) -> Diagnostic {
        let names = hosts.map { "$\($0.name.value)" }
        let help =
            names.isEmpty
            ? "write the whole URL, or declare the host under `hosts:`" : "begin it with \(Listing.alternatives(names.map { "\($0)/…" }))"
        let message =
            url.value.hasPrefix("$") || names.isEmpty ? "`\(url.value)` begins with no host" : "`\(url.value)` could be of several hosts"
        return Diagnostic(rule, message, at: [Label(url.place)], help: help)
    }

    static func check(_ spec: Spec) -> [Diagnostic] {
        let used = Set(spec.endpoints.compactMap { $0.base?.host.value })
        return spec.hosts.flatMap { host in
            host.environments.flatMap { url($0, host.environments[0]) } + choice(host, spec)
                + (used.contains(host.name.value) ? [] : [left(host)])
        }
    }

    private static func url(_ environment: Host.Environment, _ first: Host.Environment) -> [Diagnostic] {
        let url = environment.url
        guard let separator = url.value.firstRange(of: "://"), separator.upperBound < url.value.endIndex,
            Endpoint.webSchemes.contains(String(url.value[..<separator.lowerBound]))
        else {
            return [Diagnostic(rule, "`\(url.value)` is no web address", at: [Label(url.place)], help: "write the whole URL: `https://…`")]
        }
        if url.value.contains("?") || url.value.contains("#") {
            return [Diagnostic(rule, "a base ends before the query", at: [Label(url.place)], help: "put items of the query under `query:`")]
        }
        let (wanted, found) = (Set(PathPlaceholder.names(in: first.url.value)), Set(PathPlaceholder.names(in: url.value)))
        guard wanted != found else { return [] }
        let odd = wanted.symmetricDifference(found).sorted().map { "`{\($0)}`" }
        return [
            Diagnostic(
                rule, "\(odd.joined(separator: ", ")) stands in one of the environments and not in the other",
                at: [Label(url.place), Label(first.url.place, "the other one")], help: "give all environments the same placeholders")
        ]
    }

    /// A choice that needs the URL which it decides on.
    private static func choice(_ host: Host, _ spec: Spec) -> [Diagnostic] {
        ([host.chosenBy].compactMap { $0 } + spec.bases(of: host)).flatMap(choice)
    }

    private static func choice(_ choice: Located<Expression>) -> [Diagnostic] {
        let asksItself = choice.value.withNested.contains { expression in
            switch expression.kind {
            case .url, .ask, .random: true
            default: false
            }
        }
        guard asksItself else { return [] }
        return [
            Diagnostic(
                rule, "where requests go is no matter of chance, and no URL of an endpoint or capability decides it",
                at: [Label(choice.place)],
                help: "take a setting (`$settings.NAME`), something of the state, or, under `bases:`, of the object")
        ]
    }

    private static func left(_ host: Host) -> Diagnostic {
        Diagnostic(
            unused, "no endpoint is of the host `\(host.name.value)`", at: [Label(host.name.place)],
            help: "begin the `url` of an endpoint with `$\(host.name.value)`, or remove it")
    }
}
