import Declarations

extension Method {
    /// Whether Swift shows it as an initialiser of the class: it is one, or a class method of Objective-C that is called like the class
    /// that it makes an object of (`+ optionsFromDictionary:` of `LampOptions`).
    package func isShownAsInitialiser(of owner: String) -> Bool {
        if declaration.isInitializer { return true }
        if let given = swiftName?.value ?? declaration.attributes.swiftName { return isStatic && given.hasPrefix("init(") }
        return language == .objectiveC && declaration.isCalledLike(owner)
    }
}

extension MethodDeclaration {
    /// A class method whose name begins with the last words of the class that it makes an object of, and that takes something.
    package func isCalledLike(_ owner: String) -> Bool {
        guard isStatic == true, !parameters.isEmpty, let result, ["instancetype", owner].contains(result.name) else { return false }
        let base = name.prefix { $0 != ":" }
        let lower = base.lowercased()
        return owner.indices.contains { start in
            let words = owner[start...]
            guard owner[start].isUppercase, lower.hasPrefix(words.lowercased()) else { return false }
            return base.dropFirst(words.count).first?.isLowercase != true
        }
    }
}
