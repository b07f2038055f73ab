/// A documented error that no answer says: a client comes to it by itself. No fault gives it by its name.
public struct MockClientError: Sendable {
    /// What happens to a call that a client ends with the error.
    public enum Cause: String, Sendable, Hashable, CaseIterable {
        /// There is no connection, or it is cut.
        case unreachable
        /// No answer comes in time.
        case timeout
        /// The answer has a status that no document knows.
        case status
        /// The answer's body is not as documented.
        case unreadable
        /// There is no URL to be called.
        case url
        /// The platform refuses a connection that is not secure.
        case insecure
    }

    /// Its name in the spec.
    public var name: String
    /// When it comes, in words.
    public var text: String
    /// What happens to a call that ends with it; nothing where a client comes to it without a call, or from a good answer.
    public var causes: [Cause]

    /// An error of these parts.
    public init(_ name: String, _ text: String, causes: [Cause] = []) {
        self.name = name
        self.text = text
        self.causes = causes
    }

    /// What is to be done, so that a client comes to it.
    var advice: String {
        let faults = causes.compactMap(\.fault)
        guard !faults.isEmpty else { return text }
        return "a fault with \(faults.joined(separator: ", or with ")) has one come to it"
    }
}

extension MockClientError.Cause {
    /// The members of a fault after which a client comes to it; nothing where no answer, or its lack, has a part in it.
    fileprivate var fault: String? {
        switch self {
        case .unreachable: #"{"cut": true}"#
        case .timeout: #"{"latencyMillis": …} beyond what the client waits"#
        case .status: #"{"status": 503}"#
        case .unreadable: #"{"status": 200, "body": "?"}"#
        case .url, .insecure: nil
        }
    }
}
