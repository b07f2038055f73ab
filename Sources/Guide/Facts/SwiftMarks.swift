/// What declarations of Swift, and of C, say that a spec says otherwise, or cannot say: a draft tells whoever goes on with it. Not recorded
/// as evidence.
package struct SwiftMarks: Hashable, Sendable {
    /// Names of type parameters of its own.
    package var typeParameters: [String] = []
    /// Of a type.
    package var isActor = false
    /// Of a type: apps may inherit from it.
    package var isOpen = false
    /// Of a type: `@MainActor`.
    package var isOnMainActor = false
    /// Of a type of C: its fields are one value.
    package var isUnion = false
    /// Of a type of C: fields whose type has no name.
    package var namelessFields: [String] = []
    /// Of an actor's member: nobody has to wait for it.
    package var isNonisolated = false
    /// Of a method: it changes the struct.
    package var isMutating = false
    /// Of a method: nobody has to use its result.
    package var isDiscardable = false
    /// Of errors: they are constants of a struct.
    package var isStructure = false
    /// Of an enum: the protocols in its head.
    package var conformances: [String] = []
    /// Of a subscript: it may be assigned to.
    package var isSettable = false
    /// Of an initialiser: it may answer nothing.
    package var isFailable = false
    /// Names of parameters that the method changes.
    package var inOut: [String] = []
    /// Names of parameters that take any number of values.
    package var variadic: [String] = []

    package init() {}
}
