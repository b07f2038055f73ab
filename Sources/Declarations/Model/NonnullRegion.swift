/// What `NS_ASSUME_NONNULL_BEGIN` and `_END` say of the declarations between them: a pointer that says nothing about `nil` is never nil.
/// Arguments of generics are no pointers of the declaration, and pointers to pointers (`NSError **`) keep what they say.
extension TypeName {
    package var inNonnullRegion: TypeName { inNonnullRegion(pointers: []) }

    /// - Parameter pointers: names that stand for pointers without a star, such as those of block types.
    package func inNonnullRegion(pointers: Set<String>) -> TypeName {
        switch self {
        case .named(var type):
            let isNamed = type.pointerDepth == 0 && (pointers.contains(type.name) || BlockNames.isConventional(type.name))
            if type.isPointer || isNamed, type.nullability == .unspecified {
                type.nullability = .nonnull
            }
            return .named(type)
        case .function(var type):
            if type.nullability == .unspecified { type.nullability = .nonnull }
            type.result = type.result.inNonnullRegion(pointers: pointers)
            for index in type.parameters.indices {
                type.parameters[index].type = type.parameters[index].type.inNonnullRegion(pointers: pointers)
            }
            return .function(type)
        }
    }
}

/// What SDKs call the types of their blocks: a header may use one that another declares.
package enum BlockNames {
    package static func isConventional(_ name: String) -> Bool {
        ["Block", "Handler", "Completion", "Callback", "Closure"].contains { name.hasSuffix($0) }
    }
}

extension TypeName.Named {
    fileprivate var isPointer: Bool { pointerDepth == 1 || pointerDepth == 0 && ["id", "Class", "instancetype"].contains(name) }
}

extension PropertyDeclaration {
    package var inNonnullRegion: PropertyDeclaration { inNonnullRegion(pointers: []) }

    package func inNonnullRegion(pointers: Set<String>) -> PropertyDeclaration {
        var copy = self
        copy.type = type?.inNonnullRegion(pointers: pointers)
        return copy
    }
}

extension MethodDeclaration {
    package var inNonnullRegion: MethodDeclaration { inNonnullRegion(pointers: []) }

    package func inNonnullRegion(pointers: Set<String>) -> MethodDeclaration {
        var copy = self
        copy.result = result?.inNonnullRegion(pointers: pointers)
        for index in parameters.indices { copy.parameters[index].type = parameters[index].type?.inNonnullRegion(pointers: pointers) }
        return copy
    }
}
