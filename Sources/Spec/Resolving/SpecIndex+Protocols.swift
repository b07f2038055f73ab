extension SpecIndex {
    /// The protocols that a class has to meet: those it says it conforms to, and those that say that it implements them.
    func adopted(by type: ClassType) -> [Located<String>] {
        let stated = Set(type.conformances.map(\.value))
        let others = protocols.values.filter { $0.implementedBy?.value == type.name.value && !stated.contains($0.name.value) }
        return type.conformances
            + others.sorted { $0.name.value < $1.name.value }.map { Located($0.name.value, at: $0.implementedBy?.place ?? $0.place) }
    }

    /// The class of the SDK's behind one of its protocols, where that protocol has the property.
    func implementation(of name: String, for property: String) -> ClassType? {
        guard let type = protocols[name], readable(type).contains(property) else { return nil }
        return type.implementedBy.flatMap { classes[$0.value] }
    }

    /// The properties of a protocol that flows read of its objects, at once: of the SDK's own, not of an app's, which they ask for.
    func readable(_ type: ProtocolType) -> [String] {
        type.implementedBy == nil ? [] : type.methods.compactMap(\.property).filter { !$0.isAwaited }.map(\.name)
    }

    /// What values of several types all are, such as objects of a class and of the protocol that it adopts; nil where that is JSON at most.
    func common(_ types: Set<ValueType>, _ wanted: ValueType?) -> ValueType? {
        if types.count == 1 { return types.first }
        if !types.isEmpty, types.isSubset(of: [.integer, .number]) { return .number }
        guard types.count > 1, types.allSatisfy(\.isOfSpec) else { return nil }
        let widest = types.sorted { $0.spelling < $1.spelling } + [wanted?.unwrapped].compactMap { $0 }.filter(\.isOfSpec)
        return widest.first { kind in types.allSatisfy { fits($0, kind) } } ?? parent(of: types)
    }

    /// The nearest class that objects of several classes are all of.
    private func parent(of types: Set<ValueType>) -> ValueType? {
        let lineages = types.map { type -> [String] in
            guard case .named(let name) = type, let found = classes[name] else { return [] }
            return ancestry(of: found).map(\.name.value)
        }
        return lineages.first?.first { name in lineages.allSatisfy { $0.contains(name) } }.map { .named($0) }
    }

    /// The methods of a protocol, and those of the protocols that it refines.
    func requirements(of name: String) -> [Method] { protocols[name]?.requirements(in: protocols).map(\.method) ?? [] }

    /// The required methods of a protocol, and those of the protocols that it refines.
    func required(by name: String) -> [Method] {
        requirements(of: name).filter(\.isRequired)
    }
}
