import Declarations
import Diagnostics
import SourceText

/// Steps of what Swift shows as an initialiser, which could not be done with the object that it makes.
enum UnrunSteps {
    static let rule = Rule(
        "spec-unrun-steps",
        "an initialiser has steps that answer another object than the one that it makes",
        explanation: """
            A class method of Objective-C that is called like its class (`+ optionsFromDictionary:` of `LampOptions`) is an initialiser in \
            Swift, `LampOptions(from:)`: the object is there already, and its steps are done with it, as those of `- initWith…`. So they \
            say with `set:` what it holds, `{set: {name: $arg.dict.name}}`, or `with:` beside the declaration does. One of Objective-C may \
            answer an object that its steps have found or made: the new one then holds what that one does, and is none where there is \
            none. So may one of Swift, whose object is there only then: `$self` means nothing in its steps, and what they return is all that it \
            holds. What wraps errors is made of one, and no initialiser completes a handler.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        return survey.spec.classes.flatMap { type in
            type.methods.compactMap { method -> Diagnostic? in
                guard type.shared?.value != method.name, method.isShownAsInitialiser(of: type.name.value),
                    let flow = method.flow.flatMap({ flows[$0.value] })
                else { return nil }
                return problem(flow, of: method, in: type)
            }
        }
    }

    private static func problem(_ flow: Flow, of method: Method, in type: ClassType) -> Diagnostic? {
        let steps = (flow.steps + flow.onSuccess + flow.onFailure + flow.always).withNested()
        if !method.declaration.isInitializer, method.handlers.ending != nil, let step = steps.first {
            return diagnostic("has a handler, which no initialiser calls", method, at: step.place, "let a method of the object call it")
        }
        let name = type.name.value
        guard !flow.steps.isEmpty, !flow.runsOnNew(method, of: name), !flow.fillsByName(method, of: name) else { return nil }
        if type.wraps.isEmpty, flow.makesObject(of: method, name) { return nil }
        let answer = steps.first { if case .return = $0.verb { true } else { false } }
        return diagnostic(
            "answers another object", method, at: answer?.place ?? method.locatedName.place,
            "`set:` what the `\(name)` holds, without `return:`, or write `with: {property: $arg.…}` instead of steps"
        )
    }

    private static func diagnostic(_ what: String, _ method: Method, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(
            rule, "`\(method.name)`, which Swift shows as an initialiser, \(what)",
            at: [Label(place), Label(method.locatedName.place, "the initialiser")], help: help)
    }
}
