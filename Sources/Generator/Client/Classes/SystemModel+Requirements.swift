internal import Declarations
internal import Spec

extension SystemModel {
    /// The protocol whose method a class's method is, where it adopts one that asks for it: Swift's importer names both alike, by the protocol.
    /// What a subclass adopts counts, too: it may inherit what the protocol asks for.
    func requirer(of method: Method, in owner: String) -> String? {
        guard method.language == .objectiveC, !method.isStatic, let type = classes[owner] else { return nil }
        if let own = requirer(of: method, adoptedBy: ancestry(of: type)) { return own }
        guard isSubclassed(type) else { return nil }
        let subclasses = spec.classes.filter { $0.name.value != owner && ancestry(of: $0).contains { $0.name.value == owner } }
        return requirer(of: method, adoptedBy: subclasses)
    }

    private func requirer(of method: Method, adoptedBy types: [ClassType]) -> String? {
        Reach.all(from: types.flatMap { $0.conformances.map(\.value) }) {
            (protocols[$0]?.conformances ?? []).map(\.value)
        }.first { name in
            protocols[name]?.methods.contains { $0.name == method.name && !$0.isStatic } == true
        }
    }

    /// The protocols whose objects have the methods of one: itself, and those that refine it.
    func refining(_ name: String) -> [String] {
        spec.protocols.filter { $0.lineage(in: protocols).contains { $0.name.value == name } }.map(\.name.value)
    }
}
