/// What a notification carries, without what is missing of it.
///
/// - Parameter members: values of Foundation, errors and objects, by their names.
public func userInfo(_ members: KeyValuePairs<String, Any?>) -> [AnyHashable: Any] {
    Dictionary(members.compactMap { name, value in value.map { (AnyHashable(name), $0) } }) { _, last in last }
}
