/// A request that a client may send.
public struct DocumentedRequest: Sendable {
    /// Method and URL, with placeholders.
    public let template: String
    /// What it may carry in its query or body: the only values of each, none for any; `bits of 5` of sets of options.
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
        return values.isEmpty || values.contains(value) || values.contains { Self.isSet(value, of: $0) }
    }

    /// `bits of 5`: any of the options whose bits these are may be said together, or none.
    private static func isSet(_ value: String, of values: String) -> Bool {
        guard values.hasPrefix(bits), let all = Int(values.dropFirst(bits.count)), let number = Int(value) else { return false }
        return number & ~all == 0
    }

    private static let bits = "bits of "
}
