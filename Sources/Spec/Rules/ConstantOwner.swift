import Diagnostics
import SourceText

/// A constant that Swift is to have in a type that there is not.
enum ConstantOwner {
    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.constants.compactMap { constant in
            guard let owner = constant.owner, spec.constantOwner(owner.value) == nil else { return nil }
            let known = spec.classes.map(\.name.value)
            return Diagnostic(
                UnknownType.rule, "no class or struct is called `\(owner.value)`, which is to have `\(constant.shownName.value)`",
                at: [Label(owner.place)],
                help: DidYouMean.help(for: owner.value, among: known) ?? "declare it under `classes:`, or leave `swift:` out")
        }
    }
}

extension Spec {
    /// The class or struct of that name, as the spec or as apps call it.
    package func constantOwner(_ name: String) -> ClassType? {
        let named = swiftNames.first { $0.swift.value == name }?.name.value
        return classes.first { $0.name.value == named ?? name }
    }
}
