import Declarations

extension ClassType {
    /// Nothing is known of it but its name: one such object is as good as another.
    package var isBare: Bool {
        let isPlain = language == .objectiveC && form == .class && superclass == nil && conformances.isEmpty && requiresModule == nil
        let isEmpty = properties.isEmpty && methods.isEmpty && carries.isEmpty && events.isEmpty && wraps.isEmpty
        return isPlain && isEmpty && shared == nil && delegate == nil && once == nil
    }
}

extension Flow {
    /// Whether an initialiser has the flow done with the object that it has made. One that answers an object says how it is made, which an
    /// initialiser does by itself.
    ///
    /// - Parameter owner: the class of the method.
    package func runsOnNew(_ method: Method, of owner: String) -> Bool {
        guard method.isShownAsInitialiser(of: owner) else { return false }
        return !steps.isEmpty && !steps.withNested().contains { if case .return = $0.verb { true } else { false } }
    }
}
