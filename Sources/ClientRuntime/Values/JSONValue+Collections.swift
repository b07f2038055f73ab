public import Foundation

extension JSONValue {
    /// The members of an object by name, each as `read` has it; those of which it makes nothing have no place there.
    public func dictionary<Value>(_ read: (JSONValue) -> Value?) -> [String: Value] {
        var values: [String: Value] = [:]
        for member in objectValue ?? JSONObject() { values[member.name] = read(member.value) }
        return values
    }

    /// The items of a list, each as `read` has it, without those of which it makes nothing.
    public func list<Value>(_ read: (JSONValue) -> Value?) -> [Value] { (arrayValue ?? []).compactMap(read) }

    /// The number or truth value, if this is one.
    public var numberValue: NSNumber? { boolValue.map { NSNumber(value: $0) } ?? doubleValue.map { NSNumber(number: $0) } }
}
