import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// `new: Lamp` of a scenario: which initialiser or factory makes it.
extension Resolver {
    /// The method's name: what `by:` says, or the only initialiser that the class declares.
    mutating func maker(_ entry: YAMLEntry, _ node: YAMLNode) -> Located<String>? {
        if let stated = node.string("by") { return stated }
        guard let type = entry.value.located.map(GenericUse.name) else { return nil }
        guard let owner = index.classes[type.value] else {
            let classes = index.classes.keys.sorted()
            report(DanglingReference.diagnostic(type, kind: "class", known: KnownNames(classes)))
            return nil
        }
        guard !owner.isGeneric else {
            report(GenericTypes.bare(type, owner.typeParameters))
            return nil
        }
        let initialisers = owner.methods.filter(\.declaration.isInitializer).map(\.name)
        if initialisers.count == 1 { return Located(initialisers[0], at: type.place) }
        let makers = owner.methods.filter { $0.declaration.isStatic == true && owner.isFactory($0) }.map(\.name)
        let ways = initialisers.isEmpty ? makers : initialisers
        report(MissingKey.diagnostic(makerOf: type, isDeclared: !initialisers.isEmpty, among: ways, owner.language == .objectiveC))
        return nil
    }
}

extension Resolver {
    /// An object has a name, and one that is not made has none.
    mutating func checkOutcome(_ entry: YAMLEntry, _ node: YAMLNode) {
        let (name, failure) = (node.string("as"), node.string("fails"))
        if name == nil, failure == nil { report(MissingKey.diagnostic(outcomeOf: entry.keyPlace)) }
        if let name, let failure { report(MissingKey.diagnostic(name: name, ofNothing: failure)) }
    }
}

extension MissingKey {
    fileprivate static func diagnostic(outcomeOf place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`new` lacks `as`", at: [Label(place)],
            help: "add `as:` — a name for the object, or `fails:` with the error that its initialiser throws")
    }

    fileprivate static func diagnostic(name: Located<String>, ofNothing failure: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "there is no object `\(name.value)` where its initialiser fails",
            at: [Label(name.place), Label(failure.place, "the error")],
            help: "leave `as:` out, or `fails:`")
    }

    /// An object of which it is not clear what makes it: initialisers, or, where none is declared, static methods that answer one.
    fileprivate static func diagnostic(
        makerOf type: Located<String>, isDeclared: Bool, among ways: [String], _ isObjectiveC: Bool
    ) -> Diagnostic {
        let message = isDeclared ? "`\(type.value)` has several initialisers" : "`\(type.value)` declares no initialiser"
        // What tells one of several by its types has blanks and colons in it, which YAML reads as keys without quotes.
        let way = ways.first.map { "say which method makes it: `by: \($0.contains(": ") ? "\"\($0)\"" : $0)`" }
        let own = isObjectiveC ? "; that of `NSObject`, too: `- (instancetype)init;`" : ""
        let help = way ?? "declare one among the methods of `\(type.value)`, or name the method that makes one: `by: …`\(own)"
        return Diagnostic(rule, message, at: [Label(type.place)], help: help)
    }
}
