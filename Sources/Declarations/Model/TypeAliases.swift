/// Names that stand for types, put in the place of the names.
extension TypeName {
    /// With what names stand for in their place. An alias of an alias is followed a few steps; one of itself ends there.
    ///
    /// What a declaration says about `nil` beside the name holds for what the name stands for.
    package func resolving(_ aliases: [String: TypeName], depth: Int = 8) -> TypeName {
        guard depth > 0 else { return self }
        switch self {
        case .named(var named):
            if let meant = aliases[named.name], named.pointerDepth == 0, named.arguments.isEmpty, meant != self {
                return meant.marked(named.nullability).resolving(aliases, depth: depth - 1)
            }
            // `typedef UIImage ABImage;`, and then `ABImage *`.
            if named.pointerDepth > 0, case .named(var meant)? = aliases[named.name], meant.name != named.name {
                meant.pointerDepth += named.pointerDepth
                return TypeName.named(meant).marked(named.nullability).resolving(aliases, depth: depth - 1)
            }
            // `Shop.Page<Lamp>`, where `Shop.Page` is a name for a generic type.
            if !named.arguments.isEmpty, case .named(let meant)? = aliases[named.name], meant.arguments.isEmpty { named.name = meant.name }
            if let elements = named.tupleElements {
                named.name = TypeName.Named.tuple(elements.map { $0.typed($0.type.resolving(aliases, depth: depth - 1)) }).name
            }
            named.arguments = named.arguments.map { $0.resolving(aliases, depth: depth - 1) }
            return .named(named)
        case .function(var function):
            function.result = function.result.resolving(aliases, depth: depth - 1)
            function.parameters = function.parameters.map { $0.typed($0.type.resolving(aliases, depth: depth - 1)) }
            return .function(function)
        }
    }

    func marked(_ nullability: Nullability) -> TypeName {
        guard nullability != .unspecified else { return self }
        var copy = self
        copy.nullability = nullability
        return copy
    }
}

extension MethodDeclaration {
    package func resolving(_ aliases: [String: TypeName]) -> MethodDeclaration {
        guard !aliases.isEmpty else { return self }
        var copy = self
        copy.result = result?.resolving(aliases)
        copy.thrownType = thrownType?.resolving(aliases)
        for index in parameters.indices {
            guard let type = parameters[index].type else { continue }
            copy.parameters[index].type = type.resolving(aliases)
            if case .named(let named) = type, aliases[named.name] != nil { copy.parameters[index].alias = named.name }
            copy.parameters[index].defaultValue = parameters[index].defaultValue?.resolving(aliases)
        }
        return copy
    }
}

extension MethodDeclaration.Parameter.Literal {
    /// What another type makes or has, by that type's own name.
    fileprivate func resolving(_ aliases: [String: TypeName]) -> MethodDeclaration.Parameter.Literal {
        switch self {
        case .madeOf(let type): .madeOf(aliases[type]?.name ?? type)
        case .member(let type, let name): .member(of: aliases[type]?.name ?? type, name)
        default: self
        }
    }
}

extension PropertyDeclaration {
    package func resolving(_ aliases: [String: TypeName]) -> PropertyDeclaration {
        guard !aliases.isEmpty else { return self }
        var copy = self
        copy.type = type?.resolving(aliases)
        copy.thrownType = thrownType?.resolving(aliases)
        return copy
    }
}
