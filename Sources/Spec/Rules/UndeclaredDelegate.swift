import Declarations
import Diagnostics
import SourceText

/// A delegate that no app can set.
enum UndeclaredDelegate {
    static let rule = Rule(
        "spec-undeclared-delegate",
        "no app can set the class's delegate",
        explanation: """
            `delegate: {property: …}` names the property that keeps who is told. It is declared among `properties:`, of the class or of what \
            it inherits from, or a flow sets it (`set: {delegate: $arg.delegate}`); otherwise nobody would ever hear of anything. One that is \
            read-only is given to an initialiser, by its name, or set by a flow. A method that is called so, `- (void)setDelegate:`, sets it \
            without a word, also where there is no property.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let set = Set(survey.steps.all.flatMap(assigned))
        return survey.spec.classes.compactMap { type in
            guard let property = type.delegate?.property, !set.contains(property.value) else { return nil }
            let lineage = survey.index.ancestry(of: type)
            if lineage.flatMap(\.methods).contains(where: type.setsDelegate) { return nil }
            if let declared = lineage.flatMap(\.properties).first(where: { $0.name == property.value }) {
                let isGiven = lineage.flatMap(\.methods).contains { method in
                    method.declaration.isInitializer && method.declaration.parameters.contains { $0.name == property.value }
                }
                guard !declared.isSettable, !isGiven else { return nil }
                return Diagnostic(
                    rule, "the delegate `\(property.value)` is read-only, and neither an initialiser nor a flow sets it",
                    at: [Label(declared.spelling.place)],
                    help:
                        "leave `\(declared.language == .swift ? "{ get }" : "readonly")` out, or let an initialiser take `\(property.value)`"
                )
            }
            return Diagnostic(
                rule, "`\(type.name.value)` declares no property `\(property.value)`, and no flow sets it", at: [Label(property.place)],
                help: "declare it under `properties:`")
        }
    }

    private static func assigned(_ step: FlowStep) -> [String] {
        if case .set(let list) = step.verb { list.compactMap(\.target.value.field) } else { [] }
    }
}
