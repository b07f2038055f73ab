extension SpecIndex {
    /// The required methods of a protocol, and those of the protocols that it refines.
    func required(by name: String) -> [Method] {
        Reach.all(from: [name]) { (protocols[$0]?.conformances ?? []).map(\.value) }
            .flatMap { protocols[$0]?.methods ?? [] }.filter(\.isRequired)
    }

    /// A class and what it inherits from, the nearest first.
    func lineage(of type: ClassType) -> [ClassType] {
        var found = [type]
        while let parent = found.last?.superclass.flatMap({ classes[$0.value] }), found.count <= Kinship.generations {
            found.append(parent)
        }
        return found
    }
}
