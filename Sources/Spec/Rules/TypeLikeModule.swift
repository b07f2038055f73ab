import Diagnostics
import SourceText

/// A type that is called like its module.
enum TypeLikeModule {
    static let rule = Rule(
        "spec-type-like-module",
        .note,
        "a type is called like its module",
        explanation: """
            Swift takes the name for the type, so nothing else in the module can be written with the module's name before it: \
            `Module.OtherType` is looked up inside the type. Vendors do have such modules, and apps that use plain names compile; it \
            is worth knowing, and no fault of the spec.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let names = spec.typeNames.joined()
        return names.filter { $0.value == spec.system.module.value }.map { name in
            let labels = [Label(name.place), Label(spec.system.module.place, "the module")]
            return Diagnostic(rule, "the type `\(name.value)` is called like its module", at: labels)
        }
    }
}
