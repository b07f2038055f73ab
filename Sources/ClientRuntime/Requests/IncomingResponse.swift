public import Foundation
public import HTTPTypes

/// A response with its whole body.
public struct IncomingResponse: Sendable {
    /// The endpoint that answered, for errors.
    public let endpoint: String
    /// The HTTP status.
    public let status: Int
    /// The headers.
    public let headers: HTTPFields
    /// The body.
    public let body: [UInt8]

    /// A response of these parts.
    public init(endpoint: String, status: Int, headers: HTTPFields = [:], body: [UInt8] = []) {
        self.endpoint = endpoint
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether the status says that all went well (200 to 299).
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The error of a status that no document knows; `nil` where all went well.
    ///
    /// - Parameter statuses: those outside of 200 to 299 that are documented answers.
    public func undocumented(besides statuses: [Int] = []) -> UnknownError? {
        isSuccess || statuses.contains(status) ? nil : UnknownError(domain: endpoint, status: status)
    }

    /// The body as text; bytes that are not UTF-8 become replacement characters.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as it came.
    public var data: Data { Data(body) }

    /// The value of a header; `nil` if there is none.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }

    /// All headers as an object of texts. Names are spelled in one way, since a dictionary tells capitals apart: `X-Trace-Id`.
    public var allHeaders: JSONValue {
        var all = JSONObject()
        for name in Set(headers.map(\.name)).sorted(by: { $0.canonicalName < $1.canonicalName }) {
            all[HeaderSpelling.spelled(name.rawName)] = headers[name].map(JSONValue.string)
        }
        return .object(all)
    }

    /// A header's value as JSON: a number where it spells one, `null` where there is none.
    public func headerValue(_ name: String) -> JSONValue {
        header(name).map { JSONValue.string($0).decoded(from: .string) } ?? .null
    }

    /// A reader of a header's text, for headers that are more than a text; `nil` if there is none.
    public func headerReader(_ name: String) -> ResponseReader? {
        header(name).map { ResponseReader(endpoint: endpoint, path: name, value: .string($0)) }
    }

    /// The body as JSON.
    ///
    /// - Parameters:
    ///   - prefix: a text that stands before the JSON, and is left away where it does.
    ///   - suffix: a text that stands after it.
    /// - Throws: `ResponseError` if it is none.
    public func json(prefix: String = "", suffix: String = "") throws(ResponseError) -> JSONValue {
        var bytes = body[...]
        if !prefix.isEmpty, bytes.starts(with: prefix.utf8) { bytes = bytes.dropFirst(prefix.utf8.count) }
        if !suffix.isEmpty, bytes.reversed().starts(with: suffix.utf8.reversed()) { bytes = bytes.dropLast(suffix.utf8.count) }
        do {
            return try JSONValue(parsing: Array(bytes))
        } catch {
            throw ResponseError(endpoint: endpoint, path: "", expected: "JSON", found: body.isEmpty ? "empty" : "not JSON (\(error))")
        }
    }

    /// The body as JSON, or `.null` if it is none: for looking at errors that may come in any shape.
    public var jsonIfAny: JSONValue { (try? json()) ?? .null }

    /// The body as text, or `.null` where there is none: for looking at errors that are no JSON.
    public var textIfAny: JSONValue {
        let text = String(decoding: body, as: UTF8.self)
        return text.isEmpty ? .null : .string(text)
    }

    /// A reader of the body's JSON that knows where it stands.
    ///
    /// - Throws: `ResponseError` if the body is no JSON.
    public func reader(prefix: String = "", suffix: String = "") throws(ResponseError) -> ResponseReader {
        ResponseReader(endpoint: endpoint, value: try json(prefix: prefix, suffix: suffix))
    }
}
