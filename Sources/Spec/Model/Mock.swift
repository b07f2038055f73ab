package import SourceText

/// `mock:` — what the mock server knows and how it answers.
package struct Mock: Sendable {
    /// `$app`: what is registered with the vendor (client id, secret, redirect URIs), with its seeded value. A session may change them.
    package var app: [Field]
    package var records: [RecordType]
    package var answers: [Answer]
    package var callbacks: [Callback]
    package var actions: [Action]
    /// Of the endpoints that do not say.
    package var cors: CrossOrigin?
    package var place: Place

    /// Every step there is, nested ones too.
    var allSteps: [AnswerStep] {
        (answers.flatMap(\.steps) + callbacks.flatMap(\.steps) + actions.flatMap(\.steps)).withNested()
    }
}

/// A kind of record: users, codes, tokens.
package struct RecordType: Sendable {
    package var name: Located<String>
    package var key: Located<String>
    package var fields: [Field]
    /// Seconds until a record ends by the session's clock; nil for ever.
    package var lives: Expression?
    package var seeds: [[(field: Located<String>, value: Expression)]]
    /// Whether the control interface lets a person add and change records (users, products).
    package var isEditable: Bool
    /// The endpoint with events whose listeners are sent each record that is put.
    package var pushes: Located<String>?
    /// The URL of the endpoints that list, make, read, change and drop the records.
    package var resource: Located<String>?
    package var place: Place
}

/// How one endpoint answers: steps, the first `respond`, `redirect`, `page` or `fail` ends them.
package struct Answer: Sendable {
    package var endpoint: Located<String>
    package var steps: [AnswerStep]
    package var place: Place
}

/// A call of an inbound endpoint, which the mock makes of an app's server when it is told to: steps, then the request.
package struct Callback: Sendable {
    package var endpoint: Located<String>
    /// `$request` holds what the caller gives; none of the steps ends an answer, for there is none.
    package var steps: [AnswerStep]
    /// The parameters that the mock gives; they may use what the steps have named.
    package var given: [Argument]
    /// Those that the caller gives.
    package var open: [Field]
    /// After how many seconds a call that a step has sent and that failed is made again, one after the other.
    package var retries: [Expression]
    package var place: Place
}

/// Something that happens at the vendor's when somebody says so: a purchase is refunded, a person ends the connection.
package struct Action: Sendable {
    package var name: Located<String>
    /// The kind of record that it is done to.
    package var record: Located<String>?
    /// What it is told, as `$request`.
    package var parameters: [Field]
    /// None of them ends an answer, for there is none.
    package var steps: [AnswerStep]
    package var text: LocalizedText?
    package var place: Place

    /// Its steps stand before nothing that travels; to them it is a call of nobody's with these parameters.
    package var endpoint: Endpoint {
        let parameters = parameters.map {
            Endpoint.Parameter(location: .query, field: $0, scheme: nil, onMissing: nil, provenance: .guide)
        }
        return Endpoint(
            name: name, direction: .inbound, methods: [], url: Located("", at: place), parameters: parameters, response: nil,
            alternatives: [], onInvalid: nil, within: nil, failure: nil, errors: [], text: text ?? LocalizedText([:], place: place),
            provenance: .guide, place: place)
    }
}
