internal import Declarations
internal import Spec

extension SystemModel {
    /// The protocol whose method a class's method is, where it adopts one that asks for it: Swift's importer names both alike, by the protocol.
    func requirer(of method: Method, in owner: String) -> String? {
        guard method.language == .objectiveC, !method.isStatic, let type = classes[owner] else { return nil }
        return Reach.all(from: ancestry(of: type).flatMap { $0.conformances.map(\.value) }) {
            (protocols[$0]?.conformances ?? []).map(\.value)
        }.first { name in
            protocols[name]?.methods.contains { $0.name == method.name && !$0.isStatic } == true
        }
    }
}
