internal import Spec

/// How Swift shows a system's classes and protocols. Nothing in it changes: one is shared by all outputs.
final class SystemFacts: Sendable {
    let classes: [String: SettledClass]
    /// Classes whose objects do something, and those that inherit from them: values need no environment.
    let needingEnvironment: Set<String>
    /// Methods of protocols, by the protocol's name.
    let protocols: [String: MethodFaces]

    /// Nothing is worked out yet.
    init() {
        classes = [:]
        needingEnvironment = []
        protocols = [:]
    }

    init(_ names: SystemModel) {
        let classes = names.classes.mapValues { SettledClass($0, names) }
        let needing = names.classes.values.filter { type in
            names.ancestry(of: type).contains { ancestor in
                classes[ancestor.name.value].map { $0.doesSomething && !$0.isValue } ?? false
            }
        }
        self.classes = classes
        needingEnvironment = Set(needing.map(\.name.value))
        protocols = names.protocols.mapValues { MethodFaces($0.methods, owner: $0.name.value, properties: [], model: names) }
    }
}

/// Delegates that are told of one call, in the whole system. Nothing in it changes: one is shared by all outputs.
final class DelegateFacts: Sendable {
    /// The methods that take one, by `Class.selector`.
    let calls: [String: CallDelegate]
    /// The names of their protocols.
    let protocols: Set<String>
    /// What an error carries of what a delegate is told beside it, by the error's class.
    let companions: [String: [ErrorCompanion]]

    /// Nothing is worked out yet.
    init() {
        calls = [:]
        protocols = []
        companions = [:]
    }

    init(_ model: SystemModel) {
        let found = CallDelegate.all(model)
        calls = Dictionary(found.map { ("\($0.type.name.value).\($0.method.name)", $0.delegate) }) { first, _ in first }
        protocols = Set(found.map(\.delegate.events.type.name.value))
        companions = ErrorCompanion.all(found.map(\.delegate.events), model)
    }
}
