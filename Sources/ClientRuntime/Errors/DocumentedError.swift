public import Foundation

/// An error that the documents name: with a domain and a code, a meaning and possibly a remedy.
///
/// Generated error enums conform. To Foundation they are `NSError`s of the documented domain and code.
public protocol DocumentedError: CustomNSError, LocalizedError, Sendable {
    /// Its documented code.
    var errorCode: Int { get }
    /// What the documents say it means.
    var meaning: String { get }
    /// What the documents say to do about it.
    var remedy: String? { get }
    /// What came with it, by name; null where nothing does.
    var details: JSONValue { get }
    /// The same error with another cause, where it is one that holds its cause.
    func caused(by cause: any Error) -> Self
}

/// How Swift shows an error of `NS_ERROR_ENUM`: `(error as? LampError)?.code == .expired`, `LampError.Code(rawValue: nsError.code)`.
extension DocumentedError {
    /// The codes are the errors themselves.
    public typealias Code = Self
    /// The error, as a code.
    public var code: Code { self }
}

extension DocumentedError {
    /// The meaning.
    public var errorDescription: String? { meaning }
    /// The remedy.
    public var recoverySuggestion: String? { remedy }
    /// Unless there is one.
    public var remedy: String? { nil }
    /// Nothing.
    public var details: JSONValue { .null }
    /// What another error says of it that holds it: which one it is, and what came with it.
    public var detail: JSONValue { ["code": .int((self as? any HoldingError)?.documentedCode ?? errorCode), "details": details] }
    /// The error itself.
    public func caused(by cause: any Error) -> Self { self }
    /// What the error says of itself, under Foundation's keys: meaning and remedy where the vendor's declares nothing else.
    public var errorUserInfo: [String: Any] { userInfo(telling: [:]) }

    /// The same, with what a server said: values that are null are left out.
    public func userInfo(telling said: [String: JSONValue]) -> [String: Any] {
        var info = said.filter { $0.value != .null }.mapValues(\.foundationValue)
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        info[NSHelpAnchorErrorKey] = helpAnchor
        return info
    }
}

/// An error that a service answered and the documents do not know.
public struct UnknownError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// Where it came from: an endpoint's name, or an error domain.
    public let domain: String
    /// The code on the wire, as text; empty if there was none.
    public let code: String
    /// The message on the wire; empty if there was none.
    public let message: String
    /// The HTTP status; 0 if it did not come with a response.
    public let status: Int

    /// An error of these parts.
    public init(domain: String, code: String = "", message: String = "", status: Int = 0) {
        self.domain = domain
        self.code = code
        self.message = message
        self.status = status
    }

    /// The server's message where there is one.
    public var errorDescription: String? { message.isEmpty ? description : message }

    /// What is known of it.
    public var description: String {
        "\(domain): undocumented error" + (code.isEmpty ? "" : " \(code)") + (status == 0 ? "" : " (HTTP \(status))")
            + (message.isEmpty ? "" : ": \(message)")
    }
}

extension Error {
    /// The HTTP status of an answer that the documents do not know; nil of every other error.
    public var unknownStatus: Int? { (self as? UnknownError).flatMap { $0.status == 0 ? nil : $0.status } }
}

/// A value that was needed to go on and is not there.
public struct MissingValue: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// What is missing.
    public let what: String

    /// Names what is missing.
    public init(_ what: String) { self.what = what }

    /// Says what is missing.
    public var errorDescription: String? { description }

    /// Says what is missing.
    public var description: String { "missing: \(what)" }
}

/// A response that is not what the documents promise.
public struct ResponseError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// The endpoint that answered.
    public let endpoint: String
    /// The member names that lead to the value, joined by dots; empty for the whole body.
    public let path: String
    /// What should be there.
    public let expected: String
    /// What is there. Never the value itself, which may be secret.
    public let found: String

    /// An error of these parts.
    public init(endpoint: String, path: String, expected: String, found: String) {
        self.endpoint = endpoint
        self.path = path
        self.expected = expected
        self.found = found
    }

    /// What should be there and what is, with the place.
    public var errorDescription: String? { description }

    /// What should be there and what is, with the place.
    public var description: String {
        "\(endpoint): \(path.isEmpty ? "the body" : path) should be \(expected), but is \(found)"
    }
}
