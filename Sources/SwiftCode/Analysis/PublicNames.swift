/// The types that public declarations speak of: a file has to import their modules publicly.
extension [SwiftDeclaration] {
    package var publicTypeNames: Set<String> {
        reduce(into: []) { $0.formUnion($1.publicTypeNames) }
    }
}

extension SwiftDeclaration {
    var isPublic: Bool { modifiers.contains(.public) || modifiers.contains(.open) }

    /// Of a type those of its public members too, of an extension what it extends.
    var publicTypeNames: Set<String> {
        switch kind {
        case .group(let members): return members.publicTypeNames
        case .conditional(_, let members, let otherwise): return members.publicTypeNames.union(otherwise.publicTypeNames)
        case .type(let type): return names(of: type)
        // As public as its enum.
        case .enumCase(_, let payload, _): return payload.reduce(into: []) { $0.formUnion($1.type.paths) }
        default: return isPublic ? signatureNames : []
        }
    }

    private func names(of type: SwiftTypeDeclaration) -> Set<String> {
        let own = type.inherits.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
            .union((type.generics + type.requirements).compactMap(\.bound).flatMap(\.paths))
        switch type.keyword {
        case .extension:
            let members = type.members.publicTypeNames
            let isVisible = isPublic || type.members.contains(where: \.isPublic) || !type.inherits.isEmpty
            return isVisible ? members.union(own).union([type.name]) : members
        case .protocol:
            return isPublic ? type.members.reduce(into: own) { $0.formUnion($1.signatureNames) } : []
        default: return isPublic ? own.union(type.members.publicTypeNames) : []
        }
    }

    private var signatureNames: Set<String> {
        switch kind {
        case .function(let function):
            function.namesBesideParameters.union(function.parameters.names)
        case .variable(let variable):
            if case .stored(let value?) = variable.form {
                (variable.type?.paths ?? []).union(value.rootNames)
            } else {
                (variable.type?.paths ?? []).union(variable.parameters?.names ?? [])
            }
        case .alias(_, let type): type.paths
        default: publicTypeNames
        }
    }
}

extension [SwiftParameter] {
    fileprivate var names: Set<String> {
        reduce(into: []) { names, parameter in
            names.formUnion(parameter.type.paths)
            names.formUnion(parameter.value?.rootNames ?? [])
        }
    }
}

extension SwiftFunction {
    /// Of its result, its error and what its generic types are bound to.
    fileprivate var namesBesideParameters: Set<String> {
        ([result, failure] + generics.map(\.bound)).reduce(into: []) { $0.formUnion($1?.paths ?? []) }
    }
}

extension SwiftExpression {
    /// The names that the value begins with: of a type that it makes or of a constant.
    var rootNames: Set<String> {
        switch kind {
        case .name(let name): [name]
        case .member(let base, let name): base.rootNames.union([name])
        case .call(let function, _, _): function.rootNames
        case .chained(let base), .forced(let base), .subscripted(let base, _): base.rootNames
        case .type(let type): type.paths
        default: []
        }
    }
}
