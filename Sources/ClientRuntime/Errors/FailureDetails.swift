/// The value, where there is one.
///
/// - Throws: `MissingValue` with `what` where there is none.
public func required<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw MissingValue(what) }
    return value
}

/// A documented error with what the server said about it beside code and message. Generated clients take it apart before an app sees it.
public struct FailureDetails: Error {
    /// The error.
    public let error: any Error
    /// What the server said, by the names of the documents.
    public let details: JSONValue

    /// An error with details.
    public init(error: any Error, details: JSONValue) {
        self.error = error
        self.details = details
    }
}
