import Declarations
import Diagnostics
import SourceText

/// Methods of Objective-C that Swift knows as subscripts: `things[0]` reads with `objectAtIndexedSubscript:`.
///
/// Swift's importer hides the methods themselves, so that a client with plain methods of these names would compile where the vendor's
/// library does not, and the other way round.
enum SubscriptMethods {
    private static let forms = [
        "objectAtIndexedSubscript:": "value = thing[0]", "setObject:atIndexedSubscript:": "thing[0] = value",
        "objectForKeyedSubscript:": "value = thing[key]", "setObject:forKeyedSubscript:": "thing[key] = value",
    ]

    static func check(_ spec: Spec) -> [Diagnostic] {
        (spec.classes.flatMap(\.methods) + spec.protocols.flatMap(\.methods)).compactMap { method in
            guard method.language == .objectiveC, !method.isStatic, let form = forms[method.name] else { return nil }
            return Diagnostic(
                UnsupportedDeclaration.rule, "Swift shows `\(method.name)` as a subscript, `\(form)`, which cannot be generated",
                at: [Label(method.locatedName.place)],
                help: "declare a method of another name that does the same, and say so under `errata:`, or leave it out")
        }
    }
}
