import Declarations

/// Truth values that Objective-C holds as `NSNumber *`: a `BOOL` that may be missing.
extension Resolver {
    /// Whether the value is read of what is declared as `NSNumber *`: a parameter, or a property of an object.
    func isNumberObject(_ expression: Expression, _ scope: Scope) -> Bool {
        guard case .reference(let reference) = expression.kind, let name = reference.path.last else { return false }
        if reference.root == .argument, reference.path.count == 1 {
            let types = scope.methods.compactMap { method in method.declaration.parameters.first { $0.name == name }?.type }
            return !types.isEmpty && types.allSatisfy(Self.isNumberObject)
        }
        guard let owner = root(of: reference, scope).flatMap({ index.follow(reference.path.dropLast(), from: $0, in: scope.dialect) }),
            let type = owner.type.unwrapped.innerName
        else { return false }
        return index.declaredType(of: name, in: type).map(Self.isNumberObject) ?? false
    }

    private func root(of reference: Reference, _ scope: Scope) -> Scope.Binding? {
        switch reference.root {
        case .argument: Scope.Binding(type: .object, fields: scope.arguments)
        case .local(let name): scope.locals[name]
        case .object: scope.classes.first.map { Scope.Binding(type: .named($0)) }
        case .shared(let name): Scope.Binding(type: .named(name))
        default: nil
        }
    }

    private static func isNumberObject(_ type: TypeName) -> Bool {
        if case .named(let named) = type { named.name == "NSNumber" } else { false }
    }
}
