import Declarations
import Diagnostics
import SourceText

/// A class or a struct that conforms to a protocol of the spec without the methods that this asks for.
enum UnmetProtocol {
    static let rule = Rule(
        "spec-unmet-protocol",
        "a class lacks a method or a property of a protocol that it conforms to",
        explanation: """
            A class that conforms to a protocol has its methods and properties, apart from optional ones. A header need not declare them again where the \
            class adopts the protocol; a spec does, for it says what they do. A method that only the protocol declares is `invented:` there, \
            with that as its reason.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let index = survey.index
        return survey.spec.classes.flatMap { type in
            let lineage = index.ancestry(of: type)
            let methods = Set(lineage.flatMap(\.methods).map(\.declaration.name))
            let properties = Set(lineage.flatMap(\.shownProperties).map(\.name))
            return index.adopted(by: type).filter { ValueConformance.mayAdopt($0.value, type, index) }.flatMap { conformance in
                index.required(by: conformance.value).filter { !($0.property == nil ? methods : properties).contains($0.name) }.map {
                    method in
                    Diagnostic(
                        rule, "`\(type.name.value)` has no `\(method.name)`, which `\(conformance.value)` asks for",
                        at: [
                            Label(conformance.place),
                            Label(method.locatedName.place, method.property == nil ? "the method" : "the property"),
                        ],
                        help: "declare it in the class, too, or make it `optional:` there")
                }
            }
        }
    }
}
