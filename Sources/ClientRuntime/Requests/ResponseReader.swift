public import Foundation

/// Reads typed values out of a response's JSON, and says exactly what was wrong where one isn't there.
///
/// Numbers and truth values are taken out of texts where the documents say that they travel so.
public struct ResponseReader: Sendable {
    /// The endpoint that answered.
    public let endpoint: String
    /// The member names that lead here, joined by dots.
    public let path: String
    /// The value here.
    public let value: JSONValue

    /// A reader of a value.
    public init(endpoint: String, path: String = "", value: JSONValue) {
        self.endpoint = endpoint
        self.path = path
        self.value = value
    }

    /// A reader of a member, which need not be there.
    public func member(_ name: String) -> ResponseReader {
        ResponseReader(endpoint: endpoint, path: path.isEmpty ? name : "\(path).\(name)", value: value[name])
    }

    /// A reader of a member, `nil` where there is none or `null`.
    public func optional(_ name: String) -> ResponseReader? {
        let member = member(name)
        return member.value.isNull ? nil : member
    }

    /// Whether a member came, and is `null`.
    public func isNull(_ name: String) -> Bool { value.objectValue?[name] == .null }

    /// The text here.
    public func string() throws(ResponseError) -> String { try expect("a string", value.stringValue) }

    /// The text here, or a number or a truth value as one.
    public func text() throws(ResponseError) -> String {
        switch value {
        case .string, .int, .double, .bool: value.wireText
        case .null, .array, .object: try expect("a text", nil)
        }
    }

    /// The whole number here.
    public func integer(_ wire: WireForm = .plain) throws(ResponseError) -> Int {
        try expect("an integer", value.decoded(from: wire).intValue)
    }

    /// The number here.
    public func number(_ wire: WireForm = .plain) throws(ResponseError) -> Double {
        try expect("a number", value.decoded(from: wire).doubleValue)
    }

    /// The truth value here.
    public func boolean(_ wire: WireForm = .plain) throws(ResponseError) -> Bool {
        try expect("a boolean", value.decoded(from: wire).boolValue)
    }

    /// The point in time here: a number of seconds since 1970, of milliseconds where the form says so, or a text by its pattern or ISO 8601.
    public func date(_ wire: WireForm = .plain) throws(ResponseError) -> Date {
        if let seconds = value.decoded(from: wire).doubleValue { return Date(timeIntervalSince1970: seconds) }
        let text = value.stringValue?.replacingOccurrences(of: " ", with: "T")
        return try expect("a time", text.flatMap { try? Date($0, strategy: .iso8601) })
    }

    /// The bytes here: a text in Base64, with or without padding, in either alphabet.
    public func data() throws(ResponseError) -> Data {
        try expect("a text in Base64", value.stringValue.flatMap { Data(base64: $0) })
    }

    /// The members here, with their names.
    public func object(_ wire: WireForm = .plain) throws(ResponseError) -> ResponseReader {
        let decoded = value.decoded(from: wire)
        _ = try expect("an object", decoded.objectValue)
        return ResponseReader(endpoint: endpoint, path: path, value: decoded)
    }

    /// A reader for each element here.
    public func array(_ wire: WireForm = .plain) throws(ResponseError) -> [ResponseReader] {
        let elements = try expect("an array", value.decoded(from: wire).arrayValue)
        return elements.enumerated().map { ResponseReader(endpoint: endpoint, path: "\(path)[\($0)]", value: $1) }
    }

    /// The values of an object's members by name, for members that the documents do not name one by one.
    public func dictionary() throws(ResponseError) -> [String: JSONValue] {
        Dictionary(try expect("an object", value.objectValue).map { ($0.name, $0.value) }) { _, last in last }
    }

    private func expect<T>(_ expected: String, _ found: T?) throws(ResponseError) -> T {
        if let found { return found }
        throw ResponseError(endpoint: endpoint, path: path, expected: expected, found: value.isNull ? "missing" : value.kind)
    }
}
