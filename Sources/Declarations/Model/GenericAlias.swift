/// `typealias Done<T> = (Result<T, DoorError>) -> Void`: a name for as many types as it is used with.
package struct GenericAlias: Sendable {
    private let parameters: [String]
    private let meaning: TypeName

    package init(parameters: [String], meaning: TypeName) {
        self.parameters = parameters
        self.meaning = meaning
    }

    /// The type that a use of the name means; nil where it leaves some of the types open.
    fileprivate func type(with arguments: [TypeName]) -> TypeName? {
        guard arguments.count == parameters.count else { return nil }
        return meaning.resolving(Dictionary(zip(parameters, arguments)) { first, _ in first })
    }
}

extension TypeName {
    /// With what each use of such a name means in its place, however deep it stands.
    package func expanding(_ aliases: [String: GenericAlias], depth: Int = 8) -> TypeName {
        guard depth > 0 else { return self }
        switch self {
        case .named(var named):
            named.arguments = named.arguments.map { $0.expanding(aliases, depth: depth - 1) }
            let name = named.name.split(separator: ".").last.map(String.init) ?? named.name
            guard let meant = aliases[name]?.type(with: named.arguments) else { return .named(named) }
            return meant.marked(named.nullability).expanding(aliases, depth: depth - 1)
        case .function(var function):
            function.result = function.result.expanding(aliases, depth: depth - 1)
            function.parameters = function.parameters.map { $0.typed($0.type.expanding(aliases, depth: depth - 1)) }
            return .function(function)
        }
    }
}
