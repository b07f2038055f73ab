package import SourceText

internal import enum WireValues.SocketMessage

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
    /// Where the URL begins with a host of `hosts:`; `url` is then that of the first environment.
    package var base: Host.Use?
    /// Of a message that a client says on a WebSocket: the endpoint that is the WebSocket, whose `url` is then this one's.
    package var on: Located<String>?
    /// Of such a message: the parameters of the WebSocket itself, which its server remembers; put in by the loader.
    package var remembered: [Parameter] = []
    package var parameters: [Parameter]
    package var response: Response?
    /// Further documented answers that are no errors, each under its name: `$response.challenge.realm` is there when that answer came.
    package var alternatives: [Response]
    /// Its answer and what may come instead.
    package var answered: [Response] { (response.map { [$0] } ?? []) + alternatives }
    /// The error that a request with a missing or wrong parameter gets; nil: the mock's own 400.
    package var onInvalid: Located<String>?
    /// Inbound: the name of the duration within which the app's server has to answer.
    package var within: Located<String>?
    /// The shape of its error answers, and the errors it documents.
    package var failure: Located<String>?
    package var errors: [Located<String>]
    package var text: LocalizedText
    package var provenance: Provenance
    /// Whether a flow looks at the status of its answers; worked out by the loader.
    package var readsStatus = false
    /// Whether a flow looks at all headers of its answers; worked out by the loader.
    package var readsHeaders = false
    /// What the name of its answer's type ends with; worked out by the loader.
    package var answerSuffix = "Response"
    /// Whether browsers let web pages of other origins call it, where that is said.
    package var cors: CrossOrigin?
    package var place: Place

    /// Whether the vendor's server calls the app's over HTTP; other inbound endpoints are URLs that come back to the app.
    package var isWebhook: Bool { direction == .inbound && !methods.isEmpty }

    /// Whether it answers with events for as long as both sides like: server-sent ones, or the messages of a WebSocket.
    package var isEventStream: Bool { response?.goesOn ?? false }

    /// Whether it is a WebSocket.
    package var isSocket: Bool { response?.kind == .messages }

    /// What stands in the place of a method where a client says a message.
    package static let message = SocketMessage.method

    /// What a command asks for a WebSocket with.
    package static let handshake = SocketMessage.handshake

    /// All that a server knows of a call.
    package var known: [Parameter] { parameters + remembered }

    /// What whoever calls can say, apart from the URL itself: a webhook's URL is the app's own, with all that stands in its path.
    package var told: [Parameter] { parameters.filter { $0.location != .path } }

    package struct Parameter: Sendable {
        package enum Location: String, Sendable, CaseIterable {
            case query, form, json, path, header
            /// All of a JSON body, which is then no object with documented members.
            case body
            /// A part of a body of several; `data` travels as a file.
            case multipart
            /// Says which of the endpoint's methods the client uses.
            case verb
            /// Headers, and items of the query, of names that the app chooses: an object of them, by name.
            case anyHeaders, anyQuery
            /// A body of any bytes.
            case anyBody

            /// Whether what travels there is the app's choice: the parameter's own name is what steps call it, and stays behind.
            package var isOfApp: Bool { self == .anyHeaders || self == .anyQuery || self == .anyBody }
        }

        package var location: Location
        package var field: Field
        /// For a header with a scheme: `Bearer`.
        package var scheme: Located<String>?
        /// The documented error where it is missing, if that is another than the endpoint's `onInvalid`.
        package var onMissing: Located<String>?
        package var provenance: Provenance

        /// What the documents name of it: of a whole body, what is inside.
        package var named: [Parameter] {
            if location.isOfApp { return [] }
            guard location == .body else { return [self] }
            return field.fields.map { Parameter(location: .json, field: $0, scheme: nil, onMissing: nil, provenance: provenance) }
        }
    }

    package struct Response: Sendable {
        package var status: Located<Int>
        package enum Kind: String, Sendable, CaseIterable {
            case json, redirect, html, text, empty
            /// Bytes: an image, a sound, a document.
            case bytes
            /// An answer that goes on: server-sent events, each with JSON of its own.
            case events
            /// The messages of a WebSocket's server, each with JSON of its own.
            case messages
        }
        package var kind: Kind
        /// Whether its one field is all of the body, whatever the field is called.
        package var isOneValue: Bool { isWhole || kind == .text || kind == .html || kind == .bytes }
        /// Of an alternative.
        package var name: Located<String>?
        /// Headers that the answer carries and the client reads; they count as fields of `$response`.
        package var headers: [Field]
        /// What stands before and behind the JSON of the body.
        package var prefix: Located<String>?
        package var suffix: Located<String>?
        /// For JSON the body's fields, for events those of each, for a redirect the query items it adds.
        package var fields: [Field]
        /// Of events: what travels beside their data.
        package var events = EventForm()
        /// The only field is all of the body.
        package var isWhole: Bool
        package var place: Place

        /// The value that is all of the body, where it is no object of documented members.
        package var whole: Field? { isWhole ? fields.first : nil }

        /// Whether events are texts: their data as it is, rather than JSON.
        package var isText: Bool { goesOn && whole?.type.unwrapped == .string }

        /// Whether it goes on for as long as both sides like.
        package var goesOn: Bool { kind == .events || kind == .messages }

        /// Of events: the field that is all of their data.
        package var data: Field? { fields.first { $0.name.value == events.data?.value } }

        /// The type of its bytes, where a header says that it is always this one.
        package var contentType: String? {
            headers.first { $0.name.value.lowercased() == "content-type" }?.constant?.value
        }

        /// What the documents name in it: of a whole body, what is inside.
        package var named: [Field] {
            fields.flatMap { isWhole || $0.name.value == events.data?.value ? $0.fields : [$0] }
        }
    }
}

/// How server-sent events travel, beside their data.
package struct EventForm: Sendable {
    /// What the name is of an event that says none, in HTML's standard.
    package static let defaultName = "message"

    /// The field that the events' names are, rather than a member of their data.
    package var name: Located<String>?
    /// The field that the events' ids are.
    package var id: Located<String>?
    /// The field that is all of their data, rather than a member of it.
    package var data: Located<String>?
    /// Data that is no event, and ends them: `[DONE]`.
    package var end: Located<String>?
    /// Of messages: the field that a message of bytes is.
    package var bytes: Located<String>?
    /// How many milliseconds whoever lost them is to wait before he comes again.
    package var retry: Located<Int>?
}

/// Ways in which a call fails without an error answer of the server.
package enum TransportFailure: String, Sendable, CaseIterable {
    /// No connection to the server, or it was cut.
    case unreachable
    case timeout
    /// A status other than the documented ones, with no body of the failure shape.
    case status
    /// An error's code that no documented error has.
    case code
    /// A body that is not as documented.
    case unreadable
    /// A URL that cannot be made.
    case url
    /// A connection that the platform refuses because it is not secure.
    case insecure
}

/// `failures:` — a shape in which a server reports errors.
package struct FailureShape: Sendable {
    package var name: Located<String>
    /// The status unless an error case says otherwise.
    package var status: Located<Int>
    /// Body fields by path (`header.resultCode`), each with what stands there.
    package var fields: [Field]
    /// Headers that come with every error: details that the mock gives, and fixed values.
    package var headers: [(field: Field, placeholder: Placeholder)]
    /// The documented errors (`ErrorEnum.case`) that an app gets when no answer comes, or one that is none; without one the runtime's own
    /// error.
    package var transport: [TransportFailure: Located<String>]
    /// For answers that go back by a redirect: the request's parameter that holds the URL; the body's entries are added to it as query
    /// items.
    package var redirect: Located<String>?
    /// For each body path: which placeholder of `ErrorCase.wire` stands there (`code`), or the message.
    package var placeholders: [(path: String, placeholder: Placeholder)]
    /// The error enums whose cases it carries.
    package var errors: [Located<String>]
    /// Of answers to `HEAD`, which have no body: the errors of the endpoint, which the status alone tells apart.
    package var toldWithoutBody: [Located<String>] = []
    package var provenance: Provenance
    package var place: Place

    /// Whether all of the body is one text, and no JSON.
    package var isText: Bool { placeholders.contains { $0.path.isEmpty } }

    /// What a path of the body leads through: names of members, and places of items.
    package static func steps(of path: String) -> [String] { path.split(separator: ".").map(String.init) }

    /// Whether the status alone says which error it is: the body has no place for a code, and errors have a status of their own.
    package func isToldByStatus(among enumerations: [ErrorEnumeration]) -> Bool {
        let hasCode = placeholders.contains { $0.placeholder.isWire }
        return !hasCode && enumerations.contains { $0.cases.contains { $0.status != nil } }
    }

    package enum Placeholder: Hashable, Sendable {
        case message
        /// A key of `ErrorCase.wire`.
        case wire(String)
        case constant(String)
        /// Given by the mock's `fail` step (`with:`), else the request's parameter of that name; readable as `$error.<name>`.
        case detail(String)
        /// The mock's time, as `2025-01-31 08:15:00Z`.
        case time
        /// A UUID of the mock's, another for each answer.
        case identifier
        /// The HTTP status of the answer; clients have it without the body.
        case status

        /// Whether an error's code stands there.
        package var isWire: Bool { if case .wire = self { true } else { false } }
    }
}

/// Whether browsers let web pages of other origins call an endpoint of the vendor's.
package enum CrossOrigin: String, Sendable, CaseIterable {
    /// Of every origin, without cookies.
    case any
    /// No answer says that they may.
    case refused = "none"
}
