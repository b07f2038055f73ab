/// `Swift.Error`, `any Swift.Error` and `Foundation.Data`, as code has it where a type of its own is called `Error` or `Data`: without the
/// library's name, which nothing else is called by in a spec.
extension TypeName {
    package var withoutLibrary: TypeName {
        switch self {
        case .named(var named):
            named.name = Self.withoutLibrary(named.name)
            named.arguments = named.arguments.map(\.withoutLibrary)
            return .named(named)
        case .function(var function):
            function.result = function.result.withoutLibrary
            function.parameters = function.parameters.map { $0.typed($0.type.withoutLibrary) }
            return .function(function)
        }
    }

    /// `Error` of `Swift.Error`, `any Error` of `any Swift.Error`.
    package static func withoutLibrary(_ name: String) -> String {
        guard libraries.contains(where: name.contains) else { return name }
        return name.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.dropFirst(libraries.first(where: word.hasPrefix)?.count ?? 0)
        }.joined(separator: " ")
    }

    private static let libraries = ["Swift.", "Foundation."]
}

extension MethodDeclaration {
    package var withoutLibrary: MethodDeclaration {
        var copy = self
        copy.result = result?.withoutLibrary
        copy.thrownType = thrownType?.withoutLibrary
        for index in parameters.indices { copy.parameters[index].type = parameters[index].type?.withoutLibrary }
        return copy
    }
}

extension PropertyDeclaration {
    package var withoutLibrary: PropertyDeclaration {
        var copy = self
        copy.type = type?.withoutLibrary
        return copy
    }
}
