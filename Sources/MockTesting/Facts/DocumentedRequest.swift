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

    /// Stands for members that the documents do not name one by one.
    public static let anything = "*"

    /// Whether the documents know what a request carries.
    public func knows(_ name: String, _ value: String) -> Bool {
        if parameters[Self.anything] != nil { return true }
        guard let values = parameters[name] else { return false }
        return values.isEmpty || values.contains(value)
    }
}
