import Declarations
import SourceText

/// Which methods change the struct that they belong to, and which structs are values for all that: rules and the generator ask here.
package struct StructChanges: Sendable {
    /// What makes copies of a struct change together.
    package struct Obstacle: Sendable {
        package enum Reason: Sendable {
            /// The method changes what its object holds, and does not say `mutating`.
            case unmarked
            /// It changes it behind whoever called it.
            case goesOn
            /// A method of the type itself, whose flow sets something of an object.
            case isStatic
            /// A property that runs a flow when an app sets it.
            case onSet
        }

        /// The method or property, where the spec names it.
        package var member: Located<String>
        package var flow: String
        package var reason: Reason
    }

    private var changing: Set<String> = []
    private var obstacles: [String: [Obstacle]] = [:]
    private var members: [String: Set<String>] = [:]
    private var unfinished: Set<String> = []

    package init(_ spec: Spec) {
        let structs = spec.classes.filter { $0.form == .structure }
        guard !structs.isEmpty else { return }
        let flows = ChangingFlows(spec)
        changing = flows.changing
        for type in structs {
            let setters = type.setters
            let methods = type.methods + setters
            obstacles[type.name.value] =
                type.methods.compactMap { Self.obstacle($0, flows, isMutating: $0.declaration.isMutating) }
                // To Swift there is the property, and setting that changes the struct in any case.
                + setters.compactMap { Self.obstacle($0, flows, isMutating: true) } + type.properties.compactMap(Self.obstacle)
            members[type.name.value] = flows.members(setBy: methods.compactMap(\.flow?.value))
            let making = methods.filter(\.declaration.isInitializer).compactMap(\.flow?.value)
            unfinished.formUnion(making.filter { !flows.isDone($0, whenAwaited: false) })
        }
    }

    /// Whether a flow sets members of its object, itself or by another that it runs; in a spec without structs nobody asks.
    package func changes(_ flow: String) -> Bool { changing.contains(flow) }

    /// Of a struct; none where each copy changes alone.
    package func obstacles(of type: String) -> [Obstacle] { obstacles[type] ?? [] }

    /// Whether a flow of a struct's initialiser leaves something to be done behind it.
    func goesOn(_ flow: String) -> Bool { unfinished.contains(flow) }

    /// What flows of a struct set.
    package func members(of type: String) -> Set<String> { members[type] ?? [] }

    private static func obstacle(_ method: Method, _ flows: ChangingFlows, isMutating: Bool) -> Obstacle? {
        // What an initialiser has done with its new struct, nobody has a copy of yet.
        guard let flow = method.flow?.value, !method.declaration.isInitializer, flows.changing.contains(flow) else { return nil }
        return reason(method, flow, flows, isMutating).map { Obstacle(member: method.locatedName, flow: flow, reason: $0) }
    }

    private static func reason(
        _ method: Method, _ flow: String, _ flows: ChangingFlows, _ isMutating: Bool
    ) -> Obstacle.Reason? {
        if method.isStatic { return .isStatic }
        guard method.handlers.ending == nil, method.stream == nil, flows.isDone(flow, whenAwaited: method.declaration.isAsync) else {
            return .goesOn
        }
        return isMutating ? nil : .unmarked
    }

    private static func obstacle(_ property: Property) -> Obstacle? {
        property.onSet.map {
            Obstacle(member: Located(property.name, at: property.spelling.place), flow: $0.value, reason: .onSet)
        }
    }
}

/// What flows set, and whether they have done so when they return.
private struct ChangingFlows {
    private(set) var changing: Set<String> = []
    private var facts: [String: Facts] = [:]

    private struct Facts {
        var sets: Set<String> = []
        /// Those whose end it waits for.
        var runs: [String] = []
        /// It leaves something to be done behind whoever called it.
        var goesOn = false
        var posts = false
        var waits = false
    }

    init(_ spec: Spec) {
        let policies = Dictionary(spec.policies.map { ($0.name.value, $0.before + $0.retry.flatMap(\.allSteps)) }) { first, _ in first }
        for flow in spec.flows {
            let own = flow.steps + flow.always + flow.onSuccess + flow.onFailure
            var found = Facts()
            for step in (own + flow.policies.flatMap { policies[$0.value] ?? [] }).withNested() { Self.add(step.verb, to: &found) }
            found.waits = flow.isAsync
            if !flow.policies.isEmpty || flow.together != nil { found.goesOn = true }
            facts[flow.name.value] = found
        }
        changing = spread()
    }

    private static func add(_ verb: FlowVerb, to found: inout Facts) {
        switch verb {
        case .set(let assignments, nil): found.sets.formUnion(assignments.compactMap(\.target.value.field))
        // What another object does is none of this one's changes.
        case .run(_, _, _, _, _?): break
        case .run(let name, _, _, let waits, nil):
            found.runs.append(name.value)
            if !waits { found.goesOn = true }
        case .report(_, .atOnce, _): break
        case .consult(let question) where question.isAtOnce: break
        case .notify, .notifyAll, .complete, .report, .consult, .emit, .listen: found.goesOn = true
        case .post: found.posts = true
        default: break
        }
    }

    /// Flows that set something, and all that run them.
    private func spread() -> Set<String> {
        var runners: [String: [String]] = [:]
        for (name, facts) in facts { for run in facts.runs { runners[run, default: []].append(name) } }
        var found = Set(facts.filter { !$0.value.sets.isEmpty }.keys)
        var waiting = Array(found)
        while let name = waiting.popLast() {
            for runner in runners[name] ?? [] where found.insert(runner).inserted { waiting.append(runner) }
        }
        return found
    }

    /// Those flows, and all that they run.
    private func reached(from flows: [String]) -> [Facts] {
        var seen = Set(flows)
        var waiting = flows
        var found: [Facts] = []
        while let facts = waiting.popLast().flatMap({ facts[$0] }) {
            found.append(facts)
            waiting += facts.runs.filter { seen.insert($0).inserted }
        }
        return found
    }

    func members(setBy flows: [String]) -> Set<String> { reached(from: flows).reduce(into: []) { $0.formUnion($1.sets) } }

    /// Whether all that it does is done when it returns. What it posts where it waits is told elsewhere.
    func isDone(_ flow: String, whenAwaited isAwaited: Bool) -> Bool {
        reached(from: [flow]).allSatisfy { !$0.goesOn && (isAwaited ? !$0.posts : !$0.waits) }
    }
}
