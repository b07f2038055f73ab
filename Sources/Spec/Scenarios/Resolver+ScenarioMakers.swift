import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// `new: Lamp` of a scenario: which initialiser or factory makes it.
extension Resolver {
    /// The method's name: what `by:` says, or the only initialiser that the class declares.
    mutating func maker(_ entry: YAMLEntry, _ node: YAMLNode) -> Located<String>? {
        if let stated = node.string("by") { return stated }
        guard let type = entry.value.located else { return nil }
        guard let methods = index.classes[type.value]?.methods else {
            let classes = index.classes.keys.sorted()
            report(DanglingReference.diagnostic(type, kind: "class", known: KnownNames(classes)))
            return nil
        }
        let initialisers = methods.filter(\.declaration.isInitializer).map(\.name)
        if initialisers.count == 1 { return Located(initialisers[0], at: type.place) }
        report(MissingKey.diagnostic(makerOf: type, among: initialisers))
        return nil
    }
}

extension MissingKey {
    /// An object of which it is not clear what makes it.
    fileprivate static func diagnostic(makerOf type: Located<String>, among initialisers: [String]) -> Diagnostic {
        let message = initialisers.isEmpty ? "`\(type.value)` declares no initialiser" : "`\(type.value)` has several initialisers"
        let help =
            initialisers.isEmpty
            ? "declare one among the methods of `\(type.value)`, or name the method that makes one: `by: …`"
            : "say which: `by: \(initialisers[0])`"
        return Diagnostic(rule, message, at: [Label(type.place)], help: help)
    }
}
