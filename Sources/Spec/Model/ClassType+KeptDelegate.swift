import Declarations

extension ClassType {
    /// Whether its objects keep the delegate, as the declaration of the property says. Where a method alone sets it, nothing says so.
    ///
    /// - Parameter ancestry: the class and those that it inherits from, of which one has the property.
    package func keepsDelegate(_ ancestry: [ClassType]) -> Bool {
        guard let name = delegate?.property.value else { return false }
        return ancestry.flatMap(\.properties).first { $0.name == name }?.keepsItsObject ?? false
    }
}

extension Property {
    /// Objective-C keeps what no word says otherwise of, and so does Swift. What is only read may be worked out: there a word has to say it.
    var keepsItsObject: Bool {
        let words = Set(declaration.attributes)
        if !words.isDisjoint(with: ["strong", "retain"]) { return true }
        return !declaration.isReadOnly && words.isDisjoint(with: ["weak", "unowned", "assign", "unsafe_unretained"])
    }
}
