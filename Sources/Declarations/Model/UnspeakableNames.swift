/// What a block is given and calls `self`: no closure can call a value so, and the value goes without a name.
extension TypeName {
    fileprivate var withoutSelf: TypeName {
        switch self {
        case .named(var named):
            named.arguments = named.arguments.map(\.withoutSelf)
            return .named(named)
        case .function(var function):
            for index in function.parameters.indices {
                if function.parameters[index].name == "self" { function.parameters[index].name = nil }
                function.parameters[index].type = function.parameters[index].type.withoutSelf
            }
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
