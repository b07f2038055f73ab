/// What a method answers that tells one thing after another: `AsyncStream<Update>`, `AsyncThrowingStream<Update, any Error>`.
package struct StreamType: Hashable, Sendable {
    package var element: TypeName
    /// Whether it may end with an error.
    package var isThrowing: Bool
}

extension TypeName {
    /// Nil for what is no stream, or one that need not be there, or that ends with errors of one type only.
    package var stream: StreamType? {
        guard case .named(let type) = self, type.nullability == .unspecified else { return nil }
        switch (type.name, type.arguments.count) {
        case ("AsyncStream", 1): return StreamType(element: type.arguments[0], isThrowing: false)
        case ("AsyncThrowingStream", 2) where ["Error", "any Error"].contains(TypeName.withoutLibrary(type.arguments[1].name ?? "")):
            return StreamType(element: type.arguments[0], isThrowing: true)
        default: return nil
        }
    }
}
