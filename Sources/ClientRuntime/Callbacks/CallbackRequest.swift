public import HTTPTypes

/// A request of the vendor's server to the app's own, taken apart: what generated callbacks are read from.
public struct CallbackRequest: Sendable {
    private let endpoint: String
    private let request: HTTPRequest
    private let body: [UInt8]

    /// A request for an endpoint, with its body.
    public init(endpoint: String, _ request: HTTPRequest, body: [UInt8]) {
        self.endpoint = endpoint
        self.request = request
        self.body = body
    }

    /// Sees that the request has one of the documented methods.
    ///
    /// - Throws: `CallbackRefusal` with status 405.
    public func check(methods: [HTTPRequest.Method]) throws(CallbackRefusal) {
        guard methods.contains(request.method) else {
            throw CallbackRefusal(.methodNotAllowed, "\(endpoint): the method is \(request.method.rawValue)")
        }
    }

    /// Sees that a header has the value that was agreed on. How long that takes tells nothing about the value.
    ///
    /// - Throws: `CallbackRefusal` with status 401.
    public func check(header: String, is expected: String, scheme: String? = nil) throws(CallbackRefusal) {
        let found = HTTPField.Name(header).flatMap { request.headerFields[$0] } ?? ""
        let wanted = scheme.map { "\($0) \(expected)" } ?? expected
        guard !expected.isEmpty, Self.areEqual(Array(found.utf8), Array(wanted.utf8)) else {
            throw CallbackRefusal(.unauthorized, "\(endpoint): the header \(header) is not what was agreed on")
        }
    }

    /// The items of the query, as texts by name.
    public var query: ResponseReader {
        let target = request.path ?? ""
        let query = target.firstIndex(of: "?").map { target[target.index(after: $0)...].prefix { $0 != "#" } } ?? ""
        return reader(FormFields(parsing: query))
    }

    /// The fields of the form, as texts by name: in the body, or in the query of a `GET` request.
    public var form: ResponseReader { request.method == .get ? query : reader(FormFields(parsing: body)) }

    /// The members of the body's JSON object.
    ///
    /// - Throws: `ResponseError` where the body is none.
    public func json() throws(ResponseError) -> ResponseReader {
        guard let value = try? JSONValue(parsing: body) else {
            throw ResponseError(endpoint: endpoint, path: "", expected: "JSON", found: "something else")
        }
        return try ResponseReader(endpoint: endpoint, value: value).object()
    }

    /// A header's value, `nil` where it is not there.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headerFields[$0] } }

    /// What was written without a value is not there.
    private func reader(_ form: FormFields) -> ResponseReader {
        let fields = form.fields.filter { !$0.value.isEmpty }
        return ResponseReader(endpoint: endpoint, value: .object(JSONObject(fields.map { ($0.name, .string($0.value)) })))
    }

    /// Looks at every byte, whatever it finds.
    private static func areEqual(_ found: [UInt8], _ wanted: [UInt8]) -> Bool {
        var difference = found.count ^ wanted.count
        for (index, byte) in wanted.enumerated() { difference |= Int(byte ^ (index < found.count ? found[index] : ~byte)) }
        return difference == 0
    }
}

extension ResponseReader {
    /// The text here, which has to be one of a closed set.
    public func string(oneOf values: [String]) throws(ResponseError) -> String {
        let text = try string()
        guard values.contains(text) else {
            throw ResponseError(endpoint: endpoint, path: path, expected: "one of \(values.joined(separator: ", "))", found: "another")
        }
        return text
    }
}

/// Why an app's server does not take a call: it is not the vendor's.
public struct CallbackRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The status that says so.
    public let status: HTTPResponse.Status
    /// The reason, for logs; never a value that may be secret.
    public let description: String

    /// A refusal with that status.
    public init(_ status: HTTPResponse.Status, _ description: String) {
        self.status = status
        self.description = description
    }
}
