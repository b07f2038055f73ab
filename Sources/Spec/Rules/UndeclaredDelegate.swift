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
            without a word, also where there is no property. A class that inherits one with its delegate has no second under that name.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let set = Set(survey.steps.all.flatMap(assigned))
        return survey.spec.classes.compactMap { type in
            guard let property = type.delegate?.property else { return nil }
            let lineage = survey.index.ancestry(of: type)
            if let diagnostic = toldAbove(type, lineage.dropFirst()) { return diagnostic }
            guard !set.contains(property.value) else { return nil }
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

    /// What a class inherits with its delegate is one property, which has one type in Swift.
    private static func toldAbove(_ type: ClassType, _ ancestors: some Sequence<ClassType>) -> Diagnostic? {
        guard let property = type.delegate?.property,
            let base = ancestors.first(where: { $0.delegate?.property.value == property.value })
        else { return nil }
        return Diagnostic(
            rule, "`\(type.name.value)` inherits the delegate `\(property.value)` from `\(base.name.value)`", at: [Label(property.place)],
            help: "leave `delegate:` out: its flows tell the one that it inherits")
    }

    private static func assigned(_ step: FlowStep) -> [String] {
        if case .set(let list, _) = step.verb { list.compactMap(\.target.value.field) } else { [] }
    }
}
