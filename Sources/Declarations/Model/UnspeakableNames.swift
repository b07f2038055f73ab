/// What a block is given and calls `self`: no closure can call a value so, and the value goes without a name.
extension TypeName {
    fileprivate var withoutSelf: TypeName {
        switch self {
        case .named(var named):
            named.arguments = named.arguments.map(\.withoutSelf)
            return .named(named)
        case .function(var function):
            function.parameters = function.parameters.map { Parameter(name: $0.name == "self" ? nil : $0.name, type: $0.type.withoutSelf) }
            return .function(function)
        }
    }
}

extension MethodDeclaration {
    package var withoutSelf: MethodDeclaration {
        var copy = self
        for index in parameters.indices { copy.parameters[index].type = parameters[index].type?.withoutSelf }
        return copy
    }
}

extension PropertyDeclaration {
    package var withoutSelf: PropertyDeclaration {
        var copy = self
        copy.type = type?.withoutSelf
        return copy
    }
}
