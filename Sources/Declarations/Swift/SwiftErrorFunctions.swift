/// `static func failed(message: String) -> DoorError` of errors: apps call it as they make a case that holds values, and so it is one.
extension Declaration {
    /// - Parameter owner: the struct or the enum of errors that it belongs to.
    func errorFunction(of owner: String) -> EnumDeclaration.Case? {
        guard case .method(let method) = kind, method.isStatic == true, method.result?.isOneOf(owner) == true, method.isPlainMaker,
            !method.parameters.isEmpty
        else { return nil }
        let held = method.parameters.compactMap(\.held)
        guard held.count == method.parameters.count else { return nil }
        let name = String(method.name.prefix { $0 != "(" })
        guard !Self.converting.contains(where: { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true })
        else { return nil }
        var found = EnumDeclaration.Case(name: name, value: nil, isValueWritten: false, comment: nil, span: span)
        found.holds = held
        return found
    }

    /// What begins so finds one of the errors that are there: `from(code:)`, `makeError(status:)`.
    private static let converting = ["from", "make", "map", "wrap", "convert", "parse", "create", "with", "of", "error"]
}

extension MethodDeclaration {
    fileprivate var isPlainMaker: Bool { !isAsync && !isThrowing && !isGeneric && !isVariadic }
}

extension MethodDeclaration.Parameter {
    /// As a value of a case; nil of what no error can hold, or what an app may leave out.
    fileprivate var held: AssociatedValue? {
        guard !hasDefault, !isInOut, case .named(let named)? = type, named.arguments.isEmpty, Self.readable.contains(named.name) else {
            return nil
        }
        return AssociatedValue(label: label == "_" ? nil : label, ownName: label == "_" ? name : nil, type: .named(named), span: span)
    }

    private static let readable: Set<String> = [
        "String", "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "UUID", "Bool", "Error",
        "any Error", "Swift.Error", "any Swift.Error",
    ]
}

extension TypeName {
    /// Whether it is the type itself, and always there.
    fileprivate func isOneOf(_ owner: String) -> Bool {
        guard case .named(let named) = self, named.nullability != .nullable else { return false }
        return named.name == "Self" || named.name.split(separator: ".").last == owner.split(separator: ".").last
    }
}
