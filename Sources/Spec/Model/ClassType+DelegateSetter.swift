import Declarations

extension ClassType {
    /// Whether a method is how apps set the delegate, `- (void)setDelegate:` or `func setDelegate(_:)`: beside a property or in its place.
    /// It may answer its object, for the next call; what answers something else does something else.
    package func setsDelegate(_ method: Method) -> Bool {
        guard let property = delegate?.property.value, method.declaration.parameters.count == 1, method.isStatic == isDelegateStatic,
            !method.answersSomething || !method.isStatic && answersItself(method)
        else { return false }
        let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst())"
        return method.name.prefix { $0 != ":" && $0 != "(" } == setter
    }

    private func answersItself(_ method: Method) -> Bool {
        method.declaration.result.map { ["instancetype", "Self", name.value].contains($0.name) } ?? false
    }
}

extension Method {
    /// Whether it is declared to answer anything.
    package var answersSomething: Bool { declaration.result.map { !$0.isVoidType } ?? false }
}
