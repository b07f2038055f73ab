internal import ClientRuntime

/// Whether a value of any type is there, as a scenario asks: nothing, `false`, and a text or a list with nothing in it are not. An object that
/// JSON has no form for is.
public func isGiven(_ value: Any?) -> Bool {
    guard let value, !(value is NSNull) else { return false }
    let json = JSONValue(foundation: value)
    return json == .null || !json.isNothing
}
