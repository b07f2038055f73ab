package import Declarations

/// A block that an object holds for its app, in a property.
package struct HeldBlock: Sendable {
    package var property: Property
    package var block: MethodHandlers.Progress
    /// The class that declares the property.
    package var owner: String

    package var language: Language { property.language }
    package var isStatic: Bool { property.declaration.isStatic }
}

extension Property {
    /// Whether it holds a block, which the app sets and flows call.
    package var holdsBlock: Bool {
        if case .function? = declaration.type { true } else { false }
    }
}

extension ClassType {
    /// The blocks that its objects hold, without what they inherit.
    package var blocks: [HeldBlock] {
        properties.compactMap { property in
            MethodHandlers.Progress(property.name, property.declaration.type).map {
                HeldBlock(property: property, block: $0, owner: name.value)
            }
        }
    }
}
