internal import ClientRuntime

/// One call of a delegate.
public struct Heard: @unchecked Sendable, CustomStringConvertible {
    /// The selector, or the Swift name, of the delegate's method.
    public let method: String
    private let values: [String: Any]

    /// A call with what it was given, by the names of its parameters.
    public init(_ method: String, _ values: [String: Any?]) {
        self.method = method
        self.values = values.compactMapValues { $0 }
    }

    /// The method and what it was given, errors in words.
    public var description: String {
        let words = values.sorted { $0.key < $1.key }.map { name, value in
            "\(name): \((value as? any Error)?.localizedDescription ?? "\(value)")"
        }
        return "\(method) [\(words.joined(separator: ", "))]"
    }

    /// What was given under that name; nil where it was nil.
    public subscript(_ name: String) -> Any? { values[name] }
}
