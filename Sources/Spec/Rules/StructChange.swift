import Declarations
import Diagnostics
import SourceText

/// A struct that a flow changes.
enum StructChange {
    static let rule = Rule(
        "spec-struct-change", .warning,
        "a method of a struct changes what it holds",
        explanation: """
            Of the vendor's struct every copy has values of its own, and a method that is `mutating` changes one of them. Flows change objects, \
            which all that have one share: the client's struct then holds such an object, and copies of it change together.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let changing = changingFlows(survey)
        return survey.spec.classes.filter { $0.form == .structure }.flatMap { type in
            type.methods.filter { !$0.declaration.isInitializer && $0.flow.map { changing.contains($0.value) } == true }.map { method in
                Diagnostic(
                    rule, "`\(method.name)` of the struct `\(type.name.value)` sets what it holds, and every copy changes with it",
                    at: [Label(method.locatedName.place)],
                    help:
                        "let it answer another `\(type.name.value)` that `new:` makes, or make it a class, and accept the difference under `errata:`"
                )
            }
        }
    }

    /// For each struct that is changed the first flow that does it.
    static func changes(_ survey: Survey) -> [String: String] {
        let changing = changingFlows(survey)
        var found: [String: String] = [:]
        for type in survey.spec.classes where type.form == .structure {
            found[type.name.value] = type.methods.compactMap(\.flow?.value).first(where: changing.contains)
        }
        return found
    }

    /// Flows that set members of their object, themselves or by others that they run.
    private static func changingFlows(_ survey: Survey) -> Set<String> {
        var runs: [String: [String]] = [:]
        var changing: Set<String> = []
        for flow in survey.spec.flows {
            for step in (flow.steps + flow.always + flow.onSuccess + flow.onFailure).withNested() {
                if case .set = step.verb { changing.insert(flow.name.value) }
                if case .run(let name, _, _, _) = step.verb { runs[name.value, default: []].append(flow.name.value) }
            }
        }
        var waiting = Array(changing)
        while let name = waiting.popLast() {
            for runner in runs[name] ?? [] where changing.insert(runner).inserted { waiting.append(runner) }
        }
        return changing
    }
}
