/// Names a capability that an environment may hold beyond those every client needs, and says what there is without one.
public protocol CapabilityKey {
    /// The capability's protocol.
    associatedtype Value: Sendable
    /// What is used where nobody supplied one.
    static var defaultValue: Value { get }
    /// What is used in that environment where nobody supplied one; `defaultValue` unless the key says otherwise. A capability that a mock
    /// plays asks for it here.
    static func defaultValue(in environment: ClientEnvironment) -> Value
}

extension CapabilityKey {
    /// The same in every environment.
    public static func defaultValue(in environment: ClientEnvironment) -> Value { defaultValue }
}

/// Further capabilities of an environment by their keys.
public struct Capabilities: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// No capabilities: every key answers its default.
    public init() {}

    /// The capability under that key.
    public subscript<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value {
        get { supplied(key) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The capability under that key, if somebody supplied one.
    func supplied<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value? { values[ObjectIdentifier(key)] as? Key.Value }

    /// These capabilities and one more.
    public func with<Key: CapabilityKey>(_ key: Key.Type, _ value: Key.Value) -> Capabilities {
        var copy = self
        copy[key] = value
        return copy
    }
}
