public import Foundation
internal import HTTPTypes
internal import WireValues

/// What an app chooses of a request. What the documents name comes first, and stays as it is.
extension OutgoingRequest {
    /// Adds headers by name: texts, numbers and truth values. One that the request has already is left as it is; of two names that differ in
    /// capitals alone, the later counts.
    ///
    /// What no header can be called or hold, line breaks above all, is left out and noted on the log, and so is what says where a request ends.
    public mutating func anyHeaders(_ values: JSONValue?) {
        let documented = Set(headers.map(\.name))
        for (name, value) in values?.objectValue ?? [:] where !value.isNull {
            guard let field = HTTPField.Name(name), !Self.ofConnection.contains(field), let text = value.plainText,
                HTTPField.isValidValue(text)
            else {
                leave("header", name)
                continue
            }
            if !documented.contains(field) { headers[field] = text }
        }
    }

    /// Adds items to the query by name: texts, numbers, truth values, and lists of them as an item for each element. Anything else is JSON
    /// text. Where the documents name one, and it has a value, that is left as it is.
    public mutating func anyQuery(_ values: JSONValue?) {
        let documented = Set(queryFields.fields.map(\.name))
        for (name, value) in values?.objectValue ?? [:] where !value.isNull && !documented.contains(name) {
            queryFields.append(name, value, wire: value.arrayValue == nil ? .plain : .repeated)
        }
    }

    /// Makes bytes the body. Their type is what a header says, `application/octet-stream` otherwise; `GET` and `HEAD` have no body.
    public mutating func anyBody(_ value: Data?) {
        // A message that is made of bytes is one without any, too.
        guard let value = value ?? (socket == nil ? nil : Data()) else { return }
        ownBody = Array(value)
        if hasNoBody { leave("a body of", method.rawValue) }
    }

    var hasNoBody: Bool { method == .get || method == .head }

    static let bytesType = SocketMessage.bytesType

    /// The value is the app's, and may be secret.
    private mutating func leave(_ what: String, _ name: String) {
        leftOut.append("\(what) \(String(name.prefix(64)).debugDescription)")
    }

    /// Who sends a request says these, or the one who reads it does not know where it ends.
    private static let ofConnection: Set<HTTPField.Name> = {
        let names = [
            "Connection", "Content-Length", "Host", "Keep-Alive", "Proxy-Connection", "TE", "Trailer", "Transfer-Encoding", "Upgrade",
        ]
        return Set(names.compactMap { HTTPField.Name($0) })
    }()
}

extension ClientEnvironment {
    func noteLeftOut(of request: OutgoingRequest) {
        for name in request.leftOut { log("\(request.endpoint): \(name) cannot travel in a request and was left out") }
    }
}

extension JSONValue {
    /// What a header can hold.
    fileprivate var plainText: String? {
        switch self {
        case .string, .int, .double, .bool: wireText
        case .null, .array, .object: nil
        }
    }
}
