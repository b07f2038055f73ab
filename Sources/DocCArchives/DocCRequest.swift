/// What pages of REST APIs say of a request besides prose.
///
/// Source: `RESTEndpointRenderSection`, `RESTParametersRenderSection`, `RESTBodyRenderSection`, `RESTResponseRenderSection`, `PropertiesRenderSection` and
/// `PossibleValuesRenderSection` of swift-docc.
enum DocCRequest {
    /// A piece of an address or of a type: `GET`, `/doors/`, `[`, `Door`.
    struct Token: Decodable {
        var kind: String?
        var text: String
        /// The page of the type.
        var identifier: String?
    }

    /// Where a property is said: in the request, or in an object of JSON.
    enum Place: String, Decodable {
        case path, query, header, cookie, object

        var title: String {
            switch self {
            case .path: "Path Parameters"
            case .query: "Query Parameters"
            case .header: "HTTP Headers"
            case .cookie: "Cookies"
            case .object: "Properties"
            }
        }
    }

    /// A parameter, a member of an object, or a part of a body.
    struct Property: Decodable {
        var name: String
        var type: [Token]
        var content: [DocCBlock]?
        var attributes: [Attribute]?
        var required: Bool?
        var deprecated: Bool?
        var readOnly: Bool?
    }

    /// What holds for a property: its first value, limits, or the values that it takes.
    struct Attribute: Decodable {
        var kind: String
        var title: String?
        var value: String?
        /// Of `allowedValues`; types are lists of tokens, and say no more than `type` does.
        var values: [String]

        private enum Keys: String, CodingKey { case kind, title, value, values }

        init(from decoder: any Decoder) throws {
            let attribute = try decoder.container(keyedBy: Keys.self)
            kind = try attribute.decode(String.self, forKey: .kind)
            title = try attribute.decodeIfPresent(String.self, forKey: .title)
            value = try attribute.decodeIfPresent(String.self, forKey: .value)
            values = kind == "allowedValues" ? try attribute.decodeIfPresent([String].self, forKey: .values) ?? [] : []
        }
    }

    struct Body: Decodable {
        var mimeType: String
        var bodyContentType: [Token]?
        var content: [DocCBlock]?
        /// The parts of a body of several.
        var parameters: [Property]?
    }

    struct Response: Decodable {
        var status: Int
        var reason: String?
        var mimeType: String?
        var type: [Token]
        var content: [DocCBlock]?

        var isSuccess: Bool { (200..<300).contains(status) }
    }

    /// A value of a type that has no others.
    struct Value: Decodable {
        var name: String
        var content: [DocCBlock]?
    }
}

extension DocCSection {
    /// Says something of a request, or of what travels with it.
    var isOfREST: Bool {
        switch self {
        case .endpoint, .properties, .body, .responses, .values: true
        case .declarations, .parameters, .content, .other: false
        }
    }
}
