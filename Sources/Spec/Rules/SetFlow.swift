import Declarations
import Diagnostics
import SourceText

/// A flow that is to run when a property is set, and cannot.
enum SetFlow {
    static let rule = Rule(
        "spec-set-flow",
        "a flow cannot run when a property is set",
        explanation: """
            `onSet:` names the flow that runs when an app has set a property: it reads the new value from `$self`. An app can only set \
            what is not read-only, and nobody is there to give the flow parameters or to take what it calls a handler with.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let flows = Dictionary(survey.spec.flows.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
        return survey.spec.classes.flatMap(\.properties).compactMap { property in
            guard let name = property.onSet else { return nil }
            if property.declaration.isReadOnly {
                return Diagnostic(rule, "`\(property.name)` is read-only: no app sets it", at: [Label(name.place)])
            }
            guard let position = flows[name.value] else { return nil }
            let flow = survey.spec.flows[position]
            let lacking = flow.parameters.filter { $0.isRequired && !$0.type.isOptional }.map(\.name.value)
            if !lacking.isEmpty {
                let message = "nobody gives the flow `\(name.value)` its \(Listing.codes(lacking))"
                return Diagnostic(rule, message, at: [Label(name.place)], help: "read the new value from `$self.\(property.name)`")
            }
            guard survey.steps.ofFlows[position].completion != nil else { return nil }
            return Diagnostic(rule, "the flow `\(name.value)` calls a handler, and setting has none", at: [Label(name.place)])
        }
    }
}
