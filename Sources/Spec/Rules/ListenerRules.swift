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
        let outside = spec.protocols.flatMap(\.methods) + spec.classes.flatMap { $0.properties.compactMap(\.setter) }
        return outside.compactMap(misplaced) + spec.classes.flatMap { ListenersOfClass($0, survey).findings }
    }

    /// Lists that no step tells.
    static func checkTold(_ survey: Survey) -> [Diagnostic] {
        let told = Set(
            survey.steps.all.compactMap { step in
                switch step.verb {
                case .report(let name, .held, _), .notifyAll(let name, _, _): name.value
                default: nil
                }
            })
        return survey.spec.classes.flatMap(\.listenerLists).filter { !told.contains($0.name) }.compactMap { list in
            guard let place = list.method.listeners?.list.place else { return nil }
            let help =
                list.protocolName == nil
                ? "write `report: \(list.name)` where they hear something"
                : "write `notify: …` with `toAll: \(list.name)` where they hear something"
            return Diagnostic(untold, "no flow tells the listeners `\(list.name)`", at: [Label(place)], help: help)
        }
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
