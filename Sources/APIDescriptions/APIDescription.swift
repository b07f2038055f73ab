package import SourceText

/// The calls that an OpenAPI description states, with the place of each. What it says in sentences is left out: specs are written in words of their own.
package struct APIDescription: Sendable {
    package var title: String
    /// Where all of it stands, in the order of the file: those whose address is told whole.
    package var servers: [APIServer]
    /// Objects that schemas refer to, by the names of their components.
    package var objects: [String: APIObject]
    /// In the order of the file.
    package var operations: [APIOperation]
    /// What the description says and this form cannot hold, or could not be followed.
    package var passedOver: [PassedOver]

    package struct PassedOver: Sendable {
        package var name: String
        package var reason: String
        package var place: Place
    }
}

/// A place where the operations stand: production, a sandbox, a region.
package struct APIServer: Sendable {
    /// In the description's words; empty where it has none.
    package var description: String
    /// Without a slash at its end.
    package var url: String
    package var place: Place
}

/// One method of one path.
package struct APIOperation: Sendable {
    /// `operationId`, if it has one.
    package var id: String?
    /// `GET`.
    package var method: String
    /// With the server's address before it; `{name}` where a parameter stands.
    package var url: String
    /// The method's key.
    package var place: Place
    package var parameters: [APIParameter]
    package var body: APIBody?
    /// By status, those for success first.
    package var answers: [APIAnswer]
    /// The statuses of documented refusals, in order.
    package var refusals: [APIRefusal]

    /// What tells it from all others: `GET https://example.com/pets`.
    package var title: String { "\(method) \(url)" }
}

package struct APIParameter: Sendable {
    package enum Location: String, Sendable { case path, query, header }

    package var location: Location
    package var name: String
    package var place: Place
    package var isRequired: Bool
    package var schema: APISchema
    /// Of a header that carries a credential: the word before it, such as `Bearer`.
    package var scheme: String?
    /// Whether callers prove themselves with it.
    package var isCredential = false
    /// Of a list or an object: how it travels.
    package var form = APITextForm.commas
}

/// How lists and objects travel where everything is text.
package enum APITextForm: Sendable {
    /// A list as several items of one name.
    case repeated
    case commas, spaces
    /// JSON in one text.
    case json
}

package struct APIBody: Sendable {
    package enum Kind: Sendable { case json, form, multipart }

    package var kind: Kind
    package var fields: [APIField]
    /// The only field is all of the body: a list, say. Its name is made up and does not travel.
    package var isWhole = false
}

/// An answer that is no refusal.
package struct APIAnswer: Sendable {
    package enum Kind: String, Sendable { case json, redirect, html, text, bytes, events, empty }

    package var status: Int
    package var kind: Kind
    package var fields: [APIField]
    /// The only field is all of the body.
    package var isWhole = false
    package var headers: [APIField]
    package var place: Place
}

package struct APIRefusal: Sendable {
    package var status: Int
    /// The members of its body, by path: `error.message`.
    package var members: [String]
    package var place: Place
}

package struct APIObject: Sendable {
    package var fields: [APIField]
    package var place: Place
}

package struct APIField: Sendable {
    package var name: String
    package var place: Place
    package var isRequired: Bool
    package var schema: APISchema
    package var direction = APIDirection.both
    /// Of a list or an object in a form: how it travels.
    package var form = APITextForm.repeated

    package init(name: String, place: Place, isRequired: Bool, schema: APISchema) {
        self.name = name
        self.place = place
        self.isRequired = isRequired
        self.schema = schema
    }
}

/// Which way a member travels that its object has one way only (`readOnly`, `writeOnly`).
package enum APIDirection: Sendable { case both, sent, answered }

/// What a value is.
package struct APISchema: Sendable {
    package indirect enum Kind: Sendable {
        case string, integer, number, boolean, url, data
        /// Bytes as they are: a file.
        case bytes
        /// A text by RFC 3339: date and time, or the date alone.
        case time, day
        case list(APISchema)
        /// Fields of its own.
        case object([APIField])
        /// One of the description's `objects`.
        case named(String)
        /// Anything, or what has no one form.
        case any
    }

    package var kind: Kind
    /// The closed set of a text's or a whole number's values.
    package var values: [String] = []
    /// The only value.
    package var constant: String?
    /// An example that is a text, a number or a Boolean.
    package var example: String?
    /// It may be `null` instead.
    package var isNullable = false

    /// What stands at the bottom of lists.
    package var innermost: Kind {
        if case .list(let item) = kind { item.innermost } else { kind }
    }
}
