internal import Spec

/// Which flows speak of `$self`, and whose members they therefore are: of the classes that use them, or whose flows run them.
struct FlowOwners {
    private var owners: [String: OrderedNames] = [:]

    init(_ model: SystemModel) {
        let behaviour = model.behaviour
        let objects = Self.flowsWithObject(model)
        let names = model.spec.flows.map(\.name.value)
        for name in names where objects.contains(name) {
            let users = (behaviour.users[name] ?? []).map(\.type.name.value)
            owners[name] = OrderedNames(users + (behaviour.setters[name] ?? []))
        }
        var waiting = Worklist(names)
        while let name = waiting.next() {
            guard let own = owners[name]?.list, !own.isEmpty else { continue }
            for run in behaviour.flows[name]?.runsOfObject ?? [] where objects.contains(run) {
                let isNew = own.reduce(false) { owners[run, default: OrderedNames()].insert($1) || $0 }
                if isNew { waiting.add(run) }
            }
        }
    }

    /// The classes, the first of them first.
    func names(of flow: String) -> [String] { owners[flow]?.list ?? [] }

    /// Flows that speak of `$self`, directly or through flows they run.
    private static func flowsWithObject(_ model: SystemModel) -> Set<String> {
        let behaviour = model.behaviour
        let speaking = behaviour.flows.filter(\.value.speaksOfObject).map(\.key)
        var found = Set(speaking).union(behaviour.flowsOfStateObjects)
        var waiting = Worklist(Array(found))
        while let name = waiting.next() {
            for runner in behaviour.runners[name] ?? []
            where behaviour.flows[runner]?.runsOfObject.contains(name) ?? false && found.insert(runner).inserted {
                waiting.add(runner)
            }
        }
        return found
    }
}

/// Names without repetitions, in the order in which they came.
struct OrderedNames: Sendable {
    private(set) var list: [String] = []
    private var known: Set<String> = []

    init(_ names: [String] = []) {
        for name in names { insert(name) }
    }

    /// Whether the name is new.
    @discardableResult
    mutating func insert(_ name: String) -> Bool {
        guard known.insert(name).inserted else { return false }
        list.append(name)
        return true
    }
}

/// What is still to be looked at, first come first; what waits already is not put there again.
struct Worklist {
    private var names: [String]
    private var position = 0
    private var waiting: Set<String>

    init(_ names: [String]) {
        self.names = names
        waiting = Set(names)
    }

    mutating func next() -> String? {
        guard position < names.count else { return nil }
        defer { position += 1 }
        waiting.remove(names[position])
        return names[position]
    }

    mutating func add(_ name: String) {
        if waiting.insert(name).inserted { names.append(name) }
    }
}
