import Declarations
import Diagnostics
import SourceText

/// `shared:` names something that answers no object of its class.
enum SharedObject {
    static let rule = Rule(
        "spec-shared-object",
        "what `shared:` names is no object of its class",
        explanation: """
            `shared:` names the static method or property that hands out the one object of its class: its type is the class, a class that it \
            inherits from, a protocol that it adopts, or anything (`id`, `Any`). What answers something else, a dictionary of settings for \
            example, is a method with a flow.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        return spec.classes.compactMap { type in
            guard let shared = type.shared, let answered = type.answered(by: shared.value) else { return nil }
            let ancestry = type.ancestry(in: classes)
            let known = Set(
                ancestry.map(\.name.value) + ancestry.flatMap(\.conformances).map(\.value) + ancestry.compactMap(\.superclass?.value))
            guard !known.union(anything).contains(answered) else { return nil }
            return Diagnostic(
                rule, "`\(shared.value)` answers a `\(answered)`, and no `\(type.name.value)`", at: [Label(shared.place)],
                help: "leave `shared:` out, and say what the method does (`flow:`, `steps:`)")
        }
    }

    private static let anything: Set = ["instancetype", "Self", "id", "Any", "AnyObject", "NSObject"]
}

extension ClassType {
    /// The name of the type of a static method or property; nil where there is none, or it has no name.
    fileprivate func answered(by member: String) -> String? {
        let method = methods.first { $0.name == member }
        return (method.map(\.declaration.result) ?? properties.first { $0.name == member }?.declaration.type)?.name
    }
}
