import Spec

/// Methods that a class has because it adopts a protocol, and does not declare again.
enum Adoption {
    /// A spec says what a class's methods do, so that it has to have them.
    static func completed(_ types: [TypeDraft]) -> [TypeDraft] {
        let protocols = Dictionary(types.filter { $0.form == .protocol }.map { ($0.name, $0) }) { first, _ in first }
        let parents = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        return types.map { type in
            var type = type
            // A class and a protocol of one name are one type of a draft; and only objects conform to protocols of specs.
            type.conformances.removeAll { $0 == type.name || type.form == .structure && protocols[$0] != nil }
            guard type.form != .protocol else { return type }
            var known = Set(lineage(type, parents).flatMap(\.methods).map(\.name))
            for name in type.conformances {
                for method in required(by: name, protocols) where known.insert(method.name).inserted {
                    var method = method
                    method.invented = "The guide declares it in `\(name)`, which the class adopts."
                    type.methods.append(method)
                }
            }
            return type
        }
    }

    private static func required(by name: String, _ protocols: [String: TypeDraft]) -> [MethodDraft] {
        Reach.all(from: [name]) { protocols[$0]?.conformances ?? [] }
            .flatMap { protocols[$0]?.methods ?? [] }.filter { !$0.isOptional }
    }

    private static func lineage(_ type: TypeDraft, _ types: [String: TypeDraft]) -> [TypeDraft] {
        var found = [type]
        var seen: Set<String> = [type.name]
        while let parent = found.last?.superclass.flatMap({ types[$0] }), seen.insert(parent.name).inserted { found.append(parent) }
        return found
    }
}
