import Diagnostics
import SourceText

/// Settings of the app that are to change while it is told of.
enum LateSettings {
    static let rule = Rule(
        "spec-late-settings",
        "settings of the app stand behind what they hold for already",
        explanation: """
            What stands under `settings:` is written into the app, as in its property list: it holds from the first step of a scenario on, \
            and for all that it comes after. So it stands before every step of the app, the mock or the clock, and a scenario that comes \
            after another has no other values than that one. How the app behaves with other settings is another story: a scenario of \
            its own.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        var known: [String: [String: Argument]] = [:]
        return spec.scenarios.flatMap { scenario -> [Diagnostic] in
            let earlier = scenario.after.map { known[$0.value] ?? [:] }
            let given = scenario.steps.flatMap(\.settings)
            known[scenario.name.value] = (earlier ?? [:]).merging(given.map { ($0.name.value, $0) }) { _, last in last }
            return late(scenario) + (earlier.map { others(given, than: $0, scenario) } ?? [])
        }
    }

    private static func late(_ scenario: Scenario) -> [Diagnostic] {
        guard let first = scenario.steps.firstIndex(where: { !$0.verb.isPreparation }) else { return [] }
        return scenario.steps[first...].flatMap(\.settings).map { setting in
            Diagnostic(
                rule, "`\(setting.name.value)` holds from the beginning of `\(scenario.name.value)`, not from here on",
                at: [Label(setting.name.place), Label(scenario.steps[first].place, "what it holds for already")],
                help: "set it before the first step, or tell what happens with it in a scenario of its own")
        }
    }

    /// What was told before goes on with the values that it had.
    private static func others(_ given: [Argument], than earlier: [String: Argument], _ scenario: Scenario) -> [Diagnostic] {
        given.compactMap { setting in
            let before = earlier[setting.name.value]
            if let before, let text = setting.value.writtenText, text == before.value.writtenText { return nil }
            let name = scenario.after?.value ?? ""
            let labels = [Label(setting.name.place)] + (before.map { [Label($0.name.place, "set before")] } ?? [])
            return Diagnostic(
                rule, "`\(name)` has happened before, without this value of `\(setting.name.value)`", at: labels,
                help: "set it in `\(name)`, too, or tell this scenario without `after:`")
        }
    }
}

extension ScenarioStep {
    fileprivate var settings: [Argument] { if case .settings(let list) = verb { list } else { [] } }
}

extension ScenarioVerb {
    /// It makes the device, the mock or names ready: nothing happens yet.
    fileprivate var isPreparation: Bool {
        switch self {
        case .settings, .device, .bind, .fault, .records: true
        default: false
        }
    }
}

extension Expression {
    fileprivate var writtenText: String? { if case .string(let text) = kind { text } else { nil } }
}
