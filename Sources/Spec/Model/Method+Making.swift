import Declarations

extension Method {
    /// Whether Swift shows it as an initialiser of the class: it is one, or a class method of Objective-C that is called like the class
    /// that it makes an object of (`+ optionsFromDictionary:` of `LampOptions`).
    package func isShownAsInitialiser(of owner: String) -> Bool {
        if declaration.isInitializer { return true }
        if let given = swiftName?.value ?? declaration.attributes.swiftName { return isStatic && given.hasPrefix("init(") }
        return language == .objectiveC && isCalledLike(owner)
    }

    package var isInitialiserOfSwift: Bool { declaration.isInitializer && language == .swift }

    private func isCalledLike(_ owner: String) -> Bool {
        guard isStatic, let result = declaration.result, ["instancetype", owner].contains(result.name) else { return false }
        let base = String(name.prefix { $0 != ":" })
        let others = declaration.parameters.count - (throwsByPointer ? 1 : 0)
        let isError = throwsByPointer && others == 0
        return FactoryName.rest(of: isError ? FactoryName.withoutError(base) : base, owner: owner, takesSomething: others > 0) != nil
    }
}
