import Declarations

extension ClassType {
    /// Whether a method is how apps set the delegate, `- (void)setDelegate:` or `func setDelegate(_:)`: beside a property or in its place.
    package func setsDelegate(_ method: Method) -> Bool {
        guard let property = delegate?.property.value, method.declaration.parameters.count == 1, method.isStatic == isDelegateStatic else {
            return false
        }
        let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst())"
        return method.name.prefix { $0 != ":" && $0 != "(" } == setter
    }
}
