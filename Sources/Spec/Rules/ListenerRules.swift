import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// Methods that add and remove listeners which their object could not keep.
enum ListenerRules {
    static let rule = Rule(
        "spec-listeners",
        "a method cannot add or remove the listeners that it says",
        explanation: """
            `adds: changes` at a method of a class keeps the block that the method is handed, or the object of a protocol, in the list `changes` \
            of its object, and `removes: changes` takes it out again; flows tell all of them with `report: changes`, or `notify:` with \
            `toAll: changes`. So there is a block that answers nothing, or a protocol; all methods of one list add the same; and what a method answers is \
            what another removes by: a whole number, a text, a `UUID`, any object (`id`, `NSObjectProtocol`, `Any`), or an object of a class of \
            the spec that holds nothing, whose own method may say `removes: self`.
            """
    )

    static let untold = Rule(
        "spec-untold-listeners",
        .note,
        "no flow tells listeners that apps add",
        explanation: """
            What apps add with a method that says `adds:` or `replaces:` waits to be told: a flow of the class says `report:` with the name of the \
            list, or, where delegates are added, `notify:` with `toAll:`. A spec with errors is not asked.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let outside = spec.protocols.flatMap(\.methods) + spec.classes.flatMap(\.setters)
        return outside.compactMap(misplaced) + spec.classes.flatMap { ListenersOfClass($0, survey).findings }
    }

    /// Lists that no step tells.
    static func checkTold(_ survey: Survey) -> [Diagnostic] {
        let told = Set(
            survey.steps.all.compactMap { step in
                switch step.verb {
                case .report(let name, .held, _), .notifyAll(let name, _, _): name.value
                case .consult(let question) where question.isHeld: question.handler.value
                default: nil
                }
            })
        let alone = toldAlone(survey)
        let untold = survey.spec.classes.flatMap(\.listenerLists).filter { !told.contains($0.name) && !alone.contains($0.name) }
        return untold.compactMap { list in
            guard let place = list.method.listeners?.list.place else { return nil }
            let help =
                list.protocolName == nil
                ? "write `report: \(list.name)` where they hear something"
                : "write `notify: …` with `toAll: \(list.name)` where they hear something"
            return Diagnostic(Self.untold, "no flow tells the listeners `\(list.name)`", at: [Label(place)], help: help)
        }
    }

    /// Lists whose listeners their own method tells, by the parameter's name.
    private static func toldAlone(_ survey: Survey) -> Set<String> {
        let steps = Dictionary(zip(survey.spec.flows.map(\.name.value), survey.steps.ofFlows)) { first, _ in first }
        let adding = survey.spec.classes.flatMap(\.methods).filter { $0.listeners?.keeps ?? false }
        return Set(
            adding.compactMap { method in
                guard let change = method.listeners, let parameter = change.parameter, let flow = method.flow?.value else { return nil }
                return steps[flow]?.contains { $0.verb.tells(argument: parameter) } ?? false ? change.list.value : nil
            })
    }

    /// `notify:` of many who would each have to answer.
    static func asked(_ selector: Located<String>) -> Diagnostic {
        diagnostic(
            "`\(selector.value)` is waited for, and `toAll:` tells several", at: selector.place,
            help: "let one delegate answer (`delegate:` of the class), or declare the method without `async`, `throws` and its block")
    }

    static func single(_ entry: YAMLEntry) -> Diagnostic {
        diagnostic(
            "`\(entry.name)` is for one delegate, and `toAll:` tells several", at: entry.keyPlace, help: "leave one of the two out")
    }

    private static func misplaced(_ method: Method) -> Diagnostic? {
        method.listeners.map {
            diagnostic(
                "`\($0.kind.rawValue)` says what an object of the SDK's class does, and stands elsewhere", at: $0.list.place,
                help: "say it at the method of the class")
        }
    }

    static func diagnostic(_ message: String, at place: Place, help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

extension FlowVerb {
    /// Whether it calls the block, or the delegate, that a parameter of the method is.
    fileprivate func tells(argument: String) -> Bool {
        switch self {
        case .report(let name, .meanwhile, _), .report(let name, .atOnce, _): return name.value == argument
        case .consult(let question): return !question.isHeld && question.handler.value == argument
        case .notify(_, _, let target?, _, _):
            guard case .reference(let reference) = target.kind else { return false }
            return reference.root == .argument && reference.path.first == argument
        default: return false
        }
    }
}
