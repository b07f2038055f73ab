/// Class methods that Swift shows as initialisers, since they are called like the class that they make an object of.
///
/// `+ optionsFromDictionary:` of `LampOptions` is `LampOptions(fromDictionary:)`, as the Clang importer has it.
package enum FactoryName {
    /// What stands behind the class's name in the first part of a selector; nil where the method is no initialiser.
    ///
    /// - Parameters:
    ///   - base: without what says that an `NSError **` follows.
    ///   - takesSomething: whether it has parameters besides that one.
    package static func rest(of base: String, owner: String, takesSomething: Bool) -> String? {
        let rest = TypeWords.dropLeading(owner, from: base)
        let isNameless = !rest.isEmpty && !takesSomething
        return rest == base || isNameless ? nil : rest
    }

    /// The first part of a selector whose only parameter is an `NSError **`, which is not said in Swift.
    package static func withoutError(_ base: String) -> String {
        for suffix in ["AndReturnError", "WithError"] where base.hasSuffix(suffix) && base != suffix {
            return String(base.dropLast(suffix.count))
        }
        return base
    }
}
