/// A request that a client may send.
public struct DocumentedRequest: Sendable {
    /// Method and URL, with placeholders.
    public let template: String
    /// What it may carry in its query or body: the only values of each, none for any.
    public let parameters: [String: [String]]

    /// A request of a template; without parameters it carries nothing.
    public init(_ template: String, _ parameters: [String: [String]] = [:]) {
        self.template = template
        self.parameters = parameters
    }

    /// Whether the documents know what a request carries.
    public func knows(_ name: String, _ value: String) -> Bool {
        guard let values = parameters[name] else { return false }
        return values.isEmpty || values.contains(value)
    }
}
