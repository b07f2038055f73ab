/// Names a capability that an environment may hold beyond those every client needs, and says what there is without one.
public protocol CapabilityKey {
    /// The capability's protocol.
    associatedtype Value: Sendable
    /// What is used where nobody supplied one.
    static var defaultValue: Value { get }
}

/// Further capabilities of an environment by their keys.
public struct Capabilities: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// No capabilities: every key answers its default.
    public init() {}

    /// The capability under that key.
    public subscript<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// These capabilities and one more.
    public func with<Key: CapabilityKey>(_ key: Key.Type, _ value: Key.Value) -> Capabilities {
        var copy = self
        copy[key] = value
        return copy
    }
}
