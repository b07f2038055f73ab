extension Spec {
    /// The protocols that structs of the spec adopt, and those that these refine: what adopts them need be no object, so that nobody holds it
    /// weakly, or asks whether it is the same one.
    package var protocolsOfValues: Set<String> {
        let structs = classes.filter { $0.form == .structure }
        let names = Set(structs.map(\.name.value))
        let implemented = protocols.filter { $0.implementedBy.map { names.contains($0.value) } ?? false }.map(\.name.value)
        let known = Dictionary(protocols.map { ($0.name.value, $0) }) { first, _ in first }
        let adopted = structs.flatMap { $0.conformances.map(\.value) } + implemented
        return Set(
            Reach.all(from: adopted.filter { known[$0] != nil }) { name in
                (known[name]?.conformances ?? []).map(\.value).filter { known[$0] != nil }
            })
    }
}
