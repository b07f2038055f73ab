import Diagnostics
import SourceText

/// Headers of all requests that are of none, or whose refusal nothing says.
enum CommonHeaders {
    static let rule = Rule(
        "spec-common-header",
        "a header of all requests is of none, or nothing says how a wrong one is refused",
        explanation: """
            A header under `headers:` of a file is one of all requests that clients send, or of those that `of:` names: of a host (`$api`), of \
            URLs that begin so (`https://api.example.com/`), of an endpoint by its name. An endpoint that has a header of that name \
            itself keeps its own. With `expected:` the mock refuses another value as it does a missing one: by `onMissing:` of the header, \
            or `onInvalid:` of the endpoint.
            """
    )

    static func check(_ header: CommonHeader, _ endpoints: [Endpoint]) -> [Diagnostic] {
        let unknown = header.places.filter { place in !endpoints.contains { CommonHeader.fits(place.value, $0) } }
        let help = "name a host (`$api`), the beginning of a URL, or an endpoint"
        let list = unknown.map { Diagnostic(rule, "no endpoint is of `\($0.value)`", at: [Label($0.place)], help: help) }
        guard list.isEmpty, header.endpoints.isEmpty else { return list }
        return [
            Diagnostic(
                rule, "no request has the header `\(header.name)` from here", at: [Label(header.parameter.field.name.place)],
                help: "remove it, or let `of:` name requests that do not say it themselves")
        ]
    }

    static func unanswered(_ name: Located<String>, _ endpoint: Endpoint) -> Diagnostic {
        Diagnostic(
            rule, "nothing says how `\(endpoint.name.value)` refuses another `\(name.value)`",
            at: [Label(name.place), Label(endpoint.name.place)],
            help: "give the header `onMissing:`, or the endpoint `onInvalid:`")
    }
}
