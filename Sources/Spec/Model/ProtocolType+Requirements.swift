/// What a protocol asks for together with those that it refines.
extension ProtocolType {
    /// The protocol itself and those of the spec that it refines, each once.
    package func lineage(in protocols: [String: ProtocolType]) -> [ProtocolType] {
        [self] + Reach.all(from: [name.value]) { (protocols[$0]?.conformances ?? []).map(\.value) }.dropFirst().compactMap { protocols[$0] }
    }

    /// The methods of all of these, with the protocol that each stands in; of one name the nearest.
    package func requirements(in protocols: [String: ProtocolType]) -> [(type: ProtocolType, method: Method)] {
        var seen: Set<String> = []
        return lineage(in: protocols).flatMap { type in type.methods.map { (type, $0) } }.filter { seen.insert($0.1.name).inserted }
    }
}
