import Declarations
import Diagnostics
import SourceText

/// A delegate of which its declaration says that it is never missing.
enum RequiredDelegate {
    static let rule = Rule(
        "spec-required-delegate",
        "the class's delegate may be missing, and its declaration says otherwise",
        explanation: """
            A class does not keep its delegate alive, and has none until an app sets one: `var delegate: DoorDelegate` would have to answer \
            something all the same. Declare it `(any DoorDelegate)?`, or `nullable` in Objective-C; apps set it as before. Where a guide or a \
            header says otherwise, the difference is an erratum.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.compactMap { type -> Diagnostic? in
            guard let name = type.delegate?.property.value, let property = type.properties.first(where: { $0.name == name }),
                // `weak` says it already.
                let declared = property.declaration.type, !property.declaration.attributes.contains("weak"),
                !declared.mayBeMissing(in: property.language)
            else { return nil }
            return Diagnostic(
                rule, "the delegate `\(name)` of `\(type.name.value)` may be missing, and its type says that it never is",
                at: [Label(property.spelling.place)],
                help: way(out: declared, type.delegate?.protocolName.value ?? "", in: property.language))
        }
    }

    private static func way(out type: TypeName, _ name: String, in language: Language) -> String {
        if language == .swift { return "write `(any \(name))?`" }
        return type.isObject ? "write `nullable`" : "write `id<\(name)>`: the name of a protocol alone is no type"
    }
}

extension TypeName {
    /// In Objective-C what says nothing may be, if it is an object.
    fileprivate func mayBeMissing(in language: Language) -> Bool {
        language == .swift ? nullability == .nullable || nullability == .implicitlyUnwrapped : nullability != .nonnull && isObject
    }

    /// `id`, `Door *`; `Door` alone is a value.
    fileprivate var isObject: Bool {
        guard case .named(let type) = self else { return true }
        return type.name == "id" || type.name == "Class" || type.pointerDepth > 0
    }
}
