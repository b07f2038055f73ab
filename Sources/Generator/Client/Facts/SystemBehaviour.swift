internal import Spec

/// What the flows of a system do: every step is looked at once, and everything else asks here.
struct SystemBehaviour: Sendable {
    typealias User = (type: ClassType, method: Method)

    /// By the flow's name.
    private(set) var flows: [String: FlowFacts] = [:]
    /// The flows that run a flow, in the order of the spec, by its name.
    private(set) var runners: [String: [String]] = [:]
    /// The methods that each flow says the doing of.
    private(set) var users: [String: [User]] = [:]
    /// The classes with a property that runs a flow when an app has set it, by the flow's name.
    private(set) var setters: [String: [String]] = [:]
    /// Flows of methods of state objects.
    private(set) var flowsOfStateObjects: Set<String> = []
    /// The names of members that flows `set`.
    private(set) var changedMembers: Set<String> = []
    /// Classes that flows make objects of.
    private(set) var madeClasses: Set<String> = []
    /// Endpoints that flows call.
    private(set) var calledEndpoints: Set<String> = []
    /// Operations of capabilities that flows leave, by their names with those of the capabilities.
    private(set) var leftOperations: Set<String> = []
    /// Hosts in whose place objects may have a server of their own.
    private(set) var hostsOfObjects: Set<String> = []
    /// Which structs flows change.
    let structChanges: StructChanges
    /// Every flow, each behind those that it runs, as far as flows do not run each other in a circle.
    let calleesFirst: [String]

    init(_ spec: Spec) {
        structChanges = StructChanges(spec)
        let policies = Dictionary(spec.policies.map { ($0.name.value, FlowFacts($0.allSteps)) }) { first, _ in first }
        for flow in spec.flows {
            let own = FlowFacts(flow.allSteps)
            let facts = flow.policies.compactMap { policies[$0.value] }.reduce(own) { $0.around($1) }
            flows[flow.name.value] = facts
            for name in Set(facts.runs) { runners[name, default: []].append(flow.name.value) }
            changedMembers.formUnion(own.changedMembers)
            madeClasses.formUnion(own.madeClasses)
            calledEndpoints.formUnion(own.calls)
        }
        for policy in policies.values {
            madeClasses.formUnion(policy.madeClasses)
            calledEndpoints.formUnion(policy.calls)
        }
        madeClasses = Self.withGeneric(Self.withFilled(madeClasses, spec), spec)
        let steps = spec.flows.flatMap(\.allSteps) + spec.policies.flatMap(\.allSteps)
        for step in steps.withNested() {
            if case .leave(.operation(let name), of: nil) = step.verb { leftOperations.insert(name.value) }
        }
        let names = spec.flows.map(\.name.value)
        calleesFirst = Self.calleesFirst(names, flows)
        for type in spec.classes { add(type) }
        noteTakenOver(spec)
        findBases(spec)
    }

    /// What objects hold that initialisers fill from others changes, by flows that speak of the object.
    private mutating func noteTakenOver(_ spec: Spec) {
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        for flow in spec.flows {
            let takers = users[flow.name.value]?.filter { flow.takesOver($0.method, of: $0.type.name.value) } ?? []
            guard !takers.isEmpty else { continue }
            flows[flow.name.value]?.speakOfObject()
            let filled = takers.flatMap { $0.type.ancestry(in: classes) }
            changedMembers.formUnion(filled.flatMap { $0.properties.map(\.name) + $0.carries.map(\.name.value) })
        }
    }

    /// With the classes of what is filled along with their objects: objects inside of objects, and what cases hold.
    private static func withFilled(_ made: Set<String>, _ spec: Spec) -> Set<String> {
        let classes = Dictionary(spec.knownClasses.map { ($0.name.value, $0) }) { first, _ in first }
        let enums = Dictionary(spec.enums.map { ($0.name.value, $0) }) { first, _ in first }
        var found: Set<String> = []
        var waiting = Array(made)
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            let filled = classes[next].map { $0.ancestry(in: classes).flatMap(\.filledTypes).compactMap(\.type) } ?? []
            let held = enums[next].map { $0.heldValues.map(\.type) } ?? []
            waiting += (filled + held).compactMap(\.innermostName)
        }
        return found
    }

    /// A generic type is made where it is made as one of those that it is used as, and so are all of these.
    private static func withGeneric(_ made: Set<String>, _ spec: Spec) -> Set<String> {
        let names = Dictionary(grouping: spec.instances) { GenericUse($0)?.name ?? $0 }
        return made.reduce(into: made) { found, name in
            guard let use = GenericUse(name) else { return }
            found.formUnion([use.name] + (names[use.name] ?? []))
        }
    }

    /// Flows of objects that have a server of their own, where they ask it for something.
    private mutating func findBases(_ spec: Spec) {
        let hosts = Set(spec.classes.flatMap(\.bases).map(\.host.value))
        hostsOfObjects = hosts
        guard !hosts.isEmpty else { return }
        let endpoints = Set(spec.endpoints.filter { $0.base.map { hosts.contains($0.host.value) } ?? false }.map(\.name.value))
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        for (name, facts) in flows where !endpoints.isDisjoint(with: facts.calls.union(facts.urls)) {
            let owners = (users[name] ?? []).map(\.type)
            let hasBase = owners.contains { $0.ancestry(in: classes).contains { !$0.bases.isEmpty } }
            if hasBase || owners.isEmpty { flows[name]?.speakOfObject() }
        }
    }

    private mutating func add(_ type: ClassType) {
        for method in type.methodsAndSetters {
            if let flow = method.flow { users[flow.value, default: []].append((type, method)) }
        }
        if type.once != nil { flowsOfStateObjects.formUnion(type.methods.compactMap(\.flow?.value)) }
        for flow in Set(type.properties.compactMap(\.onSet?.value)) { setters[flow, default: []].append(type.name.value) }
    }

    /// What each flow has by itself, together with what the flows have that it runs, those that they run included.
    func gathered<Value>(_ own: [String: Set<Value>], along runs: (FlowFacts) -> [String]) -> [String: Set<Value>] {
        var found = own
        // Those that run flows come behind them, so that one look is enough unless flows run each other.
        var waiting = Worklist(calleesFirst)
        while let name = waiting.next() {
            guard let facts = flows[name] else { continue }
            let before = found[name]?.count ?? 0
            for run in runs(facts) where run != name {
                if let values = found[run] { found[name, default: []].formUnion(values) }
            }
            guard (found[name]?.count ?? 0) > before else { continue }
            for runner in runners[name] ?? [] { waiting.add(runner) }
        }
        return found
    }

    /// Depth first, without recursion: flows may run each other in long lines.
    private static func calleesFirst(_ names: [String], _ flows: [String: FlowFacts]) -> [String] {
        var order: [String] = []
        var seen: Set<String> = []
        for name in names where seen.insert(name).inserted {
            var open: [(name: String, next: Int)] = [(name, 0)]
            while let last = open.last {
                let runs = flows[last.name]?.runs ?? []
                guard last.next < runs.count else {
                    order.append(last.name)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                let run = runs[last.next]
                if flows[run] != nil, seen.insert(run).inserted { open.append((run, 0)) }
            }
        }
        return order
    }
}

/// What one flow does, or one policy.
struct FlowFacts: Sendable {
    struct NamedError: Hashable { var enumeration: String; var name: String }

    /// The flows that it runs.
    private(set) var runs: [String] = []
    /// Those of them that are not another object's.
    private(set) var runsOfObject: [String] = []
    /// Those that its own steps run, and no policy's.
    private(set) var ownRuns: [String] = []
    /// Those of them that it waits for.
    private(set) var waitedRuns: [String] = []
    /// The arguments that it speaks of.
    private(set) var arguments: Set<String> = []
    /// The flows that it runs, and the names of what each of its steps hands to them.
    private(set) var handed: [(flow: String, names: Set<String>)] = []
    /// Whether it speaks of `$self`.
    private(set) var speaksOfObject = false
    /// Whether its own steps listen to something in the background.
    private(set) var follows = false
    /// Whether its own steps listen to events: what breaks off is listened to again, by themselves or by the step.
    private(set) var listens = false
    /// Whether its own steps call the handler.
    private(set) var completes = false
    /// Whether its own steps call a delegate.
    private(set) var notifies = false
    /// Whether its own steps post a notification.
    private(set) var posts = false
    /// Whether its own steps call a handler while it goes on.
    private(set) var reports = false
    /// The blocks of its methods that answer something, and that it asks.
    private(set) var asked: Set<String> = []
    /// The endpoints that it calls.
    private(set) var calls: Set<String> = []
    /// The endpoints whose URLs it names.
    private(set) var urls: Set<String> = []
    /// The documented errors that it names.
    private(set) var errors: Set<NamedError> = []
    fileprivate private(set) var changedMembers: Set<String> = []
    fileprivate private(set) var madeClasses: Set<String> = []

    init(_ steps: [FlowStep]) {
        for step in steps.withNested() { add(step) }
    }

    /// What one step does, without those inside of it.
    init(alone step: FlowStep) { add(step) }

    private mutating func add(_ step: FlowStep) {
        add(step.verb)
        for expression in step.expressions.flatMap(\.withNested) { add(expression) }
    }

    /// The same flow with a policy around it.
    fileprivate func around(_ policy: FlowFacts) -> FlowFacts {
        var copy = self
        copy.runs += policy.runs
        copy.runsOfObject += policy.runsOfObject
        copy.waitedRuns += policy.waitedRuns
        copy.handed += policy.handed
        copy.arguments.formUnion(policy.arguments)
        copy.calls.formUnion(policy.calls)
        copy.urls.formUnion(policy.urls)
        copy.errors.formUnion(policy.errors)
        copy.posts = posts || policy.posts
        copy.speaksOfObject = speaksOfObject || policy.speaksOfObject
        return copy
    }

    fileprivate mutating func speakOfObject() { speaksOfObject = true }

    private mutating func add(_ verb: FlowVerb) {
        switch verb {
        case .call(let endpoint, _, _): calls.insert(endpoint.value)
        case .listen(let listening):
            if case .endpoint(let name) = listening.source { calls.insert(name.value) }
            listens = true
            if !listening.waits {
                follows = true
                // What goes on in the background goes on for as long as there is the object.
                speaksOfObject = true
            }
        case .run(let name, let arguments, _, let waits, let owner):
            runs.append(name.value)
            if owner == nil { runsOfObject.append(name.value) }
            ownRuns.append(name.value)
            handed.append((name.value, Set(arguments.map(\.name.value))))
            if waits { waitedRuns.append(name.value) }
        case .set(let assignments, let object):
            if object == nil { speaksOfObject = true }
            changedMembers.formUnion(assignments.compactMap(\.target.value.field))
        case .notify(_, _, let target, _, let way):
            if !way.isAtOnce { notifies = true }
            if target == nil { speaksOfObject = true }
        case .notifyAll:
            notifies = true
            speaksOfObject = true
        case .post: posts = true
        case .complete: completes = true
        case .report(_, let when, _):
            if !when.isAtOnce { reports = true }
            if when.isHeld { speaksOfObject = true }
        case .consult(let question):
            if !question.isAtOnce { reports = true }
            if question.isHeld { speaksOfObject = true } else { asked.insert(question.handler.value) }
        case .emit: reports = true
        case .await(_, nil, _), .signal(_, nil, _): speaksOfObject = true
        case .new(let type, _, _): madeClasses.insert(type.value)
        default: break
        }
    }

    private mutating func add(_ expression: Expression) {
        switch expression.kind {
        case .reference(let reference) where reference.root == .object: speaksOfObject = true
        case .reference(let reference) where reference.root == .argument: arguments.formUnion(reference.path.prefix(1))
        case .make(let type, _): madeClasses.insert(type)
        case .url(let endpoint, _): urls.insert(endpoint.value)
        case .error(let enumeration, let name, _): errors.insert(NamedError(enumeration: enumeration, name: name))
        default: break
        }
    }
}
