package import SourceText

/// `endpoints:` — one HTTP operation, or one URL that comes back to the app.
package struct Endpoint: Sendable {
    package enum Direction: String, Sendable, CaseIterable {
        /// The client calls the vendor's server.
        case outbound
        /// The vendor's server calls the app's (a webhook).
        case inbound
        /// A URL that is opened rather than fetched: a page for a person, an app's scheme, a redirect.
        case open
    }

    /// `token.refresh`: unique in the system.
    package var name: Located<String>
    package var direction: Direction
    /// The first is what the client uses; the mock accepts all.
    package var methods: [Located<String>]
    /// With `{name}` where a path parameter stands.
    package var url: Located<String>
    package var parameters: [Parameter]
    package var response: Response?
    /// The shape of its error answers, and the errors it documents.
    package var failure: Located<String>?
    package var errors: [Located<String>]
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place

    package struct Parameter: Sendable {
        package enum Location: String, Sendable, CaseIterable { case query, form, json, path, header }

        package var location: Location
        package var field: Field
        /// For a header with a scheme: `Bearer`.
        package var scheme: Located<String>?
        package var provenance: Provenance
    }

    package struct Response: Sendable {
        package var status: Located<Int>
        package enum Kind: String, Sendable, CaseIterable { case json, redirect, html, empty }
        package var kind: Kind
        /// For JSON the body's fields, for a redirect the query items it adds.
        package var fields: [Field]
        package var place: Place
    }
}

/// `failures:` — a shape in which a server reports errors.
package struct FailureShape: Sendable {
    package var name: Located<String>
    /// The status unless an error case says otherwise.
    package var status: Located<Int>
    /// Body fields by path (`header.resultCode`), each with what stands there.
    package var fields: [Field]
    /// For each body path: which placeholder of `ErrorCase.wire` stands there (`code`), or the message.
    package var placeholders: [(path: String, placeholder: Placeholder)]
    /// The error enums whose cases it carries.
    package var errors: [Located<String>]
    package var provenance: Provenance
    package var place: Place

    package enum Placeholder: Hashable, Sendable {
        case message
        /// A key of `ErrorCase.wire`.
        case wire(String)
        case constant(String)
    }
}
