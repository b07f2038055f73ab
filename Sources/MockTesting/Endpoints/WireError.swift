internal import ClientRuntime
public import MockRuntime
public import Testing

/// A documented error of an endpoint, and what the wire shows of it.
public struct WireError: Sendable, CustomTestStringConvertible {
    /// The endpoint's name in the spec.
    public let endpoint: String
    /// The error's name in the spec.
    public let error: String
    /// The HTTP status, or the code with which a WebSocket is closed.
    public let status: Int
    /// Values by path, as text.
    public let fields: [String: String]

    /// A row of the table of errors.
    public init(_ endpoint: String, _ error: String, status: Int, fields: [String: String]) {
        self.endpoint = endpoint
        self.error = error
        self.status = status
        self.fields = fields
    }

    /// Endpoint and error.
    public var testDescription: String { "\(endpoint) \(error)" }

    /// What a reply says at a path of its body, or in the query of where it leads.
    public static func value(_ path: String, in reply: MockReply) throws -> String? {
        if let location = reply.response.headerFields[.location] { return URL(string: location)?.queryValue(path) }
        if path.isEmpty { return String(decoding: reply.body, as: UTF8.self) }
        let body = try JSONValue(parsing: reply.body)
        let value = path.split(separator: ".").reduce(body) { value, part in
            if case .array = value, let place = Int(part) { value[place] } else { value[String(part)] }
        }
        return value.isNull ? nil : value.wireText
    }
}
