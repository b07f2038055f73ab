internal import Declarations
internal import Spec

extension SystemModel {
    /// The protocol whose method a class's method is, where it adopts one that asks for it: Swift's importer names both alike, by the protocol.
    func requirer(of method: Method, in owner: String) -> String? {
        guard method.language == .objectiveC, !method.isStatic, let type = classes[owner] else { return nil }
        var waiting = ancestry(of: type).flatMap { $0.conformances.map(\.value) }
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let adopted = protocols[name] else { continue }
            if adopted.methods.contains(where: { $0.name == method.name && !$0.isStatic }) { return name }
            waiting += adopted.conformances.map(\.value)
        }
        return nil
    }
}
